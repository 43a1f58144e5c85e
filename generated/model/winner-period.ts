/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The calendar day, week from Monday or month of the brand's time zone.
 */
export type WinnerPeriod = typeof WinnerPeriod[keyof typeof WinnerPeriod];


export const WinnerPeriod = {
  today: 'today',
  week: 'week',
  month: 'month',
} as const;
