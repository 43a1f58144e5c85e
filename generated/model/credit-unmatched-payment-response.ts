/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UnmatchedPayment } from './unmatched-payment.ts';

/**
 * The answer of `creditUnmatchedPayment`.
 */
export interface CreditUnmatchedPaymentResponse {
  /** Always true. */
  success: true;
  value: UnmatchedPayment;
}
