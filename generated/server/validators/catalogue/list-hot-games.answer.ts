// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listHotGamesResponseListItemNodeIdMax = 12;

export const listHotGamesResponseListItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');

export const listHotGamesResponseListItemGameIdMax = 60;

export const listHotGamesResponseListItemGameNameMax = 120;

export const listHotGamesResponseListItemVassalageMax = 20;

export const listHotGamesResponseListItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listHotGamesResponseListItemVendorNameMax = 60;

export const listHotGamesResponseListItemGameClassifyMax = 10;

export const listHotGamesResponseListItemFeaturesMax = 20;

export const listHotGamesResponseListItemPictureMax = 2048;

export const listHotGamesResponseListItemMinBetMax = 25;

export const listHotGamesResponseListItemMinBetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listHotGamesResponseListItemMinLineNumMin = 0;

export const listHotGamesResponseListItemMinLineNumMax = 100000;

export const listHotGamesResponseListItemRtpMin = 0;

export const listHotGamesResponseListItemRtpMax = 10000;

export const listHotGamesResponseListItemMaintenanceUntilMax = 30;

export const listHotGamesResponseListMax = 100;

export const ListHotGamesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "list": zod.array(zod.strictObject({
  "nodeId": zod.string().max(listHotGamesResponseListItemNodeIdMax).regex(listHotGamesResponseListItemNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "gameId": zod.string().min(1).max(listHotGamesResponseListItemGameIdMax).describe('The vendor\'s own id of the game.'),
  "gameName": zod.string().min(1).max(listHotGamesResponseListItemGameNameMax).describe('Its name.'),
  "vassalage": zod.string().max(listHotGamesResponseListItemVassalageMax).regex(listHotGamesResponseListItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(listHotGamesResponseListItemVendorNameMax).describe('Its vendor\'s name.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "gameClassify": zod.array(zod.enum(['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT']).describe('A shelf of the lobby that a game stands on.')).max(listHotGamesResponseListItemGameClassifyMax).describe('The shelves that it stands on.'),
  "features": zod.array(zod.enum(['FREE_SPINS', 'BONUS_BUY', 'MULTIPLIER', 'WILDS', 'CASCADE', 'HOLD_AND_WIN', 'CLUSTER', 'JACKPOT', 'LIVE_DEALER', 'PROVABLY_FAIR']).describe('What a game offers, to search by.')).max(listHotGamesResponseListItemFeaturesMax).optional().describe('What it offers. Missing where its vendor does not say.'),
  "picture": zod.string().max(listHotGamesResponseListItemPictureMax).describe('Its picture.'),
  "artTone": zod.enum(['dark', 'light', 'none']).describe('Drawn art leaves room for the title: light words on `dark`, dark words on `light`. `none`: finished artwork, the title goes below.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "isNew": zod.boolean().describe('Whether it came in the last 30 days.'),
  "minBet": zod.string().max(listHotGamesResponseListItemMinBetMax).regex(listHotGamesResponseListItemMinBetRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),
  "minLineNum": zod.int().min(listHotGamesResponseListItemMinLineNumMin).max(listHotGamesResponseListItemMinLineNumMax).describe('The fewest lines of a bet, 0 where a game has none.'),
  "rtp": zod.int().min(listHotGamesResponseListItemRtpMin).max(listHotGamesResponseListItemRtpMax).nullable().describe('The return to player in basis points, null where the vendor names none.'),
  "maintenance": zod.boolean().describe('Whether it cannot be started now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listHotGamesResponseListItemMaintenanceUntilMax).nullable().describe('When that is expected to end; null outside of a maintenance or when nobody knows.')
}).describe('A game of the catalogue.')).max(listHotGamesResponseListMax).describe('The hot games, the most played first.')
}).describe('The answer of `listHotGames`.')

export const listHotGames = {
  response: ListHotGamesResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
