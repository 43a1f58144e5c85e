/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why a draw is void.
 */
export interface VoidDrawPayload {
  /**
     * Why, for the audit log and the players.
     * @minLength 3
     * @maxLength 300
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  reason: string;
}
