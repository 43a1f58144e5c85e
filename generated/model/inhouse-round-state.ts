/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `open` waits for the player. An ended round is `won`, `lost` or `push` by what it paid, as in `BetState`; `void` gave the stake back.
 */
export type InhouseRoundState = typeof InhouseRoundState[keyof typeof InhouseRoundState];


export const InhouseRoundState = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  push: 'push',
  void: 'void',
} as const;
