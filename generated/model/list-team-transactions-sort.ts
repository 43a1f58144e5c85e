/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListTeamTransactionsSort = typeof ListTeamTransactionsSort[keyof typeof ListTeamTransactionsSort];


export const ListTeamTransactionsSort = {
  at: 'at',
  '-at': '-at',
  amount: 'amount',
  '-amount': '-amount',
} as const;
