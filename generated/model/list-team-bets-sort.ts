/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListTeamBetsSort = typeof ListTeamBetsSort[keyof typeof ListTeamBetsSort];


export const ListTeamBetsSort = {
  placedAt: 'placedAt',
  '-placedAt': '-placedAt',
  settledAt: 'settledAt',
  '-settledAt': '-settledAt',
  stake: 'stake',
  '-stake': '-stake',
  payout: 'payout',
  '-payout': '-payout',
  net: 'net',
  '-net': '-net',
} as const;
