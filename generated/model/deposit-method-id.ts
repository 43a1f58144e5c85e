/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The id of a way to deposit.
 * @maxLength 40
 * @pattern ^[a-z0-9-]{1,40}$
 */
export type DepositMethodId = string;
