/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositPage } from './deposit-page.ts';

/**
 * The answer of `listDeposits`.
 */
export interface ListDepositsResponse {
  /** Always true. */
  success: true;
  value: DepositPage;
}
