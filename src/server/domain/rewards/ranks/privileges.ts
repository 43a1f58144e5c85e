import { asc } from 'drizzle-orm';
import type { ClubLabel, Language, Privilege, VipTiers } from '#generated/model/index.ts';
import { ranks } from '#server/db/schema/members.ts';
import { type RankWords, rankPrivileges } from '#server/db/schema/ranks.ts';
import type { Services } from '#server/services.ts';
import { money } from '../../ground/amounts/money.ts';

/** The benefits of each rank, by level, in the language of the request. */
export async function privilegesByLevel(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  language: Language,
): Promise<(level: number) => Privilege[]> {
  const rows = await db.orm
    .select()
    .from(rankPrivileges)
    .orderBy(asc(rankPrivileges.level), asc(rankPrivileges.position));
  const byLevel = Map.groupBy(rows, ({ level }) => level);
  return (level) =>
    (byLevel.get(level) ?? []).map(({ kind, rate, amount, count, words }) => ({
      kind,
      rate,
      count,
      amount: amount === null ? null : money(amount, brand.currency.decimals),
      text: words && wordsIn(words, language, brand.defaultLanguage),
    }));
}

/** In the requested language, else in the site's, else in any. */
function wordsIn(words: RankWords, wanted: Language, usual: Language): string | null {
  return words[wanted] ?? words[usual] ?? Object.values(words)[0] ?? null;
}

/** The name and colour of a rank. */
export function clubLabelOf({ name, color, color2, level }: typeof ranks.$inferSelect): ClubLabel {
  return { labelName: name, color, color2, rankLevel: level };
}

/** The picture of a rank, which this server draws. */
export function rankIcon(level: number): string {
  return `/art/rank/${level}.webp`;
}

/** The text in the requested language, else in the site's, else in any. */
const RULES = `
  select html from rank_rules order by language = $1 desc, language = $2 desc, language limit 1`;

/** All ranks, lowest first, and the rules to reach and keep them (SIDEBAR-11). */
export async function vipTiers(services: Pick<Services, 'db' | 'brand'>, language: Language): Promise<VipTiers> {
  const { db, brand } = services;
  const [rows, privilegesOf, rules] = await Promise.all([
    db.orm.select().from(ranks).orderBy(asc(ranks.level)),
    privilegesByLevel(services, language),
    db.query<{ html: string }>('rank_rules', RULES, [language, brand.defaultLanguage]),
  ]);
  return {
    tiers: rows.map((rank) => ({
      clubLabel: clubLabelOf(rank),
      iconUrl: rankIcon(rank.level),
      pointsNeeded: rank.pointsNeeded,
      pointsToKeep: rank.pointsToKeep,
      privileges: privilegesOf(rank.level),
    })),
    ...brand.vip,
    rulesHtml: rules[0]?.html ?? '',
  };
}
