/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryGame } from './lottery-game.ts';

/**
 * A group of the lottery menu.
 */
export interface LotteryMenuGroup {
  /**
     * The group.
     * @maxLength 20
     * @pattern ^[A-Z0-9_]{1,20}$
     */
  gameGroupCode: string;
  /**
     * Its name in the language of the answer.
     * @minLength 1
     * @maxLength 60
     */
  labelName: string;
  /**
     * Its games in the order of the menu.
     * @maxItems 100
     */
  games: LotteryGame[];
}
