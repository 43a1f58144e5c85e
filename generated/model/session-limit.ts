/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PendingSessionLimit } from './pending-session-limit.ts';
import type { SessionLimitPeriod } from './session-limit-period.ts';

/**
 * A limit of the time to play.
 */
export interface SessionLimit {
  period: SessionLimitPeriod;
  /**
     * The limit, null where there is none.
     * @minimum 1
     * @maximum 1440
     * @nullable
     */
  minutes: number | null;
  /**
     * The minutes so far.
     * @minimum 0
     * @maximum 1000000
     */
  usedMinutes: number;
  /**
     * The minutes left, null without a limit.
     * @minimum 0
     * @maximum 1440
     * @nullable
     */
  remainingMinutes: number | null;
  /**
     * When the next day begins, null for a session.
     * @maxLength 30
     * @nullable
     */
  resetsAt: string | null;
  /** The change that waits, null where none does. */
  pending: PendingSessionLimit | null;
}
