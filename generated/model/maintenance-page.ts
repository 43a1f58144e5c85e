/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Maintenance } from './maintenance.ts';

/**
 * A page of the list.
 */
export interface MaintenancePage {
  /**
     * The maintenances of the page, active ones first, then planned ones, then the latest.
     * @maxItems 100
     */
  content: Maintenance[];
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
