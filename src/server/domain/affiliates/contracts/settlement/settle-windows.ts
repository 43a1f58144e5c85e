import type { BillState, ContractKind } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { type ContractWindow, windowAt } from '#shared/contracts/contract-windows.ts';
import { compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import { dayAt, momentOn } from '#shared/time/zone.ts';
import { payBills, type StoredBill } from './bill-posting.ts';
import { payOpen } from './pay-open.ts';
import { type PlannedBill, planBills } from './plan-bills.ts';
import { windowFigures } from './window-figures.ts';

type Needs = Pick<Services, 'db' | 'brand' | 'clock'>;

/** Daily salaries and dividends are paid at two o'clock, so that bets of the last minutes are settled. */
const NIGHT_MINUTES = 120;

// From the end of what is settled; or from the beginning of what no settled window has reached.
const NEXT = `
  select greatest(
    (select max(window_to) from contract_settlements where kind = $1),
    (select min(effective_from) from contracts where kind = $1 and effective_from is not null)
  ) as "from",
  exists (select from contracts where kind = $1 and effective_from is not null) as any`;
const CLAIM = `
  insert into contract_settlements (kind, window_from, window_to, settled_at, last_move)
  values ($1, $2, $3, $4, (select coalesce(max(id), 0) from team_moves))
  on conflict do nothing returning kind`;
// No line moves until the bills are stored, so that their evidence knows the tree that they were computed from.
const TREE_STANDS = 'select pg_advisory_xact_lock_shared(4404)';
// Settling a bet holds this lock until it is stored, so waiting leaves no bet out.
const ALL_SETTLED = 'lock table bet_settlements in share mode';

/**
 * Settles the due windows of a kind, oldest first, each in one transaction and once. Other processes may run it too.
 * Returns how many it settled.
 */
export async function settleWindows(services: Needs, kind: ContractKind): Promise<number> {
  const { db, brand, clock } = services;
  let settled = 0;
  for (;;) {
    const [next] = await db.query<{ from: Date | null; any: boolean }>('contract_next_window', NEXT, [kind]);
    if (!next?.any || next.from === null) return settled;
    const window = windowAt(kind, next.from.getTime(), brand.timeZone);
    if (dueAt(kind, window, brand.timeZone) > clock()) return settled;
    await db.transaction((tx) => tx.query('contract_bets_stored', ALL_SETTLED, []));
    if (await db.transaction((tx) => settleWindow(services, tx, { kind, window }))) settled += 1;
  }
}

/** The moment at which a window is paid, in milliseconds since 1970. */
export function dueAt(kind: ContractKind, { to }: ContractWindow, timeZone: string): number {
  if (kind === 'hourly' || kind === 'realtime') return to;
  return momentOn(dayAt(to, timeZone), timeZone, NIGHT_MINUTES);
}

interface Settling {
  readonly brand: Pick<Services['brand'], 'currency' | 'timeZone' | 'contractPayments'>;
  readonly clock: Services['clock'];
}

/** Settles one window in the caller's transaction. Returns whether it was not settled before. */
export async function settleWindow(
  settling: Settling,
  tx: Queries,
  { kind, window }: { readonly kind: ContractKind; readonly window: ContractWindow },
): Promise<boolean> {
  const { currency, contractPayments } = settling.brand;
  const at = new Date(settling.clock());
  await tx.query('contract_tree_stands', TREE_STANDS);
  const claimed = await tx.query('contract_window_claim', CLAIM, [
    kind,
    new Date(window.from),
    new Date(window.to),
    at,
  ]);
  if (claimed.length === 0) return false;
  const planned = planBills(await windowFigures(tx, kind, window), currency.decimals);
  const isLimited = contractPayments.dailyBudget !== null;
  const bills = await storeBills(tx, isLimited ? planned.map(unpaid) : planned, { kind, window, at });
  if (isLimited) {
    await payOpen(settling.brand, tx, at);
    return true;
  }
  const payable = bills.filter(({ state }) => state === 'issued');
  await payBills(
    tx,
    payable.map((bill) => ({ ...bill, kind, amount: bill.net, paidBefore: '0' })),
    { at, currency: currency.code },
  );
  return true;
}

const STORE = `
  insert into contract_bills (contract_id, contract_version, kind, upline_id, downline_id, window_from, window_to,
    turnover, team_result, active_downlines, tier, rate, gross, downline_gross, adjustment, carried_in, carried_out,
    gap, net, gap_share, rounding, paid, state, issued_at, paid_at, reason)
  select b."contractId", b."contractVersion", $2, b."uplineId", b."downlineId", $3, $4, b.turnover, b."teamResult",
    b."activeDownlines", b.tier, b.rate, b.gross, b."downlineGross", b.adjustment, b."carriedIn", b."carriedOut",
    b.gap, b.net, (b.payers ->> 'dividend_gap')::numeric, (b.payers ->> 'rounding')::numeric,
    case when s.state in ('pending', 'insufficient') then 0 else b.net end, s.state, $5, case when s.state = 'issued' then $5::timestamptz end,
    s.reason
  from jsonb_to_recordset($1::jsonb) as b ("contractId" bigint, "contractVersion" int, "uplineId" bigint,
    "downlineId" bigint, turnover numeric, "teamResult" numeric, "activeDownlines" int, tier int, rate int,
    gross numeric, "downlineGross" numeric, adjustment numeric, "carriedIn" numeric, "carriedOut" numeric, gap numeric,
    net numeric, payers jsonb, state text)
  left join contract_holds h on h.member_id = b."downlineId" and b.net > 0
  cross join lateral (select case when h.member_id is null then b.state else 'pending' end as state, h.reason) s
  returning id, contract_id as "contractId", state`;
const CARRY = `
  insert into contract_carries (bill_id, contract_id, kind, amount, at)
  select c.bill, c.contract, c.kind, c.amount, $2
  from jsonb_to_recordset($1::jsonb) as c (bill bigint, contract bigint, kind text, amount numeric)`;

interface Settled {
  readonly kind: ContractKind;
  readonly window: ContractWindow;
  readonly at: Date;
}

/**
 * Stores the bills of a window, and what they take up and carry on, in two statements. They count as paid, except those
 * that a budget is to pay, and those of agents whose payments are held.
 */
async function storeBills(
  tx: Queries,
  bills: readonly PlannedBill[],
  { kind, window, at }: Settled,
): Promise<StoredBill[]> {
  if (bills.length === 0) return [];
  const values = [JSON.stringify(bills), kind, new Date(window.from), new Date(window.to), at];
  const rows = await tx.query<{ id: number; contractId: number; state: BillState }>(
    'contract_bills_store',
    STORE,
    values,
  );
  const found = new Map(rows.map((row) => [row.contractId, row]));
  const stored = bills.flatMap((bill): StoredBill[] => {
    const row = found.get(bill.contractId);
    return row === undefined ? [] : [{ ...bill, ...row }];
  });
  const carries = stored.flatMap(({ id, contractId, carriedIn, carriedOut }) =>
    [
      { bill: id, contract: contractId, kind: 'in', amount: subtractAmounts('0', carriedIn) },
      { bill: id, contract: contractId, kind: 'out', amount: carriedOut },
    ].filter(({ amount }) => compareAmounts(amount, '0') !== 0),
  );
  if (carries.length > 0) await tx.query('contract_carries_store', CARRY, [JSON.stringify(carries), at]);
  return stored;
}

/** A bill as the budget of a day finds it. */
function unpaid(bill: PlannedBill): PlannedBill {
  return compareAmounts(bill.net, '0') > 0 ? { ...bill, state: 'insufficient' } : bill;
}
