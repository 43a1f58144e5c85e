/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoginInfo } from './login-info.ts';

/**
 * The answer of `dismissLoginInfo`.
 */
export interface DismissLoginInfoResponse {
  /** Always true. */
  success: true;
  value: LoginInfo;
}
