/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Game } from './game.ts';

/**
 * A page of new games.
 */
export interface NewGamePage {
  /**
     * The new games of the page, the newest first; none beyond the last page.
     * @maxItems 100
     */
  content: Game[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000000
     */
  totalPages: number;
  /**
     * Entries in all.
     * @minimum 0
     * @maximum 100000000
     */
  totalElements: number;
}
