/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a reward is for: that the friend registered, its first deposit of the least amount, or what it staked on the
 * day. The first two come once for each friend, as bonus money with its wagering; the third is cash.
 */
export type ReferralRewardKind = typeof ReferralRewardKind[keyof typeof ReferralRewardKind];


export const ReferralRewardKind = {
  registration: 'registration',
  first_deposit: 'first_deposit',
  turnover: 'turnover',
} as const;
