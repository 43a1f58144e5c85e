/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PositiveMoney } from './positive-money.ts';

/**
 * The money that arrived.
 */
export interface ConfirmDepositPayload {
  /** What arrived, above zero. It may differ from what the member said to pay. */
  receivedAmount: PositiveMoney;
  /**
     * The bank's reference, which confirms one deposit only.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  bankReference: string;
  /**
     * A note for other operators.
     * @maxLength 500
     */
  note?: string;
}
