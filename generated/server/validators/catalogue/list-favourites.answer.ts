// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listFavouritesResponseValueContentItemNodeIdMax = 12;

export const listFavouritesResponseValueContentItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');

export const listFavouritesResponseValueContentItemGameIdMax = 60;

export const listFavouritesResponseValueContentItemGameNameMax = 120;

export const listFavouritesResponseValueContentItemVassalageMax = 20;

export const listFavouritesResponseValueContentItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listFavouritesResponseValueContentItemVendorNameMax = 60;

export const listFavouritesResponseValueContentItemGameClassifyMax = 10;

export const listFavouritesResponseValueContentItemFeaturesMax = 20;

export const listFavouritesResponseValueContentItemPictureMax = 2048;

export const listFavouritesResponseValueContentItemMinBetMax = 25;

export const listFavouritesResponseValueContentItemMinBetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listFavouritesResponseValueContentItemMinLineNumMin = 0;

export const listFavouritesResponseValueContentItemMinLineNumMax = 100000;

export const listFavouritesResponseValueContentItemRtpMin = 0;

export const listFavouritesResponseValueContentItemRtpMax = 10000;

export const listFavouritesResponseValueContentItemMaintenanceUntilMax = 30;

export const listFavouritesResponseValueContentMax = 100;

export const listFavouritesResponseValueTotalPagesMin = 0;

export const listFavouritesResponseValueTotalPagesMax = 1000;

export const ListFavouritesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "nodeId": zod.string().max(listFavouritesResponseValueContentItemNodeIdMax).regex(listFavouritesResponseValueContentItemNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "gameId": zod.string().min(1).max(listFavouritesResponseValueContentItemGameIdMax).describe('The vendor\'s own id of the game.'),
  "gameName": zod.string().min(1).max(listFavouritesResponseValueContentItemGameNameMax).describe('Its name.'),
  "vassalage": zod.string().max(listFavouritesResponseValueContentItemVassalageMax).regex(listFavouritesResponseValueContentItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(listFavouritesResponseValueContentItemVendorNameMax).describe('Its vendor\'s name.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "gameClassify": zod.array(zod.enum(['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT']).describe('A shelf of the lobby that a game stands on.')).max(listFavouritesResponseValueContentItemGameClassifyMax).describe('The shelves that it stands on.'),
  "features": zod.array(zod.enum(['FREE_SPINS', 'BONUS_BUY', 'MULTIPLIER', 'WILDS', 'CASCADE', 'HOLD_AND_WIN', 'CLUSTER', 'JACKPOT', 'LIVE_DEALER', 'PROVABLY_FAIR']).describe('What a game offers, to search by.')).max(listFavouritesResponseValueContentItemFeaturesMax).optional().describe('What it offers. Missing where its vendor does not say.'),
  "picture": zod.string().max(listFavouritesResponseValueContentItemPictureMax).describe('Its picture.'),
  "artTone": zod.enum(['dark', 'light', 'none']).describe('Drawn art leaves room for the title: light words on `dark`, dark words on `light`. `none`: finished artwork, the title goes below.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "isNew": zod.boolean().describe('Whether it came in the last 30 days.'),
  "minBet": zod.string().max(listFavouritesResponseValueContentItemMinBetMax).regex(listFavouritesResponseValueContentItemMinBetRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),
  "minLineNum": zod.int().min(listFavouritesResponseValueContentItemMinLineNumMin).max(listFavouritesResponseValueContentItemMinLineNumMax).describe('The fewest lines of a bet, 0 where a game has none.'),
  "rtp": zod.int().min(listFavouritesResponseValueContentItemRtpMin).max(listFavouritesResponseValueContentItemRtpMax).nullable().describe('The return to player in basis points, null where the vendor names none.'),
  "maintenance": zod.boolean().describe('Whether it cannot be started now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listFavouritesResponseValueContentItemMaintenanceUntilMax).nullable().describe('When that is expected to end; null outside of a maintenance or when nobody knows.')
}).describe('A game of the catalogue.')).max(listFavouritesResponseValueContentMax).describe('The games of the page, the newest favourite first.'),
  "totalPages": zod.int().min(listFavouritesResponseValueTotalPagesMin).max(listFavouritesResponseValueTotalPagesMax).describe('Pages in all.')
}).describe('A page of favourites.')
}).describe('The answer of `listFavourites`.')

export const listFavourites = {
  response: ListFavouritesResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
