/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What becomes of the bills that wait.
 */
export interface LiftContractHoldPayload {
  /** Whether they are paid now; else each waits for a decision of its own. */
  payPending: boolean;
  /**
     * For other operators.
     * @maxLength 500
     */
  note?: string;
}
