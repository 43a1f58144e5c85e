/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `open -> won | lost | push | void`. The result of a bet on any game goes by what came back: `won`, more than was staked; `push`, as much;
 * `lost`, less, whatever part of the stake that is. `void`: it or its round was cancelled and the stake came back. A corrected
 * result can lead from one end to another.
 */
export type BetState = typeof BetState[keyof typeof BetState];


export const BetState = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  push: 'push',
  void: 'void',
} as const;
