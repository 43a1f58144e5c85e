/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `betting` takes bets, `flying` climbs, `ended` waits for the next round.
 */
export type MoonshotState = typeof MoonshotState[keyof typeof MoonshotState];


export const MoonshotState = {
  betting: 'betting',
  flying: 'flying',
  ended: 'ended',
} as const;
