/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The account that paid: the platform's, the one for dividends that downlines get above their upline, or the one that takes rounding residue.
 */
export type BillPaymentPayer = typeof BillPaymentPayer[keyof typeof BillPaymentPayer];


export const BillPaymentPayer = {
  platform: 'platform',
  dividend_gap: 'dividend_gap',
  rounding: 'rounding',
} as const;
