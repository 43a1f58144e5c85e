/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A calendar day, week (from Monday) or month in the brand's time zone.
 */
export type LimitPeriod = typeof LimitPeriod[keyof typeof LimitPeriod];


export const LimitPeriod = {
  day: 'day',
  week: 'week',
  month: 'month',
} as const;
