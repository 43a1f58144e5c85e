/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An amount of zero or more, written as `Money`. It has no more decimals than the currency.
 * @maxLength 24
 * @pattern ^(0|[1-9][0-9]{0,14})\.[0-9]{2,8}$
 */
export type NonNegativeMoney = string;
