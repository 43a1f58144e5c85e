/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WalletTransfer } from './wallet-transfer.ts';
import type { Wallet } from './wallet.ts';

/**
 * A transfer and the two wallets after it.
 */
export interface TransferResult {
  transfer: WalletTransfer;
  /**
     * The wallets after it, `main` first.
     * @maxItems 2
     */
  wallets: Wallet[];
}
