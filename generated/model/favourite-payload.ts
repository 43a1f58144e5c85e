/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameCategory } from './game-category.ts';
import type { NodeId } from './node-id.ts';
import type { VendorCode } from './vendor-code.ts';

/**
 * The game whose heart was pressed.
 */
export interface FavouritePayload {
  nodeId: NodeId;
  vendor: VendorCode;
  gameType: GameCategory;
}
