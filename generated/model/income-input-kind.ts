/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What an input of an income is: a settled bet; an entry of the ledger of somebody of the team; what was carried in; the bill of a direct
 * downline; what was rounded off the gross; how far the gross of the downlines is above it.
 */
export type IncomeInputKind = typeof IncomeInputKind[keyof typeof IncomeInputKind];


export const IncomeInputKind = {
  bet: 'bet',
  rebate: 'rebate',
  promotion: 'promotion',
  points: 'points',
  fee: 'fee',
  carried: 'carried',
  downline: 'downline',
  rounding: 'rounding',
  gap: 'gap',
} as const;
