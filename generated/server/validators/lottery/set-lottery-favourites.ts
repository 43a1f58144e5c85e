// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const setLotteryFavouritesHeaderMerchantMax = 32;

export const setLotteryFavouritesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const setLotteryFavouritesHeaderXRequestIdMax = 64;

export const setLotteryFavouritesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const SetLotteryFavouritesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(setLotteryFavouritesHeaderMerchantMax).regex(setLotteryFavouritesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(setLotteryFavouritesHeaderXRequestIdMax).regex(setLotteryFavouritesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const setLotteryFavouritesBodyGameCodesItemMax = 30;

export const setLotteryFavouritesBodyGameCodesItemRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const setLotteryFavouritesBodyGameCodesMax = 200;

export const SetLotteryFavouritesBody = zod.strictObject({
  "gameCodes": zod.array(zod.string().max(setLotteryFavouritesBodyGameCodesItemMax).regex(setLotteryFavouritesBodyGameCodesItemRegExp).describe('A lottery game.')).max(setLotteryFavouritesBodyGameCodesMax).describe('The games, none twice.')
}).describe('All favourite games, in their order.')

export const setLotteryFavourites = {
  header: SetLotteryFavouritesHeader,
  params: undefined,
  query: undefined,
  body: SetLotteryFavouritesBody,
};
