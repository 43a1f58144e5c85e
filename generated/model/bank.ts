/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BankCode } from './bank-code.ts';
import type { BoundAccountKind } from './bound-account-kind.ts';

/**
 * A bank, or a provider of e-wallets, whose accounts can be bound.
 */
export interface Bank {
  bankCode: BankCode;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 80
     */
  bankName: string;
  kind: BoundAccountKind;
  /**
     * Its logo.
     * @maxLength 2048
     */
  logo: string;
  /**
     * A regular expression for a whole account number of this bank.
     * @minLength 1
     * @maxLength 120
     */
  accountPattern: string;
  /** Whether payouts to it are halted now. */
  maintenance: boolean;
}
