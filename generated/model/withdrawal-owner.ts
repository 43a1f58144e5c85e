/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whose turn a step is, or was.
 */
export type WithdrawalOwner = typeof WithdrawalOwner[keyof typeof WithdrawalOwner];


export const WithdrawalOwner = {
  member: 'member',
  operator: 'operator',
  bank: 'bank',
  system: 'system',
} as const;
