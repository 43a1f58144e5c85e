/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RegisterRules } from './register-rules.ts';
import type { SmsChannel } from './sms-channel.ts';

/**
 * How registration works on this site.
 */
export interface Register {
  rules: RegisterRules;
  smsChannel: SmsChannel;
}
