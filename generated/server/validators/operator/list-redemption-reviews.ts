// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listRedemptionReviewsQueryAccountMax = 64;

export const listRedemptionReviewsQueryFromMax = 30;

export const listRedemptionReviewsQueryToMax = 30;

export const listRedemptionReviewsQueryPageNoDefault = 1;

export const listRedemptionReviewsQueryPageNoMax = 100000;

export const listRedemptionReviewsQueryPageSizeDefault = 42;

export const listRedemptionReviewsQueryPageSizeMax = 100;

export const ListRedemptionReviewsQueryParams = zod.object({
  "state": zod.enum(['processing', 'rejected', 'completed']).optional().describe('Redemptions in this state only.'),
  "account": zod.string().min(1).max(listRedemptionReviewsQueryAccountMax).optional().describe('What concerns this account only, by its exact account name.'),
  "from": zod.iso.datetime({"offset":true}).max(listRedemptionReviewsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listRedemptionReviewsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listRedemptionReviewsQueryPageNoMax).default(listRedemptionReviewsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listRedemptionReviewsQueryPageSizeMax).default(listRedemptionReviewsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listRedemptionReviewsHeaderMerchantMax = 32;

export const listRedemptionReviewsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listRedemptionReviewsHeaderXRequestIdMax = 64;

export const listRedemptionReviewsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListRedemptionReviewsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listRedemptionReviewsHeaderMerchantMax).regex(listRedemptionReviewsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listRedemptionReviewsHeaderXRequestIdMax).regex(listRedemptionReviewsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listRedemptionReviews = {
  header: ListRedemptionReviewsHeader,
  params: undefined,
  query: ListRedemptionReviewsQueryParams,
  body: undefined,
};
