/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SecurityItemKind } from './security-item-kind.ts';
import type { SecurityItemState } from './security-item-state.ts';

/**
 * A part of the safety of the account, and how it stands.
 */
export interface SecurityItem {
  kind: SecurityItemKind;
  /** Done, missing, or to be renewed because it is too old or too weak. */
  state: SecurityItemState;
  /**
     * What it adds when it is done. All items together make 100.
     * @minimum 0
     * @maximum 100
     */
  points: number;
  /**
     * What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.
     * @minLength 1
     * @maxLength 120
     * @nullable
     */
  detail: string | null;
  /**
     * When it was last set or changed, null if never.
     * @maxLength 30
     * @nullable
     */
  changedAt: string | null;
}
