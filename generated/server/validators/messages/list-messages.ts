// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listMessagesQueryReadingDefault = `all`;

export const listMessagesQueryFromMax = 30;

export const listMessagesQueryToMax = 30;

export const listMessagesQueryPageNoDefault = 1;

export const listMessagesQueryPageNoMax = 100000;

export const listMessagesQueryPageSizeDefault = 42;

export const listMessagesQueryPageSizeMax = 100;

export const ListMessagesQueryParams = zod.object({
  "reading": zod.enum(['all', 'unread', 'read']).default(listMessagesQueryReadingDefault).describe('All messages, or those that are unread, or those that were read.'),
  "category": zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service', 'team']).optional().describe('Messages about this only.'),
  "from": zod.iso.datetime({"offset":true}).max(listMessagesQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listMessagesQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listMessagesQueryPageNoMax).default(listMessagesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listMessagesQueryPageSizeMax).default(listMessagesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listMessagesHeaderMerchantMax = 32;

export const listMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listMessagesHeaderXRequestIdMax = 64;

export const listMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListMessagesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listMessagesHeaderMerchantMax).regex(listMessagesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listMessagesHeaderXRequestIdMax).regex(listMessagesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listMessages = {
  header: ListMessagesHeader,
  params: undefined,
  query: ListMessagesQueryParams,
  body: undefined,
};
