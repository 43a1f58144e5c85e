/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The game.
 */
export type HiLoChoiceGame = typeof HiLoChoiceGame[keyof typeof HiLoChoiceGame];


export const HiLoChoiceGame = {
  'hi-lo': 'hi-lo',
} as const;
