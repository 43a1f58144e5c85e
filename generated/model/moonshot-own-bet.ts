/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InhouseRound } from './inhouse-round.ts';

/**
 * The bet of the member of the session in the round.
 */
export interface MoonshotOwnBet {
  /**
     * Its place in the order of the bets, from 1.
     * @minimum 1
     * @maximum 1000000
     */
  place: number;
  round: InhouseRound;
}
