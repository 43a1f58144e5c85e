/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { MemberId } from './member-id.ts';
import type { Money } from './money.ts';

/**
 * What a member can stake with the games of a vendor.
 */
export interface VendorBalance {
  memberId: MemberId;
  currency: CurrencyCode;
  /** Main wallet and bonus money that counts for these games. */
  balance: Money;
  /**
     * The moment for which it holds.
     * @maxLength 30
     */
  asOf: string;
}
