/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who goes where.
 */
export interface MoveLinePayload {
  /**
     * The account.
     * @minLength 1
     * @maxLength 40
     */
  memberId: string;
  /**
     * The agent above from now on; null for the top, where general agents stand.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  uplineId: string | null;
  /**
     * Why, for the audit log.
     * @minLength 1
     * @maxLength 300
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  reason: string;
}
