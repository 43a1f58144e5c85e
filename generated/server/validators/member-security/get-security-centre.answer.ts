// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getSecurityCentreResponseValueScoreMin = 0;

export const getSecurityCentreResponseValueScoreMax = 100;

export const getSecurityCentreResponseValueItemsItemPointsMin = 0;

export const getSecurityCentreResponseValueItemsItemPointsMax = 100;

export const getSecurityCentreResponseValueItemsItemDetailMax = 120;

export const getSecurityCentreResponseValueItemsItemChangedAtMax = 30;

export const getSecurityCentreResponseValueItemsMax = 10;

export const getSecurityCentreResponseValueLastLoginOneAtMax = 30;

export const getSecurityCentreResponseValueLastLoginOneIpMax = 45;

export const getSecurityCentreResponseValueLastLoginOneCountryMax = 2;

export const getSecurityCentreResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');

export const getSecurityCentreResponseValueLastLoginOneDeviceMax = 120;

export const GetSecurityCentreResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "score": zod.int().min(getSecurityCentreResponseValueScoreMin).max(getSecurityCentreResponseValueScoreMax).describe('The sum of the points of what is done.'),
  "strength": zod.enum(['weak', 'fair', 'good', 'strong']).describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.'),
  "items": zod.array(zod.strictObject({
  "kind": zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),
  "state": zod.enum(['done', 'missing', 'renew']).describe('Done, missing, or to be renewed because it is too old or too weak.'),
  "points": zod.int().min(getSecurityCentreResponseValueItemsItemPointsMin).max(getSecurityCentreResponseValueItemsItemPointsMax).describe('What it adds when it is done. All items together make 100.'),
  "detail": zod.string().min(1).max(getSecurityCentreResponseValueItemsItemDetailMax).nullable().describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.'),
  "changedAt": zod.iso.datetime({"offset":true}).max(getSecurityCentreResponseValueItemsItemChangedAtMax).nullable().describe('When it was last set or changed, null if never.')
}).describe('A part of the safety of the account, and how it stands.')).max(getSecurityCentreResponseValueItemsMax).describe('All parts, in the order of the page.'),
  "nextItem": zod.union([zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),zod.null()]).describe('What to do next, null when everything is done.'),
  "newPlaceCheck": zod.boolean().describe('Whether a login from a new place asks for a code by SMS.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(getSecurityCentreResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(getSecurityCentreResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(getSecurityCentreResponseValueLastLoginOneCountryMax).regex(getSecurityCentreResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(getSecurityCentreResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('How safe the member\'s account is.')
}).describe('The answer of `getSecurityCentre`.')

export const getSecurityCentre = {
  response: GetSecurityCentreResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
