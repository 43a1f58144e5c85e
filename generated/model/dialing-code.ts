/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The dialling code of a country, digits only.
 * @minLength 1
 * @maxLength 5
 * @pattern ^[0-9]+$
 */
export type DialingCode = string;
