/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BetId } from './bet-id.ts';
import type { CurrencyCode } from './currency-code.ts';
import type { Money } from './money.ts';
import type { TransactionId } from './transaction-id.ts';
import type { VendorRoundId } from './vendor-round-id.ts';
import type { VendorTransactionKind } from './vendor-transaction-kind.ts';
import type { VendorTransactionState } from './vendor-transaction-state.ts';

/**
 * A movement of money of a vendor, and the balance after it.
 */
export interface VendorTransaction {
  transactionId: TransactionId;
  /** What it was. */
  kind: VendorTransactionKind;
  /** `recorded`: a rollback whose debit has never come; no money moved, and the debit will be refused. */
  state: VendorTransactionState;
  /** Whether the transaction had been handled before; then nothing was done by this call. */
  duplicate: boolean;
  roundId: VendorRoundId;
  /** The bet of the round, null for a rollback without a debit. */
  betId: BetId | null;
  /** What it moved: below zero for a debit. */
  amount: Money;
  currency: CurrencyCode;
  /** What the member can stake now. */
  balance: Money;
  /**
     * When it was entered.
     * @maxLength 30
     */
  at: string;
}
