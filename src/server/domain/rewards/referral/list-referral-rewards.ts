import { sql } from 'drizzle-orm';
import type { ReferralRewardKind, ReferralRewardPage } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { dayAt, dayName } from '#shared/time/zone.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { paged } from '../../ground/paging/paging.ts';
import type { ReferralQuery } from './list-invitees.ts';
import { maskedAccount } from './masked-account.ts';

interface Row {
  readonly id: string;
  readonly account: string;
  readonly kind: ReferralRewardKind;
  readonly day: string;
  readonly turnover: string;
  readonly rate: number;
  readonly amount: string;
  readonly creditedAt: Date | null;
}

/** A page of a member's rewards for friends, the newest day first; the totals run over all pages (MEMBER-12). */
export async function listReferralRewards(
  { brand, clock, db }: Pick<Services, 'brand' | 'clock' | 'db'>,
  memberId: number,
  query: ReferralQuery,
): Promise<ReferralRewardPage> {
  const { from, to } = rangeOf(query, clock(), brand.timeZone);
  // A range that ends with a day does not touch the next.
  const [first, last] = [from.getTime(), to.getTime() - 1].map((moment) => dayName(dayAt(moment, brand.timeZone)));
  const { content, totals, ...page } = await paged<Row, Record<'turnover' | 'reward', string>>(
    db,
    {
      name: 'referral_rewards',
      from: sql`referral_rewards w join members m on m.id = w.invitee_id`,
      where: [sql`w.inviter_id = ${memberId} and w.amount > 0`, sql`w.day between ${first}::date and ${last}::date`],
      order: sql`w.day desc, w.kind, w.id`,
      columns: sql`w.id, m.account, w.kind, w.day::text as day, w.turnover, w.rate, w.amount, w.credited_at as "creditedAt"`,
      totals: { turnover: sql`coalesce(sum(w.turnover), 0)`, reward: sql`coalesce(sum(w.amount), 0)` },
    },
    query,
  );
  const wire = (amount: string) => money(amount, brand.currency.decimals);
  return {
    ...page,
    content: content.map(({ id, account, kind, day, turnover, rate, amount, creditedAt }) => ({
      referralRewardId: id,
      account: maskedAccount(account),
      kind,
      day,
      turnover: wire(turnover),
      rate,
      amount: wire(amount),
      state: creditedAt === null ? 'pending' : 'credited',
      creditedAt: creditedAt?.toISOString() ?? null,
    })),
    totals: { turnover: wire(totals.turnover), reward: wire(totals.reward) },
  };
}
