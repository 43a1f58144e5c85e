// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getWithdrawalReviewPathWithdrawalIdMax = 40;

export const getWithdrawalReviewPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const GetWithdrawalReviewParams = zod.object({
  "withdrawalId": zod.string().max(getWithdrawalReviewPathWithdrawalIdMax).regex(getWithdrawalReviewPathWithdrawalIdRegExp).describe('The withdrawal.')
})

export const getWithdrawalReviewHeaderMerchantMax = 32;

export const getWithdrawalReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getWithdrawalReviewHeaderXRequestIdMax = 64;

export const getWithdrawalReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetWithdrawalReviewHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getWithdrawalReviewHeaderMerchantMax).regex(getWithdrawalReviewHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getWithdrawalReviewHeaderXRequestIdMax).regex(getWithdrawalReviewHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getWithdrawalReview = {
  header: GetWithdrawalReviewHeader,
  params: GetWithdrawalReviewParams,
  query: undefined,
  body: undefined,
};
