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
