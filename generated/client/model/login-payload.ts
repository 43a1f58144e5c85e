/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoginType } from './login-type.ts';

/**
 * A login. Type `username` needs `username` and `password`, type `sms` needs `mobileNum`, `countryDialingCode` and
 * `verificationCode`. `captcha` with `captchaId`, and `sliderTicket`, are needed where the server asks for them.
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
     * The characters of the captcha image.
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
  /**
     * The mobile number, digits only.
     * @minLength 4
     * @maxLength 20
     * @pattern ^[0-9]+$
     */
  mobileNum?: string;
  /**
     * The dialling code of its country, digits only.
     * @minLength 1
     * @maxLength 5
     * @pattern ^[0-9]+$
     */
  countryDialingCode?: string;
  /**
     * The code that was sent.
     * @minLength 1
     * @maxLength 255
     */
  verificationCode?: string;
}
