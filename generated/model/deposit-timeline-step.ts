/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositState } from './deposit-state.ts';
import type { DepositTimelineStepBy } from './deposit-timeline-step-by.ts';

/**
 * A step of a deposit.
 */
export interface DepositTimelineStep {
  state: DepositState;
  /**
     * When it was reached.
     * @maxLength 30
     */
  at: string;
  /** Who brought it about. */
  by: DepositTimelineStepBy;
  /**
     * Words about it in the language of the request, null where there are none.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  note: string | null;
}
