/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type SearchGamesSort = typeof SearchGamesSort[keyof typeof SearchGamesSort];


export const SearchGamesSort = {
  relevance: 'relevance',
  popular: 'popular',
  newest: 'newest',
  name: 'name',
  rtp: 'rtp',
  min_bet: 'min_bet',
} as const;
