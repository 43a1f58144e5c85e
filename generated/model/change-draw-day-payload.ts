/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChangeDrawDayPayloadChange } from './change-draw-day-payload-change.ts';

/**
 * What becomes of a day.
 */
export interface ChangeDrawDayPayload {
  /** What is done. */
  change: ChangeDrawDayPayloadChange;
  /**
     * The day on which its draws are held instead, null unless `move`.
     * @maxLength 10
     * @nullable
     */
  movedTo: string | null;
  /**
     * Why, for the audit log and the players.
     * @minLength 3
     * @maxLength 300
     * @pattern ^[\s\S]*[^\t-\r \xa0  -   　﻿][\s\S]*$
     */
  reason: string;
}
