/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `open` until the draw is settled; `push` gives the stake back by the rule of the play type, `void` because the draw is
 * void, `cancelled` by the player or a chase that ended.
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
