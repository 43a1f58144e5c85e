import type { BillState, ContractKind } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { ContractWindow } from '#shared/contracts/contract-windows.ts';
import { compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import type { StoredBill } from './bill-posting.ts';
import type { PlannedBill } from './plan-bills.ts';

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
export async function storeBills(
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
