// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getMemberTransferTermsResponseValueUplineOneAccountMax = 64;

export const getMemberTransferTermsResponseValueUplineOneNicknameMax = 64;

export const getMemberTransferTermsResponseValueAvailableMax = 25;

export const getMemberTransferTermsResponseValueAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMemberTransferTermsResponseValueMinAmountMax = 25;

export const getMemberTransferTermsResponseValueMinAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMemberTransferTermsResponseValueMaxAmountMax = 25;

export const getMemberTransferTermsResponseValueMaxAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getMemberTransferTermsResponseValueDailyRemainingMax = 25;

export const getMemberTransferTermsResponseValueDailyRemainingRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const GetMemberTransferTermsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "upline": zod.union([zod.strictObject({
  "account": zod.string().min(1).max(getMemberTransferTermsResponseValueUplineOneAccountMax).describe('Its account name.'),
  "nickname": zod.string().min(1).max(getMemberTransferTermsResponseValueUplineOneNicknameMax).describe('Its nickname.')
}).describe('The other side of a transfer between members.'),zod.null()]).describe('The upline, null where the member may not transfer to it.'),
  "downlineAllowed": zod.boolean().describe('Whether it may transfer to its direct downlines.'),
  "available": zod.string().max(getMemberTransferTermsResponseValueAvailableMax).regex(getMemberTransferTermsResponseValueAvailableRegExp).describe('What can be transferred now.'),
  "minAmount": zod.string().max(getMemberTransferTermsResponseValueMinAmountMax).regex(getMemberTransferTermsResponseValueMinAmountRegExp).describe('The least at a time.'),
  "maxAmount": zod.string().max(getMemberTransferTermsResponseValueMaxAmountMax).regex(getMemberTransferTermsResponseValueMaxAmountRegExp).describe('The most at a time.'),
  "dailyRemaining": zod.string().max(getMemberTransferTermsResponseValueDailyRemainingMax).regex(getMemberTransferTermsResponseValueDailyRemainingRegExp).describe('What may still be transferred today.'),
  "paymentPasswordSet": zod.boolean().describe('Whether there is a payment password; without one nothing can be transferred.')
}).describe('Whom the member may transfer to, and how much.')
}).describe('The answer of `getMemberTransferTerms`.')

export const getMemberTransferTerms = {
  response: GetMemberTransferTermsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
