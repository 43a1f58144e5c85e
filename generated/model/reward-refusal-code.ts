/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The error that it would be refused with by itself.
 */
export type RewardRefusalCode = typeof RewardRefusalCode[keyof typeof RewardRefusalCode];


export const RewardRefusalCode = {
  reward_unavailable: 'reward_unavailable',
  promotion_one_per_person: 'promotion_one_per_person',
} as const;
