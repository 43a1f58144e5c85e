// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listInviteesQueryFromMax = 30;

export const listInviteesQueryToMax = 30;

export const listInviteesQueryPageNoDefault = 1;

export const listInviteesQueryPageNoMax = 100000;

export const listInviteesQueryPageSizeDefault = 42;

export const listInviteesQueryPageSizeMax = 100;

export const ListInviteesQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listInviteesQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listInviteesQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listInviteesQueryPageNoMax).default(listInviteesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listInviteesQueryPageSizeMax).default(listInviteesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listInviteesHeaderMerchantMax = 32;

export const listInviteesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listInviteesHeaderXRequestIdMax = 64;

export const listInviteesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListInviteesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listInviteesHeaderMerchantMax).regex(listInviteesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listInviteesHeaderXRequestIdMax).regex(listInviteesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listInvitees = {
  header: ListInviteesHeader,
  params: undefined,
  query: ListInviteesQueryParams,
  body: undefined,
};
