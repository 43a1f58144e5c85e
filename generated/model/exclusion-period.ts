/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * For how long a member excludes itself.
 */
export type ExclusionPeriod = typeof ExclusionPeriod[keyof typeof ExclusionPeriod];


export const ExclusionPeriod = {
  day_1: 'day_1',
  day_7: 'day_7',
  day_30: 'day_30',
  month_6: 'month_6',
  year_1: 'year_1',
  year_5: 'year_5',
  permanent: 'permanent',
} as const;
