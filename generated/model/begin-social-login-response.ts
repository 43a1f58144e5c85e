/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SocialLoginStart } from './social-login-start.ts';

/**
 * The answer of `beginSocialLogin`.
 */
export interface BeginSocialLoginResponse {
  /** Always true. */
  success: true;
  value: SocialLoginStart;
}
