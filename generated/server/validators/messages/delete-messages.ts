// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const deleteMessagesHeaderMerchantMax = 32;

export const deleteMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const deleteMessagesHeaderXRequestIdMax = 64;

export const deleteMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const DeleteMessagesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(deleteMessagesHeaderMerchantMax).regex(deleteMessagesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(deleteMessagesHeaderXRequestIdMax).regex(deleteMessagesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const deleteMessagesBodyMessageIdsItemMax = 40;

export const deleteMessagesBodyMessageIdsMax = 100;

export const DeleteMessagesBody = zod.strictObject({
  "messageIds": zod.array(zod.string().min(1).max(deleteMessagesBodyMessageIdsItemMax)).min(1).max(deleteMessagesBodyMessageIdsMax).describe('Their ids, each once.')
}).describe('The messages that are meant.')

export const deleteMessages = {
  header: DeleteMessagesHeader,
  params: undefined,
  query: undefined,
  body: DeleteMessagesBody,
};
