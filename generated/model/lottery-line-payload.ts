/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlayTypeCode } from './play-type-code.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * One entry of a slip.
 */
export interface LotteryLinePayload {
  playType: PlayTypeCode;
  /**
     * What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all
     * picks must have the same price; others go into an entry of their own.
     * @minItems 1
     * @maxItems 10
     * @items.minItems 1
     * @items.maxItems 1000
     * @items.items.maxLength 12
     * @items.items.pattern ^[0-9A-Z_]{1,12}$
     */
  picks: string[][];
  /** What a line costs, one of the game's `units`. */
  unit: PositiveMoney;
  /**
     * Times the unit.
     * @minimum 1
     * @maximum 100000
     */
  multiple: number;
}
