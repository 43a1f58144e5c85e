/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How a promotion stands for who asks: `coming_soon -> join -> signed | applying -> processing -> issued | rejected`,
 * then `issued -> claim -> claimed`, and `closed` from any of them when the period ends without a reward still waiting.
 * `coming_soon`: announced, not begun. `join`: open, nothing done yet. `signed`: joined, and its condition is open.
 * `applying`: an application is filed and nobody has taken it up. `processing`: the condition is met or an operator
 * checks the application. `issued`: the reward is granted. `rejected`: it is refused. `claim`: a reward waits to be
 * claimed, or a raffle ticket to be drawn. `claimed`: it was claimed. A promotion may skip states that it has no use for
 * (a rebate goes from `join` to `claim`) but never goes back, except that one that repeats (every Monday) begins a new
 * round at `join`. A guest sees `coming_soon`, `join` and `closed` only.
 */
export type PromotionState = typeof PromotionState[keyof typeof PromotionState];


export const PromotionState = {
  coming_soon: 'coming_soon',
  join: 'join',
  signed: 'signed',
  applying: 'applying',
  processing: 'processing',
  issued: 'issued',
  rejected: 'rejected',
  claim: 'claim',
  claimed: 'claimed',
  closed: 'closed',
} as const;
