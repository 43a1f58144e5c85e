/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The version that the act refers to.
 */
export interface ContractVersionPayload {
  /**
     * The version that was shown.
     * @minimum 1
     * @maximum 1000
     */
  version: number;
}
