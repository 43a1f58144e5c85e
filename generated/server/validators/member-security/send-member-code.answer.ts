// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const sendMemberCodeResponseValueSentToMax = 120;

export const sendMemberCodeResponseValueExpiredMinutesMax = 60;

export const sendMemberCodeResponseValueExpirationTimeMin = 0;

export const sendMemberCodeResponseValueExpirationTimeMax = 9007199254740991;

export const SendMemberCodeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "sentTo": zod.string().min(1).max(sendMemberCodeResponseValueSentToMax).describe('Where it was sent, masked.'),
  "expiredMinutes": zod.int().min(1).max(sendMemberCodeResponseValueExpiredMinutesMax).describe('For how many minutes it is good.'),
  "expirationTime": zod.int().min(sendMemberCodeResponseValueExpirationTimeMin).max(sendMemberCodeResponseValueExpirationTimeMax).describe('The same as a point in time.')
}).describe('A code that is on its way.')
}).describe('The answer of `sendMemberCode`.')

export const sendMemberCode = {
  response: SendMemberCodeResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'payload_too_large', 'unsupported_media_type', 'captcha_check_failed', 'mobile_number_invalid', 'contact_missing', 'rate_limited', 'sms_too_many_requests', 'sms_quota_exceeded', 'system_error', 'maintenance', 'unavailable', 'sms_failed'],
};
