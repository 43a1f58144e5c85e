/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClientSeed } from './client-seed.ts';
import type { DealtCard } from './dealt-card.ts';
import type { HiLoOffer } from './hi-lo-offer.ts';
import type { InhouseChoice } from './inhouse-choice.ts';
import type { InhouseGameId } from './inhouse-game-id.ts';
import type { InhouseRoundState } from './inhouse-round-state.ts';
import type { Money } from './money.ts';
import type { Odds } from './odds.ts';
import type { RoundId } from './round-id.ts';
import type { Sha256 } from './sha256.ts';

/**
 * A round of an in-house game.
 */
export interface InhouseRound {
  roundId: RoundId;
  /**
     * The bet in the betting record.
     * @maxLength 40
     * @pattern ^[A-Za-z0-9-]{1,40}$
     */
  betId: string;
  gameId: InhouseGameId;
  /**
     * The game's name.
     * @minLength 1
     * @maxLength 120
     */
  gameName: string;
  /**
     * The rule sheet that holds for it.
     * @minimum 1
     * @maximum 100000
     */
  rulesVersion: number;
  state: InhouseRoundState;
  /** Whether it is played in play credit. */
  demo: boolean;
  /** The stake. */
  stake: Money;
  choice: InhouseChoice;
  clientSeed: ClientSeed;
  /** The commitment, as it was shown before the bet. */
  serverSeedHash: Sha256;
  /**
     * The cells of Mines that were opened, in this order; empty in other games.
     * @maxItems 25
     * @items.minimum 0
     * @items.maximum 24
     */
  opened: number[];
  /**
     * The cards of Hi-Lo dealt so far, in this order, the last one the card to guess from; empty in other games.
     * @maxItems 52
     */
  dealt: DealtCard[];
  /**
     * The guesses that an open round of Hi-Lo has now, `higher` first; empty in other games and in ended rounds.
     * @maxItems 2
     */
  offers: HiLoOffer[];
  /** What the round pays, or would pay if it were cashed out now, for each 1 staked; 0.00 when it pays nothing or cannot be cashed out yet. */
  multiplier: Odds;
  /**
     * What the next safe cell of Mines would make of an open round; null in other games, whose `offers` tell it, and in ended rounds.
     * @maxLength 14
     * @nullable
     * @pattern ^(0|[1-9][0-9]{0,8})\.[0-9]{2,4}$
     */
  nextMultiplier: string | null;
  /**
     * What the round paid, stake x multiplier rounded down to the currency's decimals and never more than the sheet's `maxPayout`; null while it is open.
     * @maxLength 25
     * @nullable
     * @pattern ^(0|[1-9][0-9]{0,14})\.[0-9]{2,8}$
     */
  payout: string | null;
  /**
     * What the seeds gave, empty while the round is open: the end of a flight, the ball's steps (`0` left, `1` right), the cells
     * with mines, the roll, the ten numbers, the colour, the cards that were dealt, the segment, the stops of the five reels.
     * Mines stand in rising order, all else as it was drawn.
     * @maxItems 52
     * @items.maxLength 12
     * @items.pattern ^[0-9A-Z.]{1,12}$
     */
  outcome: string[];
  /**
     * When the stake was taken.
     * @maxLength 30
     */
  startedAt: string;
  /**
     * When it ended; null until then.
     * @maxLength 30
     * @nullable
     */
  endedAt: string | null;
}
