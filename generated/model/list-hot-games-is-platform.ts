/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListHotGamesIsPlatform = typeof ListHotGamesIsPlatform[keyof typeof ListHotGamesIsPlatform];


export const ListHotGamesIsPlatform = {
  NUMBER_2: 2,
} as const;
