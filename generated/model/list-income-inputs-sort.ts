/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListIncomeInputsSort = typeof ListIncomeInputsSort[keyof typeof ListIncomeInputsSort];


export const ListIncomeInputsSort = {
  at: 'at',
  '-at': '-at',
  base: 'base',
  '-base': '-base',
  amount: 'amount',
  '-amount': '-amount',
} as const;
