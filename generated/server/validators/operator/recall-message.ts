// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const recallMessagePathSentMessageIdMax = 40;

export const recallMessagePathSentMessageIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const RecallMessageParams = zod.object({
  "sentMessageId": zod.string().max(recallMessagePathSentMessageIdMax).regex(recallMessagePathSentMessageIdRegExp).describe('The sending.')
})

export const recallMessageHeaderMerchantMax = 32;

export const recallMessageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const recallMessageHeaderXRequestIdMax = 64;

export const recallMessageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const RecallMessageHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(recallMessageHeaderMerchantMax).regex(recallMessageHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(recallMessageHeaderXRequestIdMax).regex(recallMessageHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const recallMessage = {
  header: RecallMessageHeader,
  params: RecallMessageParams,
  query: undefined,
  body: undefined,
};
