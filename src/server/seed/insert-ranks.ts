import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { members, ranks } from '../db/schema/members.ts';
import { rankPrivileges, rankRules, rankTurnover } from '../db/schema/ranks.ts';
import { cleanHtml } from '../domain/ground/html/html.ts';
import { seedMembers, seedRanks } from './members.ts';
import { type SeedTier, seedProgress, seedRankRules, seedTiers } from './ranks.ts';
import { inCurrency, type SeedCurrency } from './with-amounts.ts';

const DAY = 86_400_000;
/** The days for which the demo accounts keep their ranks. */
const KEPT = 90;

/** Inserts the levels and names of the ranks. */
export async function insertRankLevels({ orm }: Queries): Promise<void> {
  await orm.insert(ranks).values([...seedRanks]);
}

/** Inserts the requirements, benefits and rules of the ranks. */
export async function insertRankRules(tx: Queries, currency: SeedCurrency): Promise<void> {
  for (const { level, pointsNeeded, pointsToKeep } of seedTiers) {
    await tx.orm.update(ranks).set({ pointsNeeded, pointsToKeep }).where(eq(ranks.level, level));
  }
  await tx.orm.insert(rankPrivileges).values(seedTiers.flatMap((tier) => privilegesOf(tier, currency)));
  await tx.orm.insert(rankRules).values([
    { language: 'EN', html: cleanHtml(seedRankRules.EN) },
    { language: 'VI', html: cleanHtml(seedRankRules.VI) },
  ]);
}

/** Inserts the turnover that brought the demo accounts to their ranks. */
export async function insertRankProgress(tx: Queries, now: Date, currency: SeedCurrency): Promise<void> {
  const daysFromNow = (days: number) => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
  for (const { account, reached, turnover } of seedProgress) {
    const rankLevel = seedMembers.find((member) => member.account === account)?.rankLevel ?? 0;
    const [member] = await tx.orm
      .update(members)
      .set({ rankReachedOn: daysFromNow(-reached), rankKeptUntil: daysFromNow(KEPT - reached) })
      .where(and(eq(members.account, account), eq(members.rankLevel, rankLevel)))
      .returning({ id: members.id });
    // A sandbox that was changed since keeps its data.
    if (member === undefined) continue;
    const counted = turnover.map(([days, amount]) => ({
      memberId: member.id,
      countedOn: daysFromNow(-days),
      amount: inCurrency(amount, currency),
    }));
    await tx.orm.insert(rankTurnover).values(counted);
  }
}

function privilegesOf({ level, rebates, birthday, withdrawals, withdrawn, support }: SeedTier, currency: SeedCurrency) {
  const [slots, live] = rebates;
  return [
    { kind: 'rebate_slots' as const, rate: slots },
    { kind: 'rebate_live' as const, rate: live },
    { kind: 'birthday_credit' as const, amount: inCurrency(birthday, currency) },
    { kind: 'withdrawals_per_day' as const, count: withdrawals },
    { kind: 'withdrawal_amount_per_day' as const, amount: inCurrency(withdrawn, currency) },
    { kind: 'vip_support' as const, words: support },
  ].map((privilege, position) => ({ level, position, ...privilege }));
}
