/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RewardCredit } from './reward-credit.ts';

/**
 * What was given.
 */
export interface RewardClaims {
  /**
     * One for each claimed reward, in the order of the request.
     * @maxItems 100
     */
  credits: RewardCredit[];
}
