// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const sendNewIpCodeResponseMessageMax = 500;

export const sendNewIpCodeResponseValueExpiredMinutesMax = 60;

export const sendNewIpCodeResponseValueExpirationTimeMin = 0;

export const sendNewIpCodeResponseValueExpirationTimeMax = 9007199254740991;

export const SendNewIpCodeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "message": zod.string().min(1).max(sendNewIpCodeResponseMessageMax).describe('A sentence for the user, in the language of the request.'),
  "value": zod.strictObject({
  "expiredMinutes": zod.int().min(1).max(sendNewIpCodeResponseValueExpiredMinutesMax).optional().describe('Minutes from now; the countdown is 60 s times this.'),
  "expirationTime": zod.int().min(sendNewIpCodeResponseValueExpirationTimeMin).max(sendNewIpCodeResponseValueExpirationTimeMax).optional().describe('The moment; the countdown is the time until then, in whole seconds rounded up.')
}).describe('How long the code is good, and the button that sends one rests. A backend names at least one of both.')
}).describe('The answer of `sendNewIpCode`.')

export const sendNewIpCode = {
  response: SendNewIpCodeResponse,
  errors: ['validation_failed', 'sms_not_allowed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'payload_too_large', 'unsupported_media_type', 'captcha_check_failed', 'sms_too_many_requests', 'sms_quota_exceeded', 'rate_limited', 'system_error', 'sms_failed', 'maintenance', 'unavailable'],
};
