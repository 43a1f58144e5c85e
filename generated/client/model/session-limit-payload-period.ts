/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One session, or a calendar day.
 */
export type SessionLimitPayloadPeriod = typeof SessionLimitPayloadPeriod[keyof typeof SessionLimitPayloadPeriod];


export const SessionLimitPayloadPeriod = {
  session: 'session',
  day: 'day',
} as const;
