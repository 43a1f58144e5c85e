/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TwoStepState } from './two-step-state.ts';

/**
 * The answer of `confirmTwoStepLogin`.
 */
export interface ConfirmTwoStepLoginResponse {
  /** Always true. */
  success: true;
  value: TwoStepState;
}
