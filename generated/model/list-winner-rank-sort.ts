/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListWinnerRankSort = typeof ListWinnerRankSort[keyof typeof ListWinnerRankSort];


export const ListWinnerRankSort = {
  highest: 'highest',
  latest: 'latest',
} as const;
