// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listRaffleTicketsQueryPromotionIdMax = 40;

export const listRaffleTicketsQueryPageNoDefault = 1;

export const listRaffleTicketsQueryPageNoMax = 100000;

export const listRaffleTicketsQueryPageSizeDefault = 42;

export const listRaffleTicketsQueryPageSizeMax = 100;

export const ListRaffleTicketsQueryParams = zod.object({
  "promotionId": zod.string().min(1).max(listRaffleTicketsQueryPromotionIdMax).describe('The raffle.'),
  "state": zod.enum(['open', 'drawn', 'expired']).optional().describe('Tickets in this state only.'),
  "pageNo": zod.int().min(1).max(listRaffleTicketsQueryPageNoMax).default(listRaffleTicketsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listRaffleTicketsQueryPageSizeMax).default(listRaffleTicketsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listRaffleTicketsHeaderMerchantMax = 32;

export const listRaffleTicketsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listRaffleTicketsHeaderXRequestIdMax = 64;

export const listRaffleTicketsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListRaffleTicketsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listRaffleTicketsHeaderMerchantMax).regex(listRaffleTicketsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listRaffleTicketsHeaderXRequestIdMax).regex(listRaffleTicketsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listRaffleTickets = {
  header: ListRaffleTicketsHeader,
  params: undefined,
  query: ListRaffleTicketsQueryParams,
  body: undefined,
};
