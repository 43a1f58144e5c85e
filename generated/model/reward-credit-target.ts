/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where it went.
 */
export type RewardCreditTarget = typeof RewardCreditTarget[keyof typeof RewardCreditTarget];


export const RewardCreditTarget = {
  main_wallet: 'main_wallet',
  bonus_balance: 'bonus_balance',
  points: 'points',
  free_rounds: 'free_rounds',
  delivery: 'delivery',
} as const;
