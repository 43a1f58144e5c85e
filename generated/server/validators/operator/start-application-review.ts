// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const startApplicationReviewPathApplicationIdMax = 40;

export const startApplicationReviewPathApplicationIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const StartApplicationReviewParams = zod.object({
  "applicationId": zod.string().max(startApplicationReviewPathApplicationIdMax).regex(startApplicationReviewPathApplicationIdRegExp).describe('The application.')
})

export const startApplicationReviewHeaderMerchantMax = 32;

export const startApplicationReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const startApplicationReviewHeaderXRequestIdMax = 64;

export const startApplicationReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const StartApplicationReviewHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(startApplicationReviewHeaderMerchantMax).regex(startApplicationReviewHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(startApplicationReviewHeaderXRequestIdMax).regex(startApplicationReviewHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const startApplicationReview = {
  header: StartApplicationReviewHeader,
  params: StartApplicationReviewParams,
  query: undefined,
  body: undefined,
};
