/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The game.
 */
export type LuckyWheelChoiceGame = typeof LuckyWheelChoiceGame[keyof typeof LuckyWheelChoiceGame];


export const LuckyWheelChoiceGame = {
  'lucky-wheel': 'lucky-wheel',
} as const;
