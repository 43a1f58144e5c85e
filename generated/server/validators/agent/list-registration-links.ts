// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listRegistrationLinksQueryFromMax = 30;

export const listRegistrationLinksQueryToMax = 30;

export const listRegistrationLinksQuerySearchMax = 60;

export const listRegistrationLinksQuerySortDefault = `-createdAt`;

export const listRegistrationLinksQueryPageNoDefault = 1;

export const listRegistrationLinksQueryPageNoMax = 100000;

export const listRegistrationLinksQueryPageSizeDefault = 42;

export const listRegistrationLinksQueryPageSizeMax = 100;

export const ListRegistrationLinksQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listRegistrationLinksQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listRegistrationLinksQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listRegistrationLinksQuerySearchMax).optional().describe('Words of the note, or the code.'),
  "sort": zod.enum(['createdAt', '-createdAt', 'visits', '-visits', 'registrations', '-registrations']).default(listRegistrationLinksQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listRegistrationLinksQueryPageNoMax).default(listRegistrationLinksQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listRegistrationLinksQueryPageSizeMax).default(listRegistrationLinksQueryPageSizeDefault).describe('Entries on a page.')
})

export const listRegistrationLinksHeaderMerchantMax = 32;

export const listRegistrationLinksHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listRegistrationLinksHeaderXRequestIdMax = 64;

export const listRegistrationLinksHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListRegistrationLinksHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listRegistrationLinksHeaderMerchantMax).regex(listRegistrationLinksHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listRegistrationLinksHeaderXRequestIdMax).regex(listRegistrationLinksHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listRegistrationLinks = {
  header: ListRegistrationLinksHeader,
  params: undefined,
  query: ListRegistrationLinksQueryParams,
  body: undefined,
};
