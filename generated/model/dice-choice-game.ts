/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The game.
 */
export type DiceChoiceGame = typeof DiceChoiceGame[keyof typeof DiceChoiceGame];


export const DiceChoiceGame = {
  dice: 'dice',
} as const;
