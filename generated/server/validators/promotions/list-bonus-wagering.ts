// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listBonusWageringPathBonusIdMax = 40;

export const listBonusWageringPathBonusIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const ListBonusWageringParams = zod.object({
  "bonusId": zod.string().max(listBonusWageringPathBonusIdMax).regex(listBonusWageringPathBonusIdRegExp).describe('The bonus.')
})

export const listBonusWageringQueryPageNoDefault = 1;

export const listBonusWageringQueryPageNoMax = 100000;

export const listBonusWageringQueryPageSizeDefault = 42;

export const listBonusWageringQueryPageSizeMax = 100;

export const ListBonusWageringQueryParams = zod.object({
  "pageNo": zod.int().min(1).max(listBonusWageringQueryPageNoMax).default(listBonusWageringQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listBonusWageringQueryPageSizeMax).default(listBonusWageringQueryPageSizeDefault).describe('Entries on a page.')
})

export const listBonusWageringHeaderMerchantMax = 32;

export const listBonusWageringHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listBonusWageringHeaderXRequestIdMax = 64;

export const listBonusWageringHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListBonusWageringHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listBonusWageringHeaderMerchantMax).regex(listBonusWageringHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listBonusWageringHeaderXRequestIdMax).regex(listBonusWageringHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listBonusWagering = {
  header: ListBonusWageringHeader,
  params: ListBonusWageringParams,
  query: ListBonusWageringQueryParams,
  body: undefined,
};
