/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InviteeTotals } from './invitee-totals.ts';
import type { ReferralReward } from './referral-reward.ts';

/**
 * A page of rewards for invited friends.
 */
export interface ReferralRewardPage {
  /**
     * The rewards of the page, the newest first.
     * @maxItems 100
     */
  content: ReferralReward[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Entries in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
  totals: InviteeTotals;
}
