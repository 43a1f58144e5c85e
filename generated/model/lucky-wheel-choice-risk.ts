/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How far the prices lie apart.
 */
export type LuckyWheelChoiceRisk = typeof LuckyWheelChoiceRisk[keyof typeof LuckyWheelChoiceRisk];


export const LuckyWheelChoiceRisk = {
  low: 'low',
  medium: 'medium',
  high: 'high',
} as const;
