/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoginInfo } from './login-info.ts';

/**
 * The answer of `getLoginInfo`.
 */
export interface GetLoginInfoResponse {
  /** Always true. */
  success: true;
  value: LoginInfo;
}
