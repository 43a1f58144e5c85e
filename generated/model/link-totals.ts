/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The totals of all pages.
 */
export interface LinkTotals {
  /**
     * How often the links were opened.
     * @minimum 0
     * @maximum 100000000
     */
  visits: number;
  /**
     * How many registered by them.
     * @minimum 0
     * @maximum 100000000
     */
  registrations: number;
}
