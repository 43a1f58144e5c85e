/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A probability from 0 to 1 as a decimal string of 12 places, rounded half up.
 * @maxLength 14
 * @pattern ^(0|1)\.[0-9]{12}$
 */
export type Probability = string;
