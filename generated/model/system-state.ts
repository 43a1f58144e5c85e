/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SystemStatus } from './system-status.ts';

/**
 * The state of the site for this visitor.
 */
export interface SystemState {
  status: SystemStatus;
  /**
     * The visitor's address as the server sees it.
     * @maxLength 45
     */
  ip: string;
  /**
     * The visitor's country (ISO 3166-1 alpha-2), null when it is not known.
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  country: string | null;
  /**
     * When the maintenance is expected to end; null outside of one or when nobody knows.
     * @maxLength 30
     * @nullable
     */
  maintenanceUntil: string | null;
}
