import type { Language, VendorCode } from '#generated/model/index.ts';

/** The order to launch a game. */
export interface LaunchOrder {
  readonly vendor: VendorCode;
  /** The vendor's own id of the game; null for its lobby. */
  readonly gameId: string | null;
  readonly roomId: string | null;
  /** A table or room within the game at which it opens, by the vendor's own code. */
  readonly code: string | null;
  readonly language: Language;
  /** Whether it is played in play credit. */
  readonly demo: boolean;
  /** Identifies the player to the vendor; the vendor gets nothing else. */
  readonly launchToken: string;
}

/** The addresses of the game: one of the two may be empty. */
export interface GameAddress {
  readonly url: string;
  readonly url2: string;
}

/** Launches the games of vendors. Every failure to get a valid answer throws. */
export interface GameVendors {
  launch(order: LaunchOrder): Promise<GameAddress>;
}

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
