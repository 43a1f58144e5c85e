/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Up to where the inbox was read.
 */
export interface ReadAllMessagesPayload {
  /**
     * Messages sent at or before this moment; the `asOf` of the list that the member saw, so that one arriving meanwhile stays unread.
     * @maxLength 30
     */
  until: string;
}
