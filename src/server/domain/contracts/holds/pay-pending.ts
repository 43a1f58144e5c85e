import type { ContractKind } from '../../../../../generated/server/model/index.ts';
import type { Queries } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { payBills } from '../settlement/bill-posting.ts';

// What another process decided in the meantime is pending no more, and left out.
const TAKE = `
  with taken as materialized (
    select id from contract_bills where state = 'pending' and (id = $1 or downline_id = $2) order by id for update
  )
  update contract_bills b set state = 'issued', paid = b.net, paid_at = $3, reason = null
  from taken t where b.id = t.id
  returning b.id, b.kind, b.downline_id as "downlineId", b.net, b.gap_share as dividend_gap, b.rounding,
    b.net - b.gap_share - b.rounding as agents`;

interface Row extends Record<'agents' | 'dividend_gap' | 'rounding' | 'net', string> {
  readonly id: number;
  readonly kind: ContractKind;
  readonly downlineId: number;
}

/** A bill that was paid. `net` is `numeric` text. */
export type PaidBill = Pick<Row, 'id' | 'downlineId' | 'net'>;

/** Pays one pending bill, or all of an agent, in the caller's transaction. Returns those that were paid. */
export async function payPending(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  of: { readonly billId: number } | { readonly agent: number },
  at: Date,
): Promise<readonly PaidBill[]> {
  const { billId, agent } = { billId: null, agent: null, ...of };
  const rows = await tx.query<Row>('contract_pending_pay', TAKE, [billId, agent, at]);
  const bills = rows.map(({ agents, dividend_gap, rounding, ...bill }) => ({
    ...bill,
    payers: { agents, dividend_gap, rounding },
  }));
  await payBills(tx, bills, { at, currency: brand.currency.code });
  return rows;
}
