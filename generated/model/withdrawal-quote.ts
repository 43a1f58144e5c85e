/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { Money } from './money.ts';
import type { WithdrawalRequirement } from './withdrawal-requirement.ts';

/**
 * What can be withdrawn, and what it costs.
 */
export interface WithdrawalQuote {
  currency: CurrencyCode;
  /** What of the main wallet can be withdrawn now. */
  available: Money;
  /** What withdrawals under way hold. */
  heldBalance: Money;
  /** Bonus money, which cannot be withdrawn. */
  bonusBalance: Money;
  /** What must still be staked before it becomes money. It holds back the bonus money alone. */
  wageringLeft: Money;
  /** The least at a time. */
  minAmount: Money;
  /** The most at a time, now: the lowest of the limit, what is left of the day and what is available. */
  maxAmount: Money;
  /**
     * How many the rank allows a day, null for no cap.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  dailyCount: number | null;
  /**
     * How many were asked for today; rejected and returned ones do not count.
     * @minimum 0
     * @maximum 1000
     */
  dailyCountUsed: number;
  /** How much the rank allows a day, null for no cap. */
  dailyAmount: Money | null;
  /** How much was asked for today. */
  dailyAmountUsed: Money;
  /**
     * When the next day begins in the brand's time zone.
     * @maxLength 30
     */
  resetsAt: string;
  /**
     * The fee in basis points of the amount.
     * @minimum 0
     * @maximum 10000
     */
  feeRate: number;
  /** The fixed part of the fee. */
  feeFixed: Money;
  /** The amount that was asked about, null where none was. */
  amount: Money | null;
  /** Its fee, null without an amount. */
  fee: Money | null;
  /** What arrives: the amount less the fee; null without an amount. */
  receives: Money | null;
  /** The main wallet after it; null without an amount. */
  balanceAfter: Money | null;
  /**
     * After how many minutes it usually arrives, at best.
     * @minimum 0
     * @maximum 10080
     */
  arrivesMinutesMin: number;
  /**
     * After how many minutes it usually arrives, at worst.
     * @minimum 0
     * @maximum 10080
     */
  arrivesMinutesMax: number;
  /**
     * After how many minutes from `paid` it counts as received.
     * @minimum 1
     * @maximum 10080
     */
  autoReceivedMinutes: number;
  /**
     * What the account still lacks; empty when one may withdraw.
     * @maxItems 3
     */
  missing: WithdrawalRequirement[];
}
