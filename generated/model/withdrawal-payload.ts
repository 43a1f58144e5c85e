/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BoundAccountId } from './bound-account-id.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * A withdrawal to ask for.
 */
export interface WithdrawalPayload {
  /** The amount to take from the main wallet; the fee comes off it. */
  amount: PositiveMoney;
  accountId: BoundAccountId;
  /**
     * The payment password.
     * @minLength 6
     * @maxLength 64
     */
  paymentPassword: string;
}
