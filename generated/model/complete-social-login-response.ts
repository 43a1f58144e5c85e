/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SocialLoginResult } from './social-login-result.ts';

/**
 * The answer of `completeSocialLogin`.
 */
export interface CompleteSocialLoginResponse {
  /** Always true. */
  success: true;
  value: SocialLoginResult;
}
