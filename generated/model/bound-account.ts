/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BankCode } from './bank-code.ts';
import type { BoundAccountId } from './bound-account-id.ts';
import type { BoundAccountKind } from './bound-account-kind.ts';

/**
 * An account to which withdrawals are paid. It is in the name of the member.
 */
export interface BoundAccount {
  accountId: BoundAccountId;
  kind: BoundAccountKind;
  bankCode: BankCode;
  /**
     * The name of the bank or provider.
     * @minLength 1
     * @maxLength 80
     */
  bankName: string;
  /**
     * The last four characters of the account number; the rest is never told again.
     * @minLength 2
     * @maxLength 4
     */
  ending: string;
  /**
     * The name of its holder.
     * @minLength 1
     * @maxLength 80
     */
  payeeName: string;
  /**
     * The branch, null where none was given.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  branch: string | null;
  /** Whether a withdrawal goes to it unless the member chooses another. */
  isDefault: boolean;
  /**
     * From when it can be used. A brand may hold back new accounts for a while after a change of password or mobile number.
     * @maxLength 30
     */
  usableFrom: string;
  /**
     * When it was bound.
     * @maxLength 30
     */
  createdAt: string;
  /**
     * When a withdrawal last went to it, null if never.
     * @maxLength 30
     * @nullable
     */
  lastUsedAt: string | null;
}
