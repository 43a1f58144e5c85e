/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The station of a Vietnamese draw.
 * @maxLength 8
 * @pattern ^[A-Z0-9]{2,8}$
 */
export type StationCode = string;
