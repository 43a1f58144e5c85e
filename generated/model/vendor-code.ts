/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The code of a game vendor, on the wire also called `vassalage`.
 * @maxLength 20
 * @pattern ^[A-Z0-9_]{2,20}$
 */
export type VendorCode = string;
