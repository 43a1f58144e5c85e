// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getLotteryGamePathGameCodeMax = 30;

export const getLotteryGamePathGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const GetLotteryGameParams = zod.object({
  "gameCode": zod.string().max(getLotteryGamePathGameCodeMax).regex(getLotteryGamePathGameCodeRegExp).describe('The game.')
})

export const GetLotteryGameQueryParams = zod.object({
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const getLotteryGameHeaderMerchantMax = 32;

export const getLotteryGameHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const getLotteryGameHeaderXRequestIdMax = 64;

export const getLotteryGameHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const GetLotteryGameHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getLotteryGameHeaderMerchantMax).regex(getLotteryGameHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getLotteryGameHeaderXRequestIdMax).regex(getLotteryGameHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getLotteryGame = {
  header: GetLotteryGameHeader,
  params: GetLotteryGameParams,
  query: GetLotteryGameQueryParams,
  body: undefined,
};
