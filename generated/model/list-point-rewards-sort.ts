/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListPointRewardsSort = typeof ListPointRewardsSort[keyof typeof ListPointRewardsSort];


export const ListPointRewardsSort = {
  brand: 'brand',
  cheapest: 'cheapest',
  dearest: 'dearest',
  newest: 'newest',
} as const;
