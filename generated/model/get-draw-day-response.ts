/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawDay } from './draw-day.ts';

/**
 * The answer of `getDrawDay`.
 */
export interface GetDrawDayResponse {
  /** Always true. */
  success: true;
  value: DrawDay;
}
