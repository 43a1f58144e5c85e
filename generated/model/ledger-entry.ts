/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LedgerKind } from './ledger-kind.ts';
import type { LedgerReference } from './ledger-reference.ts';
import type { Money } from './money.ts';
import type { WalletId } from './wallet-id.ts';

/**
 * An entry of the ledger. It is never changed; a mistake is put right by another one.
 */
export interface LedgerEntry {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  entryId: string;
  /**
     * When it was entered.
     * @maxLength 30
     */
  at: string;
  walletId: WalletId;
  kind: LedgerKind;
  /** What was moved, negative where the balance fell. */
  amount: Money;
  /** The balance of the wallet after it. */
  balanceAfter: Money;
  /**
     * Its reason in the language of the request.
     * @minLength 1
     * @maxLength 200
     */
  reason: string;
  /** What it is about, null where nothing can be opened. */
  reference: LedgerReference | null;
  /**
     * What the sender or the operator wrote, null where nobody did.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  note: string | null;
}
