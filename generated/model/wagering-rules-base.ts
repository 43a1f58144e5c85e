/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is multiplied.
 */
export type WageringRulesBase = typeof WageringRulesBase[keyof typeof WageringRulesBase];


export const WageringRulesBase = {
  bonus: 'bonus',
  bonus_and_deposit: 'bonus_and_deposit',
} as const;
