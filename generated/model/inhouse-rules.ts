/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FairAlgorithm } from './fair-algorithm.ts';
import type { InhouseGameId } from './inhouse-game-id.ts';
import type { InhousePrice } from './inhouse-price.ts';
import type { Money } from './money.ts';
import type { NodeId } from './node-id.ts';

/**
 * The rule sheet of an in-house game.
 */
export interface InhouseRules {
  gameId: InhouseGameId;
  nodeId: NodeId;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  gameName: string;
  /**
     * The version of the sheet. A round is settled by the version that it began with.
     * @minimum 1
     * @maximum 100000
     */
  version: number;
  /**
     * Since when this version holds.
     * @maxLength 30
     */
  validFrom: string;
  /**
     * How it is played, sanitised HTML.
     * @minLength 1
     * @maxLength 20000
     */
  html: string;
  /**
     * How the multiplier follows from a choice, for any choice.
     * @minLength 1
     * @maxLength 1000
     */
  multiplierRule: string;
  /**
     * Every choice with its prices above zero; of a game with more than 500 choices those at even steps. A line of Lantern Reels pays a tenth of the round, so its rows are by line.
     * @maxItems 500
     */
  prices: InhousePrice[];
  /**
     * The return to player of the game in basis points, that of its least choice.
     * @minimum 0
     * @maximum 10000
     */
  returnToPlayer: number;
  /** The least stake of a round. */
  minStake: Money;
  /** The greatest stake of a round. */
  maxStake: Money;
  /** The most that a round pays. */
  maxPayout: Money;
  algorithm: FairAlgorithm;
  /**
     * How long an unfinished round waits for its player.
     * @minimum 1
     * @maximum 168
     */
  unfinishedHours: number;
  /**
     * What becomes of it then.
     * @minLength 1
     * @maxLength 500
     */
  unfinishedRule: string;
}
