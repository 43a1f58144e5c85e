/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IncomePage } from './income-page.ts';

/**
 * The answer of `listIncome`.
 */
export interface ListIncomeResponse {
  /** Always true. */
  success: true;
  value: IncomePage;
}
