/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalQuote } from './withdrawal-quote.ts';

/**
 * The answer of `getWithdrawalQuote`.
 */
export interface GetWithdrawalQuoteResponse {
  /** Always true. */
  success: true;
  value: WithdrawalQuote;
}
