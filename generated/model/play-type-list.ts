/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryGameCode } from './lottery-game-code.ts';
import type { PlayType } from './play-type.ts';

/**
 * The play types of a game and the version of their odds.
 */
export interface PlayTypeList {
  gameCode: LotteryGameCode;
  /**
     * The version, sent back with a slip.
     * @minimum 1
     * @maximum 1000000000
     */
  oddsVersion: number;
  /**
     * The play types in the order of the tabs.
     * @maxItems 200
     */
  playTypes: PlayType[];
}
