/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The vendor's id of one movement of money; unique for the vendor, for ever.
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]{16,64}$
 */
export type TransactionId = string;
