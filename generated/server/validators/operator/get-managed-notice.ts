// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getManagedNoticePathNoticeIdMax = 40;

export const getManagedNoticePathNoticeIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const GetManagedNoticeParams = zod.object({
  "noticeId": zod.string().max(getManagedNoticePathNoticeIdMax).regex(getManagedNoticePathNoticeIdRegExp).describe('The announcement.')
})

export const getManagedNoticeHeaderMerchantMax = 32;

export const getManagedNoticeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getManagedNoticeHeaderXRequestIdMax = 64;

export const getManagedNoticeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetManagedNoticeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getManagedNoticeHeaderMerchantMax).regex(getManagedNoticeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getManagedNoticeHeaderXRequestIdMax).regex(getManagedNoticeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getManagedNotice = {
  header: GetManagedNoticeHeader,
  params: GetManagedNoticeParams,
  query: undefined,
  body: undefined,
};
