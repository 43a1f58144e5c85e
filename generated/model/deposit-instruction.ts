/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DepositKind } from './deposit-kind.ts';
import type { Money } from './money.ts';

/**
 * How to pay. Which fields are there goes by `kind`; the others are null.
 */
export interface DepositInstruction {
  kind: DepositKind;
  /** What has to be paid, to the cent. */
  payable: Money;
  /**
     * Bank transfer: the bank to pay to; else null.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  bankName: string | null;
  /**
     * Bank transfer: the account to pay to; else null.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  accountNumber: string | null;
  /**
     * Bank transfer and QR: the name that the payer sees; else null.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  accountName: string | null;
  /**
     * Bank transfer: the words that must stand in the transfer, by which it is matched; else null.
     * @minLength 1
     * @maxLength 40
     * @nullable
     */
  transferNote: string | null;
  /**
     * QR: what the code says. Bank transfer: the VietQR of NAPAS that fills in the transfer, where the account is in dong at a bank of Vietnam and the amount has no fraction. Else null.
     * @minLength 1
     * @maxLength 1000
     * @nullable
     */
  qrContent: string | null;
  /**
     * Card: the hosted page of the provider; else null.
     * @maxLength 2048
     * @nullable
     */
  redirectUrl: string | null;
}
