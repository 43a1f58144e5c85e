/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BankCode } from './bank-code.ts';
import type { BoundAccountKind } from './bound-account-kind.ts';

/**
 * An account to bind. Its holder is the `payeeName` of the profile.
 */
export interface BoundAccountPayload {
  kind: BoundAccountKind;
  bankCode: BankCode;
  /**
     * The account number, or the name of the e-wallet with its provider.
     * @minLength 4
     * @maxLength 40
     * @pattern ^[A-Za-z0-9@._+-]+$
     */
  accountNumber: string;
  /**
     * The branch, where the bank needs one.
     * @minLength 1
     * @maxLength 80
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  branch?: string;
  /** Whether it becomes the default. The first account always does. */
  isDefault?: boolean;
  /**
     * The payment password.
     * @minLength 6
     * @maxLength 64
     */
  paymentPassword: string;
}
