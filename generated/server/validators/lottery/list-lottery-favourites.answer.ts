// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listLotteryFavouritesResponseValueItemMax = 30;

export const listLotteryFavouritesResponseValueItemRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const listLotteryFavouritesResponseValueMax = 200;

export const ListLotteryFavouritesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.string().max(listLotteryFavouritesResponseValueItemMax).regex(listLotteryFavouritesResponseValueItemRegExp).describe('A lottery game.')).max(listLotteryFavouritesResponseValueMax).describe('The games in the order of the member.')
}).describe('The answer of `listLotteryFavourites`.')

export const listLotteryFavourites = {
  response: ListLotteryFavouritesResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
