/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.
 */
export type ToParameter = string;
