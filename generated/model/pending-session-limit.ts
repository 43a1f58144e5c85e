/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A longer time, or none, that will hold later.
 */
export interface PendingSessionLimit {
  /**
     * The minutes, null for no limit.
     * @minimum 1
     * @maximum 1440
     * @nullable
     */
  minutes: number | null;
  /**
     * From when.
     * @maxLength 30
     */
  effectiveAt: string;
}
