/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VendorLanes } from './vendor-lanes.ts';

/**
 * The vendors by category.
 */
export interface VendorCatalogue {
  data: VendorLanes;
}
