/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MaintenancePage } from './maintenance-page.ts';

/**
 * The answer of `listMaintenances`.
 */
export interface ListMaintenancesResponse {
  /** Always true. */
  success: true;
  value: MaintenancePage;
}
