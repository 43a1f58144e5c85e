/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GameCategory } from './game-category.ts';

/**
 * A category that has vendors.
 */
export interface VendorType {
  gameType: GameCategory;
  /**
     * Vendors in it.
     * @minimum 1
     * @maximum 10000
     */
  vendorCount: number;
  /**
     * Games in it.
     * @minimum 0
     * @maximum 1000000
     */
  gameCount: number;
}
