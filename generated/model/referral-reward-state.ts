/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `pending -> credited`: a share of the play after the end of the day, the registration once the account has the age of
 * the rule, the first deposit at once.
 */
export type ReferralRewardState = typeof ReferralRewardState[keyof typeof ReferralRewardState];


export const ReferralRewardState = {
  pending: 'pending',
  credited: 'credited',
} as const;
