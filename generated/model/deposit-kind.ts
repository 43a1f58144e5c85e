/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A bank transfer with a reference, an e-wallet by QR code, a card through a hosted page.
 */
export type DepositKind = typeof DepositKind[keyof typeof DepositKind];


export const DepositKind = {
  bank_transfer: 'bank_transfer',
  e_wallet_qr: 'e_wallet_qr',
  card: 'card',
} as const;
