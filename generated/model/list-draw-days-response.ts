/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DrawDayPage } from './draw-day-page.ts';

/**
 * The answer of `listDrawDays`.
 */
export interface ListDrawDaysResponse {
  /** Always true. */
  success: true;
  value: DrawDayPage;
}
