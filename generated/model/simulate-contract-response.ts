/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractSimulation } from './contract-simulation.ts';

/**
 * The answer of `simulateContract`.
 */
export interface SimulateContractResponse {
  /** Always true. */
  success: true;
  value: ContractSimulation;
}
