/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DecideApplicationPayloadDecision } from './decide-application-payload-decision.ts';
import type { PositiveMoney } from './positive-money.ts';

/**
 * The decision.
 */
export interface DecideApplicationPayload {
  /** Whether it is granted. */
  decision: DecideApplicationPayloadDecision;
  /** What is granted where it differs from the promotion's own reward, above zero and at most its maximum; on `approve` of bonus money or cash only. */
  amount?: PositiveMoney;
  /**
     * Why it is rejected, which the member reads; required on `reject`.
     * @minLength 1
     * @maxLength 300
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  reason?: string;
  /**
     * A note for other operators.
     * @maxLength 500
     */
  note?: string;
}
