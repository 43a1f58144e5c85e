// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const sendChatMessageHeaderMerchantMax = 32;

export const sendChatMessageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const sendChatMessageHeaderXRequestIdMax = 64;

export const sendChatMessageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SendChatMessageHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(sendChatMessageHeaderMerchantMax).regex(sendChatMessageHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(sendChatMessageHeaderXRequestIdMax).regex(sendChatMessageHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const sendChatMessageBodyClientMessageIdMax = 64;

export const sendChatMessageBodyClientMessageIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const sendChatMessageBodyContentMax = 2000;

export const sendChatMessageBodyContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const SendChatMessageBody = zod.strictObject({
  "clientMessageId": zod.string().max(sendChatMessageBodyClientMessageIdMax).regex(sendChatMessageBodyClientMessageIdRegExp).describe('An id that the sender makes once for each message; the same id is stored once.'),
  "content": zod.string().min(1).max(sendChatMessageBodyContentMax).regex(sendChatMessageBodyContentRegExp).describe('Plain text, shown as it is. It must hold more than white space.')
}).describe('A message to send.')

export const sendChatMessage = {
  header: SendChatMessageHeader,
  params: undefined,
  query: undefined,
  body: SendChatMessageBody,
};
