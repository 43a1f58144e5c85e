/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WithdrawalCheckKind } from './withdrawal-check-kind.ts';

/**
 * A check that the server made when the withdrawal was asked for.
 */
export interface WithdrawalCheck {
  check: WithdrawalCheckKind;
  /** Whether it passed. */
  passed: boolean;
  /**
     * What was found, in words.
     * @maxLength 300
     */
  detail: string;
}
