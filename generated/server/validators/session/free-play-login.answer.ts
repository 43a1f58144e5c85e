// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const freePlayLoginResponseValueTokenMin = 20;

export const freePlayLoginResponseValueTokenMax = 128;

export const freePlayLoginResponseValueExpiresAtMax = 30;

export const freePlayLoginResponseValueIdleMinutesMax = 1440;

export const freePlayLoginResponseValueLastLoginOneAtMax = 30;

export const freePlayLoginResponseValueLastLoginOneIpMax = 45;

export const freePlayLoginResponseValueLastLoginOneCountryMax = 2;

export const freePlayLoginResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');

export const freePlayLoginResponseValueLastLoginOneDeviceMax = 120;

export const FreePlayLoginResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "token": zod.string().min(freePlayLoginResponseValueTokenMin).max(freePlayLoginResponseValueTokenMax).describe('The session token. The server keeps a hash of it only.'),
  "firstTimeLogin": zod.boolean().describe('Whether the account has never logged in before.'),
  "passwordExpired": zod.boolean().describe('Whether the password is older than the site allows.'),
  "passwordDefault": zod.boolean().describe('Whether the password is the site\'s default one.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(freePlayLoginResponseValueExpiresAtMax).describe('When the session ends at the latest.'),
  "idleMinutes": zod.int().min(1).max(freePlayLoginResponseValueIdleMinutesMax).describe('After how many minutes without a call it ends.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(freePlayLoginResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(freePlayLoginResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(freePlayLoginResponseValueLastLoginOneCountryMax).regex(freePlayLoginResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(freePlayLoginResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('A new session.')
}).describe('The answer of `freePlayLogin`.')

export const freePlayLogin = {
  response: FreePlayLoginResponse,
  errors: ['validation_failed', 'encryption_invalid', 'free_play_unavailable', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
