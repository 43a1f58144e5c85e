/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DebtPage } from './debt-page.ts';

/**
 * The answer of `listDebts`.
 */
export interface ListDebtsResponse {
  /** Always true. */
  success: true;
  value: DebtPage;
}
