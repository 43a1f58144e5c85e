/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListIncomeBetsSort = typeof ListIncomeBetsSort[keyof typeof ListIncomeBetsSort];


export const ListIncomeBetsSort = {
  settledAt: 'settledAt',
  '-settledAt': '-settledAt',
  turnover: 'turnover',
  '-turnover': '-turnover',
  contribution: 'contribution',
  '-contribution': '-contribution',
} as const;
