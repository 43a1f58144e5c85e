/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FairAlgorithm } from './fair-algorithm.ts';
import type { InhouseGameId } from './inhouse-game-id.ts';
import type { ReplacedRound } from './replaced-round.ts';
import type { RoundId } from './round-id.ts';
import type { Sha256 } from './sha256.ts';

/**
 * A round that is sealed but not yet played.
 */
export interface InhouseCommitment {
  roundId: RoundId;
  gameId: InhouseGameId;
  /** The SHA-256 of the seed that decides the round. */
  serverSeedHash: Sha256;
  algorithm: FairAlgorithm;
  /**
     * The rule sheet that holds for it.
     * @minimum 1
     * @maximum 100000
     */
  rulesVersion: number;
  /**
     * Until when it can be played.
     * @maxLength 30
     */
  expiresAt: string;
  /** The round that it replaces; absent without one. */
  replaced?: ReplacedRound;
}
