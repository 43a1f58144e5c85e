/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RewardPage } from './reward-page.ts';

/**
 * The answer of `listRewards`.
 */
export interface ListRewardsResponse {
  /** Always true. */
  success: true;
  value: RewardPage;
}
