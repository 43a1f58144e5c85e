/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the event is about.
 */
export type DrawsEventType = typeof DrawsEventType[keyof typeof DrawsEventType];


export const DrawsEventType = {
  draws: 'draws',
} as const;
