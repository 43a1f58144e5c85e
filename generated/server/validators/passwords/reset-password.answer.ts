// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const resetPasswordResponseValueChangedAtMax = 30;

export const resetPasswordResponseValueEndedSessionsMin = 0;

export const resetPasswordResponseValueEndedSessionsMax = 100000;

export const ResetPasswordResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "changedAt": zod.iso.datetime({"offset":true}).max(resetPasswordResponseValueChangedAtMax).describe('When.'),
  "endedSessions": zod.int().min(resetPasswordResponseValueEndedSessionsMin).max(resetPasswordResponseValueEndedSessionsMax).describe('How many sessions it has ended.')
}).describe('A password that was set.')
}).describe('The answer of `resetPassword`.')

export const resetPassword = {
  response: ResetPasswordResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'payload_too_large', 'unsupported_media_type', 'reset_ticket_invalid', 'passwords_do_not_match', 'password_unchanged', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
