/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BetState } from './bet-state.ts';
import type { GameCategory } from './game-category.ts';
import type { Money } from './money.ts';
import type { VendorCode } from './vendor-code.ts';

/**
 * A bet of somebody of the team.
 */
export interface TeamBet {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  betId: string;
  /**
     * Whose it is.
     * @minLength 1
     * @maxLength 40
     */
  memberId: string;
  /**
     * Whose it is.
     * @minLength 1
     * @maxLength 64
     */
  account: string;
  state: BetState;
  gameType: GameCategory;
  vassalage: VendorCode;
  /**
     * The game.
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
  /**
     * The draw, null for a round.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  drawId: string | null;
  /** What was staked. */
  stake: Money;
  /** What of the stake counts as turnover, 0.00 for a push or void; null while it is open. */
  turnover: Money | null;
  /** What of the stake counts as valid turnover; null while it is open. */
  validTurnover: Money | null;
  /** What came back, the stake included; null while it is open. */
  payout: Money | null;
  /** Payout less stake, from the player's side; null while it is open. */
  net: Money | null;
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
