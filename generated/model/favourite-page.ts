/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Game } from './game.ts';

/**
 * A page of favourites.
 */
export interface FavouritePage {
  /**
     * The games of the page, the newest favourite first.
     * @maxItems 100
     */
  content: Game[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000
     */
  totalPages: number;
}
