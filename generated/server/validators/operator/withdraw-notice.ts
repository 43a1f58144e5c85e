// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const withdrawNoticePathNoticeIdMax = 40;

export const withdrawNoticePathNoticeIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const WithdrawNoticeParams = zod.object({
  "noticeId": zod.string().max(withdrawNoticePathNoticeIdMax).regex(withdrawNoticePathNoticeIdRegExp).describe('The announcement.')
})

export const withdrawNoticeHeaderMerchantMax = 32;

export const withdrawNoticeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const withdrawNoticeHeaderXRequestIdMax = 64;

export const withdrawNoticeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const WithdrawNoticeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(withdrawNoticeHeaderMerchantMax).regex(withdrawNoticeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(withdrawNoticeHeaderXRequestIdMax).regex(withdrawNoticeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const withdrawNotice = {
  header: WithdrawNoticeHeader,
  params: WithdrawNoticeParams,
  query: undefined,
  body: undefined,
};
