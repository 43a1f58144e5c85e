/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the event is about.
 */
export type MoonshotEventType = typeof MoonshotEventType[keyof typeof MoonshotEventType];


export const MoonshotEventType = {
  moonshot: 'moonshot',
} as const;
