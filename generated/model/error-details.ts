/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FieldError } from './field-error.ts';

/**
 * What a client needs besides the code; each field only where it applies.
 */
export interface ErrorDetails {
  /**
     * The broken parts of the request; with `draw_result_invalid` the numbers that do not fit.
     * @maxItems 50
     */
  fields?: FieldError[];
  /**
     * Seconds to wait, the same as `Retry-After`.
     * @minimum 1
     * @maximum 86400
     */
  retryAfterSeconds?: number;
  /**
     * The visitor's address, where the address is the reason.
     * @maxLength 45
     */
  ip?: string;
  /**
     * The visitor's country (ISO 3166-1 alpha-2), where the place is the reason.
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  country?: string;
  /**
     * Until when a login is refused with `self_excluded`, null for ever.
     * @maxLength 30
     * @nullable
     */
  until?: string | null;
  /** The next attempt must carry a captcha. A fresh image comes from `GET /wps/captcha`. */
  captcha?: true;
  /**
     * The number that a code can be sent to, of which only the last digits are told.
     * @maxLength 20
     * @pattern ^[*]{4,16}[0-9]{2,4}$
     */
  maskedMobileNum?: string;
  /**
     * With `new_ip_verification` the one-time ticket with which `POST /wps/verification/sms/newIp` sends that code; with `two_step_required` the ticket of the second step.
     * @minLength 1
     * @maxLength 128
     */
  verificationTicket?: string;
}
