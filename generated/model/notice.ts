/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Announcement } from './announcement.ts';
import type { Banner } from './banner.ts';

/**
 * What the site has to say, by type. A type that was not asked for is an empty list.
 */
export interface Notice {
  /**
     * Type PL, the newest first.
     * @maxItems 200
     */
  playerList: Announcement[];
  /**
     * Type B, in the order of the carousel.
     * @maxItems 200
     */
  banners: Banner[];
  /**
     * Type PU, the newest first.
     * @maxItems 50
     */
  popup: Announcement[];
  /**
     * Type PR, the newest first.
     * @maxItems 50
     */
  promotion: Announcement[];
  /**
     * Type H, the newest first.
     * @maxItems 20
     */
  headline: Announcement[];
}
