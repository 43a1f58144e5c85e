/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How far the prices lie apart.
 */
export type PlinkoChoiceRisk = typeof PlinkoChoiceRisk[keyof typeof PlinkoChoiceRisk];


export const PlinkoChoiceRisk = {
  low: 'low',
  medium: 'medium',
  high: 'high',
} as const;
