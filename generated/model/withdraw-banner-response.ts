/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManagedBanner } from './managed-banner.ts';

/**
 * The answer of `withdrawBanner`.
 */
export interface WithdrawBannerResponse {
  /** Always true. */
  success: true;
  value: ManagedBanner;
}
