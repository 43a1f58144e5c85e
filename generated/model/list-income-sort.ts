/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListIncomeSort = typeof ListIncomeSort[keyof typeof ListIncomeSort];


export const ListIncomeSort = {
  windowTo: 'windowTo',
  '-windowTo': '-windowTo',
  gross: 'gross',
  '-gross': '-gross',
  net: 'net',
  '-net': '-net',
} as const;
