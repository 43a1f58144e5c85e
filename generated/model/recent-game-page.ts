/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Game } from './game.ts';

/**
 * A page of the games that the member played last.
 */
export interface RecentGamePage {
  /**
     * The games of the page, the one played last first; none beyond the last page.
     * @maxItems 100
     */
  list: Game[];
  /**
     * Pages in all.
     * @minimum 0
     * @maximum 1000
     */
  totalPages: number;
}
