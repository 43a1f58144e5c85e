/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A login ticket, good once and for 60 seconds. It is no session token.
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]{20,128}$
 */
export type LoginTicket = string;
