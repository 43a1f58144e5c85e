import type { ContractKind } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { compareAmounts, leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import { dayAt, dayName } from '#shared/time/zone.ts';
import { payBills } from './bill-posting.ts';
import type { PlannedBill } from './plan-bills.ts';

// Payers of one day follow each other, so that each knows what is left.
const LOCK_DAY = `
  insert into contract_budget_days (day, spent) values ($1, 0)
  on conflict (day) do update set spent = contract_budget_days.spent`;
// `cost` is what `agents` owes, which pays after the gap. Without a budget the named bills are paid, or all.
const PAY = `
  with open as materialized (
    select b.id, b.kind, b.contract_id, b.window_to, b.issued_at < $2 as is_rest, b.net - b.paid as due,
      b.net - greatest(b.paid, b.gap_share) as cost
    from contract_bills b
    where b.state in ('part_collected', 'insufficient') and ($3::numeric is not null or $4::bigint[] is null or b.id = any($4))
    order by b.id for update
  ), queue as (
    select o.id, o.due, o.cost, $3::numeric - d.spent - coalesce(sum(o.cost) over (
      order by o.is_rest desc, o.window_to, o.kind, o.contract_id rows between unbounded preceding and 1 preceding
    ), 0) as budget
    from open o cross join contract_budget_days d where d.day = $1
  ), paid as (
    select id, due, case when budget is null or cost <= greatest(budget, 0) then cost when budget > 0 then budget end as part,
      cost
    from queue
  ), spent as (
    update contract_budget_days d set spent = d.spent + (select coalesce(sum(part), 0) from paid) where d.day = $1
  )
  update contract_bills b set paid = b.net - (p.cost - p.part),
    state = case when p.part = p.cost then 'issued' else 'part_collected' end,
    paid_at = case when p.part = p.cost then $2::timestamptz end
  from paid p where b.id = p.id and p.part is not null
  returning b.id, b.kind, b.downline_id as "downlineId", b.net, b.gap_share as "gapShare", b.rounding, b.paid,
    p.due - p.cost + p.part as amount`;

interface Row {
  readonly id: number;
  readonly kind: ContractKind;
  readonly downlineId: number;
  readonly net: string;
  readonly gapShare: string;
  readonly rounding: string;
  /** With this payment. */
  readonly paid: string;
  /** This payment. */
  readonly amount: string;
}

/** A payment of an open bill. Amounts are `numeric` text. */
export type OpenPayment = Pick<Row, 'id' | 'amount'>;

/** Pays what earlier days left open, once a day begins. */
export function payRests({ db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>): Promise<void> {
  return db.transaction(async (tx) => {
    await payOpen(brand, tx, new Date(clock()));
  });
}

/**
 * Pays open bills by what is left of the day's budget, in the caller's transaction: rests first, then by the end of
 * the window, kind and contract. A bill that is held is not open. Without a budget it may pay some `only`.
 */
export async function payOpen(
  { currency, timeZone, contractPayments }: Pick<Services['brand'], 'currency' | 'timeZone' | 'contractPayments'>,
  tx: Queries,
  at: Date,
  only: readonly number[] | null = null,
): Promise<readonly OpenPayment[]> {
  const day = dayName(dayAt(at.getTime(), timeZone));
  await tx.query('contract_budget_day', LOCK_DAY, [day]);
  const rows = await tx.query<Row>('contract_open_pay', PAY, [day, at, contractPayments.dailyBudget, only]);
  const payments = rows.map(({ paid, ...bill }) => {
    const paidBefore = subtractAmounts(paid, bill.amount);
    return { ...bill, paidBefore, payers: between(payersOf(bill, paidBefore), payersOf(bill, paid)) };
  });
  await payBills(tx, payments, { at, currency: currency.code });
  return rows;
}

type Payers = PlannedBill['payers'];

const NOBODY: Payers = { agents: '0', dividend_gap: '0', rounding: '0' };

/** Who has paid how much once so much of a bill is paid: `dividend_gap` first, then `agents`, `rounding` the rest. */
function payersOf({ net, gapShare, rounding }: Pick<Row, 'net' | 'gapShare' | 'rounding'>, paid: string): Payers {
  if (compareAmounts(paid, '0') === 0) return NOBODY;
  const gap = leastAmount(paid, gapShare);
  const whole = subtractAmounts(subtractAmounts(net, gapShare), rounding);
  const rest = subtractAmounts(paid, gap);
  const agents = compareAmounts(paid, net) === 0 ? whole : leastAmount(rest, whole);
  return { agents, dividend_gap: gap, rounding: subtractAmounts(rest, agents) };
}

function between(before: Payers, after: Payers): Payers {
  return {
    agents: subtractAmounts(after.agents, before.agents),
    dividend_gap: subtractAmounts(after.dividend_gap, before.dividend_gap),
    rounding: subtractAmounts(after.rounding, before.rounding),
  };
}
