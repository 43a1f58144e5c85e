/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LinkTotals } from './link-totals.ts';
import type { RegistrationLink } from './registration-link.ts';

/**
 * A page of links.
 */
export interface RegistrationLinkPage {
  /**
     * The links of the page.
     * @maxItems 100
     */
  content: RegistrationLink[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Rows in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
  totals: LinkTotals;
}
