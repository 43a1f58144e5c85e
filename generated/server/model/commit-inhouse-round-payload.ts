/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InhouseGameId } from './inhouse-game-id.ts';

/**
 * The game that a round is wanted of.
 */
export interface CommitInhouseRoundPayload {
  gameId: InhouseGameId;
}
