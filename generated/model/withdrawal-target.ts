/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BoundAccountId } from './bound-account-id.ts';
import type { BoundAccountKind } from './bound-account-kind.ts';

/**
 * Where a withdrawal goes, as it was when it was asked for.
 */
export interface WithdrawalTarget {
  accountId: BoundAccountId;
  kind: BoundAccountKind;
  /**
     * The bank or provider.
     * @minLength 1
     * @maxLength 80
     */
  bankName: string;
  /**
     * The last four characters of the account number.
     * @minLength 2
     * @maxLength 4
     */
  ending: string;
  /**
     * The holder.
     * @minLength 1
     * @maxLength 80
     */
  payeeName: string;
}
