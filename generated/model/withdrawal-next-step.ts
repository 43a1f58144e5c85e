/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalNextStepAction } from './withdrawal-next-step-action.ts';
import type { WithdrawalOwner } from './withdrawal-owner.ts';

/**
 * Whose turn it is, to do what, until when.
 */
export interface WithdrawalNextStep {
  owner: WithdrawalOwner;
  /** What is to be done. */
  action: WithdrawalNextStepAction;
  /**
     * Until when, null where none is set. For `confirm_received` it then counts as received.
     * @maxLength 30
     * @nullable
     */
  deadline: string | null;
}
