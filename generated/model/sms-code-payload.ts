/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DialingCode } from './dialing-code.ts';
import type { MobileNumber } from './mobile-number.ts';

/**
 * The wish for a code by SMS.
 */
export interface SmsCodePayload {
  countryDialingCode: DialingCode;
  mobileNum: MobileNumber;
  /**
     * The one-time ticket of the slider check.
     * @minLength 1
     * @maxLength 128
     */
  sliderTicket: string;
}
