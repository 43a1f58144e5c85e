/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What comes back for each 1 staked, the stake included, as a decimal string: at odds 99.00 a stake of 1.00 that wins pays 99.00.
 * @maxLength 14
 * @pattern ^(0|[1-9][0-9]{0,8})\.[0-9]{2,4}$
 */
export type Odds = string;
