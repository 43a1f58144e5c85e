/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What proves that the money arrived.
 */
export interface ConfirmWithdrawalReceivedPayload {
  /**
     * What was found, for the record.
     * @minLength 1
     * @maxLength 500
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  evidence: string;
}
