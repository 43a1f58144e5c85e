/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractKind } from './contract-kind.ts';
import type { ContractTerms } from './contract-terms.ts';

/**
 * A contract that might be proposed.
 */
export interface ContractDraftPayload {
  kind: ContractKind;
  /**
     * The direct downline.
     * @minLength 1
     * @maxLength 40
     */
  downlineId: string;
  terms: ContractTerms;
}
