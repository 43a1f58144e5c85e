/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManagedBannerPage } from './managed-banner-page.ts';

/**
 * The answer of `listManagedBanners`.
 */
export interface ListManagedBannersResponse {
  /** Always true. */
  success: true;
  value: ManagedBannerPage;
}
