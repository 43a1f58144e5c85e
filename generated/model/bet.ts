/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BetId } from './bet-id.ts';
import type { BetState } from './bet-state.ts';
import type { DrawId } from './draw-id.ts';
import type { GameCategory } from './game-category.ts';
import type { Money } from './money.ts';
import type { NodeId } from './node-id.ts';
import type { Odds } from './odds.ts';
import type { VendorCode } from './vendor-code.ts';

/**
 * A bet of any game: a round of a slot, a hand, a ticket of a draw.
 */
export interface Bet {
  betId: BetId;
  state: BetState;
  gameType: GameCategory;
  vassalage: VendorCode;
  /**
     * The vendor's name.
     * @minLength 1
     * @maxLength 60
     */
  vendorName: string;
  /** The place of the game in the catalogue, null once it has left. */
  nodeId: NodeId | null;
  /**
     * The name of the game.
     * @minLength 1
     * @maxLength 120
     */
  gameName: string;
  /**
     * What was bet on, in the language of the request; empty where the vendor does not say.
     * @maxLength 200
     */
  summary: string;
  /**
     * The round, null for a draw.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  roundId: string | null;
  /** The draw, null for a round. */
  drawId: DrawId | null;
  /** What was staked. */
  stake: Money;
  /** The odds that were fixed when it was placed; null where lines differ or the game has none. */
  odds: Odds | null;
  /** What came back, the stake included; null while it is open. */
  payout: Money | null;
  /** Payout less stake; null while it is open. */
  net: Money | null;
  /** What of the stake counts as valid turnover: twice what was won or lost, at most the stake, and nothing of bets that cover opposing outcomes of one draw. Null while it is open. */
  validTurnover: Money | null;
  /**
     * When it was placed.
     * @maxLength 30
     */
  placedAt: string;
  /**
     * When it was settled last, null while it is open.
     * @maxLength 30
     * @nullable
     */
  settledAt: string | null;
}
