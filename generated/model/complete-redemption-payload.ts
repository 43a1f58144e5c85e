/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What was sent.
 */
export interface CompleteRedemptionPayload {
  /**
     * Where the member can track it.
     * @minLength 1
     * @maxLength 120
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  tracking?: string;
  /**
     * A note for other operators.
     * @maxLength 500
     */
  note?: string;
}
