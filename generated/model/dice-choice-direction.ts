/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * On which side of the target the roll wins; on it, it loses.
 */
export type DiceChoiceDirection = typeof DiceChoiceDirection[keyof typeof DiceChoiceDirection];


export const DiceChoiceDirection = {
  over: 'over',
  under: 'under',
} as const;
