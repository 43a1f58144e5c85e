/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListGamesChannel = typeof ListGamesChannel[keyof typeof ListGamesChannel];


export const ListGamesChannel = {
  WEB: 'WEB',
} as const;
