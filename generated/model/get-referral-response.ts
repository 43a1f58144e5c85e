/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Referral } from './referral.ts';

/**
 * The answer of `getReferral`.
 */
export interface GetReferralResponse {
  /** Always true. */
  success: true;
  value: Referral;
}
