// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const updateLanguageHeaderMerchantMax = 32;

export const updateLanguageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const updateLanguageHeaderXRequestIdMax = 64;

export const updateLanguageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const UpdateLanguageHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(updateLanguageHeaderMerchantMax).regex(updateLanguageHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(updateLanguageHeaderXRequestIdMax).regex(updateLanguageHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const UpdateLanguageBody = zod.strictObject({
  "language": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.')
}).describe('The language that the member chose.')

export const updateLanguage = {
  header: UpdateLanguageHeader,
  params: undefined,
  query: undefined,
  body: UpdateLanguageBody,
};
