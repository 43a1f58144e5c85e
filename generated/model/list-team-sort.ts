/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListTeamSort = typeof ListTeamSort[keyof typeof ListTeamSort];


export const ListTeamSort = {
  account: 'account',
  '-account': '-account',
  level: 'level',
  '-level': '-level',
  teamCount: 'teamCount',
  '-teamCount': '-teamCount',
  registeredAt: 'registeredAt',
  '-registeredAt': '-registeredAt',
  lastSeenAt: 'lastSeenAt',
  '-lastSeenAt': '-lastSeenAt',
  balance: 'balance',
  '-balance': '-balance',
  deposits: 'deposits',
  '-deposits': '-deposits',
  withdrawals: 'withdrawals',
  '-withdrawals': '-withdrawals',
  turnover: 'turnover',
  '-turnover': '-turnover',
  result: 'result',
  '-result': '-result',
  contract: 'contract',
  '-contract': '-contract',
} as const;
