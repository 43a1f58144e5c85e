// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listSentMessagesQueryFromMax = 30;

export const listSentMessagesQueryToMax = 30;

export const listSentMessagesQueryPageNoDefault = 1;

export const listSentMessagesQueryPageNoMax = 100000;

export const listSentMessagesQueryPageSizeDefault = 42;

export const listSentMessagesQueryPageSizeMax = 100;

export const ListSentMessagesQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listSentMessagesQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listSentMessagesQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listSentMessagesQueryPageNoMax).default(listSentMessagesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listSentMessagesQueryPageSizeMax).default(listSentMessagesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listSentMessagesHeaderMerchantMax = 32;

export const listSentMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listSentMessagesHeaderXRequestIdMax = 64;

export const listSentMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListSentMessagesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listSentMessagesHeaderMerchantMax).regex(listSentMessagesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listSentMessagesHeaderXRequestIdMax).regex(listSentMessagesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listSentMessages = {
  header: ListSentMessagesHeader,
  params: undefined,
  query: ListSentMessagesQueryParams,
  body: undefined,
};
