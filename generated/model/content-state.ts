/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.
 */
export type ContentState = typeof ContentState[keyof typeof ContentState];


export const ContentState = {
  scheduled: 'scheduled',
  shown: 'shown',
  ended: 'ended',
  withdrawn: 'withdrawn',
} as const;
