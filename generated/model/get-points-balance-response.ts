/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Points } from './points.ts';

/**
 * The answer of `getPointsBalance`.
 */
export interface GetPointsBalanceResponse {
  /** Always true. */
  success: true;
  value: Points;
}
