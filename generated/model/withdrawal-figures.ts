/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * How the member has played and paid, as at the request.
 */
export interface WithdrawalFigures {
  /** The main wallet after the hold. */
  mainBalance: Money;
  /** Credited deposits of the last 30 days. */
  deposits: Money;
  /** Withdrawals received in the last 30 days. */
  withdrawals: Money;
  /** Turnover of the last 30 days. */
  turnover: Money;
  /**
     * Bonuses whose wagering is open.
     * @minimum 0
     * @maximum 1000
     */
  activeBonuses: number;
}
