/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BetEvidenceSource } from './bet-evidence-source.ts';
import type { FairAlgorithm } from './fair-algorithm.ts';
import type { PrizeRow } from './prize-row.ts';
import type { Sha256 } from './sha256.ts';

/**
 * What the result can be checked by. A draw's `getDrawEvidence` and an in-house round's evidence tell the whole of it.
 */
export interface BetEvidence {
  /** A draw of this server, a draw of a station, a round of an in-house game, a round of another vendor. */
  source: BetEvidenceSource;
  /**
     * When it was drawn or revealed.
     * @maxLength 30
     */
  drawnAt: string;
  /**
     * What the draw is called, null for a round.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  drawName: string | null;
  /**
     * The version of the result that the bet is settled by, null for a round.
     * @minimum 1
     * @maximum 1000
     * @nullable
     */
  resultVersion: number | null;
  /**
     * The rows of the prize table in their order; empty for a round.
     * @maxItems 10
     */
  prizes: PrizeRow[];
  /** How the result follows from the seed; null for external draws and other vendors. */
  algorithm: FairAlgorithm | null;
  /** The SHA-256 of the seed, as it was shown before the bet; null as above. */
  commitment: Sha256 | null;
  /** The seed, shown after it; null as above. */
  seed: Sha256 | null;
  /**
     * What the player added to the seed; null but for in-house rounds.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  clientSeed: string | null;
}
