/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the event is about.
 */
export type BetsEventType = typeof BetsEventType[keyof typeof BetsEventType];


export const BetsEventType = {
  bets: 'bets',
} as const;
