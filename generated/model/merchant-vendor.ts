/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { VendorCode } from './vendor-code.ts';
import type { WalletId } from './wallet-id.ts';

/**
 * A vendor of the brand and the wallet that its games are played from.
 */
export interface MerchantVendor {
  vassalage: VendorCode;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 60
     */
  vendorName: string;
  /** Whether it is a seamless vendor, whose games are played from the main wallet. */
  isSingle: boolean;
  walletId: WalletId;
  /** The least that can be transferred at a time, null for seamless vendors. */
  minTransfer: Money | null;
  /** The most that can be transferred at a time, null for seamless vendors. */
  maxTransfer: Money | null;
  /** Whether its wallet cannot be reached now. */
  maintenance: boolean;
}
