import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { expiredBefore } from '../bills/bill-row.ts';
import { payOpen } from '../settlement/pay-open.ts';

// What another process decided in the meantime is left out, and what has expired.
const OPEN = `
  with taken as materialized (
    select id from contract_bills where state = 'pending' and (id = $1 or downline_id = $2) and coalesce(held_at, issued_at) >= $3
    order by id for update
  )
  update contract_bills b set state = case when b.paid > 0 then 'part_collected' else 'insufficient' end, reason = null,
    held_at = null
  from taken t where b.id = t.id
  returning b.id, b.net - b.paid as due`;

/** A bill that waits no more. Amounts are `numeric` text. */
export interface ReleasedBill {
  readonly id: number;
  /** What was not paid before. */
  readonly due: string;
  /** What of it is paid now; the budget of the day may leave a rest. */
  readonly paid: string;
}

/**
 * Pays one pending bill, or all of an agent, in the caller's transaction. A budget may leave them open. Returns those
 * that were pending.
 */
export async function payPending(
  { brand }: Pick<Services, 'brand'>,
  tx: Queries,
  of: { readonly billId: number } | { readonly agent: number },
  at: Date,
): Promise<readonly ReleasedBill[]> {
  const { billId, agent } = { billId: null, agent: null, ...of };
  const opened = await tx.query<Omit<ReleasedBill, 'paid'>>('contract_pending_open', OPEN, [
    billId,
    agent,
    expiredBefore(brand, at),
  ]);
  if (opened.length === 0) return [];
  const ids = opened.map(({ id }) => id);
  const payments = new Map((await payOpen(brand, tx, at, ids)).map(({ id, amount }) => [id, amount]));
  return opened.map((bill) => ({ ...bill, paid: payments.get(bill.id) ?? '0.00' }));
}
