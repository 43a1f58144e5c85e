/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `open` until the draw is settled; then `won`, `push` or `lost` as in `BetState`: a bet is lost that hits and is still paid less than its stake.
 * The stake came back of `void`, because the draw is void, and of `cancelled`, by the player or a chase that ended.
 */
export type LotteryBetState = typeof LotteryBetState[keyof typeof LotteryBetState];


export const LotteryBetState = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  push: 'push',
  void: 'void',
  cancelled: 'cancelled',
} as const;
