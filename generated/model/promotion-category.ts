/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a promotion is about, and the shelf that it stands on.
 */
export type PromotionCategory = typeof PromotionCategory[keyof typeof PromotionCategory];


export const PromotionCategory = {
  new_player: 'new_player',
  deposit: 'deposit',
  slots: 'slots',
  live: 'live',
  sports: 'sports',
  lottery: 'lottery',
  vip: 'vip',
  other: 'other',
} as const;
