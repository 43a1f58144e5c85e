/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The code of an agent, below whom a new account stands.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type AffiliateCode = string;
