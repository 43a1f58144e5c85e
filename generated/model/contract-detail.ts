/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractVersion } from './contract-version.ts';
import type { Contract } from './contract.ts';

/**
 * A contract with its history.
 */
export interface ContractDetail {
  contract: Contract;
  /**
     * Every version, the newest first.
     * @minItems 1
     * @maxItems 100
     */
  versions: ContractVersion[];
}
