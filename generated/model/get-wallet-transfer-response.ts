/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WalletTransfer } from './wallet-transfer.ts';

/**
 * The answer of `getWalletTransfer`.
 */
export interface GetWalletTransferResponse {
  /** Always true. */
  success: true;
  value: WalletTransfer;
}
