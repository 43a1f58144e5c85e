// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getHelpCenterQueryDeviceDefault = `WEB`;

export const GetHelpCenterQueryParams = zod.object({
  "lang": zod.enum(['EN', 'VI']).optional().describe('The language of the articles; without it the header\'s.'),
  "device": zod.enum(['WEB']).default(getHelpCenterQueryDeviceDefault).describe('The device that asks, always the web.')
})

export const getHelpCenterHeaderMerchantMax = 32;

export const getHelpCenterHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getHelpCenterHeaderXRequestIdMax = 64;

export const getHelpCenterHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetHelpCenterHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getHelpCenterHeaderMerchantMax).regex(getHelpCenterHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getHelpCenterHeaderXRequestIdMax).regex(getHelpCenterHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getHelpCenter = {
  header: GetHelpCenterHeader,
  params: undefined,
  query: GetHelpCenterQueryParams,
  body: undefined,
};
