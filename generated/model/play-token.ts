/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The token of a game session, good for this vendor and member only. It opens nothing but `debit`.
 * @maxLength 128
 * @pattern ^[A-Za-z0-9_-]{20,128}$
 */
export type PlayToken = string;
