/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the account still lacks before a withdrawal.
 */
export type WithdrawalRequirement = typeof WithdrawalRequirement[keyof typeof WithdrawalRequirement];


export const WithdrawalRequirement = {
  payee_name: 'payee_name',
  payment_password: 'payment_password',
  bound_account: 'bound_account',
} as const;
