/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PositiveMoney } from './positive-money.ts';

/**
 * What of a debt is given up.
 */
export interface WriteOffDebtPayload {
  /** How much, at most what is owed. */
  amount: PositiveMoney;
  /**
     * The reason, which the member reads, in the member's language.
     * @minLength 1
     * @maxLength 300
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  reason: string;
}
