// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const setLotteryFavouritesResponseValueItemMax = 30;

export const setLotteryFavouritesResponseValueItemRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const setLotteryFavouritesResponseValueMax = 200;

export const SetLotteryFavouritesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.string().max(setLotteryFavouritesResponseValueItemMax).regex(setLotteryFavouritesResponseValueItemRegExp).describe('A lottery game.')).max(setLotteryFavouritesResponseValueMax).describe('The favourites after it.')
}).describe('The answer of `setLotteryFavourites`.')

export const setLotteryFavourites = {
  response: SetLotteryFavouritesResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
