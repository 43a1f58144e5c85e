// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const resetPasswordByPhoneResponseValueAccountMax = 64;

export const resetPasswordByPhoneResponseValueSessionTokenMin = 20;

export const resetPasswordByPhoneResponseValueSessionTokenMax = 128;

export const resetPasswordByPhoneResponseValueSessionExpiresAtMax = 30;

export const resetPasswordByPhoneResponseValueSessionIdleMinutesMax = 1440;

export const resetPasswordByPhoneResponseValueSessionLastLoginOneAtMax = 30;

export const resetPasswordByPhoneResponseValueSessionLastLoginOneIpMax = 45;

export const resetPasswordByPhoneResponseValueSessionLastLoginOneCountryMax = 2;

export const resetPasswordByPhoneResponseValueSessionLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');

export const resetPasswordByPhoneResponseValueSessionLastLoginOneDeviceMax = 120;

export const ResetPasswordByPhoneResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "account": zod.string().min(1).max(resetPasswordByPhoneResponseValueAccountMax).describe('The account name.'),
  "session": zod.strictObject({
  "token": zod.string().min(resetPasswordByPhoneResponseValueSessionTokenMin).max(resetPasswordByPhoneResponseValueSessionTokenMax).describe('The session token. The server keeps a hash of it only.'),
  "firstTimeLogin": zod.boolean().describe('Whether the account has never logged in before.'),
  "passwordExpired": zod.boolean().describe('Whether the password is older than the site allows.'),
  "passwordDefault": zod.boolean().describe('Whether the password is the site\'s default one.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(resetPasswordByPhoneResponseValueSessionExpiresAtMax).describe('When the session ends at the latest.'),
  "idleMinutes": zod.int().min(1).max(resetPasswordByPhoneResponseValueSessionIdleMinutesMax).describe('After how many minutes without a call it ends.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(resetPasswordByPhoneResponseValueSessionLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(resetPasswordByPhoneResponseValueSessionLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(resetPasswordByPhoneResponseValueSessionLastLoginOneCountryMax).regex(resetPasswordByPhoneResponseValueSessionLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(resetPasswordByPhoneResponseValueSessionLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('A new session.')
}).describe('A new session and the account that it is for.')
}).describe('The answer of `resetPasswordByPhone`.')

export const resetPasswordByPhone = {
  response: ResetPasswordByPhoneResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'login_type_unavailable', 'account_locked', 'account_disabled', 'self_excluded', 'error_not_member', 'error_not_agent', 'two_step_required', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'payload_too_large', 'unsupported_media_type', 'mobile_number_invalid', 'verification_code_wrong', 'verification_code_expired', 'phone_verification_failed', 'wrong_account', 'password_unchanged', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
