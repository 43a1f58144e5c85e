/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when
 * an operator has sent them. `rejected`: the points are returned.
 */
export type RedemptionState = typeof RedemptionState[keyof typeof RedemptionState];


export const RedemptionState = {
  processing: 'processing',
  rejected: 'rejected',
  completed: 'completed',
} as const;
