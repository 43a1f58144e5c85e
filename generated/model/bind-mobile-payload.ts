/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DialingCode } from './dialing-code.ts';
import type { MobileNumber } from './mobile-number.ts';

/**
 * A mobile number and the proof that it is the member's.
 */
export interface BindMobilePayload {
  countryDialingCode: DialingCode;
  /** The mobile number. */
  mobileNum: MobileNumber;
  /**
     * The code that was sent to it.
     * @minLength 1
     * @maxLength 255
     */
  verificationCode: string;
  /**
     * The login password, as proof.
     * @minLength 1
     * @maxLength 256
     */
  loginPassword: string;
}
