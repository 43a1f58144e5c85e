/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The code of a brand, fixed in its configuration.
 * @maxLength 32
 * @pattern ^[a-z][a-z0-9_-]{1,31}$
 */
export type MerchantCode = string;
