/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TwoStepEnrolment } from './two-step-enrolment.ts';

/**
 * The answer of `startTwoStepLogin`.
 */
export interface StartTwoStepLoginResponse {
  /** Always true. */
  success: true;
  value: TwoStepEnrolment;
}
