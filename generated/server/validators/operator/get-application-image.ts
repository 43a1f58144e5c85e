// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getApplicationImagePathApplicationIdMax = 40;

export const getApplicationImagePathApplicationIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const getApplicationImagePathImageIdMax = 40;

export const getApplicationImagePathImageIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const GetApplicationImageParams = zod.object({
  "applicationId": zod.string().max(getApplicationImagePathApplicationIdMax).regex(getApplicationImagePathApplicationIdRegExp).describe('The application.'),
  "imageId": zod.string().max(getApplicationImagePathImageIdMax).regex(getApplicationImagePathImageIdRegExp).describe('The picture.')
})

export const getApplicationImageHeaderMerchantMax = 32;

export const getApplicationImageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getApplicationImageHeaderXRequestIdMax = 64;

export const getApplicationImageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetApplicationImageHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getApplicationImageHeaderMerchantMax).regex(getApplicationImageHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getApplicationImageHeaderXRequestIdMax).regex(getApplicationImageHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getApplicationImage = {
  header: GetApplicationImageHeader,
  params: GetApplicationImageParams,
  query: undefined,
  body: undefined,
};
