/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Debt } from './debt.ts';

/**
 * The answer of `getDebt`.
 */
export interface GetDebtResponse {
  /** Always true. */
  success: true;
  value: Debt;
}
