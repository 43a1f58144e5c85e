/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whose payments are held.
 */
export interface HoldContractPaymentsPayload {
  /**
     * The agent.
     * @minLength 1
     * @maxLength 40
     */
  memberId: string;
  /**
     * Why, which the agent reads, in its language.
     * @minLength 1
     * @maxLength 300
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  reason: string;
}
