/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { TransferParty } from './transfer-party.ts';

/**
 * Whom the member may transfer to, and how much.
 */
export interface MemberTransferTerms {
  /** The upline, null where the member may not transfer to it. */
  upline: TransferParty | null;
  /** Whether it may transfer to its direct downlines. */
  downlineAllowed: boolean;
  /** What can be transferred now. */
  available: Money;
  /** The least at a time. */
  minAmount: Money;
  /** The most at a time. */
  maxAmount: Money;
  /** What may still be transferred today. */
  dailyRemaining: Money;
  /** Whether there is a payment password; without one nothing can be transferred. */
  paymentPasswordSet: boolean;
}
