/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AffiliateCode } from './affiliate-code.ts';
import type { DialingCode } from './dialing-code.ts';
import type { FirebaseChannel } from './firebase-channel.ts';
import type { FirebaseIdToken } from './firebase-id-token.ts';
import type { GeetestField } from './geetest-field.ts';
import type { MessengerHandle } from './messenger-handle.ts';
import type { MobileNumber } from './mobile-number.ts';
import type { PageHost } from './page-host.ts';

/**
 * A registration by mobile number, with the fields of `RegisterPayload`. The username is the mobile number.
 */
export interface MobileRegisterPayload {
  /**
     * The mobile number, the same as `mobileNum`.
     * @minLength 1
     * @maxLength 64
     */
  username: string;
  /**
     * The password, as typed.
     * @minLength 1
     * @maxLength 256
     */
  password?: string;
  /**
     * The password, typed again.
     * @minLength 1
     * @maxLength 256
     */
  confirmPassword?: string;
  /**
     * The real name for deposits and withdrawals, without accents.
     * @minLength 1
     * @maxLength 100
     */
  payeeName?: string;
  /**
     * The e-mail address.
     * @minLength 3
     * @maxLength 254
     */
  email?: string;
  /**
     * The QQ number.
     * @minLength 1
     * @maxLength 20
     */
  qqNum?: string;
  mobileNum: MobileNumber;
  /**
     * The id of the member who recommends the site.
     * @minLength 1
     * @maxLength 40
     */
  recommenderId?: string;
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
     * The code that was sent to the number; empty counts as missing.
     * @minLength 0
     * @maxLength 255
     */
  verificationCode?: string;
  affiliateCode?: AffiliateCode;
  /**
     * The password for withdrawals, as typed.
     * @minLength 1
     * @maxLength 256
     */
  paymentPassword?: string;
  line?: MessengerHandle;
  whatsapp?: MessengerHandle;
  zalo?: MessengerHandle;
  facebook?: MessengerHandle;
  wechat?: MessengerHandle;
  /**
     * The number of the identity card.
     * @minLength 1
     * @maxLength 20
     */
  idNumber?: string;
  /**
     * The code of the member who has invited.
     * @minLength 1
     * @maxLength 64
     */
  referralCode?: string;
  domain?: PageHost;
  countryDialingCode: DialingCode;
  geetest_challenge?: GeetestField;
  geetest_validate?: GeetestField;
  geetest_seccode?: GeetestField;
  firebaseChannel?: FirebaseChannel;
  firebaseIdToken?: FirebaseIdToken;
  /**
     * The one-time ticket of a sign-in that goes on here.
     * @minLength 1
     * @maxLength 128
     */
  socialTicket?: string;
  /**
     * The address of the page that registers.
     * @minLength 1
     * @maxLength 2048
     */
  registerUrl?: string;
  /** How one registers, always by the web. */
  registerMethod: 'WEB';
  /** A registration logs in at once. */
  login: true;
}
