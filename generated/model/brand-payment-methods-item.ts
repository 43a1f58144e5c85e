/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type BrandPaymentMethodsItem = typeof BrandPaymentMethodsItem[keyof typeof BrandPaymentMethodsItem];


export const BrandPaymentMethodsItem = {
  BANK_QR: 'BANK_QR',
  TRANSFER: 'TRANSFER',
  E_WALLET: 'E_WALLET',
  CRYPTO: 'CRYPTO',
  CARD: 'CARD',
} as const;
