/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LotteryBet } from './lottery-bet.ts';
import type { Money } from './money.ts';

/**
 * A cancelled bet, and the balance after it.
 */
export interface CancelledBet {
  bet: LotteryBet;
  /** The stake that came back. */
  returned: Money;
  /** What the member can stake on this game after it. */
  balanceAfter: Money;
}
