/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a mission counts: days with a login, deposits, turnover, what settled bets won beyond their stakes (`win`; a lost bet
 * takes nothing away), settled bets, different games, filled-in parts of the profile.
 */
export type MissionKind = typeof MissionKind[keyof typeof MissionKind];


export const MissionKind = {
  login_days: 'login_days',
  deposit: 'deposit',
  turnover: 'turnover',
  win: 'win',
  bets: 'bets',
  games: 'games',
  profile: 'profile',
} as const;
