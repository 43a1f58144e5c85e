// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getLoginInfoResponseValueLastLoginOneAtMax = 30;

export const getLoginInfoResponseValueLastLoginOneIpMax = 45;

export const getLoginInfoResponseValueLastLoginOneCountryMax = 2;

export const getLoginInfoResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');

export const getLoginInfoResponseValueLastLoginOneDeviceMax = 120;

export const getLoginInfoResponseValueFailedSinceMin = 0;

export const getLoginInfoResponseValueFailedSinceMax = 10000;

export const GetLoginInfoResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "firstLoginDue": zod.boolean().describe('Whether the welcome of the first login is still to be shown; it offers deposit limits and the profile.'),
  "afterLoginDue": zod.boolean().describe('Whether the last login is still to be shown in this session.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(getLoginInfoResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(getLoginInfoResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(getLoginInfoResponseValueLastLoginOneCountryMax).regex(getLoginInfoResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(getLoginInfoResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.'),
  "failedSince": zod.int().min(getLoginInfoResponseValueFailedSinceMin).max(getLoginInfoResponseValueFailedSinceMax).describe('Failed attempts since then.'),
  "profileComplete": zod.boolean().describe('Whether payee name and birthday are given.'),
  "depositLimitSet": zod.boolean().describe('Whether the member has a deposit limit of its own.'),
  "passwordChangeDue": zod.boolean().describe('Whether the login password has to be changed first.')
}).describe('What the portal shows right after a login.')
}).describe('The answer of `getLoginInfo`.')

export const getLoginInfo = {
  response: GetLoginInfoResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
