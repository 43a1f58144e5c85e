/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { NonNegativeMoney } from './non-negative-money.ts';

/**
 * What the team of an agent did so far. An active downline has a turnover of at least `activeMinimum`; the agent itself counts.
 */
export interface BasisFigures {
  /**
     * Since when: the beginning of today in the brand's time zone, for a dividend of the half month.
     * @maxLength 30
     */
  from: string;
  /** Its valid turnover. */
  turnover: Money;
  /** Its result, negative when it lost. */
  teamResult: Money;
  /** From which turnover a downline counts as active. */
  activeMinimum: NonNegativeMoney;
  /**
     * Active downlines, the agent included.
     * @minimum 0
     * @maximum 100000000
     */
  activeDownlines: number;
}
