/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListMissionsLeaderboardPeriod = typeof ListMissionsLeaderboardPeriod[keyof typeof ListMissionsLeaderboardPeriod];


export const ListMissionsLeaderboardPeriod = {
  day: 'day',
  week: 'week',
  month: 'month',
} as const;
