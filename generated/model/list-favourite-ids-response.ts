/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NodeId } from './node-id.ts';

/**
 * The answer of `listFavouriteIds`.
 */
export interface ListFavouriteIdsResponse {
  /** Always true. */
  success: true;
  /**
     * The `nodeId` of each favourite, the newest first.
     * @maxItems 1000
     */
  value: NodeId[];
}
