/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An id that the sender makes once for each message; the same id is stored once.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]{16,64}$
 */
export type ClientMessageId = string;
