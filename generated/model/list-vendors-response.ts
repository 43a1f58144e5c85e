/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VendorCatalogue } from './vendor-catalogue.ts';

/**
 * The answer of `listVendors`.
 */
export interface ListVendorsResponse {
  /** Always true. */
  success: true;
  value: VendorCatalogue;
}
