/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManagedBanner } from './managed-banner.ts';

/**
 * A page of the list.
 */
export interface ManagedBannerPage {
  /**
     * The banners of the page, by group and place.
     * @maxItems 100
     */
  content: ManagedBanner[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Entries in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
}
