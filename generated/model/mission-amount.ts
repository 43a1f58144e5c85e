/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A decimal string, an amount of money as `Money` for the kinds `deposit`, `turnover` and `win`, a whole number for the others.
 * @maxLength 25
 * @pattern ^(0|[1-9][0-9]{0,14})(\.[0-9]{2,8})?$
 */
export type MissionAmount = string;
