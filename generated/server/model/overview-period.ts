/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Days of the brand's time zone, half open: `today` until now, `yesterday` whole, `last7` and `last30` the 7 or 30 days
 * that end now, today included.
 */
export type OverviewPeriod = typeof OverviewPeriod[keyof typeof OverviewPeriod];


export const OverviewPeriod = {
  today: 'today',
  yesterday: 'yesterday',
  last7: 'last7',
  last30: 'last30',
} as const;
