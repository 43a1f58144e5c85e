// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const startWithdrawalReviewPathWithdrawalIdMax = 40;

export const startWithdrawalReviewPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const StartWithdrawalReviewParams = zod.object({
  "withdrawalId": zod.string().max(startWithdrawalReviewPathWithdrawalIdMax).regex(startWithdrawalReviewPathWithdrawalIdRegExp).describe('The withdrawal.')
})

export const startWithdrawalReviewHeaderMerchantMax = 32;

export const startWithdrawalReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const startWithdrawalReviewHeaderXRequestIdMax = 64;

export const startWithdrawalReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const StartWithdrawalReviewHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(startWithdrawalReviewHeaderMerchantMax).regex(startWithdrawalReviewHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(startWithdrawalReviewHeaderXRequestIdMax).regex(startWithdrawalReviewHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const startWithdrawalReview = {
  header: StartWithdrawalReviewHeader,
  params: StartWithdrawalReviewParams,
  query: undefined,
  body: undefined,
};
