/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Mission } from './mission.ts';
import type { RewardCredit } from './reward-credit.ts';

/**
 * A claimed mission.
 */
export interface MissionClaim {
  mission: Mission;
  credit: RewardCredit;
}
