/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InhouseRound } from './inhouse-round.ts';
import type { Money } from './money.ts';
import type { RoundId } from './round-id.ts';

/**
 * The own bet after a step, and the balance after it.
 */
export interface MoonshotBetResult {
  round: InhouseRound;
  /** The round that all players share. */
  sharedRoundId: RoundId;
  /**
     * Its place in the order of the bets, from 1.
     * @minimum 1
     * @maximum 1000000
     */
  place: number;
  /** What the member can stake on games of the house now. */
  balanceAfter: Money;
}
