/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is wrong with a withdrawal that is said to be paid.
 */
export type DisputeReason = typeof DisputeReason[keyof typeof DisputeReason];


export const DisputeReason = {
  not_arrived: 'not_arrived',
  wrong_amount: 'wrong_amount',
  wrong_account: 'wrong_account',
} as const;
