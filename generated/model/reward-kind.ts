/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.
 */
export type RewardKind = typeof RewardKind[keyof typeof RewardKind];


export const RewardKind = {
  bonus: 'bonus',
  cash: 'cash',
  points: 'points',
  free_rounds: 'free_rounds',
  goods: 'goods',
} as const;
