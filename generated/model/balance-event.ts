/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BalanceEventType } from './balance-event-type.ts';
import type { Balance } from './balance.ts';

/**
 * The balance of the member has changed, or is told at the beginning of a stream.
 */
export interface BalanceEvent {
  /** What the event is about. */
  type: BalanceEventType;
  balance: Balance;
}
