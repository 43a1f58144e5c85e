/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Chase } from './chase.ts';
import type { Money } from './money.ts';

/**
 * A chase that was stopped, and the balance after it.
 */
export interface StoppedChase {
  chase: Chase;
  /** Stakes that came back by this call. */
  returned: Money;
  /** What the member can stake on this game after it. */
  balanceAfter: Money;
}
