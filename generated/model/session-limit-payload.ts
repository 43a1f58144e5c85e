/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SessionLimitPeriod } from './session-limit-period.ts';

/**
 * A limit of time to set.
 */
export interface SessionLimitPayload {
  period: SessionLimitPeriod;
  /**
     * The limit, null for none.
     * @minimum 15
     * @maximum 1440
     * @nullable
     */
  minutes: number | null;
}
