/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Feedback } from './feedback.ts';

/**
 * The answer of `sendFeedback`.
 */
export interface SendFeedbackResponse {
  /** Always true. */
  success: true;
  value: Feedback;
}
