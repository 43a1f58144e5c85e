/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DialingCode } from './dialing-code.ts';
import type { FirebaseChannel } from './firebase-channel.ts';
import type { FirebaseIdToken } from './firebase-id-token.ts';
import type { LoginType } from './login-type.ts';
import type { MobileNumber } from './mobile-number.ts';
import type { TwoStepCode } from './two-step-code.ts';
import type { TwoStepTicket } from './two-step-ticket.ts';

/**
 * A login. Type `username` needs `username` and `password`, type `sms` needs `mobileNum`, `countryDialingCode` and
 * `verificationCode`, or `firebaseChannel` and `firebaseIdToken` in its place. `captcha` with `captchaId`, `sliderTicket`,
 * and `verificationCode` with type `username`, are needed where the server asks for them, and so is `twoStepCode` with
 * `verificationTicket` of either type. Fields of the other type are ignored.
 */
export interface LoginPayload {
  type: LoginType;
  /**
     * The account name or the mobile number.
     * @minLength 1
     * @maxLength 64
     */
  username?: string;
  /**
     * The password.
     * @minLength 1
     * @maxLength 256
     */
  password?: string;
  /**
     * The characters of the captcha image, or the nonce of its proof of work.
     * @minLength 1
     * @maxLength 12
     */
  captcha?: string;
  /**
     * Which captcha image was read.
     * @minLength 1
     * @maxLength 64
     */
  captchaId?: string;
  /**
     * The one-time ticket of the slider check.
     * @minLength 1
     * @maxLength 128
     */
  sliderTicket?: string;
  mobileNum?: MobileNumber;
  countryDialingCode?: DialingCode;
  /**
     * The code that was sent, for type `sms` or for a login from a new place.
     * @minLength 1
     * @maxLength 255
     */
  verificationCode?: string;
  twoStepCode?: TwoStepCode;
  verificationTicket?: TwoStepTicket;
  firebaseChannel?: FirebaseChannel;
  firebaseIdToken?: FirebaseIdToken;
}
