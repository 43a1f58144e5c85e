/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.
 */
export type GameCategory = typeof GameCategory[keyof typeof GameCategory];


export const GameCategory = {
  ELOTT: 'ELOTT',
  LOTT: 'LOTT',
  LIVE: 'LIVE',
  SPORTS: 'SPORTS',
  FISH: 'FISH',
  RNG: 'RNG',
  PVP: 'PVP',
  ESPORTS: 'ESPORTS',
  INHOUSE: 'INHOUSE',
} as const;
