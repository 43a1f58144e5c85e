// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listApplicationReviewsQueryPromotionIdMax = 40;

export const listApplicationReviewsQueryAccountMax = 64;

export const listApplicationReviewsQueryFromMax = 30;

export const listApplicationReviewsQueryToMax = 30;

export const listApplicationReviewsQueryPageNoDefault = 1;

export const listApplicationReviewsQueryPageNoMax = 100000;

export const listApplicationReviewsQueryPageSizeDefault = 42;

export const listApplicationReviewsQueryPageSizeMax = 100;

export const ListApplicationReviewsQueryParams = zod.object({
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).optional().describe('Applications in this state only.'),
  "promotionId": zod.string().min(1).max(listApplicationReviewsQueryPromotionIdMax).optional().describe('Applications for this promotion only.'),
  "account": zod.string().min(1).max(listApplicationReviewsQueryAccountMax).optional().describe('What concerns this account only, by its exact account name.'),
  "from": zod.iso.datetime({"offset":true}).max(listApplicationReviewsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listApplicationReviewsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listApplicationReviewsQueryPageNoMax).default(listApplicationReviewsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listApplicationReviewsQueryPageSizeMax).default(listApplicationReviewsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listApplicationReviewsHeaderMerchantMax = 32;

export const listApplicationReviewsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listApplicationReviewsHeaderXRequestIdMax = 64;

export const listApplicationReviewsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListApplicationReviewsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listApplicationReviewsHeaderMerchantMax).regex(listApplicationReviewsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listApplicationReviewsHeaderXRequestIdMax).regex(listApplicationReviewsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listApplicationReviews = {
  header: ListApplicationReviewsHeader,
  params: undefined,
  query: ListApplicationReviewsQueryParams,
  body: undefined,
};
