/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EpochMillis } from './epoch-millis.ts';

/**
 * How long the code is good, and the button that sends one rests. A backend names at least one of both.
 */
export interface SmsCodeSent {
  /**
     * Minutes from now; the countdown is 60 s times this.
     * @minimum 1
     * @maximum 60
     */
  expiredMinutes?: number;
  /** The moment; the countdown is the time until then, in whole seconds rounded up. */
  expirationTime?: EpochMillis;
}
