/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';

/**
 * What the end of a hold paid.
 */
export interface LiftedContractHold {
  /**
     * The agent.
     * @minLength 1
     * @maxLength 40
     */
  memberId: string;
  /**
     * Bills that were paid.
     * @minimum 0
     * @maximum 100000000
     */
  paidBills: number;
  /** Their sum. */
  paid: Money;
  /**
     * When.
     * @maxLength 30
     */
  liftedAt: string;
}
