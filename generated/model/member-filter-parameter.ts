/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What concerns this account only, by its exact account name.
 */
export type MemberFilterParameter = string;
