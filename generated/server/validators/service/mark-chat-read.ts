// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const markChatReadHeaderMerchantMax = 32;

export const markChatReadHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const markChatReadHeaderXRequestIdMax = 64;

export const markChatReadHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const MarkChatReadHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(markChatReadHeaderMerchantMax).regex(markChatReadHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(markChatReadHeaderXRequestIdMax).regex(markChatReadHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const markChatReadBodyMessageIdMax = 40;

export const MarkChatReadBody = zod.strictObject({
  "messageId": zod.string().min(1).max(markChatReadBodyMessageIdMax).describe('The newest message that was shown.')
}).describe('How far the member has read.')

export const markChatRead = {
  header: MarkChatReadHeader,
  params: undefined,
  query: undefined,
  body: MarkChatReadBody,
};
