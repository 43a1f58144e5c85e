/** An order to move money between the main wallet and a player's wallet at a vendor. */
export interface WalletOrder {
  /** The vendor executes an id once, and answers each repetition like the first call. */
  readonly id: string;
  readonly vendor: string;
  readonly memberId: number;
  /** `in` to the vendor, `out` of its wallet. */
  readonly direction: 'in' | 'out';
  readonly amount: string;
}

/**
 * The players' wallets at vendors that keep their own (WALLET-12). A call that gets no valid answer within 3 seconds
 * throws: then the order may have been executed or not, and the same order can be sent again.
 */
export interface VendorWallets {
  balance(vendor: string, memberId: number): Promise<string>;
  transfer(order: WalletOrder): Promise<'done' | 'refused'>;
}
