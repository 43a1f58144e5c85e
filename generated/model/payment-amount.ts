/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An amount above zero in the currency of a payment, which need not be that of the brand, as a decimal string with at least two decimals. Never a float.
 * @maxLength 24
 * @pattern ^(0\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\.[0-9]{2,8})$
 */
export type PaymentAmount = string;
