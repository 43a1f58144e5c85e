/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MaintenanceScope } from './maintenance-scope.ts';
import type { MaintenanceState } from './maintenance-state.ts';
import type { NodeId } from './node-id.ts';
import type { VendorCode } from './vendor-code.ts';

/**
 * A maintenance.
 */
export interface Maintenance {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  maintenanceId: string;
  scope: MaintenanceScope;
  /** The vendor; set exactly for `vendor`; else null. */
  vassalage: VendorCode | null;
  /** The game; set exactly for `game`; else null. */
  nodeId: NodeId | null;
  /**
     * When it begins; now or before means at once.
     * @maxLength 30
     */
  startsAt: string;
  /**
     * When it is expected to end, which visitors are told; null, and nobody knows.
     * @maxLength 30
     * @nullable
     */
  endsAt: string | null;
  /** Whether it ends at `endsAt` without an operator; needs `endsAt`. */
  endsByItself: boolean;
  /**
     * Why, for other operators; null where nobody said.
     * @minLength 1
     * @maxLength 300
     * @nullable
     */
  note: string | null;
  state: MaintenanceState;
  /**
     * The operator who set it.
     * @minLength 1
     * @maxLength 64
     */
  startedBy: string;
  /**
     * When it ended; null until then.
     * @maxLength 30
     * @nullable
     */
  endedAt: string | null;
  /**
     * The operator who ended it, or `system`; null until then.
     * @minLength 1
     * @maxLength 64
     * @nullable
     */
  endedBy: string | null;
}
