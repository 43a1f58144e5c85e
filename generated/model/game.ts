/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameArtTone } from './game-art-tone.ts';
import type { GameCategory } from './game-category.ts';
import type { GameClassify } from './game-classify.ts';
import type { GameFeature } from './game-feature.ts';
import type { Money } from './money.ts';
import type { NodeId } from './node-id.ts';
import type { VendorCode } from './vendor-code.ts';

/**
 * A game of the catalogue.
 */
export interface Game {
  nodeId: NodeId;
  /**
     * The vendor's own id of the game.
     * @minLength 1
     * @maxLength 60
     */
  gameId: string;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  gameName: string;
  vassalage: VendorCode;
  /**
     * Its vendor's name.
     * @minLength 1
     * @maxLength 60
     */
  vendorName: string;
  gameType: GameCategory;
  /**
     * The shelves that it stands on.
     * @maxItems 10
     */
  gameClassify: GameClassify[];
  /**
     * What it offers. Missing where its vendor does not say.
     * @maxItems 20
     */
  features?: GameFeature[];
  /**
     * Its picture.
     * @maxLength 2048
     */
  picture: string;
  /** Drawn art leaves room for the title: light words on `dark`, dark words on `light`. `none`: finished artwork, the title goes below. */
  artTone: GameArtTone;
  /** Whether it is marked as hot. */
  isHot: boolean;
  /** Whether it came in the last 30 days. */
  isNew: boolean;
  minBet: Money;
  /**
     * The fewest lines of a bet, 0 where a game has none.
     * @minimum 0
     * @maximum 100000
     */
  minLineNum: number;
  /**
     * The return to player in basis points, null where the vendor names none.
     * @minimum 0
     * @maximum 10000
     * @nullable
     */
  rtp: number | null;
  /** Whether it cannot be started now. */
  maintenance: boolean;
  /**
     * When that is expected to end; null outside of a maintenance or when nobody knows.
     * @maxLength 30
     * @nullable
     */
  maintenanceUntil: string | null;
}
