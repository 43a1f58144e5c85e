/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Balance } from './balance.ts';

/**
 * The answer of `getBalance`.
 */
export interface GetBalanceResponse {
  /** Always true. */
  success: true;
  value: Balance;
}
