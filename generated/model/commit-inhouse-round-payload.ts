/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InhouseGameId } from './inhouse-game-id.ts';
import type { RoundId } from './round-id.ts';

/**
 * The game that a round is wanted of.
 */
export interface CommitInhouseRoundPayload {
  gameId: InhouseGameId;
  /** A sealed round of the game to give up unplayed, for another seed. */
  replaces?: RoundId;
}
