/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractRate } from './contract-rate.ts';
import type { Money } from './money.ts';

/**
 * What is missing for the next tier.
 */
export interface NextTier {
  /**
     * The tier, from 1.
     * @minimum 1
     * @maximum 6
     */
  tier: number;
  /** Its rate. */
  rate: ContractRate;
  /** Turnover that is missing, 0.00 where it is enough. */
  turnover: Money;
  /**
     * Active downlines that are missing.
     * @minimum 0
     * @maximum 1000000
     */
  activeDownlines: number;
  /** Loss that is missing, null in salary contracts. */
  loss: Money | null;
}
