/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EpochMillis } from './epoch-millis.ts';

/**
 * A code that is on its way.
 */
export interface SentCode {
  /**
     * Where it was sent, masked.
     * @minLength 1
     * @maxLength 120
     */
  sentTo: string;
  /**
     * For how many minutes it is good.
     * @minimum 1
     * @maximum 60
     */
  expiredMinutes: number;
  /** The same as a point in time. */
  expirationTime: EpochMillis;
}
