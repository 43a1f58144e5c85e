/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the event is about.
 */
export type BalanceEventType = typeof BalanceEventType[keyof typeof BalanceEventType];


export const BalanceEventType = {
  balance: 'balance',
} as const;
