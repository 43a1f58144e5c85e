/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GetMerchantWalletIsSingle } from './get-merchant-wallet-is-single.ts';

export type GetMerchantWalletParams = {
/**
 * 1: seamless vendors only; 0: transfer-wallet vendors only. Without it all of them.
 */
isSingle?: GetMerchantWalletIsSingle;
};
