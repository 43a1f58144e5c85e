// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getPermissionQueryUrlMax = 255;

export const getPermissionQueryUrlRegExp = new RegExp('^[A-Za-z0-9.:\\[\\]_-]+$');

export const GetPermissionQueryParams = zod.object({
  "url": zod.string().min(1).max(getPermissionQueryUrlMax).regex(getPermissionQueryUrlRegExp).optional().describe('The host of the page that asks, with its port if it has one.')
})

export const getPermissionHeaderMerchantMax = 32;

export const getPermissionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getPermissionHeaderXRequestIdMax = 64;

export const getPermissionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetPermissionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPermissionHeaderMerchantMax).regex(getPermissionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPermissionHeaderXRequestIdMax).regex(getPermissionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getPermission = {
  header: GetPermissionHeader,
  params: undefined,
  query: GetPermissionQueryParams,
  body: undefined,
};
