/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One session, or a calendar day in the brand's time zone over all sessions.
 */
export type SessionLimitPeriod = typeof SessionLimitPeriod[keyof typeof SessionLimitPeriod];


export const SessionLimitPeriod = {
  session: 'session',
  day: 'day',
} as const;
