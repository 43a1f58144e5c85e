/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `recorded`: a rollback whose debit has never come; no money moved, and the debit will be refused.
 */
export type VendorTransactionState = typeof VendorTransactionState[keyof typeof VendorTransactionState];


export const VendorTransactionState = {
  applied: 'applied',
  recorded: 'recorded',
} as const;
