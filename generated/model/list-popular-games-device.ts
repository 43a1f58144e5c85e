/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListPopularGamesDevice = typeof ListPopularGamesDevice[keyof typeof ListPopularGamesDevice];


export const ListPopularGamesDevice = {
  WEB: 'WEB',
} as const;
