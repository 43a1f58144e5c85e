/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DialingCode } from './dialing-code.ts';
import type { GeetestField } from './geetest-field.ts';
import type { MobileNumber } from './mobile-number.ts';

/**
 * The wish for a code for a registration by username.
 */
export interface UsernameRegisterSmsPayload {
  /** By username. */
  registerType: 'username';
  /**
     * The username that is wanted.
     * @minLength 1
     * @maxLength 64
     */
  username: string;
  countryDialingCode: DialingCode;
  mobileNo: MobileNumber;
  geetest_challenge: GeetestField;
  geetest_validate: GeetestField;
  geetest_seccode: GeetestField;
}
