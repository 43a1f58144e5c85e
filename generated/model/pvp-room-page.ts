/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PvpRoom } from './pvp-room.ts';

/**
 * A page of rooms.
 */
export interface PvpRoomPage {
  /**
     * The rooms of the page, by game and then the lowest stake first; none beyond the last page.
     * @maxItems 100
     */
  content: PvpRoom[];
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
