import type { Queries } from '../../db/database.ts';
import { book, houseAccount, openWallet } from './ledger.ts';

export interface FirstCredit {
  readonly memberId: number;
  readonly kind: 'opening' | 'trial_credit';
  /** A decimal string, not zero. */
  readonly amount: string;
  readonly currency: string;
  readonly at: Date;
}

/** Opens a member's main wallet with a first credit from the house, booked like any other money. */
export async function openWithCredit(
  tx: Queries,
  { memberId, kind, amount, currency, at }: FirstCredit,
): Promise<void> {
  const wallet = await openWallet(tx, memberId, currency);
  const house = await houseAccount(tx, kind, currency);
  await book(tx, {
    kind,
    reference: `${kind}:${memberId}`,
    at,
    entries: [
      { accountId: wallet, amount },
      { accountId: house, amount: `-${amount}` },
    ],
  });
}
