/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PointReward } from './point-reward.ts';

/**
 * The answer of `getPointReward`.
 */
export interface GetPointRewardResponse {
  /** Always true. */
  success: true;
  value: PointReward;
}
