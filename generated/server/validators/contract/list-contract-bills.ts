// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listContractBillsQueryContractIdMax = 40;

export const listContractBillsQueryFromMax = 30;

export const listContractBillsQueryToMax = 30;

export const listContractBillsQuerySearchMax = 60;

export const listContractBillsQuerySortDefault = `-windowTo`;

export const listContractBillsQueryPageNoDefault = 1;

export const listContractBillsQueryPageNoMax = 100000;

export const listContractBillsQueryPageSizeDefault = 42;

export const listContractBillsQueryPageSizeMax = 100;

export const ListContractBillsQueryParams = zod.object({
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).optional().describe('Only bills of contracts of this kind.'),
  "side": zod.enum(['own', 'downline']).optional().describe('Only own bills or only those of downlines.'),
  "contractId": zod.string().min(1).max(listContractBillsQueryContractIdMax).optional().describe('Only bills of this contract.'),
  "state": zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).optional().describe('Only bills in this state.'),
  "from": zod.iso.datetime({"offset":true}).max(listContractBillsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listContractBillsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "search": zod.string().min(1).max(listContractBillsQuerySearchMax).optional().describe('Part of an account name or nickname, whatever the case and the accents.'),
  "sort": zod.enum(['windowTo', '-windowTo', 'turnover', '-turnover', 'gross', '-gross', 'net', '-net']).default(listContractBillsQuerySortDefault).describe('The order, by one column; `-` is downwards. Equal rows go by id.'),
  "pageNo": zod.int().min(1).max(listContractBillsQueryPageNoMax).default(listContractBillsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listContractBillsQueryPageSizeMax).default(listContractBillsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listContractBillsHeaderMerchantMax = 32;

export const listContractBillsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listContractBillsHeaderXRequestIdMax = 64;

export const listContractBillsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListContractBillsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listContractBillsHeaderMerchantMax).regex(listContractBillsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listContractBillsHeaderXRequestIdMax).regex(listContractBillsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listContractBills = {
  header: ListContractBillsHeader,
  params: undefined,
  query: ListContractBillsQueryParams,
  body: undefined,
};
