// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listRecentGamesResponseValueListItemNodeIdMax = 12;

export const listRecentGamesResponseValueListItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');

export const listRecentGamesResponseValueListItemGameIdMax = 60;

export const listRecentGamesResponseValueListItemGameNameMax = 120;

export const listRecentGamesResponseValueListItemVassalageMax = 20;

export const listRecentGamesResponseValueListItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listRecentGamesResponseValueListItemVendorNameMax = 60;

export const listRecentGamesResponseValueListItemGameClassifyMax = 10;

export const listRecentGamesResponseValueListItemFeaturesMax = 20;

export const listRecentGamesResponseValueListItemPictureMax = 2048;

export const listRecentGamesResponseValueListItemMinBetMax = 25;

export const listRecentGamesResponseValueListItemMinBetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listRecentGamesResponseValueListItemMinLineNumMin = 0;

export const listRecentGamesResponseValueListItemMinLineNumMax = 100000;

export const listRecentGamesResponseValueListItemRtpMin = 0;

export const listRecentGamesResponseValueListItemRtpMax = 10000;

export const listRecentGamesResponseValueListItemMaintenanceUntilMax = 30;

export const listRecentGamesResponseValueListMax = 100;

export const listRecentGamesResponseValueTotalPagesMin = 0;

export const listRecentGamesResponseValueTotalPagesMax = 1000;

export const ListRecentGamesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "list": zod.array(zod.strictObject({
  "nodeId": zod.string().max(listRecentGamesResponseValueListItemNodeIdMax).regex(listRecentGamesResponseValueListItemNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "gameId": zod.string().min(1).max(listRecentGamesResponseValueListItemGameIdMax).describe('The vendor\'s own id of the game.'),
  "gameName": zod.string().min(1).max(listRecentGamesResponseValueListItemGameNameMax).describe('Its name.'),
  "vassalage": zod.string().max(listRecentGamesResponseValueListItemVassalageMax).regex(listRecentGamesResponseValueListItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(listRecentGamesResponseValueListItemVendorNameMax).describe('Its vendor\'s name.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "gameClassify": zod.array(zod.enum(['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT']).describe('A shelf of the lobby that a game stands on.')).max(listRecentGamesResponseValueListItemGameClassifyMax).describe('The shelves that it stands on.'),
  "features": zod.array(zod.enum(['FREE_SPINS', 'BONUS_BUY', 'MULTIPLIER', 'WILDS', 'CASCADE', 'HOLD_AND_WIN', 'CLUSTER', 'JACKPOT', 'LIVE_DEALER', 'PROVABLY_FAIR']).describe('What a game offers, to search by.')).max(listRecentGamesResponseValueListItemFeaturesMax).optional().describe('What it offers. Missing where its vendor does not say.'),
  "picture": zod.string().max(listRecentGamesResponseValueListItemPictureMax).describe('Its picture.'),
  "artTone": zod.enum(['dark', 'light', 'none']).describe('Drawn art leaves room for the title: light words on `dark`, dark words on `light`. `none`: finished artwork, the title goes below.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "isNew": zod.boolean().describe('Whether it came in the last 30 days.'),
  "minBet": zod.string().max(listRecentGamesResponseValueListItemMinBetMax).regex(listRecentGamesResponseValueListItemMinBetRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),
  "minLineNum": zod.int().min(listRecentGamesResponseValueListItemMinLineNumMin).max(listRecentGamesResponseValueListItemMinLineNumMax).describe('The fewest lines of a bet, 0 where a game has none.'),
  "rtp": zod.int().min(listRecentGamesResponseValueListItemRtpMin).max(listRecentGamesResponseValueListItemRtpMax).nullable().describe('The return to player in basis points, null where the vendor names none.'),
  "maintenance": zod.boolean().describe('Whether it cannot be started now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listRecentGamesResponseValueListItemMaintenanceUntilMax).nullable().describe('When that is expected to end; null outside of a maintenance or when nobody knows.')
}).describe('A game of the catalogue.')).max(listRecentGamesResponseValueListMax).describe('The games of the page, the one played last first; none beyond the last page.'),
  "totalPages": zod.int().min(listRecentGamesResponseValueTotalPagesMin).max(listRecentGamesResponseValueTotalPagesMax).describe('Pages in all.')
}).describe('A page of the games that the member played last.')
}).describe('The answer of `listRecentGames`.')

export const listRecentGames = {
  response: ListRecentGamesResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
