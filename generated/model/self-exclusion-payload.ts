/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ExclusionPeriod } from './exclusion-period.ts';

/**
 * The wish not to play for a while. No reason is asked for.
 */
export interface SelfExclusionPayload {
  period: ExclusionPeriod;
}
