/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VendorCode } from './vendor-code.ts';

/**
 * A vendor within a category.
 */
export interface VendorCard {
  vassalage: VendorCode;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 60
     */
  vendorName: string;
  /**
     * Its icon.
     * @maxLength 2048
     */
  smallIcon: string;
  /** Whether it is marked as hot. */
  isHot: boolean;
  /**
     * Its games in this category.
     * @minimum 0
     * @maximum 1000000
     */
  gameCount: number;
  /** Whether its games cannot be started now. */
  maintenance: boolean;
  /**
     * When that is expected to end; null outside of a maintenance or when nobody knows.
     * @maxLength 30
     * @nullable
     */
  maintenanceUntil: string | null;
}
