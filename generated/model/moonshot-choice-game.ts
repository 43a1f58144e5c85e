/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The game.
 */
export type MoonshotChoiceGame = typeof MoonshotChoiceGame[keyof typeof MoonshotChoiceGame];


export const MoonshotChoiceGame = {
  moonshot: 'moonshot',
} as const;
