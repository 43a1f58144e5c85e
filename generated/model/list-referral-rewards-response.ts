/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReferralRewardPage } from './referral-reward-page.ts';

/**
 * The answer of `listReferralRewards`.
 */
export interface ListReferralRewardsResponse {
  /** Always true. */
  success: true;
  value: ReferralRewardPage;
}
