// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getChatUrlQueryB2cDefault = 1;

export const getChatUrlQueryTitleMax = 80;

export const getChatUrlQueryHeaderColorMax = 7;

export const getChatUrlQueryHeaderColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');

export const GetChatUrlQueryParams = zod.object({
  "b2c": zod.literal(1).default(getChatUrlQueryB2cDefault).describe('The kind of chat, always 1, a player with the site.'),
  "title": zod.string().min(1).max(getChatUrlQueryTitleMax).optional().describe('The title of the chat window.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of the chat page; without it the header\'s.'),
  "headerColor": zod.string().max(getChatUrlQueryHeaderColorMax).regex(getChatUrlQueryHeaderColorRegExp).optional().describe('The ground colour of the window\'s head.')
})

export const getChatUrlHeaderMerchantMax = 32;

export const getChatUrlHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getChatUrlHeaderXRequestIdMax = 64;

export const getChatUrlHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetChatUrlHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getChatUrlHeaderMerchantMax).regex(getChatUrlHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getChatUrlHeaderXRequestIdMax).regex(getChatUrlHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getChatUrl = {
  header: GetChatUrlHeader,
  params: undefined,
  query: GetChatUrlQueryParams,
  body: undefined,
};
