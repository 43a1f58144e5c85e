// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const dismissLoginInfoResponseValueLastLoginOneAtMax = 30;

export const dismissLoginInfoResponseValueLastLoginOneIpMax = 45;

export const dismissLoginInfoResponseValueLastLoginOneCountryMax = 2;

export const dismissLoginInfoResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');

export const dismissLoginInfoResponseValueLastLoginOneDeviceMax = 120;

export const dismissLoginInfoResponseValueFailedSinceMin = 0;

export const dismissLoginInfoResponseValueFailedSinceMax = 10000;

export const DismissLoginInfoResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "firstLoginDue": zod.boolean().describe('Whether the welcome of the first login is still to be shown; it offers deposit limits and the profile.'),
  "afterLoginDue": zod.boolean().describe('Whether the last login is still to be shown in this session.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(dismissLoginInfoResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(dismissLoginInfoResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(dismissLoginInfoResponseValueLastLoginOneCountryMax).regex(dismissLoginInfoResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(dismissLoginInfoResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.'),
  "failedSince": zod.int().min(dismissLoginInfoResponseValueFailedSinceMin).max(dismissLoginInfoResponseValueFailedSinceMax).describe('Failed attempts since then.'),
  "profileComplete": zod.boolean().describe('Whether payee name and birthday are given.'),
  "depositLimitSet": zod.boolean().describe('Whether the member has a deposit limit of its own.'),
  "passwordChangeDue": zod.boolean().describe('Whether the login password has to be changed first.')
}).describe('What the portal shows right after a login.')
}).describe('The answer of `dismissLoginInfo`.')

export const dismissLoginInfo = {
  response: DismissLoginInfoResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
