/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What it was.
 */
export type VendorTransactionKind = typeof VendorTransactionKind[keyof typeof VendorTransactionKind];


export const VendorTransactionKind = {
  debit: 'debit',
  credit: 'credit',
  rollback: 'rollback',
} as const;
