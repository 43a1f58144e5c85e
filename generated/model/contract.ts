/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractAction } from './contract-action.ts';
import type { ContractKind } from './contract-kind.ts';
import type { ContractParty } from './contract-party.ts';
import type { ContractSide } from './contract-side.ts';
import type { ContractState } from './contract-state.ts';
import type { ContractTerms } from './contract-terms.ts';

/**
 * A contract between an agent and its direct upline, or between a general agent and the platform.
 */
export interface Contract {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  contractId: string;
  kind: ContractKind;
  side: ContractSide;
  state: ContractState;
  /** Who grants it. */
  upline: ContractParty;
  /** Who is paid by it. */
  downline: ContractParty;
  terms: ContractTerms;
  /**
     * The number of its newest version. Every act on it names the version that was seen.
     * @minimum 1
     * @maximum 1000
     */
  version: number;
  /**
     * The valid contract of the same kind and parties that its signing supersedes, null where there is none.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  replaces: string | null;
  /**
     * The beginning of the first window that it pays for, null until it is signed.
     * @maxLength 30
     * @nullable
     */
  effectiveFrom: string | null;
  /**
     * The end of the last window that it pays for, null while that is open.
     * @maxLength 30
     * @nullable
     */
  effectiveTo: string | null;
  /**
     * When it was proposed.
     * @maxLength 30
     */
  createdAt: string;
  /**
     * When its newest version was made.
     * @maxLength 30
     */
  updatedAt: string;
  /**
     * What the agent of the session can do with it now.
     * @maxItems 5
     */
  actions: ContractAction[];
}
