// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const registerMemberResponseValueAccountMax = 64;

export const registerMemberResponseValueSessionTokenMin = 20;

export const registerMemberResponseValueSessionTokenMax = 128;

export const registerMemberResponseValueSessionExpiresAtMax = 30;

export const registerMemberResponseValueSessionIdleMinutesMax = 1440;

export const registerMemberResponseValueSessionLastLoginOneAtMax = 30;

export const registerMemberResponseValueSessionLastLoginOneIpMax = 45;

export const registerMemberResponseValueSessionLastLoginOneCountryMax = 2;

export const registerMemberResponseValueSessionLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');

export const registerMemberResponseValueSessionLastLoginOneDeviceMax = 120;

export const RegisterMemberResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "account": zod.string().min(1).max(registerMemberResponseValueAccountMax).describe('The account name.'),
  "session": zod.strictObject({
  "token": zod.string().min(registerMemberResponseValueSessionTokenMin).max(registerMemberResponseValueSessionTokenMax).describe('The session token. The server keeps a hash of it only.'),
  "firstTimeLogin": zod.boolean().describe('Whether the account has never logged in before.'),
  "passwordExpired": zod.boolean().describe('Whether the password is older than the site allows.'),
  "passwordDefault": zod.boolean().describe('Whether the password is the site\'s default one.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(registerMemberResponseValueSessionExpiresAtMax).describe('When the session ends at the latest.'),
  "idleMinutes": zod.int().min(1).max(registerMemberResponseValueSessionIdleMinutesMax).describe('After how many minutes without a call it ends.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(registerMemberResponseValueSessionLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(registerMemberResponseValueSessionLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(registerMemberResponseValueSessionLastLoginOneCountryMax).regex(registerMemberResponseValueSessionLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(registerMemberResponseValueSessionLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('A new session.')
}).describe('A new session and the account that it is for.')
}).describe('The answer of `registerMember`.')

export const registerMember = {
  response: RegisterMemberResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'social_login_failed', 'registration_unavailable', 'self_excluded', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'username_taken', 'mobile_number_taken', 'payload_too_large', 'unsupported_media_type', 'invitation_code_error', 'passwords_do_not_match', 'payment_password_weak', 'captcha_required', 'captcha_wrong', 'captcha_check_failed', 'mobile_number_invalid', 'verification_code_wrong', 'verification_code_expired', 'phone_verification_failed', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
