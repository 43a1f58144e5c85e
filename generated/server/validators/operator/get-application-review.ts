// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getApplicationReviewPathApplicationIdMax = 40;

export const getApplicationReviewPathApplicationIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const GetApplicationReviewParams = zod.object({
  "applicationId": zod.string().max(getApplicationReviewPathApplicationIdMax).regex(getApplicationReviewPathApplicationIdRegExp).describe('The application.')
})

export const getApplicationReviewHeaderMerchantMax = 32;

export const getApplicationReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getApplicationReviewHeaderXRequestIdMax = 64;

export const getApplicationReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetApplicationReviewHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getApplicationReviewHeaderMerchantMax).regex(getApplicationReviewHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getApplicationReviewHeaderXRequestIdMax).regex(getApplicationReviewHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getApplicationReview = {
  header: GetApplicationReviewHeader,
  params: GetApplicationReviewParams,
  query: undefined,
  body: undefined,
};
