/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberId } from './member-id.ts';
import type { NodeId } from './node-id.ts';
import type { PlayToken } from './play-token.ts';
import type { PositiveMoney } from './positive-money.ts';
import type { TransactionId } from './transaction-id.ts';
import type { VendorRoundId } from './vendor-round-id.ts';

/**
 * A stake to take.
 */
export interface DebitPayload {
  transactionId: TransactionId;
  playToken: PlayToken;
  memberId: MemberId;
  nodeId: NodeId;
  roundId: VendorRoundId;
  /** The stake. */
  amount: PositiveMoney;
  /**
     * What was bet on, for the betting record.
     * @minLength 1
     * @maxLength 200
     */
  detail?: string;
}
