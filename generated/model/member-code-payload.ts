/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CodePurpose } from './code-purpose.ts';
import type { DialingCode } from './dialing-code.ts';
import type { MemberCodePayloadChannel } from './member-code-payload-channel.ts';
import type { MobileNumber } from './mobile-number.ts';

/**
 * The wish for a code. `sms` goes to `mobileNum` for `bind_mobile` and to the bound number otherwise; `email` goes to
 * `email` for `bind_email` and to the bound address otherwise.
 */
export interface MemberCodePayload {
  /** How it is sent. */
  channel: MemberCodePayloadChannel;
  purpose: CodePurpose;
  countryDialingCode?: DialingCode;
  /** The new mobile number. */
  mobileNum?: MobileNumber;
  /**
     * The new address.
     * @maxLength 254
     */
  email?: string;
  /**
     * The one-time ticket of the slider check; needed for `sms`.
     * @minLength 1
     * @maxLength 128
     */
  sliderTicket?: string;
}
