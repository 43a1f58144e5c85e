// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const dismissLoginInfoHeaderMerchantMax = 32;

export const dismissLoginInfoHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const dismissLoginInfoHeaderXRequestIdMax = 64;

export const dismissLoginInfoHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const DismissLoginInfoHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(dismissLoginInfoHeaderMerchantMax).regex(dismissLoginInfoHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(dismissLoginInfoHeaderXRequestIdMax).regex(dismissLoginInfoHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const DismissLoginInfoBody = zod.strictObject({
  "kind": zod.enum(['first_login', 'after_login']).describe('The welcome of the first login, or the last login.')
}).describe('What was shown.')

export const dismissLoginInfo = {
  header: DismissLoginInfoHeader,
  params: undefined,
  query: undefined,
  body: DismissLoginInfoBody,
};
