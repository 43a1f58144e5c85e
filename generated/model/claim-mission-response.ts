/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MissionClaim } from './mission-claim.ts';

/**
 * The answer of `claimMission`.
 */
export interface ClaimMissionResponse {
  /** Always true. */
  success: true;
  value: MissionClaim;
}
