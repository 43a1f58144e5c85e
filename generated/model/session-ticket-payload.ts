/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The wish for a login ticket.
 */
export interface SessionTicketPayload {
  /**
     * The account name.
     * @minLength 1
     * @maxLength 64
     */
  account: string;
}
