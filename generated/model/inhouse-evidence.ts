/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClientSeed } from './client-seed.ts';
import type { DealtCard } from './dealt-card.ts';
import type { FairAlgorithm } from './fair-algorithm.ts';
import type { InhouseChoice } from './inhouse-choice.ts';
import type { InhouseGameId } from './inhouse-game-id.ts';
import type { Odds } from './odds.ts';
import type { RoundId } from './round-id.ts';
import type { Sha256 } from './sha256.ts';
import type { SharedBet } from './shared-bet.ts';

/**
 * Everything needed to work a round out again.
 */
export interface InhouseEvidence {
  roundId: RoundId;
  gameId: InhouseGameId;
  /**
     * The rule sheet that holds for it.
     * @minimum 1
     * @maximum 100000
     */
  rulesVersion: number;
  algorithm: FairAlgorithm;
  /** The commitment, as it was shown before the bet. */
  serverSeedHash: Sha256;
  /**
     * The seed of the server, null until the round has ended.
     * @maxLength 64
     * @nullable
     * @pattern ^[0-9a-f]{64}$
     */
  serverSeed: string | null;
  clientSeed: ClientSeed;
  /**
     * The label of the algorithm, `roundId:clientSeed`.
     * @minLength 1
     * @maxLength 110
     */
  label: string;
  /**
     * The seeds of all bets of a shared round of Moonshot in the order of their places, whose hash is `clientSeed`; absent in other games.
     * @maxItems 100000
     */
  clientSeeds?: ClientSeed[];
  /**
     * The bets of a shared round of Moonshot in the order of their places; absent in other games. Those not taken back give `clientSeeds`.
     * @maxItems 100000
     */
  bets?: SharedBet[];
  choice: InhouseChoice;
  /**
     * The cells of Mines that were opened, as in the round.
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
  /** What the round pays, as in the round. */
  multiplier: Odds;
  /**
     * What the seeds give, as in the round; empty until it has ended.
     * @maxItems 52
     * @items.maxLength 12
     * @items.pattern ^[0-9A-Z.]{1,12}$
     */
  outcome: string[];
  /**
     * When the seed was shown; null until then.
     * @maxLength 30
     * @nullable
     */
  revealedAt: string | null;
}
