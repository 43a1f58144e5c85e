/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * What happened in a range, by time of settlement. `result` is always prizes + rebates + promotions + fees - turnover.
 */
export interface MemberFigures {
  /** Deposits credited. */
  deposits: Money;
  /** Withdrawals requested and neither rejected nor returned. */
  withdrawals: Money;
  /** Stakes of settled bets, without void, push and cancelled ones. */
  turnover: Money;
  /** Turnover by what was at risk: twice what a bet won or lost, at most its stake, without bets that cover opposing outcomes of one draw. */
  validTurnover: Money;
  /** Paid for won bets. */
  prizes: Money;
  /** Rebates paid. */
  rebates: Money;
  /** Promotions paid. */
  promotions: Money;
  /** Payment fees that the site bore. */
  fees: Money;
  /** Negative when the people lost. */
  result: Money;
}
