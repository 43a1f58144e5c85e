/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PositiveMoney } from './positive-money.ts';
import type { WalletId } from './wallet-id.ts';

/**
 * A transfer; one of the two wallets is `main`.
 */
export interface TransferPayload {
  /** The wallet to take from. */
  from: WalletId;
  /** The wallet to give to. */
  to: WalletId;
  /** The amount. */
  amount: PositiveMoney;
}
