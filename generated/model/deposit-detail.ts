/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositInstruction } from './deposit-instruction.ts';
import type { DepositTimelineStep } from './deposit-timeline-step.ts';
import type { Deposit } from './deposit.ts';
import type { Money } from './money.ts';

/**
 * A deposit with its payment and its steps.
 */
export interface DepositDetail {
  deposit: Deposit;
  /** How to pay, while the deposit is `pending`; else null. */
  instruction: DepositInstruction | null;
  /**
     * The steps so far, the first one first.
     * @maxItems 20
     */
  timeline: DepositTimelineStep[];
  /** The main wallet after it was credited, null before. */
  balanceAfter: Money | null;
}
