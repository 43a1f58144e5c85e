/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The beginning of the range, included. Without it the range begins 30 days before its end.
 */
export type FromParameter = string;
