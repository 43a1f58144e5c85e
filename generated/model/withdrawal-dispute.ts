/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DisputeReason } from './dispute-reason.ts';

/**
 * The last dispute about a withdrawal.
 */
export interface WithdrawalDispute {
  reason: DisputeReason;
  /**
     * The member's words, null where it wrote none.
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  text: string | null;
  /**
     * When it was raised.
     * @maxLength 30
     */
  at: string;
  /**
     * The operator's answer, null until there is one.
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  answer: string | null;
  /**
     * When it was answered, null until it is.
     * @maxLength 30
     * @nullable
     */
  answeredAt: string | null;
}
