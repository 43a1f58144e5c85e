// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const readMessagesHeaderMerchantMax = 32;

export const readMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const readMessagesHeaderXRequestIdMax = 64;

export const readMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ReadMessagesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(readMessagesHeaderMerchantMax).regex(readMessagesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(readMessagesHeaderXRequestIdMax).regex(readMessagesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const readMessagesBodyMessageIdsItemMax = 40;

export const readMessagesBodyMessageIdsMax = 100;

export const ReadMessagesBody = zod.strictObject({
  "messageIds": zod.array(zod.string().min(1).max(readMessagesBodyMessageIdsItemMax)).min(1).max(readMessagesBodyMessageIdsMax).describe('Their ids, each once.')
}).describe('The messages that are meant.')

export const readMessages = {
  header: ReadMessagesHeader,
  params: undefined,
  query: undefined,
  body: ReadMessagesBody,
};
