/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A shelf of the lobby that a game stands on.
 */
export type GameClassify = typeof GameClassify[keyof typeof GameClassify];


export const GameClassify = {
  HOT: 'HOT',
  NEW: 'NEW',
  VIDEO: 'VIDEO',
  CLASSIC: 'CLASSIC',
  JACKPOT: 'JACKPOT',
} as const;
