/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is counted: valid turnover, or the best payout of one bet as a multiple of its stake.
 */
export type TournamentMetric = typeof TournamentMetric[keyof typeof TournamentMetric];


export const TournamentMetric = {
  turnover: 'turnover',
  multiplier: 'multiplier',
} as const;
