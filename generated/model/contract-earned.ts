/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ContractRate } from './contract-rate.ts';
import type { Money } from './money.ts';

/**
 * What a contract would pay for its running window if that ended now, by the rule of the bills.
 */
export interface ContractEarned {
  /** The team's valid turnover since the window began. */
  turnover: Money;
  /** The team's result since then, negative when it lost. */
  teamResult: Money;
  /**
     * Active downlines since then, the agent included.
     * @minimum 0
     * @maximum 100000000
     */
  activeDownlines: number;
  /**
     * The tier that holds so far, from 1, null where none does.
     * @minimum 1
     * @maximum 6
     * @nullable
     */
  tier: number | null;
  /** Its rate, 0 where none holds. */
  rate: ContractRate;
  /** Rate x turnover after what earlier windows carried on; for a dividend rate x the loss after it. */
  gross: Money;
  /** The gross so far of the direct downlines with a contract of the same kind. */
  downlineGross: Money;
  /** What has been earned: gross less `downlineGross`, never below 0.00. */
  net: Money;
}
