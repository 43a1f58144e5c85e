/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a reward or bonus came from: a promotion, a mission, a raffle, a tournament, an invited friend, the VIP rank, the point mall,
 * an operator.
 */
export type RewardSource = typeof RewardSource[keyof typeof RewardSource];


export const RewardSource = {
  promotion: 'promotion',
  mission: 'mission',
  raffle: 'raffle',
  tournament: 'tournament',
  referral: 'referral',
  rank: 'rank',
  points: 'points',
  operator: 'operator',
} as const;
