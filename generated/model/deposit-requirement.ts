/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the profile still lacks before a first deposit.
 */
export type DepositRequirement = typeof DepositRequirement[keyof typeof DepositRequirement];


export const DepositRequirement = {
  payee_name: 'payee_name',
  birthday: 'birthday',
} as const;
