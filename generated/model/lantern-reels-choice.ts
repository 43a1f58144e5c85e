/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LanternReelsChoiceGame } from './lantern-reels-choice-game.ts';

/**
 * Spin five reels with three rows and ten paylines, all of them in play.
 */
export interface LanternReelsChoice {
  /** The game. */
  game: LanternReelsChoiceGame;
}
