import type { BillState, ContractKind } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { publish } from '#server/domain/ground/publish.ts';
import { type Entry, type Posting, postAll } from '#server/domain/money/wallet/post.ts';
import { compareAmounts, subtractAmounts } from '#shared/money/amount.ts';
import type { PlannedBill } from './plan-bills.ts';

/** A bill with its number in the database, and its state there. */
export interface StoredBill extends Omit<PlannedBill, 'state'> {
  readonly id: number;
  readonly state: BillState;
}

/** A payment of a bill. */
export interface PayableBill extends Pick<StoredBill, 'id' | 'downlineId' | 'payers'> {
  readonly kind: ContractKind;
  /** What is paid now; `payers` adds up to it. */
  readonly amount: string;
  /** What was paid before, which tells the payments of a bill apart. */
  readonly paidBefore: string;
}

interface Context {
  readonly at: Date;
  readonly currency: string;
}

/** The payment of a bill: from the platform's accounts to the main wallet of the downline. */
function billPosting(bill: PayableBill, { at, currency }: Context): Posting {
  const houses = (['agents', 'dividend_gap', 'rounding'] as const).flatMap((house): Entry[] => {
    const amount = bill.payers[house];
    return compareAmounts(amount, '0') === 0 ? [] : [{ house, amount: subtractAmounts('0', amount) }];
  });
  return {
    key: compareAmounts(bill.paidBefore, '0') === 0 ? `bill:${bill.id}` : `bill:${bill.id}@${bill.paidBefore}`,
    kind: bill.kind === 'dividend' ? 'dividend' : 'salary',
    reason: { kind: 'bill', id: billId(bill.id) },
    at,
    currency,
    entries: [{ memberId: bill.downlineId, purpose: 'main', amount: bill.amount }, ...houses],
  };
}

/**
 * Pays bills in the caller's transaction, and tells the agents' open pages. Wallets are locked in one order, so that two
 * payers never wait for each other.
 */
export async function payBills(tx: Queries, bills: readonly PayableBill[], context: Context): Promise<void> {
  const payable = bills.filter(({ amount }) => Number(amount) > 0).toSorted((a, b) => a.downlineId - b.downlineId);
  if (payable.length === 0) return;
  await postAll(
    tx,
    payable.map((bill) => billPosting(bill, context)),
  );
  await publish(
    tx,
    context.at,
    payable.map(({ downlineId }) => ({ kind: 'balance', memberId: downlineId })),
  );
}

/** The id of a bill on the wire. */
export function billId(id: number): string {
  return `bl-${id}`;
}
