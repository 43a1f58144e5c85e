/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether a login needs a second step.
 */
export interface TwoStepState {
  /** Whether it does. */
  enabled: boolean;
  /**
     * Since when.
     * @maxLength 30
     */
  changedAt: string;
  /**
     * Codes for the day the app is lost; told this once only. Empty when the second step is off.
     * @maxItems 10
     * @items.maxLength 9
     * @items.pattern ^[A-Z2-9]{4}-[A-Z2-9]{4}$
     */
  recoveryCodes: string[];
}
