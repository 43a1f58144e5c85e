/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { IncomeInputPage } from './income-input-page.ts';

/**
 * The answer of `listIncomeInputs`.
 */
export interface ListIncomeInputsResponse {
  /** Always true. */
  success: true;
  value: IncomeInputPage;
}
