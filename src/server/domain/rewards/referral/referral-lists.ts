import { sql } from 'drizzle-orm';
import type { InviteePage, InviteeState, ReferralRewardKind, ReferralRewardPage } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { dayAt, dayName } from '#shared/time/zone.ts';
import { money } from '../../ground/amounts/money.ts';
import { rangeOf } from '../../ground/date-range.ts';
import { type PageQuery, paged } from '../../ground/paging/paging.ts';
import { maskedAccount } from '../../ground/text/masks.ts';

interface ReferralQuery extends PageQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Row {
  readonly account: string;
  readonly registeredAt: Date;
  readonly state: InviteeState;
  readonly turnover: string;
  readonly reward: string;
}

/** Who registered with a member's code, the newest first; what was given for them counts as their reward (MEMBER-12). */
export async function listInvitees(
  { brand, clock, db }: Pick<Services, 'brand' | 'clock' | 'db'>,
  memberId: number,
  query: ReferralQuery,
): Promise<InviteePage> {
  const range = rangeOf(query, clock(), brand.timeZone);
  const { content, totals, ...page } = await paged<Row, Record<'turnover' | 'reward', string>>(
    db,
    {
      name: 'invitees',
      from: sql`registrations r join members m on m.id = r.member_id cross join lateral (
        select coalesce(sum(w.turnover), 0) as turnover,
          coalesce(sum(w.amount) filter (where w.credited_at is not null), 0) as reward
        from referral_rewards w where w.invitee_id = r.member_id) s`,
      where: [
        sql`r.referred_by = ${memberId}`,
        sql`r.registered_at >= ${range.from} and r.registered_at < ${range.to}`,
      ],
      order: sql`r.registered_at desc, r.member_id desc`,
      columns: sql`m.account, r.registered_at as "registeredAt", s.turnover, s.reward, case
        when r.referral_refusal is not null then 'refused'
        when exists (select from bet_settlements b where b.member_id = r.member_id) then 'active'
        when exists (select from deposits d where d.member_id = r.member_id and d.state = 'credited') then 'deposited'
        else 'registered' end as state`,
      totals: { turnover: sql`coalesce(sum(s.turnover), 0)`, reward: sql`coalesce(sum(s.reward), 0)` },
    },
    query,
  );
  const wire = (amount: string) => money(amount, brand.currency.decimals);
  return {
    ...page,
    content: content.map(({ account, registeredAt, state, turnover, reward }) => ({
      account: maskedAccount(account),
      registeredAt: registeredAt.toISOString(),
      state,
      turnover: wire(turnover),
      reward: wire(reward),
    })),
    totals: { turnover: wire(totals.turnover), reward: wire(totals.reward) },
  };
}

interface ListReferralRewardsRow {
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
  const { content, totals, ...page } = await paged<ListReferralRewardsRow, Record<'turnover' | 'reward', string>>(
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
