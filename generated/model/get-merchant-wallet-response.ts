/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MerchantWallet } from './merchant-wallet.ts';

/**
 * The answer of `getMerchantWallet`.
 */
export interface GetMerchantWalletResponse {
  /** Always true. */
  success: true;
  value: MerchantWallet;
}
