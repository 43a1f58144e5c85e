/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The end of a maintenance, as it is expected now.
 */
export interface UpdateMaintenancePayload {
  /**
     * When it is expected to end; null, and nobody knows.
     * @maxLength 30
     * @nullable
     */
  endsAt: string | null;
  /** Whether it ends then without an operator; needs `endsAt`. */
  endsByItself: boolean;
}
