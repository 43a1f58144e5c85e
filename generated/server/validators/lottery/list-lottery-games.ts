// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listLotteryGamesQueryGameGroupCodeMax = 20;

export const listLotteryGamesQueryGameGroupCodeRegExp = new RegExp('^[A-Z0-9_]{1,20}$');

export const ListLotteryGamesQueryParams = zod.object({
  "prizeMode": zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).optional().describe('Games of this mode only.'),
  "gameGroupCode": zod.string().max(listLotteryGamesQueryGameGroupCodeMax).regex(listLotteryGamesQueryGameGroupCodeRegExp).optional().describe('Games of this group only.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listLotteryGamesHeaderMerchantMax = 32;

export const listLotteryGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const listLotteryGamesHeaderXRequestIdMax = 64;

export const listLotteryGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ListLotteryGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listLotteryGamesHeaderMerchantMax).regex(listLotteryGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listLotteryGamesHeaderXRequestIdMax).regex(listLotteryGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listLotteryGames = {
  header: ListLotteryGamesHeader,
  params: undefined,
  query: ListLotteryGamesQueryParams,
  body: undefined,
};
