/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `open` waits for the player; `void` gave the stake back.
 */
export type InhouseRoundState = typeof InhouseRoundState[keyof typeof InhouseRoundState];


export const InhouseRoundState = {
  open: 'open',
  won: 'won',
  lost: 'lost',
  void: 'void',
} as const;
