/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a mission counts: days with a login, deposits, turnover, settled bets, different games, filled-in parts of the
 * profile.
 */
export type MissionKind = typeof MissionKind[keyof typeof MissionKind];


export const MissionKind = {
  login_days: 'login_days',
  deposit: 'deposit',
  turnover: 'turnover',
  bets: 'bets',
  games: 'games',
  profile: 'profile',
} as const;
