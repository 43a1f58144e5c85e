/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawId } from './draw-id.ts';
import type { LotteryBetState } from './lottery-bet-state.ts';
import type { LotteryGameCode } from './lottery-game-code.ts';
import type { Money } from './money.ts';
import type { Odds } from './odds.ts';
import type { PlayTypeCode } from './play-type-code.ts';
import type { Probability } from './probability.ts';
import type { Station } from './station.ts';

/**
 * A bet on one draw, one entry of a slip.
 */
export interface LotteryBet {
  /**
     * The id of the bet.
     * @maxLength 40
     * @pattern ^[A-Za-z0-9-]{1,40}$
     */
  betId: string;
  /**
     * The chase that it belongs to, else null.
     * @maxLength 40
     * @nullable
     * @pattern ^[A-Za-z0-9-]{1,40}$
     */
  chaseId: string | null;
  gameCode: LotteryGameCode;
  /**
     * The game's name.
     * @minLength 1
     * @maxLength 120
     */
  gameName: string;
  drawId: DrawId;
  /** The station of a Vietnamese draw, else null. */
  station: Station | null;
  playType: PlayTypeCode;
  /**
     * The play type's name.
     * @minLength 1
     * @maxLength 60
     */
  labelName: string;
  /**
     * What was picked in each row.
     * @maxItems 10
     * @items.maxItems 1000
     * @items.items.maxLength 12
     * @items.items.pattern ^[0-9A-Z_]{1,12}$
     */
  picks: string[][];
  /**
     * Combinations that the picks make.
     * @minimum 1
     * @maximum 1000000
     */
  combinations: number;
  /**
     * Combinations x lines of each.
     * @minimum 1
     * @maximum 100000000
     */
  lines: number;
  /** What a line costs. */
  unit: Money;
  /**
     * Times the unit, that of the line x that of the draw.
     * @minimum 1
     * @maximum 100000000
     */
  multiple: number;
  /** lines x unit x multiple. */
  stake: Money;
  /** The odds of the bet, fixed when it was placed. */
  odds: Odds;
  /** How likely one combination pays at all. */
  hitProbability: Probability;
  /**
     * The return to player in basis points.
     * @minimum 0
     * @maximum 10000
     */
  returnToPlayer: number;
  state: LotteryBetState;
  /**
     * Hits that pay, null until it is settled.
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  hits: number | null;
  /**
     * unit x multiple x odds x hits, limits applied, or the stake that came back; null until it is settled.
     * @maxLength 25
     * @nullable
     * @pattern ^(0|[1-9][0-9]{0,14})\.[0-9]{2,8}$
     */
  payout: string | null;
  /** The most that it can be paid. */
  maxPayout: Money;
  /**
     * The version of the result that it is settled by, null until then.
     * @minimum 1
     * @maximum 1000
     * @nullable
     */
  drawVersion: number | null;
  /**
     * When it was placed.
     * @maxLength 30
     */
  placedAt: string;
  /**
     * When its draw closes.
     * @maxLength 30
     */
  closesAt: string;
  /**
     * When it was settled or cancelled; null until then.
     * @maxLength 30
     * @nullable
     */
  settledAt: string | null;
  /** Whether it can be cancelled now. */
  cancellable: boolean;
}
