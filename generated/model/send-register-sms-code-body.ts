/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MobileRegisterSmsPayload } from './mobile-register-sms-payload.ts';
import type { UsernameRegisterSmsPayload } from './username-register-sms-payload.ts';

/**
 * The body of `sendRegisterSmsCode`, by the way that was taken.
 */
export type SendRegisterSmsCodeBody = UsernameRegisterSmsPayload | MobileRegisterSmsPayload;
