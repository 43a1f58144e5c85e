/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositMethodId } from './deposit-method-id.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * A deposit to make.
 */
export interface DepositPayload {
  methodId: DepositMethodId;
  /** The amount that the member pays; the fee is taken from it. */
  amount: PositiveMoney;
  /**
     * A promotion to join with it.
     * @minLength 1
     * @maxLength 40
     * @pattern ^[A-Za-z0-9_-]+$
     */
  promotionId?: string;
}
