/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { NodeId } from './node-id.ts';

/**
 * The answer of `addFavourite`.
 */
export interface AddFavouriteResponse {
  /** Always true. */
  success: true;
  /**
     * The favourites after it, the newest first.
     * @maxItems 1000
     */
  value: NodeId[];
}
