/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListWinnerRankPeriod = typeof ListWinnerRankPeriod[keyof typeof ListWinnerRankPeriod];


export const ListWinnerRankPeriod = {
  today: 'today',
  week: 'week',
  month: 'month',
} as const;
