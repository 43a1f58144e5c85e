/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether the agent of the session is waited for, or waits.
 */
export type RequestDirection = typeof RequestDirection[keyof typeof RequestDirection];


export const RequestDirection = {
  incoming: 'incoming',
  outgoing: 'outgoing',
} as const;
