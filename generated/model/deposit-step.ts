/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositState } from './deposit-state.ts';

/**
 * A change of state.
 */
export interface DepositStep {
  state: DepositState;
  /**
     * When.
     * @maxLength 30
     */
  at: string;
  /**
     * The operator, or `member`, `provider`, `system`.
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
