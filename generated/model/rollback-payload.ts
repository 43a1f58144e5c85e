/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberId } from './member-id.ts';
import type { RollbackPayloadReason } from './rollback-payload-reason.ts';
import type { TransactionId } from './transaction-id.ts';
import type { VendorRoundId } from './vendor-round-id.ts';

/**
 * A debit to take back.
 */
export interface RollbackPayload {
  /** The vendor's id of this rollback. */
  transactionId: TransactionId;
  /** The id of the debit. */
  originalTransactionId: TransactionId;
  memberId: MemberId;
  /** The round of the debit. */
  roundId: VendorRoundId;
  /** Why: no answer to the debit, an error of the vendor, a round that was called off. */
  reason: RollbackPayloadReason;
}
