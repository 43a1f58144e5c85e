/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalState } from './withdrawal-state.ts';

/**
 * A change of state.
 */
export interface WithdrawalStep {
  state: WithdrawalState;
  /**
     * When.
     * @maxLength 30
     */
  at: string;
  /**
     * The operator, or `member`, or `system`.
     * @minLength 1
     * @maxLength 64
     */
  by: string;
  /**
     * What was said to it; null where nothing was.
     * @minLength 1
     * @maxLength 500
     * @nullable
     */
  note: string | null;
}
