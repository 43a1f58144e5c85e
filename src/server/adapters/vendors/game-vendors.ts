import type { Language, VendorCode } from '../../../../generated/server/model/index.ts';

/** What a vendor is asked to start. */
export interface LaunchOrder {
  readonly vendor: VendorCode;
  /** The vendor's own id of the game; null for its lobby. */
  readonly gameId: string | null;
  readonly roomId: string | null;
  /** A place within the game, as the vendor names it. */
  readonly code: string | null;
  readonly language: Language;
  /** Whether it is played in play credit. */
  readonly demo: boolean;
  /** By which the vendor learns who plays; all that it is ever given. */
  readonly launchToken: string;
}

/** Where the game is: either may be empty, one is not. */
export interface GameAddress {
  readonly url: string;
  readonly url2: string;
}

/** Asks vendors to start their games. Whatever keeps a vendor from a good answer is thrown, as any error. */
export interface GameVendors {
  launch(order: LaunchOrder): Promise<GameAddress>;
}
