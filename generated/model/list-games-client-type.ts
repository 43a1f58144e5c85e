/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListGamesClientType = typeof ListGamesClientType[keyof typeof ListGamesClientType];


export const ListGamesClientType = {
  NUMBER_3: 3,
} as const;
