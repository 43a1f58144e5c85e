/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LimitPeriod } from './limit-period.ts';
import type { MoneyLimitKind } from './money-limit-kind.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * A limit of money to set.
 */
export interface MoneyLimitPayload {
  kind: MoneyLimitKind;
  period: LimitPeriod;
  /** The limit, null for none. */
  amount: PositiveMoney | null;
}
