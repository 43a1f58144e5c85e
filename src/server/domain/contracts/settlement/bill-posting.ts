import type { ContractKind } from '../../../../../generated/server/model/index.ts';
import { compareAmounts, subtractAmounts } from '../../../../shared/money/amount.ts';
import type { Entry, Posting } from '../../wallet/post.ts';
import type { PlannedBill } from './plan-bills.ts';

/** A bill with its number in the database. */
export interface StoredBill extends PlannedBill {
  readonly id: number;
}

interface Context {
  readonly kind: ContractKind;
  readonly at: Date;
  readonly currency: string;
}

/** The payment of a bill: from the platform's accounts to the main wallet of the downline. */
export function billPosting(bill: StoredBill, { kind, at, currency }: Context): Posting {
  const houses = (['agents', 'dividend_gap', 'rounding'] as const).flatMap((house): Entry[] => {
    const amount = bill.payers[house];
    return compareAmounts(amount, '0') === 0 ? [] : [{ house, amount: subtractAmounts('0', amount) }];
  });
  return {
    key: `bill:${bill.id}`,
    kind: kind === 'dividend' ? 'dividend' : 'salary',
    reason: { kind: 'bill', id: billId(bill.id) },
    at,
    currency,
    entries: [{ memberId: bill.downlineId, purpose: 'main', amount: bill.net }, ...houses],
  };
}

/** The id of a bill on the wire. */
export function billId(id: number): string {
  return `bl-${id}`;
}
