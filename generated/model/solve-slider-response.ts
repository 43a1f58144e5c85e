/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SliderTicket } from './slider-ticket.ts';

/**
 * The answer of `solveSlider`.
 */
export interface SolveSliderResponse {
  /** Always true. */
  success: true;
  value: SliderTicket;
}
