/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { Odds } from './odds.ts';
import type { PlayTypeCode } from './play-type-code.ts';
import type { Probability } from './probability.ts';

/**
 * An entry of the slip with its price, for one draw at multiple 1.
 */
export interface QuotedLine {
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
     * Times the unit.
     * @minimum 1
     * @maximum 100000
     */
  multiple: number;
  /** lines x unit x multiple. */
  stake: Money;
  odds: Odds;
  /** How likely one combination pays at all. */
  hitProbability: Probability;
  /**
     * The return to player in basis points.
     * @minimum 0
     * @maximum 10000
     */
  returnToPlayer: number;
  /** Whether each hit pays. */
  paysPerHit: boolean;
  /** unit x multiple x odds, what one hit pays. */
  payoutPerHit: Money;
  /** The most that the entry can be paid in a draw. */
  maxPayout: Money;
}
