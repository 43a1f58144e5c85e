/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { TransferId } from './transfer-id.ts';
import type { TransferState } from './transfer-state.ts';
import type { WalletId } from './wallet-id.ts';

/**
 * A transfer between two wallets of the member.
 */
export interface WalletTransfer {
  transferId: TransferId;
  /** The wallet that it left. */
  from: WalletId;
  /** The wallet that it goes to. */
  to: WalletId;
  /** The amount. */
  amount: Money;
  state: TransferState;
  /**
     * Why it failed, in the language of the request; null unless it did.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  failure: string | null;
  /**
     * When it was asked for.
     * @maxLength 30
     */
  createdAt: string;
  /**
     * When it was completed or failed, null while it is pending.
     * @maxLength 30
     * @nullable
     */
  completedAt: string | null;
}
