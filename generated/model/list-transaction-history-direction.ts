/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListTransactionHistoryDirection = typeof ListTransactionHistoryDirection[keyof typeof ListTransactionHistoryDirection];


export const ListTransactionHistoryDirection = {
  in: 'in',
  out: 'out',
} as const;
