/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractRate } from './contract-rate.ts';
import type { ContractSimulationState } from './contract-simulation-state.ts';
import type { Money } from './money.ts';
import type { NextTier } from './next-tier.ts';

/**
 * What the contract would pay.
 */
export interface ContractSimulation {
  /** The state that the bill would have. */
  state: ContractSimulationState;
  /**
     * The tier that holds, from 1, null where none does.
     * @minimum 1
     * @maximum 6
     * @nullable
     */
  tier: number | null;
  /** Its rate, 0 where none holds. */
  rate: ContractRate;
  /** Before the part of the downlines. */
  gross: Money;
  /** What is paid. */
  net: Money;
  /** How far the gross of the downlines is above `gross`. */
  gap: Money;
  /** What is carried to the next window: the win of a dividend, the lacking turnover of a salary. */
  carriedOut: Money;
  /** What is missing for the next tier, null where the highest holds. */
  nextTier: NextTier | null;
}
