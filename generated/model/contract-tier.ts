/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NonNegativeMoney } from './non-negative-money.ts';

/**
 * A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.
 */
export interface ContractTier {
  /** The least valid turnover of the team in the window. */
  turnover: NonNegativeMoney;
  /**
     * The fewest active downlines; the agent itself counts.
     * @minimum 0
     * @maximum 1000000
     */
  activeDownlines: number;
  /** The least loss of the team, as a positive amount; null in salary contracts. */
  loss: NonNegativeMoney | null;
  /**
     * The rate in basis points.
     * @minimum 1
     * @maximum 10000
     */
  rate: number;
}
