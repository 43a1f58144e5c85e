/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Money } from './money.ts';
import type { VendorCode } from './vendor-code.ts';
import type { WalletId } from './wallet-id.ts';

/**
 * A wallet of the member. Seamless vendors play from the main wallet; each transfer-wallet vendor has one of its own.
 */
export interface Wallet {
  walletId: WalletId;
  /** The vendor whose wallet it is, null for the main wallet. */
  vendor: VendorCode | null;
  /**
     * The vendor's name, null for the main wallet.
     * @minLength 1
     * @maxLength 60
     * @nullable
     */
  vendorName: string | null;
  /** What can be spent or transferred. */
  balance: Money;
  /** Bonus money, a balance of its own with wagering; it can be staked and neither transferred nor withdrawn. */
  bonusBalance: Money;
  /** What is held for withdrawals and transfers under way; no part of `balance`. */
  heldBalance: Money;
  /**
     * Grows by one with every entry of the wallet.
     * @minimum 0
     * @maximum 9007199254740991
     */
  version: number;
  /** Whether it cannot be reached now; then `balance` is the last one known. */
  maintenance: boolean;
  /**
     * The moment for which the balances hold.
     * @maxLength 30
     */
  asOf: string;
}
