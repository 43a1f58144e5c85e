// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listLoginHistoryResponseValueContentItemLoginIdMax = 40;

export const listLoginHistoryResponseValueContentItemAtMax = 30;

export const listLoginHistoryResponseValueContentItemIpMax = 45;

export const listLoginHistoryResponseValueContentItemCountryMax = 2;

export const listLoginHistoryResponseValueContentItemCountryRegExp = new RegExp('^[A-Z]{2}$');

export const listLoginHistoryResponseValueContentItemDeviceMax = 120;

export const listLoginHistoryResponseValueContentMax = 100;

export const listLoginHistoryResponseValueTotalPagesMin = 0;

export const listLoginHistoryResponseValueTotalPagesMax = 100000;

export const listLoginHistoryResponseValueTotalElementsMin = 0;

export const listLoginHistoryResponseValueTotalElementsMax = 10000000;

export const listLoginHistoryResponseValueFailedTotalMin = 0;

export const listLoginHistoryResponseValueFailedTotalMax = 10000000;

export const ListLoginHistoryResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "loginId": zod.string().min(1).max(listLoginHistoryResponseValueContentItemLoginIdMax).describe('Its id.'),
  "at": zod.iso.datetime({"offset":true}).max(listLoginHistoryResponseValueContentItemAtMax).describe('When.'),
  "outcome": zod.enum(['success', 'wrong_password', 'wrong_code', 'locked', 'new_place', 'two_step', 'self_excluded']).describe('What came of an attempt. `new_place`: a code by SMS was asked for first, `two_step`: the code of the authenticator app.'),
  "method": zod.enum(['username', 'sms', 'google', 'facebook', 'ticket', 'registration']).describe('How somebody logged in. `ticket` is a login ticket of the merchant, `registration` the login that follows it.'),
  "ip": zod.string().min(1).max(listLoginHistoryResponseValueContentItemIpMax).describe('From which address.'),
  "country": zod.string().max(listLoginHistoryResponseValueContentItemCountryMax).regex(listLoginHistoryResponseValueContentItemCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().min(1).max(listLoginHistoryResponseValueContentItemDeviceMax).describe('With what.'),
  "current": zod.boolean().describe('Whether it opened the session of this call.')
}).describe('An attempt to log in.')).max(listLoginHistoryResponseValueContentMax).describe('The attempts of the page, the newest first.'),
  "totalPages": zod.int().min(listLoginHistoryResponseValueTotalPagesMin).max(listLoginHistoryResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listLoginHistoryResponseValueTotalElementsMin).max(listLoginHistoryResponseValueTotalElementsMax).describe('Attempts in all.'),
  "failedTotal": zod.int().min(listLoginHistoryResponseValueFailedTotalMin).max(listLoginHistoryResponseValueFailedTotalMax).describe('Those of them that failed.')
}).describe('A page of the login history.')
}).describe('The answer of `listLoginHistory`.')

export const listLoginHistory = {
  response: ListLoginHistoryResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
