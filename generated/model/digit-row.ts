/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The two-digit endings that share a digit.
 */
export interface DigitRow {
  /**
     * The digit that they share.
     * @maxLength 1
     * @pattern ^[0-9]$
     */
  digit: string;
  /**
     * Their other digits, ascending; one that came twice stands twice.
     * @maxItems 30
     * @items.maxLength 1
     * @items.pattern ^[0-9]$
     */
  others: string[];
}
