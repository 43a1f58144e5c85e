/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameCategory } from './game-category.ts';
import type { VendorCard } from './vendor-card.ts';

/**
 * The vendors of one category.
 */
export interface VendorLane {
  title: GameCategory;
  /**
     * Its vendors, hot ones first.
     * @maxItems 500
     */
  cards: VendorCard[];
}
