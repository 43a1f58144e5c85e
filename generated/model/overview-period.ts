/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Days of the brand's time zone, half open: `today` until now, `yesterday` whole, `last7`, `last14` and `last30` so many
 * days that end now, today included, `month` from the first of the month until now. The period before is as long and
 * begins so many days earlier; that of `month` begins on the first of the month before and ends with it at the latest.
 */
export type OverviewPeriod = typeof OverviewPeriod[keyof typeof OverviewPeriod];


export const OverviewPeriod = {
  today: 'today',
  yesterday: 'yesterday',
  last7: 'last7',
  last14: 'last14',
  last30: 'last30',
  month: 'month',
} as const;
