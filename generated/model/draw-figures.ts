/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * What was bet on a draw and what it paid, in the version that holds.
 */
export interface DrawFigures {
  /**
     * Bets, cancelled ones left out.
     * @minimum 0
     * @maximum 100000000
     */
  bets: number;
  /**
     * Members who placed them.
     * @minimum 0
     * @maximum 100000000
     */
  members: number;
  /** What they staked. */
  stake: Money;
  /** What bets that won or lost were paid. */
  payout: Money;
  /** Stakes that came back. */
  returned: Money;
  /** The house's result, stake less payout less returned; 0.00 until the draw is settled. */
  result: Money;
}
