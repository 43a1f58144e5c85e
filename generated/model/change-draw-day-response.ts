/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawDay } from './draw-day.ts';

/**
 * The answer of `changeDrawDay`.
 */
export interface ChangeDrawDayResponse {
  /** Always true. */
  success: true;
  value: DrawDay;
}
