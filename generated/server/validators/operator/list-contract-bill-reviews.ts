// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listContractBillReviewsQueryFromMax = 30;

export const listContractBillReviewsQueryToMax = 30;

export const listContractBillReviewsQuerySearchMax = 60;

export const listContractBillReviewsQueryPageNoDefault = 1;

export const listContractBillReviewsQueryPageNoMax = 100000;

export const listContractBillReviewsQueryPageSizeDefault = 42;

export const listContractBillReviewsQueryPageSizeMax = 100;

export const ListContractBillReviewsQueryParams = zod.object({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).optional().describe('Bills of contracts of this kind only.'),
  "state": zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).optional().describe('Bills in this state only.'),
  "from": zod.iso.datetime({"offset":true}).max(listContractBillReviewsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listContractBillReviewsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listContractBillReviewsQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "pageNo": zod.int().min(1).max(listContractBillReviewsQueryPageNoMax).default(listContractBillReviewsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listContractBillReviewsQueryPageSizeMax).default(listContractBillReviewsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listContractBillReviewsHeaderMerchantMax = 32;

export const listContractBillReviewsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listContractBillReviewsHeaderXRequestIdMax = 64;

export const listContractBillReviewsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListContractBillReviewsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listContractBillReviewsHeaderMerchantMax).regex(listContractBillReviewsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listContractBillReviewsHeaderXRequestIdMax).regex(listContractBillReviewsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listContractBillReviews = {
  header: ListContractBillReviewsHeader,
  params: undefined,
  query: ListContractBillReviewsQueryParams,
  body: undefined,
};
