// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const endSessionPathSessionIdMax = 64;

export const endSessionPathSessionIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const EndSessionParams = zod.object({
  "sessionId": zod.string().max(endSessionPathSessionIdMax).regex(endSessionPathSessionIdRegExp).describe('The id of a session, from `listSessions`.')
})

export const endSessionHeaderMerchantMax = 32;

export const endSessionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const endSessionHeaderXRequestIdMax = 64;

export const endSessionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const EndSessionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(endSessionHeaderMerchantMax).regex(endSessionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(endSessionHeaderXRequestIdMax).regex(endSessionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const endSession = {
  header: EndSessionHeader,
  params: EndSessionParams,
  query: undefined,
  body: undefined,
};
