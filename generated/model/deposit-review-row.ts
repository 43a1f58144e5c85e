/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositState } from './deposit-state.ts';
import type { Money } from './money.ts';
import type { ReviewedMember } from './reviewed-member.ts';

/**
 * A deposit as a line of the review list.
 */
export interface DepositReviewRow {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  depositId: string;
  member: ReviewedMember;
  /**
     * The method that the member chose.
     * @minLength 1
     * @maxLength 60
     */
  methodName: string;
  /** What the member said to pay. */
  amount: Money;
  /**
     * The words that the transfer must bear, unique among open deposits; null where the method matches by itself.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  transferNote: string | null;
  /**
     * The reference of the payment that the member gave, null until it did.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  payerReference: string | null;
  state: DepositState;
  /**
     * When it was asked for.
     * @maxLength 30
     */
  createdAt: string;
  /**
     * Until when it waits for the money; null where it does not end.
     * @maxLength 30
     * @nullable
     */
  expiresAt: string | null;
}
