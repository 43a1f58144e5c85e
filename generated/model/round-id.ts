/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The id of a round.
 * @maxLength 40
 * @pattern ^[A-Za-z0-9-]{1,40}$
 */
export type RoundId = string;
