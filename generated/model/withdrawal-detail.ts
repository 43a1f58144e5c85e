/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalDispute } from './withdrawal-dispute.ts';
import type { WithdrawalNextStep } from './withdrawal-next-step.ts';
import type { WithdrawalTimelineStep } from './withdrawal-timeline-step.ts';
import type { Withdrawal } from './withdrawal.ts';

/**
 * A withdrawal with its timeline.
 */
export interface WithdrawalDetail {
  withdrawal: Withdrawal;
  /**
     * The steps so far, the first one first.
     * @maxItems 50
     */
  timeline: WithdrawalTimelineStep[];
  /** What comes next, null at the end. */
  next: WithdrawalNextStep | null;
  /** The last dispute, null without one. */
  dispute: WithdrawalDispute | null;
}
