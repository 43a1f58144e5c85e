/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the event is about.
 */
export type GapEventType = typeof GapEventType[keyof typeof GapEventType];


export const GapEventType = {
  gap: 'gap',
} as const;
