/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PositiveMoney } from './positive-money.ts';

/**
 * A transfer to a direct downline.
 */
export interface DownlineTransferPayload {
  /**
     * The account name of the receiver.
     * @minLength 1
     * @maxLength 64
     */
  account: string;
  /** The amount. */
  amount: PositiveMoney;
  /**
     * The payment password.
     * @minLength 6
     * @maxLength 64
     */
  paymentPassword: string;
  /**
     * A note to the receiver, plain text.
     * @minLength 1
     * @maxLength 140
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  note?: string;
}
