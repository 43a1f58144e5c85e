/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ClientSeed } from './client-seed.ts';
import type { InhouseChoice } from './inhouse-choice.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { RoundId } from './round-id.ts';

/**
 * The bet of a round.
 */
export interface PlayInhouseRoundPayload {
  roundId: RoundId;
  /** The stake, within the limits of the rule sheet. */
  stake: PositiveMoney;
  clientSeed: ClientSeed;
  choice: InhouseChoice;
}
