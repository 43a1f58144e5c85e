/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RewardCredit } from './reward-credit.ts';
import type { RewardRefusal } from './reward-refusal.ts';

/**
 * What was given.
 */
export interface RewardClaims {
  /**
     * One for each reward that was given, in the order of the request.
     * @maxItems 100
     */
  credits: RewardCredit[];
  /**
     * Those that were left out, in the order of the request.
     * @maxItems 99
     */
  refused: RewardRefusal[];
}
