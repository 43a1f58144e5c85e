/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UnmatchedPaymentPage } from './unmatched-payment-page.ts';

/**
 * The answer of `listUnmatchedPayments`.
 */
export interface ListUnmatchedPaymentsResponse {
  /** Always true. */
  success: true;
  value: UnmatchedPaymentPage;
}
