/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MissionsSummary } from './missions-summary.ts';

/**
 * The answer of `getMissionsSummary`.
 */
export interface GetMissionsSummaryResponse {
  /** Always true. */
  success: true;
  value: MissionsSummary;
}
