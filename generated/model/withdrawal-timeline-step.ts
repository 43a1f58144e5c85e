/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalOwner } from './withdrawal-owner.ts';
import type { WithdrawalState } from './withdrawal-state.ts';

/**
 * A step that a withdrawal has reached.
 */
export interface WithdrawalTimelineStep {
  state: WithdrawalState;
  /**
     * When.
     * @maxLength 30
     */
  at: string;
  /** Who brought it about. */
  owner: WithdrawalOwner;
  /**
     * Words about it in the language of the request, null where there are none.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  note: string | null;
}
