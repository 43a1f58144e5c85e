/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why an operator refuses something.
 */
export interface OperatorReasonPayload {
  /**
     * The reason, which the member reads, in the member's language.
     * @minLength 1
     * @maxLength 300
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  reason: string;
  /**
     * A note for other operators.
     * @maxLength 500
     */
  note?: string;
}
