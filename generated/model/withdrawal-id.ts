/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The id of a withdrawal.
 * @maxLength 40
 * @pattern ^[A-Za-z0-9_-]{1,40}$
 */
export type WithdrawalId = string;
