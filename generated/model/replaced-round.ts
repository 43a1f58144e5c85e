/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RoundId } from './round-id.ts';
import type { Sha256 } from './sha256.ts';

/**
 * A sealed round that was given up unplayed.
 */
export interface ReplacedRound {
  roundId: RoundId;
  /** Its commitment, as it was shown. */
  serverSeedHash: Sha256;
  /** Its seed, whose SHA-256 is the commitment. No round is ever played with it. */
  serverSeed: Sha256;
}
