/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Mission } from './mission.ts';

/**
 * The missions of the member.
 */
export interface MissionsSummary {
  /**
     * Missions whose reward waits, the badge of the menu.
     * @minimum 0
     * @maximum 1000
     */
  claimableCount: number;
  /**
     * Those that can be claimed first, then those that end first.
     * @maxItems 200
     */
  missions: Mission[];
}
