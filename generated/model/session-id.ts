/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The id of a session. It opens nothing.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]{8,64}$
 */
export type SessionId = string;
