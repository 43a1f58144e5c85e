/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FavouritePage } from './favourite-page.ts';

/**
 * The answer of `listFavourites`.
 */
export interface ListFavouritesResponse {
  /** Always true. */
  success: true;
  value: FavouritePage;
}
