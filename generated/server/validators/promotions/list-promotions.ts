// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listPromotionsQueryPageNoDefault = 1;

export const listPromotionsQueryPageNoMax = 100000;

export const listPromotionsQueryPageSizeDefault = 42;

export const listPromotionsQueryPageSizeMax = 100;

export const ListPromotionsQueryParams = zod.object({
  "category": zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).optional().describe('Promotions of this shelf only.'),
  "pageNo": zod.int().min(1).max(listPromotionsQueryPageNoMax).default(listPromotionsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listPromotionsQueryPageSizeMax).default(listPromotionsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listPromotionsHeaderMerchantMax = 32;

export const listPromotionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listPromotionsHeaderXRequestIdMax = 64;

export const listPromotionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListPromotionsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listPromotionsHeaderMerchantMax).regex(listPromotionsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listPromotionsHeaderXRequestIdMax).regex(listPromotionsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listPromotions = {
  header: ListPromotionsHeader,
  params: undefined,
  query: ListPromotionsQueryParams,
  body: undefined,
};
