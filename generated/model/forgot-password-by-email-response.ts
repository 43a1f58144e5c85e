/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ResetLinkSent } from './reset-link-sent.ts';

/**
 * The answer of `forgotPasswordByEmail`.
 */
export interface ForgotPasswordByEmailResponse {
  /** Always true. */
  success: true;
  value: ResetLinkSent;
}
