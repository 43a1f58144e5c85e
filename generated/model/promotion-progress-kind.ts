/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What is counted.
 */
export type PromotionProgressKind = typeof PromotionProgressKind[keyof typeof PromotionProgressKind];


export const PromotionProgressKind = {
  deposit: 'deposit',
  turnover: 'turnover',
} as const;
