/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClientSeed } from './client-seed.ts';
import type { FairAlgorithm } from './fair-algorithm.ts';
import type { InhouseChoice } from './inhouse-choice.ts';
import type { InhouseGameId } from './inhouse-game-id.ts';
import type { RoundId } from './round-id.ts';
import type { Sha256 } from './sha256.ts';

/**
 * Everything needed to work a round out again.
 */
export interface InhouseEvidence {
  roundId: RoundId;
  gameId: InhouseGameId;
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
  choice: InhouseChoice;
  /**
     * What the seeds give, as in the round; empty until it has ended.
     * @maxItems 40
     * @items.maxLength 12
     * @items.pattern ^[0-9A-Z.]{1,12}$
     */
  outcome: string[];
  /**
     * When the seed was shown.
     * @maxLength 30
     * @nullable
     */
  revealedAt: string | null;
}
