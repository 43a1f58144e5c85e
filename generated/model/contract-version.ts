/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractParty } from './contract-party.ts';
import type { ContractState } from './contract-state.ts';
import type { ContractVersionAction } from './contract-version-action.ts';
import type { Language } from './language.ts';
import type { TextHash } from './text-hash.ts';

/**
 * A change of a contract, kept for ever. A signed version never changes.
 */
export interface ContractVersion {
  /**
     * Its number, from 1.
     * @minimum 1
     * @maximum 1000
     */
  version: number;
  /** What was done. */
  action: ContractVersionAction;
  /** The state after it. */
  state: ContractState;
  /** Who did it. */
  by: ContractParty;
  /**
     * When.
     * @maxLength 30
     */
  at: string;
  /**
     * The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.
     * @minLength 1
     * @maxLength 5000
     */
  text: string;
  textLanguage: Language;
  textHash: TextHash;
  /**
     * The words that came with a rejection or a termination, null where there are none.
     * @maxLength 300
     * @nullable
     */
  reason: string | null;
}
