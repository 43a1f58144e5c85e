// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getTeamMemberPathMemberIdMax = 40;

export const GetTeamMemberParams = zod.object({
  "memberId": zod.string().min(1).max(getTeamMemberPathMemberIdMax).describe('Somebody of the team.')
})

export const getTeamMemberQueryFromMax = 30;

export const getTeamMemberQueryToMax = 30;

export const GetTeamMemberQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(getTeamMemberQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(getTeamMemberQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')
})

export const getTeamMemberHeaderMerchantMax = 32;

export const getTeamMemberHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getTeamMemberHeaderXRequestIdMax = 64;

export const getTeamMemberHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetTeamMemberHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getTeamMemberHeaderMerchantMax).regex(getTeamMemberHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getTeamMemberHeaderXRequestIdMax).regex(getTeamMemberHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getTeamMember = {
  header: GetTeamMemberHeader,
  params: GetTeamMemberParams,
  query: GetTeamMemberQueryParams,
  body: undefined,
};
