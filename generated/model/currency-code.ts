/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The code of a currency, ISO 4217 where it has one.
 * @maxLength 5
 * @pattern ^[A-Z]{3,5}$
 */
export type CurrencyCode = string;
