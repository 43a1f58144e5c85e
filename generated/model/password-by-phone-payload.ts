/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DialingCode } from './dialing-code.ts';
import type { FirebaseChannel } from './firebase-channel.ts';
import type { FirebaseIdToken } from './firebase-id-token.ts';
import type { MobileNumber } from './mobile-number.ts';
import type { NewPassword } from './new-password.ts';
import type { TwoStepCode } from './two-step-code.ts';
import type { TwoStepTicket } from './two-step-ticket.ts';

/**
 * A new password with the proof of a mobile number: `verificationCode`, or `firebaseChannel` and `firebaseIdToken` in its place.
 * `twoStepCode` with `verificationTicket` is needed where the server asks for it.
 */
export interface PasswordByPhonePayload {
  newPassword: NewPassword;
  mobileNum: MobileNumber;
  countryDialingCode: DialingCode;
  /**
     * The code that was sent.
     * @minLength 1
     * @maxLength 255
     */
  verificationCode?: string;
  firebaseChannel?: FirebaseChannel;
  firebaseIdToken?: FirebaseIdToken;
  twoStepCode?: TwoStepCode;
  verificationTicket?: TwoStepTicket;
}
