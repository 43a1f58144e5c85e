import type { LimitPeriod, MoneyLimitKind } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { spanOf } from './periods.ts';

// A deposit under way counts in each period until it is credited, fails or expires.
const DEPOSITED = `
  select p.name, (
    select coalesce(sum(coalesce(d.received_amount, d.amount)), 0) from deposits d
    where d.member_id = $1 and (d.state in ('pending', 'paid') or d.credited_at >= p.begins)
  ) as used
  from unnest($2::text[], $3::timestamptz[]) as p (name, begins)`;

// An open bet counts in each period. Money in a vendor's wallet counts as open, and winnings there offset nothing.
const LOST = `
  select p.name, greatest(0, (
    select coalesce(sum(s.stake - s.payout), 0) from bet_settlements s
    where s.member_id = $1 and s.settled_at >= p.begins
  ) + (
    select coalesce(sum(b.stake), 0) from bets b where b.member_id = $1 and b.state = 'open'
  ) + (
    select coalesce(sum(greatest(0, v.moved)), 0) from (
      select sum(case when t.direction = 'in' then t.amount else -t.amount end) as moved from wallet_transfers t
      where t.member_id = $1 and case when t.direction = 'in' then t.state <> 'failed' and t.created_at >= p.begins
        else t.state = 'completed' and t.completed_at >= p.begins end
      group by t.vendor_code
    ) v
  )) as used
  from unnest($2::text[], $3::timestamptz[]) as p (name, begins)`;

const statements: Readonly<Record<MoneyLimitKind, readonly [name: string, sql: string]>> = {
  deposit: ['play_limits_deposited', DEPOSITED],
  loss: ['play_limits_lost', LOST],
};

/** What counts towards a member's limits of money, in each of the periods that hold the moment. `numeric` text. */
export async function usedMoney(
  { db, brand }: { readonly db: Pick<Queries, 'query'>; readonly brand: Pick<Brand, 'timeZone'> },
  memberId: number,
  kind: MoneyLimitKind,
  periods: readonly LimitPeriod[],
  at: Date,
): Promise<ReadonlyMap<LimitPeriod, string>> {
  const begins = periods.map((period) => spanOf(period, at.getTime(), brand.timeZone).from.toISOString());
  const [name, sql] = statements[kind];
  const rows = await db.query<{ name: LimitPeriod; used: string }>(name, sql, [memberId, periods, begins]);
  return new Map(rows.map((row) => [row.name, row.used]));
}
