/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The version that the act refers to, and why it is done.
 */
export interface ContractReasonPayload {
  /**
     * The version that was shown.
     * @minimum 1
     * @maximum 1000
     */
  version: number;
  /**
     * Why, for the other party to read.
     * @minLength 1
     * @maxLength 300
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  reason: string;
}
