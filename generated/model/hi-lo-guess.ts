/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `higher`: the next card's rank is as high or higher; after an ace, higher. `lower`: it is as low or lower; after a king,
 * lower. Ranks go from the ace, 1, to the king, 13.
 */
export type HiLoGuess = typeof HiLoGuess[keyof typeof HiLoGuess];


export const HiLoGuess = {
  higher: 'higher',
  lower: 'lower',
} as const;
