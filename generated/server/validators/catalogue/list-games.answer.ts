// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listGamesResponseGamesItemNodeIdMax = 12;

export const listGamesResponseGamesItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');

export const listGamesResponseGamesItemGameIdMax = 60;

export const listGamesResponseGamesItemGameNameMax = 120;

export const listGamesResponseGamesItemVassalageMax = 20;

export const listGamesResponseGamesItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listGamesResponseGamesItemVendorNameMax = 60;

export const listGamesResponseGamesItemGameClassifyMax = 10;

export const listGamesResponseGamesItemFeaturesMax = 20;

export const listGamesResponseGamesItemPictureMax = 2048;

export const listGamesResponseGamesItemMinBetMax = 25;

export const listGamesResponseGamesItemMinBetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listGamesResponseGamesItemMinLineNumMin = 0;

export const listGamesResponseGamesItemMinLineNumMax = 100000;

export const listGamesResponseGamesItemRtpMin = 0;

export const listGamesResponseGamesItemRtpMax = 10000;

export const listGamesResponseGamesItemMaintenanceUntilMax = 30;

export const listGamesResponseGamesMax = 100;

export const listGamesResponseTotalPagesMin = 0;

export const listGamesResponseTotalPagesMax = 1000000;

export const listGamesResponseTotalGamesMin = 0;

export const listGamesResponseTotalGamesMax = 1000000;

export const ListGamesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "games": zod.array(zod.strictObject({
  "nodeId": zod.string().max(listGamesResponseGamesItemNodeIdMax).regex(listGamesResponseGamesItemNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "gameId": zod.string().min(1).max(listGamesResponseGamesItemGameIdMax).describe('The vendor\'s own id of the game.'),
  "gameName": zod.string().min(1).max(listGamesResponseGamesItemGameNameMax).describe('Its name.'),
  "vassalage": zod.string().max(listGamesResponseGamesItemVassalageMax).regex(listGamesResponseGamesItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(listGamesResponseGamesItemVendorNameMax).describe('Its vendor\'s name.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "gameClassify": zod.array(zod.enum(['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT']).describe('A shelf of the lobby that a game stands on.')).max(listGamesResponseGamesItemGameClassifyMax).describe('The shelves that it stands on.'),
  "features": zod.array(zod.enum(['FREE_SPINS', 'BONUS_BUY', 'MULTIPLIER', 'WILDS', 'CASCADE', 'HOLD_AND_WIN', 'CLUSTER', 'JACKPOT', 'LIVE_DEALER', 'PROVABLY_FAIR']).describe('What a game offers, to search by.')).max(listGamesResponseGamesItemFeaturesMax).optional().describe('What it offers. Missing where its vendor does not say.'),
  "picture": zod.string().max(listGamesResponseGamesItemPictureMax).describe('Its picture.'),
  "artTone": zod.enum(['dark', 'light', 'none']).describe('Drawn art leaves room for the title: light words on `dark`, dark words on `light`. `none`: finished artwork, the title goes below.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "isNew": zod.boolean().describe('Whether it came in the last 30 days.'),
  "minBet": zod.string().max(listGamesResponseGamesItemMinBetMax).regex(listGamesResponseGamesItemMinBetRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),
  "minLineNum": zod.int().min(listGamesResponseGamesItemMinLineNumMin).max(listGamesResponseGamesItemMinLineNumMax).describe('The fewest lines of a bet, 0 where a game has none.'),
  "rtp": zod.int().min(listGamesResponseGamesItemRtpMin).max(listGamesResponseGamesItemRtpMax).nullable().describe('The return to player in basis points, null where the vendor names none.'),
  "maintenance": zod.boolean().describe('Whether it cannot be started now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listGamesResponseGamesItemMaintenanceUntilMax).nullable().describe('When that is expected to end; null outside of a maintenance or when nobody knows.')
}).describe('A game of the catalogue.')).max(listGamesResponseGamesMax).describe('The games of the page; none beyond the last page.'),
  "totalPages": zod.int().min(listGamesResponseTotalPagesMin).max(listGamesResponseTotalPagesMax).describe('Pages in all.'),
  "totalGames": zod.int().min(listGamesResponseTotalGamesMin).max(listGamesResponseTotalGamesMax).describe('Games in all.')
}).describe('The answer of `listGames`.')

export const listGames = {
  response: ListGamesResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
