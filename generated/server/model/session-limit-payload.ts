/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SessionLimitPayloadPeriod } from './session-limit-payload-period.ts';

/**
 * A limit of time to set.
 */
export interface SessionLimitPayload {
  /** One session, or a calendar day. */
  period: SessionLimitPayloadPeriod;
  /**
     * The limit, null for none.
     * @minimum 15
     * @maximum 1440
     * @nullable
     */
  minutes: number | null;
}
