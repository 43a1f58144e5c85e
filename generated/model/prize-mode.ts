/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `Lott` the digit lotteries of `/lottery`, `ZY` the same games run by the brand itself, `Elott` the fast draws of `/elott`
 * with two-sided bets, `SEA` the Vietnamese lottery of `/vnlottery`.
 */
export type PrizeMode = typeof PrizeMode[keyof typeof PrizeMode];


export const PrizeMode = {
  Lott: 'Lott',
  ZY: 'ZY',
  Elott: 'Elott',
  SEA: 'SEA',
} as const;
