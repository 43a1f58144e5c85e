/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositMethods } from './deposit-methods.ts';

/**
 * The answer of `listDepositMethods`.
 */
export interface ListDepositMethodsResponse {
  /** Always true. */
  success: true;
  value: DepositMethods;
}
