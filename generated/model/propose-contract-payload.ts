/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ConflictHash } from './conflict-hash.ts';
import type { ContractKind } from './contract-kind.ts';
import type { ContractTerms } from './contract-terms.ts';

/**
 * A contract to propose.
 */
export interface ProposeContractPayload {
  kind: ContractKind;
  /**
     * The direct downline.
     * @minLength 1
     * @maxLength 40
     */
  downlineId: string;
  terms: ContractTerms;
  /** The hash of the conflicts that were shown, where there are any. */
  conflictHash?: ConflictHash;
}
