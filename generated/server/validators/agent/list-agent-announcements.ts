// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listAgentAnnouncementsQueryFromMax = 30;

export const listAgentAnnouncementsQueryToMax = 30;

export const listAgentAnnouncementsQuerySearchMax = 60;

export const listAgentAnnouncementsQueryPageNoDefault = 1;

export const listAgentAnnouncementsQueryPageNoMax = 100000;

export const listAgentAnnouncementsQueryPageSizeDefault = 42;

export const listAgentAnnouncementsQueryPageSizeMax = 100;

export const ListAgentAnnouncementsQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listAgentAnnouncementsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listAgentAnnouncementsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listAgentAnnouncementsQuerySearchMax).optional().describe('Words of the title.'),
  "pageNo": zod.int().min(1).max(listAgentAnnouncementsQueryPageNoMax).default(listAgentAnnouncementsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listAgentAnnouncementsQueryPageSizeMax).default(listAgentAnnouncementsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listAgentAnnouncementsHeaderMerchantMax = 32;

export const listAgentAnnouncementsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listAgentAnnouncementsHeaderXRequestIdMax = 64;

export const listAgentAnnouncementsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListAgentAnnouncementsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listAgentAnnouncementsHeaderMerchantMax).regex(listAgentAnnouncementsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listAgentAnnouncementsHeaderXRequestIdMax).regex(listAgentAnnouncementsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listAgentAnnouncements = {
  header: ListAgentAnnouncementsHeader,
  params: undefined,
  query: ListAgentAnnouncementsQueryParams,
  body: undefined,
};
