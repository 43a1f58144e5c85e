/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MaintenanceScope } from './maintenance-scope.ts';
import type { NodeId } from './node-id.ts';
import type { VendorCode } from './vendor-code.ts';

/**
 * A maintenance that shall be.
 */
export interface StartMaintenancePayload {
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
     * Why, for other operators; null for no word.
     * @minLength 1
     * @maxLength 300
     * @nullable
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  note: string | null;
}
