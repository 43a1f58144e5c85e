/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `open -> won | lost | push | void`. `push`: the stake came back by the rules of the game; `void`: by cancelling it
 * or the round. A corrected result can lead from one end to another.
 */
export type BetState = typeof BetState[keyof typeof BetState];


export const BetState = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  push: 'push',
  void: 'void',
} as const;
