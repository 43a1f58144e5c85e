/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A drawn number, zero-padded, never a number of JSON.
 * @maxLength 6
 * @pattern ^[0-9]{1,6}$
 */
export type DrawNumber = string;
