/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LogoutResult } from './logout-result.ts';

/**
 * The answer of `logout`.
 */
export interface LogoutResponse {
  /** Always true. */
  success: true;
  value: LogoutResult;
}
