/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CurrencyCode } from './currency-code.ts';
import type { MerchantVendor } from './merchant-vendor.ts';

/**
 * How the wallets of the brand are laid out.
 */
export interface MerchantWallet {
  /** Whether all vendors are seamless, so that there is the main wallet alone and nothing to transfer. */
  isSingle: boolean;
  currency: CurrencyCode;
  /**
     * The vendors by name.
     * @maxItems 500
     */
  vendors: MerchantVendor[];
}
