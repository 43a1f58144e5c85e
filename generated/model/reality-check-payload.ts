/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The interval of the reality check.
 */
export interface RealityCheckPayload {
  /**
     * Minutes, one of `realityCheckChoices`.
     * @minimum 0
     * @maximum 240
     */
  intervalMinutes: number;
}
