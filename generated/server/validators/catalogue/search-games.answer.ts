// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const searchGamesResponseValueContentItemNodeIdMax = 12;

export const searchGamesResponseValueContentItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');

export const searchGamesResponseValueContentItemGameIdMax = 60;

export const searchGamesResponseValueContentItemGameNameMax = 120;

export const searchGamesResponseValueContentItemVassalageMax = 20;

export const searchGamesResponseValueContentItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const searchGamesResponseValueContentItemVendorNameMax = 60;

export const searchGamesResponseValueContentItemGameClassifyMax = 10;

export const searchGamesResponseValueContentItemFeaturesMax = 20;

export const searchGamesResponseValueContentItemPictureMax = 2048;

export const searchGamesResponseValueContentItemMinBetMax = 25;

export const searchGamesResponseValueContentItemMinBetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const searchGamesResponseValueContentItemMinLineNumMin = 0;

export const searchGamesResponseValueContentItemMinLineNumMax = 100000;

export const searchGamesResponseValueContentItemRtpMin = 0;

export const searchGamesResponseValueContentItemRtpMax = 10000;

export const searchGamesResponseValueContentItemMaintenanceUntilMax = 30;

export const searchGamesResponseValueContentMax = 100;

export const searchGamesResponseValueTotalPagesMin = 0;

export const searchGamesResponseValueTotalPagesMax = 1000000;

export const searchGamesResponseValueTotalElementsMin = 0;

export const searchGamesResponseValueTotalElementsMax = 1000000;

export const searchGamesResponseValueFacetsGameTypeItemValueMax = 40;

export const searchGamesResponseValueFacetsGameTypeItemLabelMax = 60;

export const searchGamesResponseValueFacetsGameTypeItemCountMin = 0;

export const searchGamesResponseValueFacetsGameTypeItemCountMax = 1000000;

export const searchGamesResponseValueFacetsGameTypeMax = 20;

export const searchGamesResponseValueFacetsVassalageItemValueMax = 40;

export const searchGamesResponseValueFacetsVassalageItemLabelMax = 60;

export const searchGamesResponseValueFacetsVassalageItemCountMin = 0;

export const searchGamesResponseValueFacetsVassalageItemCountMax = 1000000;

export const searchGamesResponseValueFacetsVassalageMax = 500;

export const searchGamesResponseValueFacetsGameClassifyItemValueMax = 40;

export const searchGamesResponseValueFacetsGameClassifyItemLabelMax = 60;

export const searchGamesResponseValueFacetsGameClassifyItemCountMin = 0;

export const searchGamesResponseValueFacetsGameClassifyItemCountMax = 1000000;

export const searchGamesResponseValueFacetsGameClassifyMax = 10;

export const searchGamesResponseValueFacetsFeaturesItemValueMax = 40;

export const searchGamesResponseValueFacetsFeaturesItemLabelMax = 60;

export const searchGamesResponseValueFacetsFeaturesItemCountMin = 0;

export const searchGamesResponseValueFacetsFeaturesItemCountMax = 1000000;

export const searchGamesResponseValueFacetsFeaturesMax = 50;

export const searchGamesResponseValueCorrectedKeywordMax = 60;

export const SearchGamesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "nodeId": zod.string().max(searchGamesResponseValueContentItemNodeIdMax).regex(searchGamesResponseValueContentItemNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "gameId": zod.string().min(1).max(searchGamesResponseValueContentItemGameIdMax).describe('The vendor\'s own id of the game.'),
  "gameName": zod.string().min(1).max(searchGamesResponseValueContentItemGameNameMax).describe('Its name.'),
  "vassalage": zod.string().max(searchGamesResponseValueContentItemVassalageMax).regex(searchGamesResponseValueContentItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(searchGamesResponseValueContentItemVendorNameMax).describe('Its vendor\'s name.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "gameClassify": zod.array(zod.enum(['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT']).describe('A shelf of the lobby that a game stands on.')).max(searchGamesResponseValueContentItemGameClassifyMax).describe('The shelves that it stands on.'),
  "features": zod.array(zod.enum(['FREE_SPINS', 'BONUS_BUY', 'MULTIPLIER', 'WILDS', 'CASCADE', 'HOLD_AND_WIN', 'CLUSTER', 'JACKPOT', 'LIVE_DEALER', 'PROVABLY_FAIR']).describe('What a game offers, to search by.')).max(searchGamesResponseValueContentItemFeaturesMax).optional().describe('What it offers. Missing where its vendor does not say.'),
  "picture": zod.string().max(searchGamesResponseValueContentItemPictureMax).describe('Its picture.'),
  "artTone": zod.enum(['dark', 'light', 'none']).describe('Drawn art leaves room for the title: light words on `dark`, dark words on `light`. `none`: finished artwork, the title goes below.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "isNew": zod.boolean().describe('Whether it came in the last 30 days.'),
  "minBet": zod.string().max(searchGamesResponseValueContentItemMinBetMax).regex(searchGamesResponseValueContentItemMinBetRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),
  "minLineNum": zod.int().min(searchGamesResponseValueContentItemMinLineNumMin).max(searchGamesResponseValueContentItemMinLineNumMax).describe('The fewest lines of a bet, 0 where a game has none.'),
  "rtp": zod.int().min(searchGamesResponseValueContentItemRtpMin).max(searchGamesResponseValueContentItemRtpMax).nullable().describe('The return to player in basis points, null where the vendor names none.'),
  "maintenance": zod.boolean().describe('Whether it cannot be started now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(searchGamesResponseValueContentItemMaintenanceUntilMax).nullable().describe('When that is expected to end; null outside of a maintenance or when nobody knows.')
}).describe('A game of the catalogue.')).max(searchGamesResponseValueContentMax).describe('The games of the page in the order asked for; none beyond the last page.'),
  "totalPages": zod.int().min(searchGamesResponseValueTotalPagesMin).max(searchGamesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(searchGamesResponseValueTotalElementsMin).max(searchGamesResponseValueTotalElementsMax).describe('Games in all.'),
  "facets": zod.strictObject({
  "gameType": zod.array(zod.strictObject({
  "value": zod.string().min(1).max(searchGamesResponseValueFacetsGameTypeItemValueMax).describe('The value to filter by.'),
  "label": zod.string().min(1).max(searchGamesResponseValueFacetsGameTypeItemLabelMax).describe('Its name in the language of the answer.'),
  "count": zod.int().min(searchGamesResponseValueFacetsGameTypeItemCountMin).max(searchGamesResponseValueFacetsGameTypeItemCountMax).describe('Games that would be found with this value, all filters but those of this facet in force.')
}).describe('One value of a facet.')).max(searchGamesResponseValueFacetsGameTypeMax).describe('By category, in the order of the menu.'),
  "vassalage": zod.array(zod.strictObject({
  "value": zod.string().min(1).max(searchGamesResponseValueFacetsVassalageItemValueMax).describe('The value to filter by.'),
  "label": zod.string().min(1).max(searchGamesResponseValueFacetsVassalageItemLabelMax).describe('Its name in the language of the answer.'),
  "count": zod.int().min(searchGamesResponseValueFacetsVassalageItemCountMin).max(searchGamesResponseValueFacetsVassalageItemCountMax).describe('Games that would be found with this value, all filters but those of this facet in force.')
}).describe('One value of a facet.')).max(searchGamesResponseValueFacetsVassalageMax).describe('By vendor, the most games first.'),
  "gameClassify": zod.array(zod.strictObject({
  "value": zod.string().min(1).max(searchGamesResponseValueFacetsGameClassifyItemValueMax).describe('The value to filter by.'),
  "label": zod.string().min(1).max(searchGamesResponseValueFacetsGameClassifyItemLabelMax).describe('Its name in the language of the answer.'),
  "count": zod.int().min(searchGamesResponseValueFacetsGameClassifyItemCountMin).max(searchGamesResponseValueFacetsGameClassifyItemCountMax).describe('Games that would be found with this value, all filters but those of this facet in force.')
}).describe('One value of a facet.')).max(searchGamesResponseValueFacetsGameClassifyMax).describe('By shelf.'),
  "features": zod.array(zod.strictObject({
  "value": zod.string().min(1).max(searchGamesResponseValueFacetsFeaturesItemValueMax).describe('The value to filter by.'),
  "label": zod.string().min(1).max(searchGamesResponseValueFacetsFeaturesItemLabelMax).describe('Its name in the language of the answer.'),
  "count": zod.int().min(searchGamesResponseValueFacetsFeaturesItemCountMin).max(searchGamesResponseValueFacetsFeaturesItemCountMax).describe('Games that would be found with this value, all filters but those of this facet in force.')
}).describe('One value of a facet.')).max(searchGamesResponseValueFacetsFeaturesMax).describe('By what they offer, the most games first.')
}).describe('How the games that were found spread, to narrow the search further.'),
  "correctedKeyword": zod.string().max(searchGamesResponseValueCorrectedKeywordMax).nullable().describe('The words that were searched for in place of those typed, null where nothing was corrected.')
}).describe('A page of what a search found.')
}).describe('The answer of `searchGames`.')

export const searchGames = {
  response: SearchGamesResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
