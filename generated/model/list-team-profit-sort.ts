/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListTeamProfitSort = typeof ListTeamProfitSort[keyof typeof ListTeamProfitSort];


export const ListTeamProfitSort = {
  account: 'account',
  '-account': '-account',
  deposits: 'deposits',
  '-deposits': '-deposits',
  withdrawals: 'withdrawals',
  '-withdrawals': '-withdrawals',
  turnover: 'turnover',
  '-turnover': '-turnover',
  validTurnover: 'validTurnover',
  '-validTurnover': '-validTurnover',
  prizes: 'prizes',
  '-prizes': '-prizes',
  result: 'result',
  '-result': '-result',
} as const;
