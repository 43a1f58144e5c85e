/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RewardClaims } from './reward-claims.ts';

/**
 * The answer of `claimRewards`.
 */
export interface ClaimRewardsResponse {
  /** Always true. */
  success: true;
  value: RewardClaims;
}
