/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * How long and with what result the member has played since it logged in.
 */
export interface RealityCheck {
  /**
     * The interval, 0 when the check is off.
     * @minimum 0
     * @maximum 240
     */
  intervalMinutes: number;
  /** Whether the check has to be shown now. */
  due: boolean;
  /**
     * When it is next due, null when it is off.
     * @maxLength 30
     * @nullable
     */
  nextAt: string | null;
  /**
     * Since when time and money are counted: the login of this session.
     * @maxLength 30
     */
  since: string;
  /**
     * Minutes since then.
     * @minimum 0
     * @maximum 1000000
     */
  playedMinutes: number;
  /** Real-money stakes since then. */
  staked: Money;
  /** Payouts since then. */
  paid: Money;
  /** Payouts less stakes of settled bets; below zero is a loss. */
  netPosition: Money;
  /** Stakes of all bets that are not settled, also of those of earlier logins. */
  openStakes: Money;
}
