// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listLotteryBetsQueryGameCodeMax = 30;

export const listLotteryBetsQueryGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const listLotteryBetsQueryDrawIdMax = 50;

export const listLotteryBetsQueryDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const listLotteryBetsQueryFromMax = 30;

export const listLotteryBetsQueryToMax = 30;

export const listLotteryBetsQueryPageNoDefault = 1;

export const listLotteryBetsQueryPageNoMax = 100000;

export const listLotteryBetsQueryPageSizeDefault = 42;

export const listLotteryBetsQueryPageSizeMax = 100;

export const ListLotteryBetsQueryParams = zod.object({
  "gameCode": zod.string().max(listLotteryBetsQueryGameCodeMax).regex(listLotteryBetsQueryGameCodeRegExp).optional().describe('Of this game only.'),
  "drawId": zod.string().max(listLotteryBetsQueryDrawIdMax).regex(listLotteryBetsQueryDrawIdRegExp).optional().describe('Bets on this draw only.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).optional().describe('Bets in this state only.'),
  "from": zod.iso.datetime({"offset":true}).max(listLotteryBetsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days before its end.'),
  "to": zod.iso.datetime({"offset":true}).max(listLotteryBetsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listLotteryBetsQueryPageNoMax).default(listLotteryBetsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listLotteryBetsQueryPageSizeMax).default(listLotteryBetsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listLotteryBetsHeaderMerchantMax = 32;

export const listLotteryBetsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listLotteryBetsHeaderXRequestIdMax = 64;

export const listLotteryBetsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListLotteryBetsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listLotteryBetsHeaderMerchantMax).regex(listLotteryBetsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listLotteryBetsHeaderXRequestIdMax).regex(listLotteryBetsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listLotteryBets = {
  header: ListLotteryBetsHeader,
  params: undefined,
  query: ListLotteryBetsQueryParams,
  body: undefined,
};
