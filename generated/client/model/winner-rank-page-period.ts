/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The period.
 */
export type WinnerRankPagePeriod = typeof WinnerRankPagePeriod[keyof typeof WinnerRankPagePeriod];


export const WinnerRankPagePeriod = {
  today: 'today',
  week: 'week',
  month: 'month',
} as const;
