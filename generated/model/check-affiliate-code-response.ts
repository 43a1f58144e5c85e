/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Affiliate } from './affiliate.ts';

/**
 * The answer of `checkAffiliateCode`.
 */
export interface CheckAffiliateCodeResponse {
  /** Always true. */
  success: true;
  value: Affiliate;
}
