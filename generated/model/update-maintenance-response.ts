/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Maintenance } from './maintenance.ts';

/**
 * The answer of `updateMaintenance`.
 */
export interface UpdateMaintenanceResponse {
  /** Always true. */
  success: true;
  value: Maintenance;
}
