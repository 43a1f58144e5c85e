// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listBonusesQueryFromMax = 30;

export const listBonusesQueryToMax = 30;

export const listBonusesQueryPageNoDefault = 1;

export const listBonusesQueryPageNoMax = 100000;

export const listBonusesQueryPageSizeDefault = 42;

export const listBonusesQueryPageSizeMax = 100;

export const ListBonusesQueryParams = zod.object({
  "state": zod.enum(['active', 'completed', 'expired', 'cancelled']).optional().describe('Bonuses in this state only.'),
  "from": zod.iso.datetime({"offset":true}).max(listBonusesQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listBonusesQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listBonusesQueryPageNoMax).default(listBonusesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listBonusesQueryPageSizeMax).default(listBonusesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listBonusesHeaderMerchantMax = 32;

export const listBonusesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listBonusesHeaderXRequestIdMax = 64;

export const listBonusesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListBonusesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listBonusesHeaderMerchantMax).regex(listBonusesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listBonusesHeaderXRequestIdMax).regex(listBonusesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listBonuses = {
  header: ListBonusesHeader,
  params: undefined,
  query: ListBonusesQueryParams,
  body: undefined,
};
