/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The vendor's id of a round, unique for the vendor.
 * @maxLength 60
 * @pattern ^[A-Za-z0-9_-]{1,60}$
 */
export type VendorRoundId = string;
