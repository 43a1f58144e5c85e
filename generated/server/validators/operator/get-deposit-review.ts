// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getDepositReviewPathDepositIdMax = 40;

export const getDepositReviewPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const GetDepositReviewParams = zod.object({
  "depositId": zod.string().max(getDepositReviewPathDepositIdMax).regex(getDepositReviewPathDepositIdRegExp).describe('The deposit.')
})

export const getDepositReviewHeaderMerchantMax = 32;

export const getDepositReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getDepositReviewHeaderXRequestIdMax = 64;

export const getDepositReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetDepositReviewHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getDepositReviewHeaderMerchantMax).regex(getDepositReviewHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getDepositReviewHeaderXRequestIdMax).regex(getDepositReviewHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getDepositReview = {
  header: GetDepositReviewHeader,
  params: GetDepositReviewParams,
  query: undefined,
  body: undefined,
};
