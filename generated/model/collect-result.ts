/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { WalletTransfer } from './wallet-transfer.ts';
import type { Wallet } from './wallet.ts';

/**
 * What was collected.
 */
export interface CollectResult {
  /** What reached the main wallet with this call. */
  amount: Money;
  /**
     * One transfer for each wallet that was not empty, failed and pending ones included.
     * @maxItems 200
     */
  transfers: WalletTransfer[];
  mainWallet: Wallet;
}
