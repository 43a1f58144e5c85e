/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The game.
 */
export type PlinkoChoiceGame = typeof PlinkoChoiceGame[keyof typeof PlinkoChoiceGame];


export const PlinkoChoiceGame = {
  plinko: 'plinko',
} as const;
