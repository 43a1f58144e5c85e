// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const changePasswordResponseValueChangedAtMax = 30;

export const changePasswordResponseValueEndedSessionsMin = 0;

export const changePasswordResponseValueEndedSessionsMax = 100000;

export const ChangePasswordResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "changedAt": zod.iso.datetime({"offset":true}).max(changePasswordResponseValueChangedAtMax).describe('When.'),
  "endedSessions": zod.int().min(changePasswordResponseValueEndedSessionsMin).max(changePasswordResponseValueEndedSessionsMax).describe('How many sessions it has ended.')
}).describe('A password that was set.')
}).describe('The answer of `changePassword`.')

export const changePassword = {
  response: ChangePasswordResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'payload_too_large', 'unsupported_media_type', 'wrong_password', 'passwords_do_not_match', 'password_unchanged', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
