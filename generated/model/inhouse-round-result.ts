/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InhouseRound } from './inhouse-round.ts';
import type { Money } from './money.ts';

/**
 * A round after a step, and the balance after it.
 */
export interface InhouseRoundResult {
  round: InhouseRound;
  /** What the member can stake on games of the house now. */
  balanceAfter: Money;
}
