/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How wide a point of the chart is: hours for `today` and `yesterday`, else days.
 */
export type TeamOverviewBucket = typeof TeamOverviewBucket[keyof typeof TeamOverviewBucket];


export const TeamOverviewBucket = {
  hour: 'hour',
  day: 'day',
} as const;
