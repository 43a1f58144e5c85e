/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManagedBanner } from './managed-banner.ts';

/**
 * The answer of `createBanner`.
 */
export interface CreateBannerResponse {
  /** Always true. */
  success: true;
  value: ManagedBanner;
}
