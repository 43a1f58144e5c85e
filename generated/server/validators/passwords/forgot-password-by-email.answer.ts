// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const forgotPasswordByEmailResponseValueExpiredMinutesMax = 1440;

export const ForgotPasswordByEmailResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "expiredMinutes": zod.int().min(1).max(forgotPasswordByEmailResponseValueExpiredMinutesMax).describe('For how many minutes such a link is good.')
}).describe('A reset link that was asked for.')
}).describe('The answer of `forgotPasswordByEmail`.')

export const forgotPasswordByEmail = {
  response: ForgotPasswordByEmailResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'payload_too_large', 'unsupported_media_type', 'account_email_unknown', 'wrong_email', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
