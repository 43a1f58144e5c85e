/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManagedBanner } from './managed-banner.ts';

/**
 * The answer of `getManagedBanner`.
 */
export interface GetManagedBannerResponse {
  /** Always true. */
  success: true;
  value: ManagedBanner;
}
