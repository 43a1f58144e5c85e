/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PointRewardPage } from './point-reward-page.ts';

/**
 * The answer of `listPointRewards`.
 */
export interface ListPointRewardsResponse {
  /** Always true. */
  success: true;
  value: PointRewardPage;
}
