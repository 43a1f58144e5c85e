// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listNewGamesResponseValueContentItemNodeIdMax = 12;

export const listNewGamesResponseValueContentItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');

export const listNewGamesResponseValueContentItemGameIdMax = 60;

export const listNewGamesResponseValueContentItemGameNameMax = 120;

export const listNewGamesResponseValueContentItemVassalageMax = 20;

export const listNewGamesResponseValueContentItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listNewGamesResponseValueContentItemVendorNameMax = 60;

export const listNewGamesResponseValueContentItemGameClassifyMax = 10;

export const listNewGamesResponseValueContentItemFeaturesMax = 20;

export const listNewGamesResponseValueContentItemPictureMax = 2048;

export const listNewGamesResponseValueContentItemMinBetMax = 25;

export const listNewGamesResponseValueContentItemMinBetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listNewGamesResponseValueContentItemMinLineNumMin = 0;

export const listNewGamesResponseValueContentItemMinLineNumMax = 100000;

export const listNewGamesResponseValueContentItemRtpMin = 0;

export const listNewGamesResponseValueContentItemRtpMax = 10000;

export const listNewGamesResponseValueContentItemMaintenanceUntilMax = 30;

export const listNewGamesResponseValueContentMax = 100;

export const listNewGamesResponseValueTotalPagesMin = 0;

export const listNewGamesResponseValueTotalPagesMax = 1000000;

export const listNewGamesResponseValueTotalElementsMin = 0;

export const listNewGamesResponseValueTotalElementsMax = 100000000;

export const ListNewGamesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "nodeId": zod.string().max(listNewGamesResponseValueContentItemNodeIdMax).regex(listNewGamesResponseValueContentItemNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "gameId": zod.string().min(1).max(listNewGamesResponseValueContentItemGameIdMax).describe('The vendor\'s own id of the game.'),
  "gameName": zod.string().min(1).max(listNewGamesResponseValueContentItemGameNameMax).describe('Its name.'),
  "vassalage": zod.string().max(listNewGamesResponseValueContentItemVassalageMax).regex(listNewGamesResponseValueContentItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(listNewGamesResponseValueContentItemVendorNameMax).describe('Its vendor\'s name.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "gameClassify": zod.array(zod.enum(['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT']).describe('A shelf of the lobby that a game stands on.')).max(listNewGamesResponseValueContentItemGameClassifyMax).describe('The shelves that it stands on.'),
  "features": zod.array(zod.enum(['FREE_SPINS', 'BONUS_BUY', 'MULTIPLIER', 'WILDS', 'CASCADE', 'HOLD_AND_WIN', 'CLUSTER', 'JACKPOT', 'LIVE_DEALER', 'PROVABLY_FAIR']).describe('What a game offers, to search by.')).max(listNewGamesResponseValueContentItemFeaturesMax).optional().describe('What it offers. Missing where its vendor does not say.'),
  "picture": zod.string().max(listNewGamesResponseValueContentItemPictureMax).describe('Its picture.'),
  "artTone": zod.enum(['dark', 'light', 'none']).describe('Drawn art leaves room for the title: light words on `dark`, dark words on `light`. `none`: finished artwork, the title goes below.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "isNew": zod.boolean().describe('Whether it came in the last 30 days.'),
  "minBet": zod.string().max(listNewGamesResponseValueContentItemMinBetMax).regex(listNewGamesResponseValueContentItemMinBetRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),
  "minLineNum": zod.int().min(listNewGamesResponseValueContentItemMinLineNumMin).max(listNewGamesResponseValueContentItemMinLineNumMax).describe('The fewest lines of a bet, 0 where a game has none.'),
  "rtp": zod.int().min(listNewGamesResponseValueContentItemRtpMin).max(listNewGamesResponseValueContentItemRtpMax).nullable().describe('The return to player in basis points, null where the vendor names none.'),
  "maintenance": zod.boolean().describe('Whether it cannot be started now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listNewGamesResponseValueContentItemMaintenanceUntilMax).nullable().describe('When that is expected to end; null outside of a maintenance or when nobody knows.')
}).describe('A game of the catalogue.')).max(listNewGamesResponseValueContentMax).describe('The new games of the page, the newest first; none beyond the last page.'),
  "totalPages": zod.int().min(listNewGamesResponseValueTotalPagesMin).max(listNewGamesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listNewGamesResponseValueTotalElementsMin).max(listNewGamesResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of new games.')
}).describe('The answer of `listNewGames`.')

export const listNewGames = {
  response: ListNewGamesResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
