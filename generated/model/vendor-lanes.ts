/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VendorLane } from './vendor-lane.ts';

/**
 * The lanes of the lobby.
 */
export interface VendorLanes {
  /**
     * One lane for each category that has vendors, in the order of the menu.
     * @maxItems 20
     */
  lanes: VendorLane[];
}
