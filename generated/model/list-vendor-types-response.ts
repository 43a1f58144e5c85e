/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VendorType } from './vendor-type.ts';

/**
 * The answer of `listVendorTypes`.
 */
export interface ListVendorTypesResponse {
  /** Always true. */
  success: true;
  /**
     * The categories in the order of the menu. A category without vendors is missing.
     * @maxItems 20
     */
  value: VendorType[];
}
