/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A mobile number, digits only, without the dialling code.
 * @minLength 4
 * @maxLength 20
 * @pattern ^[0-9]+$
 */
export type MobileNumber = string;
