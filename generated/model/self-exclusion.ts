/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ExclusionPeriod } from './exclusion-period.ts';

/**
 * A self-exclusion. It cannot be taken back or shortened.
 */
export interface SelfExclusion {
  period: ExclusionPeriod;
  /**
     * From when, always at once.
     * @maxLength 30
     */
  startsAt: string;
  /**
     * Until when, null for ever.
     * @maxLength 30
     * @nullable
     */
  endsAt: string | null;
  /**
     * How many sessions ended with it, the one of this call included.
     * @minimum 1
     * @maximum 1000
     */
  sessionsEnded: number;
  /**
     * Where help is found, null where the brand names none.
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  helpLine: string | null;
}
