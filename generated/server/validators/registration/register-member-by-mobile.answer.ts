// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const registerMemberByMobileResponseValueAccountMax = 64;

export const registerMemberByMobileResponseValueSessionTokenMin = 20;

export const registerMemberByMobileResponseValueSessionTokenMax = 128;

export const registerMemberByMobileResponseValueSessionExpiresAtMax = 30;

export const registerMemberByMobileResponseValueSessionIdleMinutesMax = 1440;

export const registerMemberByMobileResponseValueSessionLastLoginOneAtMax = 30;

export const registerMemberByMobileResponseValueSessionLastLoginOneIpMax = 45;

export const registerMemberByMobileResponseValueSessionLastLoginOneCountryMax = 2;

export const registerMemberByMobileResponseValueSessionLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');

export const registerMemberByMobileResponseValueSessionLastLoginOneDeviceMax = 120;

export const RegisterMemberByMobileResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "account": zod.string().min(1).max(registerMemberByMobileResponseValueAccountMax).describe('The account name.'),
  "session": zod.strictObject({
  "token": zod.string().min(registerMemberByMobileResponseValueSessionTokenMin).max(registerMemberByMobileResponseValueSessionTokenMax).describe('The session token. The server keeps a hash of it only.'),
  "firstTimeLogin": zod.boolean().describe('Whether the account has never logged in before.'),
  "passwordExpired": zod.boolean().describe('Whether the password is older than the site allows.'),
  "passwordDefault": zod.boolean().describe('Whether the password is the site\'s default one.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(registerMemberByMobileResponseValueSessionExpiresAtMax).describe('When the session ends at the latest.'),
  "idleMinutes": zod.int().min(1).max(registerMemberByMobileResponseValueSessionIdleMinutesMax).describe('After how many minutes without a call it ends.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(registerMemberByMobileResponseValueSessionLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(registerMemberByMobileResponseValueSessionLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(registerMemberByMobileResponseValueSessionLastLoginOneCountryMax).regex(registerMemberByMobileResponseValueSessionLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(registerMemberByMobileResponseValueSessionLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('A new session.')
}).describe('A new session and the account that it is for.')
}).describe('The answer of `registerMemberByMobile`.')

export const registerMemberByMobile = {
  response: RegisterMemberByMobileResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'social_login_failed', 'registration_unavailable', 'self_excluded', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'mobile_number_taken', 'payload_too_large', 'unsupported_media_type', 'invitation_code_error', 'passwords_do_not_match', 'payment_password_weak', 'captcha_required', 'captcha_wrong', 'captcha_check_failed', 'mobile_number_invalid', 'verification_code_wrong', 'verification_code_expired', 'phone_verification_failed', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
