/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `claimable -> claimed`, or `claimable -> expired` when its time ends.
 */
export type RewardState = typeof RewardState[keyof typeof RewardState];


export const RewardState = {
  claimable: 'claimable',
  claimed: 'claimed',
  expired: 'expired',
} as const;
