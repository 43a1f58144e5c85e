/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An amount in the brand's one currency before it is rounded, as a decimal string with at least that currency's decimals. Never a float.
 * @maxLength 25
 * @pattern ^-?(0|[1-9][0-9]{0,14})\.[0-9]{2,8}$
 */
export type ExactAmount = string;
