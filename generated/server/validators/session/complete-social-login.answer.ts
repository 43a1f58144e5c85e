// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const completeSocialLoginResponseValueSessionOneTokenMin = 20;

export const completeSocialLoginResponseValueSessionOneTokenMax = 128;

export const completeSocialLoginResponseValueSessionOneExpiresAtMax = 30;

export const completeSocialLoginResponseValueSessionOneIdleMinutesMax = 1440;

export const completeSocialLoginResponseValueSessionOneLastLoginOneAtMax = 30;

export const completeSocialLoginResponseValueSessionOneLastLoginOneIpMax = 45;

export const completeSocialLoginResponseValueSessionOneLastLoginOneCountryMax = 2;

export const completeSocialLoginResponseValueSessionOneLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');

export const completeSocialLoginResponseValueSessionOneLastLoginOneDeviceMax = 120;

export const completeSocialLoginResponseValueIdentityOneSocialTicketMax = 128;

export const completeSocialLoginResponseValueIdentityOneNameMax = 100;

export const completeSocialLoginResponseValueIdentityOneEmailMax = 254;

export const completeSocialLoginResponseValueIdentityOneExpiresAtMax = 30;

export const CompleteSocialLoginResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "registered": zod.boolean().describe('Whether the identity has an account.'),
  "session": zod.union([zod.strictObject({
  "token": zod.string().min(completeSocialLoginResponseValueSessionOneTokenMin).max(completeSocialLoginResponseValueSessionOneTokenMax).describe('The session token. The server keeps a hash of it only.'),
  "firstTimeLogin": zod.boolean().describe('Whether the account has never logged in before.'),
  "passwordExpired": zod.boolean().describe('Whether the password is older than the site allows.'),
  "passwordDefault": zod.boolean().describe('Whether the password is the site\'s default one.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(completeSocialLoginResponseValueSessionOneExpiresAtMax).describe('When the session ends at the latest.'),
  "idleMinutes": zod.int().min(1).max(completeSocialLoginResponseValueSessionOneIdleMinutesMax).describe('After how many minutes without a call it ends.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(completeSocialLoginResponseValueSessionOneLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(completeSocialLoginResponseValueSessionOneLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(completeSocialLoginResponseValueSessionOneLastLoginOneCountryMax).regex(completeSocialLoginResponseValueSessionOneLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(completeSocialLoginResponseValueSessionOneLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('A new session.'),zod.null()]).describe('The new session, null where there is no account.'),
  "identity": zod.union([zod.strictObject({
  "provider": zod.enum(['google', 'facebook']).describe('Who signs in.'),
  "socialTicket": zod.string().min(1).max(completeSocialLoginResponseValueIdentityOneSocialTicketMax).describe('The one-time ticket for the registration.'),
  "name": zod.string().max(completeSocialLoginResponseValueIdentityOneNameMax).nullable().describe('The name that the provider tells, if any; else null.'),
  "email": zod.string().max(completeSocialLoginResponseValueIdentityOneEmailMax).nullable().describe('The e-mail address that the provider tells, if any; else null.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(completeSocialLoginResponseValueIdentityOneExpiresAtMax).describe('Until when the ticket is good.')
}).describe('An identity that has no account yet. Name and e-mail fill the form; they prove nothing.'),zod.null()]).describe('What a registration goes on with, null where there is an account.')
}).describe('A session for an identity that has an account, or what a registration goes on with. Just one of both is null.')
}).describe('The answer of `completeSocialLogin`.')

export const completeSocialLogin = {
  response: CompleteSocialLoginResponse,
  errors: ['validation_failed', 'social_login_failed', 'login_type_unavailable', 'account_locked', 'account_disabled', 'self_excluded', 'error_not_member', 'error_not_agent', 'two_step_required', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'payload_too_large', 'unsupported_media_type', 'popup_closed_by_user', 'verification_code_wrong', 'verification_code_expired', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
