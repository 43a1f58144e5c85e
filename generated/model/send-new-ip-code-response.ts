/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SmsCodeSent } from './sms-code-sent.ts';

/**
 * The answer of `sendNewIpCode`.
 */
export interface SendNewIpCodeResponse {
  /** Always true. */
  success: true;
  /**
     * A sentence for the user, in the language of the request.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
  value: SmsCodeSent;
}
