/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoginMethod } from './login-method.ts';
import type { LoginOutcome } from './login-outcome.ts';

/**
 * An attempt to log in.
 */
export interface LoginRecord {
  /**
     * Its id.
     * @minLength 1
     * @maxLength 40
     */
  loginId: string;
  /**
     * When.
     * @maxLength 30
     */
  at: string;
  outcome: LoginOutcome;
  method: LoginMethod;
  /**
     * From which address.
     * @minLength 1
     * @maxLength 45
     */
  ip: string;
  /**
     * From which country, null when it is not known.
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  country: string | null;
  /**
     * With what.
     * @minLength 1
     * @maxLength 120
     */
  device: string;
  /** Whether it opened the session of this call. */
  current: boolean;
}
