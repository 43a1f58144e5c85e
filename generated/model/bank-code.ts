/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The code of a bank or of a provider of e-wallets.
 * @maxLength 20
 * @pattern ^[A-Z0-9_]{2,20}$
 */
export type BankCode = string;
