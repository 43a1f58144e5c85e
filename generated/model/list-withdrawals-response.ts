/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalPage } from './withdrawal-page.ts';

/**
 * The answer of `listWithdrawals`.
 */
export interface ListWithdrawalsResponse {
  /** Always true. */
  success: true;
  value: WithdrawalPage;
}
