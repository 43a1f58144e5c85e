/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The game.
 */
export type MinesChoiceGame = typeof MinesChoiceGame[keyof typeof MinesChoiceGame];


export const MinesChoiceGame = {
  mines: 'mines',
} as const;
