/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MemberTransferDirection } from './member-transfer-direction.ts';
import type { Money } from './money.ts';
import type { TransferId } from './transfer-id.ts';
import type { TransferParty } from './transfer-party.ts';
import type { TransferState } from './transfer-state.ts';

/**
 * A transfer to another member of the line.
 */
export interface MemberTransfer {
  /** The id of the transfer. */
  transferId: TransferId;
  /** Whether it goes up or down the line. */
  direction: MemberTransferDirection;
  party: TransferParty;
  /** The amount. */
  amount: Money;
  /**
     * The note, null where none was written.
     * @minLength 1
     * @maxLength 140
     * @nullable
     */
  note: string | null;
  state: TransferState;
  /**
     * When it was made.
     * @maxLength 30
     */
  createdAt: string;
  /** The sender's main wallet after it. */
  balanceAfter: Money;
}
