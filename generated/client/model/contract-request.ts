/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractRequestDirection } from './contract-request-direction.ts';
import type { ContractRequestWants } from './contract-request-wants.ts';
import type { Contract } from './contract.ts';

/**
 * A contract that waits for one of its parties.
 */
export interface ContractRequest {
  contract: Contract;
  /** Whether the agent of the session is waited for, or waits. */
  direction: ContractRequestDirection;
  /** What is waited for: a signature, or the agreement to a termination. */
  wants: ContractRequestWants;
  /**
     * Since when.
     * @maxLength 30
     */
  since: string;
}
