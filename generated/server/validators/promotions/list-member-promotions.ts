// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listMemberPromotionsQueryParticipationDefault = `all`;

export const listMemberPromotionsQueryPageNoDefault = 1;

export const listMemberPromotionsQueryPageNoMax = 100000;

export const listMemberPromotionsQueryPageSizeDefault = 42;

export const listMemberPromotionsQueryPageSizeMax = 100;

export const ListMemberPromotionsQueryParams = zod.object({
  "category": zod.enum(['new_player', 'deposit', 'slots', 'live', 'sports', 'lottery', 'vip', 'other']).optional().describe('Promotions of this shelf only.'),
  "state": zod.enum(['coming_soon', 'join', 'signed', 'applying', 'processing', 'issued', 'rejected', 'claim', 'claimed', 'closed']).optional().describe('Promotions in this state only.'),
  "participation": zod.enum(['all', 'mine']).default(listMemberPromotionsQueryParticipationDefault).describe('All promotions, or those only that the member takes part in.'),
  "pageNo": zod.int().min(1).max(listMemberPromotionsQueryPageNoMax).default(listMemberPromotionsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listMemberPromotionsQueryPageSizeMax).default(listMemberPromotionsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listMemberPromotionsHeaderMerchantMax = 32;

export const listMemberPromotionsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listMemberPromotionsHeaderXRequestIdMax = 64;

export const listMemberPromotionsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListMemberPromotionsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listMemberPromotionsHeaderMerchantMax).regex(listMemberPromotionsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listMemberPromotionsHeaderXRequestIdMax).regex(listMemberPromotionsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listMemberPromotions = {
  header: ListMemberPromotionsHeader,
  params: undefined,
  query: ListMemberPromotionsQueryParams,
  body: undefined,
};
