// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listDepositReviewsQueryTransferNoteMax = 40;

export const listDepositReviewsQueryAccountMax = 64;

export const listDepositReviewsQueryFromMax = 30;

export const listDepositReviewsQueryToMax = 30;

export const listDepositReviewsQueryPageNoDefault = 1;

export const listDepositReviewsQueryPageNoMax = 100000;

export const listDepositReviewsQueryPageSizeDefault = 42;

export const listDepositReviewsQueryPageSizeMax = 100;

export const ListDepositReviewsQueryParams = zod.object({
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).optional().describe('Deposits in this state only.'),
  "transferNote": zod.string().min(1).max(listDepositReviewsQueryTransferNoteMax).optional().describe('The words of the transfer.'),
  "account": zod.string().min(1).max(listDepositReviewsQueryAccountMax).optional().describe('What concerns this account only, by its exact account name.'),
  "from": zod.iso.datetime({"offset":true}).max(listDepositReviewsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listDepositReviewsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listDepositReviewsQueryPageNoMax).default(listDepositReviewsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listDepositReviewsQueryPageSizeMax).default(listDepositReviewsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listDepositReviewsHeaderMerchantMax = 32;

export const listDepositReviewsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listDepositReviewsHeaderXRequestIdMax = 64;

export const listDepositReviewsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListDepositReviewsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listDepositReviewsHeaderMerchantMax).regex(listDepositReviewsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listDepositReviewsHeaderXRequestIdMax).regex(listDepositReviewsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listDepositReviews = {
  header: ListDepositReviewsHeader,
  params: undefined,
  query: ListDepositReviewsQueryParams,
  body: undefined,
};
