/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `pending -> completed | failed`. Pending while the vendor has not answered: the amount is held; failed gives it
 * back.
 */
export type TransferState = typeof TransferState[keyof typeof TransferState];


export const TransferState = {
  pending: 'pending',
  completed: 'completed',
  failed: 'failed',
} as const;
