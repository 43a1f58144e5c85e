/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DialingCode } from './dialing-code.ts';
import type { GeetestField } from './geetest-field.ts';
import type { MobileNumber } from './mobile-number.ts';

/**
 * The wish for a code for a registration by mobile number.
 */
export interface MobileRegisterSmsPayload {
  /** By mobile number. */
  registerType: 'mobile';
  countryDialingCode: DialingCode;
  mobileNo: MobileNumber;
  geetest_challenge: GeetestField;
  geetest_validate: GeetestField;
  geetest_seccode: GeetestField;
}
