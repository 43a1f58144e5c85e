/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreditPayloadKind } from './credit-payload-kind.ts';
import type { MemberId } from './member-id.ts';
import type { NonNegativeMoney } from './non-negative-money.ts';
import type { TransactionId } from './transaction-id.ts';
import type { VendorRoundId } from './vendor-round-id.ts';

/**
 * What a round pays.
 */
export interface CreditPayload {
  /** The vendor's id of this movement of money. */
  transactionId: TransactionId;
  memberId: MemberId;
  roundId: VendorRoundId;
  /** The payout; 0.00 ends a lost round. */
  amount: NonNegativeMoney;
  /** Whether the round is over with it. Then its bet is settled. */
  roundEnded: boolean;
  /** What it is; `refund` gives a stake back, as for a push. */
  kind: CreditPayloadKind;
  /**
     * What came out, for the betting record.
     * @minLength 1
     * @maxLength 200
     */
  result?: string;
}
