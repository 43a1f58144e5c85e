// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getRedemptionReviewPathRedemptionIdMax = 40;

export const getRedemptionReviewPathRedemptionIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const GetRedemptionReviewParams = zod.object({
  "redemptionId": zod.string().max(getRedemptionReviewPathRedemptionIdMax).regex(getRedemptionReviewPathRedemptionIdRegExp).describe('The redemption.')
})

export const getRedemptionReviewHeaderMerchantMax = 32;

export const getRedemptionReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getRedemptionReviewHeaderXRequestIdMax = 64;

export const getRedemptionReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetRedemptionReviewHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getRedemptionReviewHeaderMerchantMax).regex(getRedemptionReviewHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getRedemptionReviewHeaderXRequestIdMax).regex(getRedemptionReviewHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getRedemptionReview = {
  header: GetRedemptionReviewHeader,
  params: GetRedemptionReviewParams,
  query: undefined,
  body: undefined,
};
