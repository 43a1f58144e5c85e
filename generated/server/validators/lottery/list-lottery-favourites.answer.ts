// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listLotteryFavouritesResponseValueItemMax = 30;

export const listLotteryFavouritesResponseValueItemRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const listLotteryFavouritesResponseValueMax = 200;

export const ListLotteryFavouritesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.string().max(listLotteryFavouritesResponseValueItemMax).regex(listLotteryFavouritesResponseValueItemRegExp).describe('A lottery game.')).max(listLotteryFavouritesResponseValueMax).describe('The games in the order of the member.')
}).describe('The answer of `listLotteryFavourites`.')
