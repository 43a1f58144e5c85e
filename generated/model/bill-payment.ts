/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BillPaymentPayer } from './bill-payment-payer.ts';
import type { ExactAmount } from './exact-amount.ts';

/**
 * A payment of a bill.
 */
export interface BillPayment {
  /**
     * The entry in the ledger.
     * @minLength 1
     * @maxLength 40
     */
  entryId: string;
  /** The account that paid: the platform's, the one for dividends that downlines get above their upline, or the one that takes rounding residue. */
  payer: BillPaymentPayer;
  /** How much; the rest to the currency's decimals is of `rounding`. */
  amount: ExactAmount;
  /**
     * When.
     * @maxLength 30
     */
  at: string;
}
