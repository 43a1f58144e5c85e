/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManagedBanner } from './managed-banner.ts';

/**
 * The answer of `updateBanner`.
 */
export interface UpdateBannerResponse {
  /** Always true. */
  success: true;
  value: ManagedBanner;
}
