/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The game.
 */
export type LanternReelsChoiceGame = typeof LanternReelsChoiceGame[keyof typeof LanternReelsChoiceGame];


export const LanternReelsChoiceGame = {
  'lantern-reels': 'lantern-reels',
} as const;
