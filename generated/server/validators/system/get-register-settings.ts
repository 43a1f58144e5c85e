// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getRegisterSettingsHeaderMerchantMax = 32;

export const getRegisterSettingsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getRegisterSettingsHeaderXRequestIdMax = 64;

export const getRegisterSettingsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetRegisterSettingsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getRegisterSettingsHeaderMerchantMax).regex(getRegisterSettingsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getRegisterSettingsHeaderXRequestIdMax).regex(getRegisterSettingsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getRegisterSettings = {
  header: GetRegisterSettingsHeader,
  params: undefined,
  query: undefined,
  body: undefined,
};
