// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const bindMobileResponseValueScoreMin = 0;

export const bindMobileResponseValueScoreMax = 100;

export const bindMobileResponseValueItemsItemPointsMin = 0;

export const bindMobileResponseValueItemsItemPointsMax = 100;

export const bindMobileResponseValueItemsItemDetailMax = 120;

export const bindMobileResponseValueItemsItemChangedAtMax = 30;

export const bindMobileResponseValueItemsMax = 10;

export const bindMobileResponseValueLastLoginOneAtMax = 30;

export const bindMobileResponseValueLastLoginOneIpMax = 45;

export const bindMobileResponseValueLastLoginOneCountryMax = 2;

export const bindMobileResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');

export const bindMobileResponseValueLastLoginOneDeviceMax = 120;

export const BindMobileResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "score": zod.int().min(bindMobileResponseValueScoreMin).max(bindMobileResponseValueScoreMax).describe('The sum of the points of what is done.'),
  "strength": zod.enum(['weak', 'fair', 'good', 'strong']).describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.'),
  "items": zod.array(zod.strictObject({
  "kind": zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),
  "state": zod.enum(['done', 'missing', 'renew']).describe('Done, missing, or to be renewed because it is too old or too weak.'),
  "points": zod.int().min(bindMobileResponseValueItemsItemPointsMin).max(bindMobileResponseValueItemsItemPointsMax).describe('What it adds when it is done. All items together make 100.'),
  "detail": zod.string().min(1).max(bindMobileResponseValueItemsItemDetailMax).nullable().describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.'),
  "changedAt": zod.iso.datetime({"offset":true}).max(bindMobileResponseValueItemsItemChangedAtMax).nullable().describe('When it was last set or changed, null if never.')
}).describe('A part of the safety of the account, and how it stands.')).max(bindMobileResponseValueItemsMax).describe('All parts, in the order of the page.'),
  "nextItem": zod.union([zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),zod.null()]).describe('What to do next, null when everything is done.'),
  "newPlaceCheck": zod.boolean().describe('Whether a login from a new place asks for a code by SMS.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(bindMobileResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(bindMobileResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(bindMobileResponseValueLastLoginOneCountryMax).regex(bindMobileResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(bindMobileResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('How safe the member\'s account is.')
}).describe('The answer of `bindMobile`.')

export const bindMobile = {
  response: BindMobileResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'contact_in_use', 'payload_too_large', 'unsupported_media_type', 'wrong_password', 'verification_code_wrong', 'mobile_number_invalid', 'verification_code_expired', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
