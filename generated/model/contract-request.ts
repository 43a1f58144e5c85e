/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractRequestWants } from './contract-request-wants.ts';
import type { Contract } from './contract.ts';
import type { RequestDirection } from './request-direction.ts';

/**
 * A contract that waits for one of its parties.
 */
export interface ContractRequest {
  contract: Contract;
  direction: RequestDirection;
  /** What is waited for: a signature, or the agreement to a termination. */
  wants: ContractRequestWants;
  /**
     * Since when.
     * @maxLength 30
     */
  since: string;
}
