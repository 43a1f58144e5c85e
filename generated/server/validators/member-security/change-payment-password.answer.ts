// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const changePaymentPasswordResponseValueScoreMin = 0;

export const changePaymentPasswordResponseValueScoreMax = 100;

export const changePaymentPasswordResponseValueItemsItemPointsMin = 0;

export const changePaymentPasswordResponseValueItemsItemPointsMax = 100;

export const changePaymentPasswordResponseValueItemsItemDetailMax = 120;

export const changePaymentPasswordResponseValueItemsItemChangedAtMax = 30;

export const changePaymentPasswordResponseValueItemsMax = 10;

export const changePaymentPasswordResponseValueLastLoginOneAtMax = 30;

export const changePaymentPasswordResponseValueLastLoginOneIpMax = 45;

export const changePaymentPasswordResponseValueLastLoginOneCountryMax = 2;

export const changePaymentPasswordResponseValueLastLoginOneCountryRegExp = new RegExp('^[A-Z]{2}$');

export const changePaymentPasswordResponseValueLastLoginOneDeviceMax = 120;

export const ChangePaymentPasswordResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "score": zod.int().min(changePaymentPasswordResponseValueScoreMin).max(changePaymentPasswordResponseValueScoreMax).describe('The sum of the points of what is done.'),
  "strength": zod.enum(['weak', 'fair', 'good', 'strong']).describe('How safe an account is: below 40 points weak, below 70 fair, below 90 good, else strong.'),
  "items": zod.array(zod.strictObject({
  "kind": zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),
  "state": zod.enum(['done', 'missing', 'renew']).describe('Done, missing, or to be renewed because it is too old or too weak.'),
  "points": zod.int().min(changePaymentPasswordResponseValueItemsItemPointsMin).max(changePaymentPasswordResponseValueItemsItemPointsMax).describe('What it adds when it is done. All items together make 100.'),
  "detail": zod.string().min(1).max(changePaymentPasswordResponseValueItemsItemDetailMax).nullable().describe('What identifies it, masked: an address, a number, how many accounts are bound. Null where there is nothing to tell.'),
  "changedAt": zod.iso.datetime({"offset":true}).max(changePaymentPasswordResponseValueItemsItemChangedAtMax).nullable().describe('When it was last set or changed, null if never.')
}).describe('A part of the safety of the account, and how it stands.')).max(changePaymentPasswordResponseValueItemsMax).describe('All parts, in the order of the page.'),
  "nextItem": zod.union([zod.enum(['login_password', 'payment_password', 'email', 'mobile', 'bound_account', 'two_step_login']).describe('A part of the safety of an account.'),zod.null()]).describe('What to do next, null when everything is done.'),
  "newPlaceCheck": zod.boolean().describe('Whether a login from a new place asks for a code by SMS.'),
  "lastLogin": zod.union([zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(changePaymentPasswordResponseValueLastLoginOneAtMax).describe('When.'),
  "ip": zod.string().max(changePaymentPasswordResponseValueLastLoginOneIpMax).describe('From which address.'),
  "country": zod.string().max(changePaymentPasswordResponseValueLastLoginOneCountryMax).regex(changePaymentPasswordResponseValueLastLoginOneCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(changePaymentPasswordResponseValueLastLoginOneDeviceMax).describe('With what.')
}).describe('The login before this one, for the member to recognise.'),zod.null()]).describe('The login before this one, null at the first.')
}).describe('How safe the member\'s account is.')
}).describe('The answer of `changePaymentPassword`.')

export const changePaymentPassword = {
  response: ChangePaymentPasswordResponse,
  errors: ['validation_failed', 'encryption_required', 'encryption_invalid', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'payload_too_large', 'unsupported_media_type', 'payment_password_not_set', 'payment_password_wrong', 'passwords_do_not_match', 'payment_password_weak', 'password_unchanged', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
