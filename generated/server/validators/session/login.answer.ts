// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const loginResponseValueTokenMin = 20;

export const loginResponseValueTokenMax = 128;

export const loginResponseValueExpiresAtMax = 30;

export const loginResponseValueIdleMinutesMax = 1440;

export const loginResponseValueLastLoginOneAtMax = 30;

export const loginResponseValueLastLoginOneIpMax = 45;

export const loginResponseValueLastLoginOneCountryMax = 2;

export const loginResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');

export const loginResponseValueLastLoginOneDeviceMax = 120;

export const LoginResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "token": zod.string().min(loginResponseValueTokenMin).max(loginResponseValueTokenMax).describe('The session token. The server keeps a hash of it only.'),
  "firstTimeLogin": zod.boolean().describe('Whether the account has never logged in before.'),
  "passwordExpired": zod.boolean().describe('Whether the password is older than the site allows.'),
  "passwordDefault": zod.boolean().describe('Whether the password is the site\'s default one.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(loginResponseValueExpiresAtMax).describe('When the session ends at the latest.'),
  "idleMinutes": zod.int().min(1).max(loginResponseValueIdleMinutesMax).describe('After how many minutes without a call it ends.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(loginResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(loginResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(loginResponseValueLastLoginOneCountryMax).regex(loginResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(loginResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('A new session.')
}).describe('The answer of `login`.')

export const login = {
  response: LoginResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'invalid_credentials', 'error_not_member', 'error_not_agent', 'account_locked', 'account_disabled', 'self_excluded', 'new_ip_verification', 'two_step_required', 'login_type_unavailable', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'payload_too_large', 'unsupported_media_type', 'captcha_check_failed', 'captcha_required', 'captcha_wrong', 'mobile_number_invalid', 'verification_code_wrong', 'verification_code_expired', 'phone_verification_failed', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
