/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * Sums over all pages of the list, of what is money.
 */
export interface RewardTotals {
  /**
     * Rewards that can be claimed now.
     * @minimum 0
     * @maximum 100000
     */
  claimableCount: number;
  /** Cash among them. */
  claimableCash: Money;
  /** Bonus money among them. */
  claimableBonus: Money;
}
