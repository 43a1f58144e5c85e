/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Earned by turnover, redeemed, returned by a rejection, converted to money, given by a mission, promotion or raffle,
 * corrected with the bet or by an operator.
 */
export type PointTransactionKind = typeof PointTransactionKind[keyof typeof PointTransactionKind];


export const PointTransactionKind = {
  earned: 'earned',
  redeemed: 'redeemed',
  returned: 'returned',
  converted: 'converted',
  rewarded: 'rewarded',
  adjusted: 'adjusted',
} as const;
