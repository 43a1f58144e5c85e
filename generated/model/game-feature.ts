/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a game offers, to search by.
 */
export type GameFeature = typeof GameFeature[keyof typeof GameFeature];


export const GameFeature = {
  FREE_SPINS: 'FREE_SPINS',
  BONUS_BUY: 'BONUS_BUY',
  MULTIPLIER: 'MULTIPLIER',
  WILDS: 'WILDS',
  CASCADE: 'CASCADE',
  HOLD_AND_WIN: 'HOLD_AND_WIN',
  CLUSTER: 'CLUSTER',
  JACKPOT: 'JACKPOT',
  LIVE_DEALER: 'LIVE_DEALER',
  PROVABLY_FAIR: 'PROVABLY_FAIR',
} as const;
