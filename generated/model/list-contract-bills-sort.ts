/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListContractBillsSort = typeof ListContractBillsSort[keyof typeof ListContractBillsSort];


export const ListContractBillsSort = {
  windowTo: 'windowTo',
  '-windowTo': '-windowTo',
  turnover: 'turnover',
  '-turnover': '-turnover',
  gross: 'gross',
  '-gross': '-gross',
  net: 'net',
  '-net': '-net',
} as const;
