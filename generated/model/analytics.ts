/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Measurement, off where nothing is named.
 */
export interface Analytics {
  /**
     * The measurement id; loaded after consent only; null where the brand measures nothing.
     * @maxLength 22
     * @nullable
     * @pattern ^G-[A-Z0-9]{4,20}$
     */
  gtagId: string | null;
}
