/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RegisterRules } from './register-rules.ts';
import type { RegisterSmsChannel } from './register-sms-channel.ts';

/**
 * How registration works on this site.
 */
export interface Register {
  rules: RegisterRules;
  /** Who sends the SMS code. */
  smsChannel: RegisterSmsChannel;
}
