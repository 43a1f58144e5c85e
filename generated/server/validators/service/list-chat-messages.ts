// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listChatMessagesQueryAfterMax = 40;

export const listChatMessagesQueryPageNoDefault = 1;

export const listChatMessagesQueryPageNoMax = 100000;

export const listChatMessagesQueryPageSizeDefault = 42;

export const listChatMessagesQueryPageSizeMax = 100;

export const ListChatMessagesQueryParams = zod.object({
  "after": zod.string().min(1).max(listChatMessagesQueryAfterMax).optional().describe('Only messages after the one with this id.'),
  "pageNo": zod.int().min(1).max(listChatMessagesQueryPageNoMax).default(listChatMessagesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listChatMessagesQueryPageSizeMax).default(listChatMessagesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listChatMessagesHeaderMerchantMax = 32;

export const listChatMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listChatMessagesHeaderXRequestIdMax = 64;

export const listChatMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListChatMessagesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listChatMessagesHeaderMerchantMax).regex(listChatMessagesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listChatMessagesHeaderXRequestIdMax).regex(listChatMessagesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listChatMessages = {
  header: ListChatMessagesHeader,
  params: undefined,
  query: ListChatMessagesQueryParams,
  body: undefined,
};
