/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `pending -> credited` after the end of the day.
 */
export type ReferralRewardState = typeof ReferralRewardState[keyof typeof ReferralRewardState];


export const ReferralRewardState = {
  pending: 'pending',
  credited: 'credited',
} as const;
