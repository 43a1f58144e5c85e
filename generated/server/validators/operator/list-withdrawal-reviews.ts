// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listWithdrawalReviewsQueryAccountMax = 64;

export const listWithdrawalReviewsQueryFromMax = 30;

export const listWithdrawalReviewsQueryToMax = 30;

export const listWithdrawalReviewsQueryPageNoDefault = 1;

export const listWithdrawalReviewsQueryPageNoMax = 100000;

export const listWithdrawalReviewsQueryPageSizeDefault = 42;

export const listWithdrawalReviewsQueryPageSizeMax = 100;

export const ListWithdrawalReviewsQueryParams = zod.object({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).optional().describe('Withdrawals in this state only.'),
  "account": zod.string().min(1).max(listWithdrawalReviewsQueryAccountMax).optional().describe('What concerns this account only, by its exact account name.'),
  "from": zod.iso.datetime({"offset":true}).max(listWithdrawalReviewsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listWithdrawalReviewsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listWithdrawalReviewsQueryPageNoMax).default(listWithdrawalReviewsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listWithdrawalReviewsQueryPageSizeMax).default(listWithdrawalReviewsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listWithdrawalReviewsHeaderMerchantMax = 32;

export const listWithdrawalReviewsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listWithdrawalReviewsHeaderXRequestIdMax = 64;

export const listWithdrawalReviewsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListWithdrawalReviewsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listWithdrawalReviewsHeaderMerchantMax).regex(listWithdrawalReviewsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listWithdrawalReviewsHeaderXRequestIdMax).regex(listWithdrawalReviewsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listWithdrawalReviews = {
  header: ListWithdrawalReviewsHeader,
  params: undefined,
  query: ListWithdrawalReviewsQueryParams,
  body: undefined,
};
