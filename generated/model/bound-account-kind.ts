/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A bank account or an e-wallet.
 */
export type BoundAccountKind = typeof BoundAccountKind[keyof typeof BoundAccountKind];


export const BoundAccountKind = {
  bank: 'bank',
  e_wallet: 'e_wallet',
} as const;
