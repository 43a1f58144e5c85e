/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TwoStepState } from './two-step-state.ts';

/**
 * The answer of `disableTwoStepLogin`.
 */
export interface DisableTwoStepLoginResponse {
  /** Always true. */
  success: true;
  value: TwoStepState;
}
