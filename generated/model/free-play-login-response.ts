/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoginResult } from './login-result.ts';

/**
 * The answer of `freePlayLogin`.
 */
export interface FreePlayLoginResponse {
  /** Always true. */
  success: true;
  value: LoginResult;
}
