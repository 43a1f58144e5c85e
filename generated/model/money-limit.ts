/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LimitPeriod } from './limit-period.ts';
import type { MoneyLimitKind } from './money-limit-kind.ts';
import type { MoneyLimitSetBy } from './money-limit-set-by.ts';
import type { Money } from './money.ts';
import type { PendingMoneyLimit } from './pending-money-limit.ts';

/**
 * A limit of money.
 */
export interface MoneyLimit {
  kind: MoneyLimitKind;
  period: LimitPeriod;
  /** The limit, null where there is none. */
  amount: Money | null;
  /** What counts so far; a loss below zero counts as zero. */
  used: Money;
  /** What is left, null without a limit. */
  remaining: Money | null;
  /**
     * When the next period begins.
     * @maxLength 30
     */
  resetsAt: string;
  /** Who set it. One of the operator cannot be raised by the member. */
  setBy: MoneyLimitSetBy;
  /** The change that waits, null where none does. */
  pending: PendingMoneyLimit | null;
}
