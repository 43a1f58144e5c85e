/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The game.
 */
export type KenoChoiceGame = typeof KenoChoiceGame[keyof typeof KenoChoiceGame];


export const KenoChoiceGame = {
  keno: 'keno',
} as const;
