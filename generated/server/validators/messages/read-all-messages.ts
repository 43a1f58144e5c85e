// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const readAllMessagesHeaderMerchantMax = 32;

export const readAllMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const readAllMessagesHeaderXRequestIdMax = 64;

export const readAllMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ReadAllMessagesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(readAllMessagesHeaderMerchantMax).regex(readAllMessagesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(readAllMessagesHeaderXRequestIdMax).regex(readAllMessagesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const readAllMessagesBodyUntilMax = 30;

export const ReadAllMessagesBody = zod.strictObject({
  "until": zod.iso.datetime({"offset":true}).max(readAllMessagesBodyUntilMax).describe('Messages sent at or before this moment; the `asOf` of the list that the member saw, so that one arriving meanwhile stays unread.')
}).describe('Up to where the inbox was read.')

export const readAllMessages = {
  header: ReadAllMessagesHeader,
  params: undefined,
  query: undefined,
  body: ReadAllMessagesBody,
};
