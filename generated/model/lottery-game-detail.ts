/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClosedDay } from './closed-day.ts';
import type { DrawWeekday } from './draw-weekday.ts';
import type { LotteryGame } from './lottery-game.ts';
import type { Money } from './money.ts';
import type { PrizeRank } from './prize-rank.ts';

/**
 * A lottery game with its table, timetable and limits.
 */
export interface LotteryGameDetail {
  game: LotteryGame;
  /**
     * The rows of a result in their order.
     * @maxItems 10
     */
  prizeTable: PrizeRank[];
  /**
     * The week; empty where `intervalSeconds` holds. Days without a draw, as those of Tet, are missing among the coming draws.
     * @maxItems 7
     */
  timetable: DrawWeekday[];
  /**
     * The days without draws of today and the 89 days after it, the nearest first; empty where `intervalSeconds` holds.
     * @maxItems 90
     */
  closedDays: ClosedDay[];
  /**
     * The units to choose from.
     * @minItems 1
     * @maxItems 10
     */
  units: Money[];
  /**
     * The greatest multiple of a line and of a draw of a chase.
     * @minimum 1
     * @maximum 100000
     */
  maxMultiple: number;
  /**
     * The most lines of a slip, for one draw.
     * @minimum 1
     * @maximum 100000
     */
  maxLines: number;
  /**
     * The most draws of a chase.
     * @minimum 1
     * @maximum 100
     */
  maxChaseDraws: number;
  /** The most that a member may stake on one draw. */
  maxStakePerDraw: Money;
  /** The most that a member is paid for one draw. */
  maxPayoutPerDraw: Money;
  /**
     * The version of its odds that holds now.
     * @minimum 1
     * @maximum 1000000000
     */
  oddsVersion: number;
  /**
     * The server's clock, by which bets close.
     * @maxLength 30
     */
  serverTime: string;
}
