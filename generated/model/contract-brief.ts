/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractKind } from './contract-kind.ts';
import type { ContractRate } from './contract-rate.ts';
import type { ContractState } from './contract-state.ts';

/**
 * A contract in short.
 */
export interface ContractBrief {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  contractId: string;
  kind: ContractKind;
  state: ContractState;
  /** The rate of its highest tier in basis points. */
  rate: ContractRate;
}
