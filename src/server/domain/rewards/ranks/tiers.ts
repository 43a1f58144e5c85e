import { asc } from 'drizzle-orm';
import type { Language, VipTiers } from '#generated/model/index.ts';
import { ranks } from '#server/db/schema/members.ts';
import type { Services } from '#server/services.ts';
import { clubLabelOf, privilegesByLevel, rankIcon } from './privileges.ts';

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
