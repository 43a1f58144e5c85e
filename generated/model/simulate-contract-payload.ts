/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractKind } from './contract-kind.ts';
import type { ContractTerms } from './contract-terms.ts';
import type { Money } from './money.ts';
import type { NonNegativeMoney } from './non-negative-money.ts';

/**
 * A contract and the figures of a window to try it with.
 */
export interface SimulateContractPayload {
  kind: ContractKind;
  terms: ContractTerms;
  /** The team's valid turnover. */
  turnover: NonNegativeMoney;
  /** Dividend: the team's result, negative when it lost. Without it 0.00. */
  teamResult?: Money;
  /**
     * Active downlines, the agent included.
     * @minimum 0
     * @maximum 1000000
     */
  activeDownlines: number;
  /** The gross of the direct downlines. Without it 0.00. */
  downlineGross?: NonNegativeMoney;
  /** Dividend: the win of earlier windows. Without it 0.00. */
  carriedIn?: NonNegativeMoney;
}
