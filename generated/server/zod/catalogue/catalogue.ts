/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * The categories of the menu. Sports vendors that are on the brand's list of e-sports providers stand under `ESPORTS`.
 * @summary List the categories that have vendors
 */
export const listVendorTypesHeaderMerchantMax = 32;


export const listVendorTypesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listVendorTypesHeaderXRequestIdMax = 64;


export const listVendorTypesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListVendorTypesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listVendorTypesHeaderMerchantMax).regex(listVendorTypesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listVendorTypesHeaderXRequestIdMax).regex(listVendorTypesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listVendorTypesResponseValueItemVendorCountMax = 10000;

export const listVendorTypesResponseValueItemGameCountMin = 0;
export const listVendorTypesResponseValueItemGameCountMax = 1000000;

export const listVendorTypesResponseValueMax = 20;



export const ListVendorTypesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "vendorCount": zod.int().min(1).max(listVendorTypesResponseValueItemVendorCountMax).describe('Vendors in it.'),
  "gameCount": zod.int().min(listVendorTypesResponseValueItemGameCountMin).max(listVendorTypesResponseValueItemGameCountMax).describe('Games in it.')
}).describe('A category that has vendors.')).max(listVendorTypesResponseValueMax).describe('The categories in the order of the menu. A category without vendors is missing.')
}).describe('The answer of `listVendorTypes`.')

/**
 * One lane for each category that has vendors, its cards with hot vendors first.
 * @summary List the vendors by category
 */
export const listVendorsQueryClientTypeDefault = 3;

export const ListVendorsQueryParams = zod.object({
  "clientType": zod.literal(3).default(listVendorsQueryClientTypeDefault).describe('The kind of client, always 3, the web.')
})

export const listVendorsHeaderMerchantMax = 32;


export const listVendorsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listVendorsHeaderXRequestIdMax = 64;


export const listVendorsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListVendorsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listVendorsHeaderMerchantMax).regex(listVendorsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listVendorsHeaderXRequestIdMax).regex(listVendorsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listVendorsResponseValueDataLanesItemCardsItemVassalageMax = 20;


export const listVendorsResponseValueDataLanesItemCardsItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listVendorsResponseValueDataLanesItemCardsItemVendorNameMax = 60;

export const listVendorsResponseValueDataLanesItemCardsItemSmallIconMax = 2048;

export const listVendorsResponseValueDataLanesItemCardsItemGameCountMin = 0;
export const listVendorsResponseValueDataLanesItemCardsItemGameCountMax = 1000000;

export const listVendorsResponseValueDataLanesItemCardsItemMaintenanceUntilMax = 30;

export const listVendorsResponseValueDataLanesItemCardsMax = 500;

export const listVendorsResponseValueDataLanesMax = 20;



export const ListVendorsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "data": zod.strictObject({
  "lanes": zod.array(zod.strictObject({
  "title": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "cards": zod.array(zod.strictObject({
  "vassalage": zod.string().max(listVendorsResponseValueDataLanesItemCardsItemVassalageMax).regex(listVendorsResponseValueDataLanesItemCardsItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(listVendorsResponseValueDataLanesItemCardsItemVendorNameMax).describe('Its name.'),
  "smallIcon": zod.string().max(listVendorsResponseValueDataLanesItemCardsItemSmallIconMax).describe('Its icon.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "gameCount": zod.int().min(listVendorsResponseValueDataLanesItemCardsItemGameCountMin).max(listVendorsResponseValueDataLanesItemCardsItemGameCountMax).describe('Its games in this category.'),
  "maintenance": zod.boolean().describe('Whether its games cannot be started now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listVendorsResponseValueDataLanesItemCardsItemMaintenanceUntilMax).nullable().describe('When that is expected to end.')
}).describe('A vendor within a category.')).max(listVendorsResponseValueDataLanesItemCardsMax).describe('Its vendors, hot ones first.')
}).describe('The vendors of one category.')).max(listVendorsResponseValueDataLanesMax).describe('One lane for each category that has vendors, in the order of the menu.')
}).describe('The lanes of the lobby.')
}).describe('The vendors by category.')
}).describe('The answer of `listVendors`.')

/**
 * A page of the games of one category, narrowed by every filter that is given, the most played first. `gameName` finds
 * games whose name contains the words in any order, whatever the case and the accents. A page beyond the last is empty.
 * @summary List the games of a category
 */
export const listGamesQueryClientTypeDefault = 3;
export const listGamesQueryPlatformDefault = `flash,html5-desktop`;
export const listGamesQueryChannelDefault = `WEB`;
export const listGamesQueryMerchantMax = 32;


export const listGamesQueryMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listGamesQueryVassalageMax = 20;


export const listGamesQueryVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listGamesQueryGameNameMax = 60;

export const listGamesQueryMinBetMax = 12;


export const listGamesQueryMinBetRegExp = new RegExp('^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,2})?$');
export const listGamesQueryMinLineNumMin = 0;
export const listGamesQueryMinLineNumMax = 100000;

export const listGamesQueryPageNoDefault = 1;
export const listGamesQueryPageNoMax = 100000;

export const listGamesQueryPageSizeDefault = 42;
export const listGamesQueryPageSizeMax = 100;



export const ListGamesQueryParams = zod.object({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('The category.'),
  "clientType": zod.literal(3).default(listGamesQueryClientTypeDefault).describe('The kind of client, always 3, the web.'),
  "platform": zod.enum(['flash,html5-desktop']).default(listGamesQueryPlatformDefault).describe('The platforms whose games are wanted.'),
  "channel": zod.enum(['WEB']).default(listGamesQueryChannelDefault).describe('The channel that asks.'),
  "merchant": zod.string().max(listGamesQueryMerchantMax).regex(listGamesQueryMerchantRegExp).optional().describe('The merchant code, the same as the header.'),
  "vassalage": zod.string().max(listGamesQueryVassalageMax).regex(listGamesQueryVassalageRegExp).optional().describe('Games of this vendor only.'),
  "gameClassify": zod.enum(['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT']).optional().describe('Games of this shelf only.'),
  "gameName": zod.string().min(1).max(listGamesQueryGameNameMax).optional().describe('Words of the name.'),
  "minBet": zod.string().max(listGamesQueryMinBetMax).regex(listGamesQueryMinBetRegExp).optional().describe('Games that can be played from this stake or less.'),
  "minLineNum": zod.int().min(listGamesQueryMinLineNumMin).max(listGamesQueryMinLineNumMax).optional().describe('Games with at least so many lines.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.'),
  "pageNo": zod.int().min(1).max(listGamesQueryPageNoMax).default(listGamesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listGamesQueryPageSizeMax).default(listGamesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listGamesHeaderMerchantMax = 32;


export const listGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listGamesHeaderXRequestIdMax = 64;


export const listGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listGamesHeaderMerchantMax).regex(listGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listGamesHeaderXRequestIdMax).regex(listGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

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
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listGamesResponseGamesItemMaintenanceUntilMax).nullable().describe('When that is expected to end.')
}).describe('A game of the catalogue.')).max(listGamesResponseGamesMax).describe('The games of the page; none beyond the last page.'),
  "totalPages": zod.int().min(listGamesResponseTotalPagesMin).max(listGamesResponseTotalPagesMax).describe('Pages in all.'),
  "totalGames": zod.int().min(listGamesResponseTotalGamesMin).max(listGamesResponseTotalGamesMax).describe('Games in all.')
}).describe('The answer of `listGames`.')

/**
 * At most 28 games that are marked as hot, over all categories or those of one vendor, the most played first.
 * @summary List the hot games
 */
export const listHotGamesQueryMerchantCodeMax = 32;


export const listHotGamesQueryMerchantCodeRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listHotGamesQueryIsPlatformDefault = 2;
export const listHotGamesQueryVassalageMax = 20;


export const listHotGamesQueryVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listHotGamesQueryPlatformDefault = `flash,html5-desktop`;

export const ListHotGamesQueryParams = zod.object({
  "merchantCode": zod.string().max(listHotGamesQueryMerchantCodeMax).regex(listHotGamesQueryMerchantCodeRegExp).optional().describe('The merchant code, the same as the header.'),
  "isPlatform": zod.literal(2).default(listHotGamesQueryIsPlatformDefault).describe('The platform, always 2.'),
  "vassalage": zod.string().max(listHotGamesQueryVassalageMax).regex(listHotGamesQueryVassalageRegExp).optional().describe('Games of this vendor only.'),
  "platform": zod.enum(['flash,html5-desktop']).default(listHotGamesQueryPlatformDefault).describe('The platforms whose games are wanted.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listHotGamesHeaderMerchantMax = 32;


export const listHotGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listHotGamesHeaderXRequestIdMax = 64;


export const listHotGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListHotGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listHotGamesHeaderMerchantMax).regex(listHotGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listHotGamesHeaderXRequestIdMax).regex(listHotGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

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
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listHotGamesResponseListItemMaintenanceUntilMax).nullable().describe('When that is expected to end.')
}).describe('A game of the catalogue.')).max(listHotGamesResponseListMax).describe('The hot games, the most played first.')
}).describe('The answer of `listHotGames`.')

/**
 * The favourites of the member of the session. Trial accounts have none: 403 `in_need_true_account`.
 * @summary List the ids of the favourites
 */
export const listFavouriteIdsHeaderMerchantMax = 32;


export const listFavouriteIdsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listFavouriteIdsHeaderXRequestIdMax = 64;


export const listFavouriteIdsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListFavouriteIdsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listFavouriteIdsHeaderMerchantMax).regex(listFavouriteIdsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listFavouriteIdsHeaderXRequestIdMax).regex(listFavouriteIdsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listFavouriteIdsResponseValueItemMax = 12;


export const listFavouriteIdsResponseValueItemRegExp = new RegExp('^[0-9]{1,12}$');
export const listFavouriteIdsResponseValueMax = 1000;



export const ListFavouriteIdsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.string().max(listFavouriteIdsResponseValueItemMax).regex(listFavouriteIdsResponseValueItemRegExp).describe('The place of a game in the catalogue; unique.')).max(listFavouriteIdsResponseValueMax).describe('The `nodeId` of each favourite, the newest first.')
}).describe('The answer of `listFavouriteIds`.')

/**
 * A page of the favourite games of the member of the session, the newest first.
 * @summary List the favourites
 */
export const listFavouritesQueryPageNoDefault = 1;
export const listFavouritesQueryPageNoMax = 100000;

export const listFavouritesQueryPageSizeDefault = 42;
export const listFavouritesQueryPageSizeMax = 100;



export const ListFavouritesQueryParams = zod.object({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('Favourites of this category only.'),
  "pageNo": zod.int().min(1).max(listFavouritesQueryPageNoMax).default(listFavouritesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listFavouritesQueryPageSizeMax).default(listFavouritesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listFavouritesHeaderMerchantMax = 32;


export const listFavouritesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listFavouritesHeaderXRequestIdMax = 64;


export const listFavouritesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListFavouritesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listFavouritesHeaderMerchantMax).regex(listFavouritesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listFavouritesHeaderXRequestIdMax).regex(listFavouritesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

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
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listFavouritesResponseValueContentItemMaintenanceUntilMax).nullable().describe('When that is expected to end.')
}).describe('A game of the catalogue.')).max(listFavouritesResponseValueContentMax).describe('The games of the page, the newest favourite first.'),
  "totalPages": zod.int().min(listFavouritesResponseValueTotalPagesMin).max(listFavouritesResponseValueTotalPagesMax).describe('Pages in all.')
}).describe('A page of favourites.')
}).describe('The answer of `listFavourites`.')

/**
 * Adds the game to the favourites of the member of the session and answers all of them; adding it again changes nothing.
 * A game that does not exist, or not with this vendor and category, is 404.
 * @summary Make a game a favourite
 */
export const addFavouriteHeaderMerchantMax = 32;


export const addFavouriteHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const addFavouriteHeaderXRequestIdMax = 64;


export const addFavouriteHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const AddFavouriteHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(addFavouriteHeaderMerchantMax).regex(addFavouriteHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(addFavouriteHeaderXRequestIdMax).regex(addFavouriteHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const addFavouriteBodyNodeIdMax = 12;


export const addFavouriteBodyNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const addFavouriteBodyVendorMax = 20;


export const addFavouriteBodyVendorRegExp = new RegExp('^[A-Z0-9_]{2,20}$');


export const AddFavouriteBody = zod.strictObject({
  "nodeId": zod.string().max(addFavouriteBodyNodeIdMax).regex(addFavouriteBodyNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "vendor": zod.string().max(addFavouriteBodyVendorMax).regex(addFavouriteBodyVendorRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')
}).describe('The game whose heart was pressed.')

export const addFavouriteResponseValueItemMax = 12;


export const addFavouriteResponseValueItemRegExp = new RegExp('^[0-9]{1,12}$');
export const addFavouriteResponseValueMax = 1000;



export const AddFavouriteResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.string().max(addFavouriteResponseValueItemMax).regex(addFavouriteResponseValueItemRegExp).describe('The place of a game in the catalogue; unique.')).max(addFavouriteResponseValueMax).describe('The favourites after it, the newest first.')
}).describe('The answer of `addFavourite`.')

/**
 * Removes the game from the favourites of the member of the session and answers the rest; removing it again changes nothing.
 * @summary Take a game off the favourites
 */
export const removeFavouriteHeaderMerchantMax = 32;


export const removeFavouriteHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const removeFavouriteHeaderXRequestIdMax = 64;


export const removeFavouriteHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const RemoveFavouriteHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(removeFavouriteHeaderMerchantMax).regex(removeFavouriteHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(removeFavouriteHeaderXRequestIdMax).regex(removeFavouriteHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const removeFavouriteBodyNodeIdMax = 12;


export const removeFavouriteBodyNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const removeFavouriteBodyVendorMax = 20;


export const removeFavouriteBodyVendorRegExp = new RegExp('^[A-Z0-9_]{2,20}$');


export const RemoveFavouriteBody = zod.strictObject({
  "nodeId": zod.string().max(removeFavouriteBodyNodeIdMax).regex(removeFavouriteBodyNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "vendor": zod.string().max(removeFavouriteBodyVendorMax).regex(removeFavouriteBodyVendorRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')
}).describe('The game whose heart was pressed.')

export const removeFavouriteResponseValueItemMax = 12;


export const removeFavouriteResponseValueItemRegExp = new RegExp('^[0-9]{1,12}$');
export const removeFavouriteResponseValueMax = 1000;



export const RemoveFavouriteResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.string().max(removeFavouriteResponseValueItemMax).regex(removeFavouriteResponseValueItemRegExp).describe('The place of a game in the catalogue; unique.')).max(removeFavouriteResponseValueMax).describe('The favourites after it, the newest first.')
}).describe('The answer of `removeFavourite`.')

/**
 * The games that the member of the session has launched or bet on in the last 90 days, each once, the one played last first.
 * Games that have left the catalogue are missing. Trial accounts have none: 403 `in_need_true_account`.
 * @summary List the games played last
 */
export const listRecentGamesQueryPageNoDefault = 1;
export const listRecentGamesQueryPageNoMax = 100000;

export const listRecentGamesQueryPageSizeDefault = 42;
export const listRecentGamesQueryPageSizeMax = 100;



export const ListRecentGamesQueryParams = zod.object({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('Games of this category only.'),
  "pageNo": zod.int().min(1).max(listRecentGamesQueryPageNoMax).default(listRecentGamesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listRecentGamesQueryPageSizeMax).default(listRecentGamesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listRecentGamesHeaderMerchantMax = 32;


export const listRecentGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listRecentGamesHeaderXRequestIdMax = 64;


export const listRecentGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListRecentGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listRecentGamesHeaderMerchantMax).regex(listRecentGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listRecentGamesHeaderXRequestIdMax).regex(listRecentGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

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
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listRecentGamesResponseValueListItemMaintenanceUntilMax).nullable().describe('When that is expected to end.')
}).describe('A game of the catalogue.')).max(listRecentGamesResponseValueListMax).describe('The games of the page, the one played last first; none beyond the last page.'),
  "totalPages": zod.int().min(listRecentGamesResponseValueTotalPagesMin).max(listRecentGamesResponseValueTotalPagesMax).describe('Pages in all.')
}).describe('A page of the games that the member played last.')
}).describe('The answer of `listRecentGames`.')

/**
 * The games that came in the last 30 days, over all categories or those of one, the newest first.
 * @summary List the new games
 */
export const listNewGamesQueryPageNoDefault = 1;
export const listNewGamesQueryPageNoMax = 100000;

export const listNewGamesQueryPageSizeDefault = 42;
export const listNewGamesQueryPageSizeMax = 100;



export const ListNewGamesQueryParams = zod.object({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('Games of this category only.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.'),
  "pageNo": zod.int().min(1).max(listNewGamesQueryPageNoMax).default(listNewGamesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listNewGamesQueryPageSizeMax).default(listNewGamesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listNewGamesHeaderMerchantMax = 32;


export const listNewGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listNewGamesHeaderXRequestIdMax = 64;


export const listNewGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListNewGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listNewGamesHeaderMerchantMax).regex(listNewGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listNewGamesHeaderXRequestIdMax).regex(listNewGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

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
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listNewGamesResponseValueContentItemMaintenanceUntilMax).nullable().describe('When that is expected to end.')
}).describe('A game of the catalogue.')).max(listNewGamesResponseValueContentMax).describe('The new games of the page, the newest first; none beyond the last page.'),
  "totalPages": zod.int().min(listNewGamesResponseValueTotalPagesMin).max(listNewGamesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listNewGamesResponseValueTotalElementsMin).max(listNewGamesResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of new games.')
}).describe('The answer of `listNewGames`.')

/**
 * Finds games of all categories by the words of `keyword` and by every filter that is given. All words must be found, in the
 * name, the vendor's name or the vendor's code, in any order, as beginnings of words; case and accents do not matter (`den long`
 * finds Đèn Lồng). A word that is found nowhere is taken for a typing error: one wrong, missing, added or swapped letter is
 * forgiven from four letters on, two from eight, and `correctedKeyword` tells what was searched for. Without a keyword
 * everything is found. The facets tell how what was found spreads; each counts with all filters but its own, so that another
 * value of it can be chosen. Equal entries stand in the order of `nodeId`. A page beyond the last is empty.
 * @summary Search all games
 */
export const searchGamesQueryKeywordMax = 60;

export const searchGamesQueryGameTypeMax = 400;


export const searchGamesQueryGameTypeRegExp = new RegExp('^(ELOTT|LOTT|LIVE|SPORTS|FISH|RNG|PVP|ESPORTS|INHOUSE)(,(ELOTT|LOTT|LIVE|SPORTS|FISH|RNG|PVP|ESPORTS|INHOUSE)){0,8}$');
export const searchGamesQueryVassalageMax = 400;


export const searchGamesQueryVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}(,[A-Z0-9_]{2,20}){0,18}$');
export const searchGamesQueryGameClassifyMax = 400;


export const searchGamesQueryGameClassifyRegExp = new RegExp('^(HOT|NEW|VIDEO|CLASSIC|JACKPOT)(,(HOT|NEW|VIDEO|CLASSIC|JACKPOT)){0,4}$');
export const searchGamesQueryFeaturesMax = 310;


export const searchGamesQueryFeaturesRegExp = new RegExp('^[A-Z_]{3,30}(,[A-Z_]{3,30}){0,9}$');
export const searchGamesQueryMinBetMax = 12;


export const searchGamesQueryMinBetRegExp = new RegExp('^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,2})?$');
export const searchGamesQueryMinRtpMin = 0;
export const searchGamesQueryMinRtpMax = 10000;

export const searchGamesQueryPageNoDefault = 1;
export const searchGamesQueryPageNoMax = 100000;

export const searchGamesQueryPageSizeDefault = 42;
export const searchGamesQueryPageSizeMax = 100;



export const SearchGamesQueryParams = zod.object({
  "keyword": zod.string().min(1).max(searchGamesQueryKeywordMax).optional().describe('Words to search for.'),
  "gameType": zod.string().max(searchGamesQueryGameTypeMax).regex(searchGamesQueryGameTypeRegExp).optional().describe('The categories. Several are separated by commas, and any of them will do.'),
  "vassalage": zod.string().max(searchGamesQueryVassalageMax).regex(searchGamesQueryVassalageRegExp).optional().describe('The vendors. Several are separated by commas, and any of them will do.'),
  "gameClassify": zod.string().max(searchGamesQueryGameClassifyMax).regex(searchGamesQueryGameClassifyRegExp).optional().describe('The shelves. Several are separated by commas, and any of them will do.'),
  "features": zod.string().max(searchGamesQueryFeaturesMax).regex(searchGamesQueryFeaturesRegExp).optional().describe('What the games must offer. Several are separated by commas, and all of them must be there.'),
  "minBet": zod.string().max(searchGamesQueryMinBetMax).regex(searchGamesQueryMinBetRegExp).optional().describe('Games that can be played from this stake or less.'),
  "minRtp": zod.int().min(searchGamesQueryMinRtpMin).max(searchGamesQueryMinRtpMax).optional().describe('Games with at least this return to player, basis points; those without one are left out.'),
  "sort": zod.enum(['relevance', 'popular', 'newest', 'name', 'rtp', 'min_bet']).optional().describe('The order: `relevance` how well the words fit, `popular` the most played first, `newest`, `name`, `rtp` the highest first, `min_bet` the lowest first. Without it `relevance` with a keyword, else `popular`.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.'),
  "pageNo": zod.int().min(1).max(searchGamesQueryPageNoMax).default(searchGamesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(searchGamesQueryPageSizeMax).default(searchGamesQueryPageSizeDefault).describe('Entries on a page.')
})

export const searchGamesHeaderMerchantMax = 32;


export const searchGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const searchGamesHeaderXRequestIdMax = 64;


export const searchGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SearchGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(searchGamesHeaderMerchantMax).regex(searchGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(searchGamesHeaderXRequestIdMax).regex(searchGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

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
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(searchGamesResponseValueContentItemMaintenanceUntilMax).nullable().describe('When that is expected to end.')
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

/**
 * The wins of today, of this week (from Monday) or of this month on the brand's clock, the 1,000 highest at most, either the
 * highest or the latest first. A win is a round or bet that paid more than its stake. `rank` is always the place by amount;
 * equal amounts stand by time, the earlier first. Names are masked by the server: at most the first two and the last two
 * letters stand, and at least three stars between. Wins in play credit and those of members who do not want to be shown are
 * left out. The figures may be up to a minute old.
 * @summary List the winners
 */
export const listWinnerRankQueryPeriodDefault = `today`;
export const listWinnerRankQuerySortDefault = `highest`;
export const listWinnerRankQueryPageNoDefault = 1;
export const listWinnerRankQueryPageNoMax = 100000;

export const listWinnerRankQueryPageSizeDefault = 42;
export const listWinnerRankQueryPageSizeMax = 100;



export const ListWinnerRankQueryParams = zod.object({
  "period": zod.enum(['today', 'week', 'month']).default(listWinnerRankQueryPeriodDefault).describe('The period.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('Wins in this category only.'),
  "sort": zod.enum(['highest', 'latest']).default(listWinnerRankQuerySortDefault).describe('The order.'),
  "pageNo": zod.int().min(1).max(listWinnerRankQueryPageNoMax).default(listWinnerRankQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listWinnerRankQueryPageSizeMax).default(listWinnerRankQueryPageSizeDefault).describe('Entries on a page.')
})

export const listWinnerRankHeaderMerchantMax = 32;


export const listWinnerRankHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listWinnerRankHeaderXRequestIdMax = 64;


export const listWinnerRankHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListWinnerRankHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listWinnerRankHeaderMerchantMax).regex(listWinnerRankHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listWinnerRankHeaderXRequestIdMax).regex(listWinnerRankHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listWinnerRankResponseValueContentItemRankMax = 1000000;

export const listWinnerRankResponseValueContentItemNicknameMin = 3;
export const listWinnerRankResponseValueContentItemNicknameMax = 64;

export const listWinnerRankResponseValueContentItemGameNameMax = 120;

export const listWinnerRankResponseValueContentItemNodeIdMax = 12;


export const listWinnerRankResponseValueContentItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const listWinnerRankResponseValueContentItemVendorMax = 20;


export const listWinnerRankResponseValueContentItemVendorRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listWinnerRankResponseValueContentItemVendorNameMax = 60;

export const listWinnerRankResponseValueContentItemAmountMax = 25;


export const listWinnerRankResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listWinnerRankResponseValueContentItemAtMax = 30;

export const listWinnerRankResponseValueContentMax = 100;

export const listWinnerRankResponseValueTotalPagesMin = 0;
export const listWinnerRankResponseValueTotalPagesMax = 1000;

export const listWinnerRankResponseValueTotalElementsMin = 0;
export const listWinnerRankResponseValueTotalElementsMax = 1000;

export const listWinnerRankResponseValueFromMax = 30;

export const listWinnerRankResponseValueToMax = 30;



export const ListWinnerRankResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "rank": zod.int().min(1).max(listWinnerRankResponseValueContentItemRankMax).describe('Its place among the wins of the period by amount, 1 the highest.'),
  "nickname": zod.string().min(listWinnerRankResponseValueContentItemNicknameMin).max(listWinnerRankResponseValueContentItemNicknameMax).describe('The winner\'s nickname, masked: at most the first two and the last two letters stand.'),
  "gameName": zod.string().min(1).max(listWinnerRankResponseValueContentItemGameNameMax).describe('The game.'),
  "nodeId": zod.string().max(listWinnerRankResponseValueContentItemNodeIdMax).regex(listWinnerRankResponseValueContentItemNodeIdRegExp).nullable().describe('Its place in the catalogue, null once it has left.'),
  "vendor": zod.string().max(listWinnerRankResponseValueContentItemVendorMax).regex(listWinnerRankResponseValueContentItemVendorRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(listWinnerRankResponseValueContentItemVendorNameMax).describe('The vendor\'s name.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "amount": zod.string().max(listWinnerRankResponseValueContentItemAmountMax).regex(listWinnerRankResponseValueContentItemAmountRegExp).describe('What the round or bet paid, its stake included.'),
  "at": zod.iso.datetime({"offset":true}).max(listWinnerRankResponseValueContentItemAtMax).describe('When it was paid.')
}).describe('A win, without the name of who had it.')).max(listWinnerRankResponseValueContentMax).describe('The wins of the page in the order asked for; none beyond the last page.'),
  "totalPages": zod.int().min(listWinnerRankResponseValueTotalPagesMin).max(listWinnerRankResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listWinnerRankResponseValueTotalElementsMin).max(listWinnerRankResponseValueTotalElementsMax).describe('Wins in all, at most 1,000.'),
  "period": zod.enum(['today', 'week', 'month']).describe('The period.'),
  "from": zod.iso.datetime({"offset":true}).max(listWinnerRankResponseValueFromMax).describe('Its beginning, included.'),
  "to": zod.iso.datetime({"offset":true}).max(listWinnerRankResponseValueToMax).describe('The moment up to which it was counted.')
}).describe('A page of the wins of a period.')
}).describe('The answer of `listWinnerRank`.')

/**
 * The lottery games that were bet on most in the last 7 days, of all modes or of one, at most `count`.
 * @summary List the popular lottery games
 */
export const listPopularGamesQueryCountDefault = 20;
export const listPopularGamesQueryCountMax = 100;

export const listPopularGamesQueryDeviceDefault = `WEB`;

export const ListPopularGamesQueryParams = zod.object({
  "count": zod.int().min(1).max(listPopularGamesQueryCountMax).default(listPopularGamesQueryCountDefault).describe('The most games to answer.'),
  "prizeMode": zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).optional().describe('Games of this mode only.'),
  "device": zod.enum(['WEB']).default(listPopularGamesQueryDeviceDefault).describe('The kind of device, always `WEB`.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listPopularGamesHeaderMerchantMax = 32;


export const listPopularGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listPopularGamesHeaderXRequestIdMax = 64;


export const listPopularGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListPopularGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listPopularGamesHeaderMerchantMax).regex(listPopularGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listPopularGamesHeaderXRequestIdMax).regex(listPopularGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listPopularGamesResponseValueItemGameCodeMax = 30;


export const listPopularGamesResponseValueItemGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listPopularGamesResponseValueItemGameNameMax = 120;

export const listPopularGamesResponseValueItemNodeIdMax = 12;


export const listPopularGamesResponseValueItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const listPopularGamesResponseValueItemVassalageMax = 20;


export const listPopularGamesResponseValueItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listPopularGamesResponseValueItemGameGroupCodeMax = 20;


export const listPopularGamesResponseValueItemGameGroupCodeRegExp = new RegExp('^[A-Z0-9_]{1,20}$');
export const listPopularGamesResponseValueItemAccountTypeNameMax = 40;


export const listPopularGamesResponseValueItemAccountTypeNameRegExp = new RegExp('^[A-Z0-9_]{1,40}$');
export const listPopularGamesResponseValueItemPictureMax = 2048;

export const listPopularGamesResponseValueItemIntervalSecondsMin = 30;
export const listPopularGamesResponseValueItemIntervalSecondsMax = 86400;

export const listPopularGamesResponseValueItemCloseSecondsMin = 0;
export const listPopularGamesResponseValueItemCloseSecondsMax = 86400;

export const listPopularGamesResponseValueItemNextDrawIdMax = 50;


export const listPopularGamesResponseValueItemNextDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const listPopularGamesResponseValueItemNextClosesAtMax = 30;

export const listPopularGamesResponseValueItemNextDrawAtMax = 30;

export const listPopularGamesResponseValueItemMaintenanceUntilMax = 30;

export const listPopularGamesResponseValueMax = 100;



export const ListPopularGamesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "gameCode": zod.string().max(listPopularGamesResponseValueItemGameCodeMax).regex(listPopularGamesResponseValueItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listPopularGamesResponseValueItemGameNameMax).describe('Its name.'),
  "nodeId": zod.string().max(listPopularGamesResponseValueItemNodeIdMax).regex(listPopularGamesResponseValueItemNodeIdRegExp).nullable().describe('Its place in the catalogue, null where it has none.'),
  "vassalage": zod.string().max(listPopularGamesResponseValueItemVassalageMax).regex(listPopularGamesResponseValueItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "prizeMode": zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).describe('`Lott` the digit lotteries of `/lottery`, `ZY` the same games run by the brand itself, `Elott` the fast draws of `/elott`\nwith two-sided bets, `SEA` the Vietnamese lottery of `/vnlottery`.\n'),
  "gameGroupCode": zod.string().max(listPopularGamesResponseValueItemGameGroupCodeMax).regex(listPopularGamesResponseValueItemGameGroupCodeRegExp).describe('The group of the menu.'),
  "accountTypeName": zod.string().max(listPopularGamesResponseValueItemAccountTypeNameMax).regex(listPopularGamesResponseValueItemAccountTypeNameRegExp).describe('The kind of account, `TCG_LOTTO_VN` for the Vietnamese lottery.'),
  "area": zod.union([zod.literal('VN'),zod.literal(null)]).nullable().describe('The area, `VN` for the Vietnamese lottery.'),
  "launchMode": zod.enum(['LOTT']).describe('What `launchGame` is given.'),
  "picture": zod.string().max(listPopularGamesResponseValueItemPictureMax).describe('Its picture.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "intervalSeconds": zod.int().min(listPopularGamesResponseValueItemIntervalSecondsMin).max(listPopularGamesResponseValueItemIntervalSecondsMax).nullable().describe('Seconds from draw to draw, null where a timetable holds.'),
  "closeSeconds": zod.int().min(listPopularGamesResponseValueItemCloseSecondsMin).max(listPopularGamesResponseValueItemCloseSecondsMax).describe('Seconds before the draw at which bets close.'),
  "nextDrawId": zod.string().max(listPopularGamesResponseValueItemNextDrawIdMax).regex(listPopularGamesResponseValueItemNextDrawIdRegExp).nullable().describe('The draw that takes bets now or next, null where none is planned.'),
  "nextClosesAt": zod.iso.datetime({"offset":true}).max(listPopularGamesResponseValueItemNextClosesAtMax).nullable().describe('When its bets close.'),
  "nextDrawAt": zod.iso.datetime({"offset":true}).max(listPopularGamesResponseValueItemNextDrawAtMax).nullable().describe('When it is drawn.'),
  "maintenance": zod.boolean().describe('Whether it takes no bets now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listPopularGamesResponseValueItemMaintenanceUntilMax).nullable().describe('When that is expected to end.')
}).describe('A lottery game.')).max(listPopularGamesResponseValueMax).describe('The lottery games, the most played first.')
}).describe('The answer of `listPopularGames`.')

/**
 * The groups of the lottery with their games, those of one mode or, without `prizeMode`, of `Lott`, `ZY` and `Elott`. The
 * Vietnamese lottery has a menu of its own, `listVnGameMenus`. Times of the next draws may be up to a second old.
 * @summary List the menu of the lottery
 */
export const listGameMenusQueryLotteryTypeDefault = `Lott`;
export const listGameMenusQueryDeviceDefault = `WEB`;

export const ListGameMenusQueryParams = zod.object({
  "prizeMode": zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).optional().describe('Games of this mode only.'),
  "lotteryType": zod.enum(['Lott']).default(listGameMenusQueryLotteryTypeDefault).describe('The kind of lottery, always `Lott`.'),
  "device": zod.enum(['WEB']).default(listGameMenusQueryDeviceDefault).describe('The kind of device, always `WEB`.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listGameMenusHeaderMerchantMax = 32;


export const listGameMenusHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listGameMenusHeaderXRequestIdMax = 64;


export const listGameMenusHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListGameMenusHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listGameMenusHeaderMerchantMax).regex(listGameMenusHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listGameMenusHeaderXRequestIdMax).regex(listGameMenusHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listGameMenusResponseValueGameMenusItemGameGroupCodeMax = 20;


export const listGameMenusResponseValueGameMenusItemGameGroupCodeRegExp = new RegExp('^[A-Z0-9_]{1,20}$');
export const listGameMenusResponseValueGameMenusItemLabelNameMax = 60;

export const listGameMenusResponseValueGameMenusItemGamesItemGameCodeMax = 30;


export const listGameMenusResponseValueGameMenusItemGamesItemGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listGameMenusResponseValueGameMenusItemGamesItemGameNameMax = 120;

export const listGameMenusResponseValueGameMenusItemGamesItemNodeIdMax = 12;


export const listGameMenusResponseValueGameMenusItemGamesItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const listGameMenusResponseValueGameMenusItemGamesItemVassalageMax = 20;


export const listGameMenusResponseValueGameMenusItemGamesItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listGameMenusResponseValueGameMenusItemGamesItemGameGroupCodeMax = 20;


export const listGameMenusResponseValueGameMenusItemGamesItemGameGroupCodeRegExp = new RegExp('^[A-Z0-9_]{1,20}$');
export const listGameMenusResponseValueGameMenusItemGamesItemAccountTypeNameMax = 40;


export const listGameMenusResponseValueGameMenusItemGamesItemAccountTypeNameRegExp = new RegExp('^[A-Z0-9_]{1,40}$');
export const listGameMenusResponseValueGameMenusItemGamesItemPictureMax = 2048;

export const listGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMin = 30;
export const listGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMax = 86400;

export const listGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMin = 0;
export const listGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMax = 86400;

export const listGameMenusResponseValueGameMenusItemGamesItemNextDrawIdMax = 50;


export const listGameMenusResponseValueGameMenusItemGamesItemNextDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const listGameMenusResponseValueGameMenusItemGamesItemNextClosesAtMax = 30;

export const listGameMenusResponseValueGameMenusItemGamesItemNextDrawAtMax = 30;

export const listGameMenusResponseValueGameMenusItemGamesItemMaintenanceUntilMax = 30;

export const listGameMenusResponseValueGameMenusItemGamesMax = 100;

export const listGameMenusResponseValueGameMenusMax = 50;



export const ListGameMenusResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "gameMenus": zod.array(zod.strictObject({
  "gameGroupCode": zod.string().max(listGameMenusResponseValueGameMenusItemGameGroupCodeMax).regex(listGameMenusResponseValueGameMenusItemGameGroupCodeRegExp).describe('The group.'),
  "labelName": zod.string().min(1).max(listGameMenusResponseValueGameMenusItemLabelNameMax).describe('Its name in the language of the answer.'),
  "games": zod.array(zod.strictObject({
  "gameCode": zod.string().max(listGameMenusResponseValueGameMenusItemGamesItemGameCodeMax).regex(listGameMenusResponseValueGameMenusItemGamesItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listGameMenusResponseValueGameMenusItemGamesItemGameNameMax).describe('Its name.'),
  "nodeId": zod.string().max(listGameMenusResponseValueGameMenusItemGamesItemNodeIdMax).regex(listGameMenusResponseValueGameMenusItemGamesItemNodeIdRegExp).nullable().describe('Its place in the catalogue, null where it has none.'),
  "vassalage": zod.string().max(listGameMenusResponseValueGameMenusItemGamesItemVassalageMax).regex(listGameMenusResponseValueGameMenusItemGamesItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "prizeMode": zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).describe('`Lott` the digit lotteries of `/lottery`, `ZY` the same games run by the brand itself, `Elott` the fast draws of `/elott`\nwith two-sided bets, `SEA` the Vietnamese lottery of `/vnlottery`.\n'),
  "gameGroupCode": zod.string().max(listGameMenusResponseValueGameMenusItemGamesItemGameGroupCodeMax).regex(listGameMenusResponseValueGameMenusItemGamesItemGameGroupCodeRegExp).describe('The group of the menu.'),
  "accountTypeName": zod.string().max(listGameMenusResponseValueGameMenusItemGamesItemAccountTypeNameMax).regex(listGameMenusResponseValueGameMenusItemGamesItemAccountTypeNameRegExp).describe('The kind of account, `TCG_LOTTO_VN` for the Vietnamese lottery.'),
  "area": zod.union([zod.literal('VN'),zod.literal(null)]).nullable().describe('The area, `VN` for the Vietnamese lottery.'),
  "launchMode": zod.enum(['LOTT']).describe('What `launchGame` is given.'),
  "picture": zod.string().max(listGameMenusResponseValueGameMenusItemGamesItemPictureMax).describe('Its picture.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "intervalSeconds": zod.int().min(listGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMin).max(listGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMax).nullable().describe('Seconds from draw to draw, null where a timetable holds.'),
  "closeSeconds": zod.int().min(listGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMin).max(listGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMax).describe('Seconds before the draw at which bets close.'),
  "nextDrawId": zod.string().max(listGameMenusResponseValueGameMenusItemGamesItemNextDrawIdMax).regex(listGameMenusResponseValueGameMenusItemGamesItemNextDrawIdRegExp).nullable().describe('The draw that takes bets now or next, null where none is planned.'),
  "nextClosesAt": zod.iso.datetime({"offset":true}).max(listGameMenusResponseValueGameMenusItemGamesItemNextClosesAtMax).nullable().describe('When its bets close.'),
  "nextDrawAt": zod.iso.datetime({"offset":true}).max(listGameMenusResponseValueGameMenusItemGamesItemNextDrawAtMax).nullable().describe('When it is drawn.'),
  "maintenance": zod.boolean().describe('Whether it takes no bets now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listGameMenusResponseValueGameMenusItemGamesItemMaintenanceUntilMax).nullable().describe('When that is expected to end.')
}).describe('A lottery game.')).max(listGameMenusResponseValueGameMenusItemGamesMax).describe('Its games in the order of the menu.')
}).describe('A group of the lottery menu.')).max(listGameMenusResponseValueGameMenusMax).describe('The groups in the order of the menu. A group without games is missing.')
}).describe('The menu of a lottery.')
}).describe('The answer of `listGameMenus`.')

/**
 * The rooms of the `PVP` games, of all or of one vendor or game, by game and then the lowest stake first. A room is launched
 * with its `roomId`; seats are as the vendor told them last, at most 30 seconds ago.
 * @summary List the rooms of the games between players
 */
export const listPvpRoomsQueryVassalageMax = 20;


export const listPvpRoomsQueryVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listPvpRoomsQueryNodeIdMax = 12;


export const listPvpRoomsQueryNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const listPvpRoomsQueryPageNoDefault = 1;
export const listPvpRoomsQueryPageNoMax = 100000;

export const listPvpRoomsQueryPageSizeDefault = 42;
export const listPvpRoomsQueryPageSizeMax = 100;



export const ListPvpRoomsQueryParams = zod.object({
  "vassalage": zod.string().max(listPvpRoomsQueryVassalageMax).regex(listPvpRoomsQueryVassalageRegExp).optional().describe('Rooms of this vendor only.'),
  "nodeId": zod.string().max(listPvpRoomsQueryNodeIdMax).regex(listPvpRoomsQueryNodeIdRegExp).optional().describe('Rooms of this game only.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.'),
  "pageNo": zod.int().min(1).max(listPvpRoomsQueryPageNoMax).default(listPvpRoomsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listPvpRoomsQueryPageSizeMax).default(listPvpRoomsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listPvpRoomsHeaderMerchantMax = 32;


export const listPvpRoomsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listPvpRoomsHeaderXRequestIdMax = 64;


export const listPvpRoomsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListPvpRoomsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listPvpRoomsHeaderMerchantMax).regex(listPvpRoomsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listPvpRoomsHeaderXRequestIdMax).regex(listPvpRoomsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listPvpRoomsResponseValueContentItemRoomIdMax = 40;


export const listPvpRoomsResponseValueContentItemRoomIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const listPvpRoomsResponseValueContentItemRoomNameMax = 60;

export const listPvpRoomsResponseValueContentItemNodeIdMax = 12;


export const listPvpRoomsResponseValueContentItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const listPvpRoomsResponseValueContentItemGameNameMax = 120;

export const listPvpRoomsResponseValueContentItemVassalageMax = 20;


export const listPvpRoomsResponseValueContentItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listPvpRoomsResponseValueContentItemBaseStakeMax = 25;


export const listPvpRoomsResponseValueContentItemBaseStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listPvpRoomsResponseValueContentItemMinBuyInMax = 25;


export const listPvpRoomsResponseValueContentItemMinBuyInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listPvpRoomsResponseValueContentItemMaxBuyInMax = 25;


export const listPvpRoomsResponseValueContentItemMaxBuyInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listPvpRoomsResponseValueContentItemSeatsMin = 2;
export const listPvpRoomsResponseValueContentItemSeatsMax = 10000;

export const listPvpRoomsResponseValueContentItemSeatsTakenMin = 0;
export const listPvpRoomsResponseValueContentItemSeatsTakenMax = 10000;

export const listPvpRoomsResponseValueContentMax = 100;

export const listPvpRoomsResponseValueTotalPagesMin = 0;
export const listPvpRoomsResponseValueTotalPagesMax = 1000000;

export const listPvpRoomsResponseValueTotalElementsMin = 0;
export const listPvpRoomsResponseValueTotalElementsMax = 100000000;



export const ListPvpRoomsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "roomId": zod.string().max(listPvpRoomsResponseValueContentItemRoomIdMax).regex(listPvpRoomsResponseValueContentItemRoomIdRegExp).describe('The vendor\'s id of the room, to launch it with.'),
  "roomName": zod.string().min(1).max(listPvpRoomsResponseValueContentItemRoomNameMax).describe('Its name.'),
  "nodeId": zod.string().max(listPvpRoomsResponseValueContentItemNodeIdMax).regex(listPvpRoomsResponseValueContentItemNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "gameName": zod.string().min(1).max(listPvpRoomsResponseValueContentItemGameNameMax).describe('The game that is played in it.'),
  "vassalage": zod.string().max(listPvpRoomsResponseValueContentItemVassalageMax).regex(listPvpRoomsResponseValueContentItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "baseStake": zod.string().max(listPvpRoomsResponseValueContentItemBaseStakeMax).regex(listPvpRoomsResponseValueContentItemBaseStakeRegExp).describe('The stake of one round.'),
  "minBuyIn": zod.string().max(listPvpRoomsResponseValueContentItemMinBuyInMax).regex(listPvpRoomsResponseValueContentItemMinBuyInRegExp).describe('The least that a player sits down with.'),
  "maxBuyIn": zod.string().max(listPvpRoomsResponseValueContentItemMaxBuyInMax).regex(listPvpRoomsResponseValueContentItemMaxBuyInRegExp).describe('The most that a player sits down with.'),
  "seats": zod.int().min(listPvpRoomsResponseValueContentItemSeatsMin).max(listPvpRoomsResponseValueContentItemSeatsMax).describe('Seats at all its tables.'),
  "seatsTaken": zod.int().min(listPvpRoomsResponseValueContentItemSeatsTakenMin).max(listPvpRoomsResponseValueContentItemSeatsTakenMax).describe('Seats that are taken now.'),
  "state": zod.enum(['open', 'full', 'maintenance']).describe('Whether somebody can sit down now.')
}).describe('A room in which players meet.')).max(listPvpRoomsResponseValueContentMax).describe('The rooms of the page, by game and then the lowest stake first; none beyond the last page.'),
  "totalPages": zod.int().min(listPvpRoomsResponseValueTotalPagesMin).max(listPvpRoomsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listPvpRoomsResponseValueTotalElementsMin).max(listPvpRoomsResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of rooms.')
}).describe('The answer of `listPvpRooms`.')

/**
 * Makes an address under which the member of the session plays a game, a room or a vendor's lobby. `nodeId` names a game of the
 * catalogue; `gameId`, `vendor` and `gameType`, where sent, must be those of the same game, else it is 404. With neither
 * `gameId`, `nodeId`, `roomId` nor `gameCode` the lobby of vendor `vassalage` starts. With `launchMode` `LOTT` the game is
 * `gameCode` and the address is a page of the portal.
 *
 * `token` must be the token of the session and `username` its account, else it is 403 `forbidden`. The vendor is given a launch
 * token of its own, which works once, for 60 seconds, for this game only; each call makes a new one and the earlier ones of the
 * same game end. Launching moves no money. A trial account may launch games of `BGS`, in play credit; anything else is 403
 * `in_need_true_account`. Real money asks for the player's date of birth first (422 `birthday_required`) and holds to the
 * limits the player has set (422 `play_limit_reached`). Messages and the game follow `language`, without regard to the header
 * `Language`, which the messages of errors follow.
 * @summary Launch a game
 */
export const launchGameHeaderMerchantMax = 32;


export const launchGameHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const launchGameHeaderXRequestIdMax = 64;


export const launchGameHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const LaunchGameHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(launchGameHeaderMerchantMax).regex(launchGameHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(launchGameHeaderXRequestIdMax).regex(launchGameHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const launchGameBodyGameIdMax = 60;

export const launchGameBodyRoomIdMax = 40;


export const launchGameBodyRoomIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const launchGameBodyNodeIdMax = 12;


export const launchGameBodyNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const launchGameBodyVassalageMax = 20;


export const launchGameBodyVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const launchGameBodyUsernameMax = 64;

export const launchGameBodyTokenMin = 20;
export const launchGameBodyTokenMax = 128;

export const launchGameBodyMerchantCodeMax = 32;


export const launchGameBodyMerchantCodeRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const launchGameBodyCodeMax = 60;


export const launchGameBodyCodeRegExp = new RegExp('^[A-Za-z0-9_-]{1,60}$');
export const launchGameBodyDefaultPlayTypeMax = 30;


export const launchGameBodyDefaultPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');
export const launchGameBodyAccountTypeNameMax = 40;


export const launchGameBodyAccountTypeNameRegExp = new RegExp('^[A-Z0-9_]{1,40}$');
export const launchGameBodyVendorMax = 20;


export const launchGameBodyVendorRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const launchGameBodyGameCodeMax = 30;


export const launchGameBodyGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');


export const LaunchGameBody = zod.strictObject({
  "gameId": zod.string().min(1).max(launchGameBodyGameIdMax).optional().describe('The vendor\'s own id of the game. Without it, without `roomId` and without `gameCode` the vendor\'s lobby starts.'),
  "roomId": zod.string().max(launchGameBodyRoomIdMax).regex(launchGameBodyRoomIdRegExp).optional().describe('The room of a `PVP` game, in place of `gameId`.'),
  "nodeId": zod.string().max(launchGameBodyNodeIdMax).regex(launchGameBodyNodeIdRegExp).optional().describe('The place of a game in the catalogue; unique.'),
  "accountType": zod.literal(1).describe('The kind of account, always 1.'),
  "confirmTrans": zod.literal(0).describe('Always 0: launching moves no money between wallets.'),
  "vassalage": zod.string().max(launchGameBodyVassalageMax).regex(launchGameBodyVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "launchMode": zod.enum(['GLS', 'LOTT']).describe('`GLS`, or `LOTT` for a lottery game.'),
  "platform": zod.enum(['html5-desktop']).describe('The platform, always `html5-desktop`.'),
  "clientType": zod.literal(3).describe('The kind of client, always 3, the web.'),
  "username": zod.string().min(1).max(launchGameBodyUsernameMax).describe('The account of the session.'),
  "token": zod.string().min(launchGameBodyTokenMin).max(launchGameBodyTokenMax).describe('The session token, the same as the bearer\'s. It is never passed on.'),
  "merchantCode": zod.string().max(launchGameBodyMerchantCodeMax).regex(launchGameBodyMerchantCodeRegExp).describe('The code of a brand, fixed in its configuration.'),
  "language": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.'),
  "code": zod.string().max(launchGameBodyCodeMax).regex(launchGameBodyCodeRegExp).optional().describe('A place within the game that it shall open at, as the vendor names it.'),
  "defaultPlayType": zod.string().max(launchGameBodyDefaultPlayTypeMax).regex(launchGameBodyDefaultPlayTypeRegExp).optional().describe('The play type that a lottery opens with.'),
  "accountTypeName": zod.string().max(launchGameBodyAccountTypeNameMax).regex(launchGameBodyAccountTypeNameRegExp).optional().describe('The kind of account that a lottery asks for, `TCG_LOTTO_VN` for a Vietnamese one.'),
  "vendor": zod.string().max(launchGameBodyVendorMax).regex(launchGameBodyVendorRegExp).optional().describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "gameCode": zod.string().max(launchGameBodyGameCodeMax).regex(launchGameBodyGameCodeRegExp).optional().describe('The lottery game, with `launchMode` `LOTT`.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "isGame": zod.enum(['GAME', 'VASSALAGE']).optional().describe('Whether the entry stands for a game or for a vendor. For `VASSALAGE` the portal opens a list of the vendor\'s games; sent here it starts the vendor\'s lobby.')
}).describe('The game to start, in the words of the portal\'s family of systems.')

export const launchGameResponseGameUrlMax = 2048;

export const launchGameResponseGameUrl2Max = 2048;

export const launchGameResponseExpiresAtMax = 30;



export const LaunchGameResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "game_url": zod.string().max(launchGameResponseGameUrlMax).describe('Where the game is; empty where only `game_url2` holds.'),
  "game_url2": zod.string().max(launchGameResponseGameUrl2Max).describe('The other place of the game, taken when `game_url` is empty; empty where there is none.'),
  "walletMode": zod.enum(['seamless', 'transfer', 'none']).describe('`seamless` plays from the main wallet and opens in `/seamless`; `transfer` plays from the vendor\'s wallet and opens in `/game`; `none` is a page of the portal itself.'),
  "demo": zod.boolean().describe('Whether it is played in play credit.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(launchGameResponseExpiresAtMax).nullable().describe('Until when the address can be opened, once; null for a page of the portal.')
}).describe('The answer of `launchGame`.')

/**
 * The sheets that hold now. Nothing is played by other rules: limits, odds and return to player of a sheet are those of its
 * rounds, and they are known before any bet.
 * @summary List the rule sheets of the in-house games
 */
export const ListInhouseRulesQueryParams = zod.object({
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listInhouseRulesHeaderMerchantMax = 32;


export const listInhouseRulesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listInhouseRulesHeaderXRequestIdMax = 64;


export const listInhouseRulesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListInhouseRulesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listInhouseRulesHeaderMerchantMax).regex(listInhouseRulesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listInhouseRulesHeaderXRequestIdMax).regex(listInhouseRulesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listInhouseRulesResponseValueItemNodeIdMax = 12;


export const listInhouseRulesResponseValueItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const listInhouseRulesResponseValueItemGameNameMax = 120;

export const listInhouseRulesResponseValueItemVersionMax = 100000;

export const listInhouseRulesResponseValueItemValidFromMax = 30;

export const listInhouseRulesResponseValueItemHtmlMax = 20000;

export const listInhouseRulesResponseValueItemMultiplierRuleMax = 1000;

export const listInhouseRulesResponseValueItemPricesItemChoiceMax = 120;

export const listInhouseRulesResponseValueItemPricesItemMultiplierMax = 14;


export const listInhouseRulesResponseValueItemPricesItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const listInhouseRulesResponseValueItemPricesItemHitProbabilityMax = 14;


export const listInhouseRulesResponseValueItemPricesItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const listInhouseRulesResponseValueItemPricesItemReturnToPlayerMin = 0;
export const listInhouseRulesResponseValueItemPricesItemReturnToPlayerMax = 10000;

export const listInhouseRulesResponseValueItemPricesMax = 500;

export const listInhouseRulesResponseValueItemReturnToPlayerMin = 0;
export const listInhouseRulesResponseValueItemReturnToPlayerMax = 10000;

export const listInhouseRulesResponseValueItemMinStakeMax = 25;


export const listInhouseRulesResponseValueItemMinStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInhouseRulesResponseValueItemMaxStakeMax = 25;


export const listInhouseRulesResponseValueItemMaxStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInhouseRulesResponseValueItemMaxPayoutMax = 25;


export const listInhouseRulesResponseValueItemMaxPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInhouseRulesResponseValueItemUnfinishedHoursMax = 168;

export const listInhouseRulesResponseValueItemUnfinishedRuleMax = 500;

export const listInhouseRulesResponseValueMax = 50;



export const ListInhouseRulesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).describe('An in-house game, a game of vendor `BGS`.'),
  "nodeId": zod.string().max(listInhouseRulesResponseValueItemNodeIdMax).regex(listInhouseRulesResponseValueItemNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "gameName": zod.string().min(1).max(listInhouseRulesResponseValueItemGameNameMax).describe('Its name.'),
  "version": zod.int().min(1).max(listInhouseRulesResponseValueItemVersionMax).describe('The version of the sheet. A round is settled by the version that it began with.'),
  "validFrom": zod.iso.datetime({"offset":true}).max(listInhouseRulesResponseValueItemValidFromMax).describe('Since when this version holds.'),
  "html": zod.string().min(1).max(listInhouseRulesResponseValueItemHtmlMax).describe('How it is played, sanitised HTML.'),
  "multiplierRule": zod.string().min(1).max(listInhouseRulesResponseValueItemMultiplierRuleMax).describe('How the multiplier follows from a choice, for any choice.'),
  "prices": zod.array(zod.strictObject({
  "choice": zod.string().min(1).max(listInhouseRulesResponseValueItemPricesItemChoiceMax).describe('The choice, in words of the rule sheet.'),
  "multiplier": zod.string().max(listInhouseRulesResponseValueItemPricesItemMultiplierMax).regex(listInhouseRulesResponseValueItemPricesItemMultiplierRegExp).describe('What it pays for each 1 staked.'),
  "hitProbability": zod.string().max(listInhouseRulesResponseValueItemPricesItemHitProbabilityMax).regex(listInhouseRulesResponseValueItemPricesItemHitProbabilityRegExp).describe('How likely it wins.'),
  "returnToPlayer": zod.int().min(listInhouseRulesResponseValueItemPricesItemReturnToPlayerMin).max(listInhouseRulesResponseValueItemPricesItemReturnToPlayerMax).describe('The return to player of this choice in basis points, rounded down.')
}).describe('What one choice pays, and how likely it is.')).max(listInhouseRulesResponseValueItemPricesMax).describe('Every choice with its price; of a game with more than 500 choices those at even steps.'),
  "returnToPlayer": zod.int().min(listInhouseRulesResponseValueItemReturnToPlayerMin).max(listInhouseRulesResponseValueItemReturnToPlayerMax).describe('The return to player of the game in basis points.'),
  "minStake": zod.string().max(listInhouseRulesResponseValueItemMinStakeMax).regex(listInhouseRulesResponseValueItemMinStakeRegExp).describe('The least stake of a round.'),
  "maxStake": zod.string().max(listInhouseRulesResponseValueItemMaxStakeMax).regex(listInhouseRulesResponseValueItemMaxStakeRegExp).describe('The greatest stake of a round.'),
  "maxPayout": zod.string().max(listInhouseRulesResponseValueItemMaxPayoutMax).regex(listInhouseRulesResponseValueItemMaxPayoutRegExp).describe('The most that a round pays.'),
  "algorithm": zod.enum(['portico-hmac-sha256-1']).describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`moonshot`: n = below(1000000); it ends at floor(99000000 / (1000000 - n)) / 100, at least 1.00.\n'),
  "unfinishedHours": zod.int().min(1).max(listInhouseRulesResponseValueItemUnfinishedHoursMax).describe('How long an unfinished round waits for its player.'),
  "unfinishedRule": zod.string().min(1).max(listInhouseRulesResponseValueItemUnfinishedRuleMax).describe('What becomes of it then.')
}).describe('The rule sheet of an in-house game.')).max(listInhouseRulesResponseValueMax).describe('The rule sheets in the order of the catalogue.')
}).describe('The answer of `listInhouseRules`.')

/**
 * The sheet that holds now, or an earlier version, so that an old round can be checked. Versions never change.
 * @summary Show the rule sheet of an in-house game
 */
export const GetInhouseRulesParams = zod.object({
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).describe('The game.')
})

export const getInhouseRulesQueryVersionMax = 100000;



export const GetInhouseRulesQueryParams = zod.object({
  "version": zod.int().min(1).max(getInhouseRulesQueryVersionMax).optional().describe('The version; without it the one that holds now.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const getInhouseRulesHeaderMerchantMax = 32;


export const getInhouseRulesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getInhouseRulesHeaderXRequestIdMax = 64;


export const getInhouseRulesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetInhouseRulesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getInhouseRulesHeaderMerchantMax).regex(getInhouseRulesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getInhouseRulesHeaderXRequestIdMax).regex(getInhouseRulesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getInhouseRulesResponseValueNodeIdMax = 12;


export const getInhouseRulesResponseValueNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const getInhouseRulesResponseValueGameNameMax = 120;

export const getInhouseRulesResponseValueVersionMax = 100000;

export const getInhouseRulesResponseValueValidFromMax = 30;

export const getInhouseRulesResponseValueHtmlMax = 20000;

export const getInhouseRulesResponseValueMultiplierRuleMax = 1000;

export const getInhouseRulesResponseValuePricesItemChoiceMax = 120;

export const getInhouseRulesResponseValuePricesItemMultiplierMax = 14;


export const getInhouseRulesResponseValuePricesItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const getInhouseRulesResponseValuePricesItemHitProbabilityMax = 14;


export const getInhouseRulesResponseValuePricesItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const getInhouseRulesResponseValuePricesItemReturnToPlayerMin = 0;
export const getInhouseRulesResponseValuePricesItemReturnToPlayerMax = 10000;

export const getInhouseRulesResponseValuePricesMax = 500;

export const getInhouseRulesResponseValueReturnToPlayerMin = 0;
export const getInhouseRulesResponseValueReturnToPlayerMax = 10000;

export const getInhouseRulesResponseValueMinStakeMax = 25;


export const getInhouseRulesResponseValueMinStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getInhouseRulesResponseValueMaxStakeMax = 25;


export const getInhouseRulesResponseValueMaxStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getInhouseRulesResponseValueMaxPayoutMax = 25;


export const getInhouseRulesResponseValueMaxPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getInhouseRulesResponseValueUnfinishedHoursMax = 168;

export const getInhouseRulesResponseValueUnfinishedRuleMax = 500;



export const GetInhouseRulesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).describe('An in-house game, a game of vendor `BGS`.'),
  "nodeId": zod.string().max(getInhouseRulesResponseValueNodeIdMax).regex(getInhouseRulesResponseValueNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "gameName": zod.string().min(1).max(getInhouseRulesResponseValueGameNameMax).describe('Its name.'),
  "version": zod.int().min(1).max(getInhouseRulesResponseValueVersionMax).describe('The version of the sheet. A round is settled by the version that it began with.'),
  "validFrom": zod.iso.datetime({"offset":true}).max(getInhouseRulesResponseValueValidFromMax).describe('Since when this version holds.'),
  "html": zod.string().min(1).max(getInhouseRulesResponseValueHtmlMax).describe('How it is played, sanitised HTML.'),
  "multiplierRule": zod.string().min(1).max(getInhouseRulesResponseValueMultiplierRuleMax).describe('How the multiplier follows from a choice, for any choice.'),
  "prices": zod.array(zod.strictObject({
  "choice": zod.string().min(1).max(getInhouseRulesResponseValuePricesItemChoiceMax).describe('The choice, in words of the rule sheet.'),
  "multiplier": zod.string().max(getInhouseRulesResponseValuePricesItemMultiplierMax).regex(getInhouseRulesResponseValuePricesItemMultiplierRegExp).describe('What it pays for each 1 staked.'),
  "hitProbability": zod.string().max(getInhouseRulesResponseValuePricesItemHitProbabilityMax).regex(getInhouseRulesResponseValuePricesItemHitProbabilityRegExp).describe('How likely it wins.'),
  "returnToPlayer": zod.int().min(getInhouseRulesResponseValuePricesItemReturnToPlayerMin).max(getInhouseRulesResponseValuePricesItemReturnToPlayerMax).describe('The return to player of this choice in basis points, rounded down.')
}).describe('What one choice pays, and how likely it is.')).max(getInhouseRulesResponseValuePricesMax).describe('Every choice with its price; of a game with more than 500 choices those at even steps.'),
  "returnToPlayer": zod.int().min(getInhouseRulesResponseValueReturnToPlayerMin).max(getInhouseRulesResponseValueReturnToPlayerMax).describe('The return to player of the game in basis points.'),
  "minStake": zod.string().max(getInhouseRulesResponseValueMinStakeMax).regex(getInhouseRulesResponseValueMinStakeRegExp).describe('The least stake of a round.'),
  "maxStake": zod.string().max(getInhouseRulesResponseValueMaxStakeMax).regex(getInhouseRulesResponseValueMaxStakeRegExp).describe('The greatest stake of a round.'),
  "maxPayout": zod.string().max(getInhouseRulesResponseValueMaxPayoutMax).regex(getInhouseRulesResponseValueMaxPayoutRegExp).describe('The most that a round pays.'),
  "algorithm": zod.enum(['portico-hmac-sha256-1']).describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`moonshot`: n = below(1000000); it ends at floor(99000000 / (1000000 - n)) / 100, at least 1.00.\n'),
  "unfinishedHours": zod.int().min(1).max(getInhouseRulesResponseValueUnfinishedHoursMax).describe('How long an unfinished round waits for its player.'),
  "unfinishedRule": zod.string().min(1).max(getInhouseRulesResponseValueUnfinishedRuleMax).describe('What becomes of it then.')
}).describe('The rule sheet of an in-house game.')
}).describe('The answer of `getInhouseRules`.')

/**
 * Draws the seed of a new round and shows its SHA-256, before the player says what is bet. Nothing is staked yet. The member
 * has one sealed round of each game at most: asked again, the same one is answered until it is played or expires, after 10
 * minutes. The seed is kept encrypted and is shown by `getInhouseEvidence` when the round has ended; that of a round which
 * expired unplayed is never used.
 * @summary Seal a round of an in-house game
 */
export const commitInhouseRoundHeaderMerchantMax = 32;


export const commitInhouseRoundHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const commitInhouseRoundHeaderXRequestIdMax = 64;


export const commitInhouseRoundHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CommitInhouseRoundHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(commitInhouseRoundHeaderMerchantMax).regex(commitInhouseRoundHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(commitInhouseRoundHeaderXRequestIdMax).regex(commitInhouseRoundHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const CommitInhouseRoundBody = zod.strictObject({
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).describe('An in-house game, a game of vendor `BGS`.')
}).describe('The game that a round is wanted of.')

export const commitInhouseRoundResponseValueRoundIdMax = 40;


export const commitInhouseRoundResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const commitInhouseRoundResponseValueServerSeedHashMax = 64;


export const commitInhouseRoundResponseValueServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const commitInhouseRoundResponseValueRulesVersionMax = 100000;

export const commitInhouseRoundResponseValueExpiresAtMax = 30;



export const CommitInhouseRoundResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "roundId": zod.string().max(commitInhouseRoundResponseValueRoundIdMax).regex(commitInhouseRoundResponseValueRoundIdRegExp).describe('The id of a round.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).describe('An in-house game, a game of vendor `BGS`.'),
  "serverSeedHash": zod.string().max(commitInhouseRoundResponseValueServerSeedHashMax).regex(commitInhouseRoundResponseValueServerSeedHashRegExp).describe('The SHA-256 of the seed that decides the round.'),
  "algorithm": zod.enum(['portico-hmac-sha256-1']).describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`moonshot`: n = below(1000000); it ends at floor(99000000 / (1000000 - n)) / 100, at least 1.00.\n'),
  "rulesVersion": zod.int().min(1).max(commitInhouseRoundResponseValueRulesVersionMax).describe('The rule sheet that holds for it.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(commitInhouseRoundResponseValueExpiresAtMax).describe('Until when it can be played.')
}).describe('A round that is sealed but not yet played.')
}).describe('The answer of `commitInhouseRound`.')

/**
 * The rounds of the member of the session by the time of their start, the newest first, with the sums over the whole range.
 * At least three months are at hand.
 * @summary List the own rounds of the in-house games
 */
export const listInhouseRoundsQueryFromMax = 30;

export const listInhouseRoundsQueryToMax = 30;

export const listInhouseRoundsQueryPageNoDefault = 1;
export const listInhouseRoundsQueryPageNoMax = 100000;

export const listInhouseRoundsQueryPageSizeDefault = 42;
export const listInhouseRoundsQueryPageSizeMax = 100;



export const ListInhouseRoundsQueryParams = zod.object({
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).optional().describe('Rounds of this game only.'),
  "state": zod.enum(['open', 'won', 'lost', 'void']).optional().describe('Rounds in this state only.'),
  "from": zod.iso.datetime({"offset":true}).max(listInhouseRoundsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listInhouseRoundsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listInhouseRoundsQueryPageNoMax).default(listInhouseRoundsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listInhouseRoundsQueryPageSizeMax).default(listInhouseRoundsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listInhouseRoundsHeaderMerchantMax = 32;


export const listInhouseRoundsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listInhouseRoundsHeaderXRequestIdMax = 64;


export const listInhouseRoundsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListInhouseRoundsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listInhouseRoundsHeaderMerchantMax).regex(listInhouseRoundsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listInhouseRoundsHeaderXRequestIdMax).regex(listInhouseRoundsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listInhouseRoundsResponseValueContentItemRoundIdMax = 40;


export const listInhouseRoundsResponseValueContentItemRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const listInhouseRoundsResponseValueContentItemBetIdMax = 40;


export const listInhouseRoundsResponseValueContentItemBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const listInhouseRoundsResponseValueContentItemGameNameMax = 120;

export const listInhouseRoundsResponseValueContentItemRulesVersionMax = 100000;

export const listInhouseRoundsResponseValueContentItemStakeMax = 25;


export const listInhouseRoundsResponseValueContentItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInhouseRoundsResponseValueContentItemChoiceOneCashOutAtMax = 9;


export const listInhouseRoundsResponseValueContentItemChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const listInhouseRoundsResponseValueContentItemChoiceTwoRowsMin = 8;
export const listInhouseRoundsResponseValueContentItemChoiceTwoRowsMax = 16;

export const listInhouseRoundsResponseValueContentItemChoiceThreeMinesMax = 24;

export const listInhouseRoundsResponseValueContentItemChoiceFourTargetMax = 5;


export const listInhouseRoundsResponseValueContentItemChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');
export const listInhouseRoundsResponseValueContentItemChoiceFiveNumbersItemMax = 40;

export const listInhouseRoundsResponseValueContentItemChoiceFiveNumbersMax = 10;

export const listInhouseRoundsResponseValueContentItemClientSeedMax = 64;


export const listInhouseRoundsResponseValueContentItemClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const listInhouseRoundsResponseValueContentItemServerSeedHashMax = 64;


export const listInhouseRoundsResponseValueContentItemServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const listInhouseRoundsResponseValueContentItemOpenedItemMin = 0;
export const listInhouseRoundsResponseValueContentItemOpenedItemMax = 24;

export const listInhouseRoundsResponseValueContentItemOpenedMax = 25;

export const listInhouseRoundsResponseValueContentItemMultiplierMax = 14;


export const listInhouseRoundsResponseValueContentItemMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const listInhouseRoundsResponseValueContentItemNextMultiplierMax = 14;


export const listInhouseRoundsResponseValueContentItemNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const listInhouseRoundsResponseValueContentItemPayoutMax = 25;


export const listInhouseRoundsResponseValueContentItemPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInhouseRoundsResponseValueContentItemOutcomeItemMax = 12;


export const listInhouseRoundsResponseValueContentItemOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');
export const listInhouseRoundsResponseValueContentItemOutcomeMax = 40;

export const listInhouseRoundsResponseValueContentItemStartedAtMax = 30;

export const listInhouseRoundsResponseValueContentItemEndedAtMax = 30;

export const listInhouseRoundsResponseValueContentMax = 100;

export const listInhouseRoundsResponseValueTotalPagesMin = 0;
export const listInhouseRoundsResponseValueTotalPagesMax = 1000000;

export const listInhouseRoundsResponseValueTotalElementsMin = 0;
export const listInhouseRoundsResponseValueTotalElementsMax = 100000000;

export const listInhouseRoundsResponseValueTotalsRoundsMin = 0;
export const listInhouseRoundsResponseValueTotalsRoundsMax = 100000000;

export const listInhouseRoundsResponseValueTotalsStakeMax = 25;


export const listInhouseRoundsResponseValueTotalsStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInhouseRoundsResponseValueTotalsPayoutMax = 25;


export const listInhouseRoundsResponseValueTotalsPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listInhouseRoundsResponseValueTotalsNetMax = 25;


export const listInhouseRoundsResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListInhouseRoundsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "roundId": zod.string().max(listInhouseRoundsResponseValueContentItemRoundIdMax).regex(listInhouseRoundsResponseValueContentItemRoundIdRegExp).describe('The id of a round.'),
  "betId": zod.string().max(listInhouseRoundsResponseValueContentItemBetIdMax).regex(listInhouseRoundsResponseValueContentItemBetIdRegExp).describe('The bet in the betting record.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).describe('An in-house game, a game of vendor `BGS`.'),
  "gameName": zod.string().min(1).max(listInhouseRoundsResponseValueContentItemGameNameMax).describe('The game\'s name.'),
  "rulesVersion": zod.int().min(1).max(listInhouseRoundsResponseValueContentItemRulesVersionMax).describe('The rule sheet that holds for it.'),
  "state": zod.enum(['open', 'won', 'lost', 'void']).describe('`open` waits for the player; `void` gave the stake back.'),
  "demo": zod.boolean().describe('Whether it is played in play credit.'),
  "stake": zod.string().max(listInhouseRoundsResponseValueContentItemStakeMax).regex(listInhouseRoundsResponseValueContentItemStakeRegExp).describe('The stake.'),
  "choice": zod.union([zod.strictObject({
  "game": zod.enum(['moonshot']).describe('The game.'),
  "cashOutAt": zod.string().max(listInhouseRoundsResponseValueContentItemChoiceOneCashOutAtMax).regex(listInhouseRoundsResponseValueContentItemChoiceOneCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')
}).describe('Fly, and get out in time.'),zod.strictObject({
  "game": zod.enum(['plinko']).describe('The game.'),
  "rows": zod.int().min(listInhouseRoundsResponseValueContentItemChoiceTwoRowsMin).max(listInhouseRoundsResponseValueContentItemChoiceTwoRowsMax).describe('Rows of pins.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Drop a ball.'),zod.strictObject({
  "game": zod.enum(['mines']).describe('The game.'),
  "mines": zod.int().min(1).max(listInhouseRoundsResponseValueContentItemChoiceThreeMinesMax).describe('Mines below the 25 cells.')
}).describe('Open cells without meeting a mine.'),zod.strictObject({
  "game": zod.enum(['dice']).describe('The game.'),
  "direction": zod.enum(['over', 'under']).describe('On which side of the target the roll wins; on it, it loses.'),
  "target": zod.string().max(listInhouseRoundsResponseValueContentItemChoiceFourTargetMax).regex(listInhouseRoundsResponseValueContentItemChoiceFourTargetRegExp).describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.')
}).describe('Roll over or under a number.'),zod.strictObject({
  "game": zod.enum(['keno']).describe('The game.'),
  "numbers": zod.array(zod.int().min(1).max(listInhouseRoundsResponseValueContentItemChoiceFiveNumbersItemMax)).min(1).max(listInhouseRoundsResponseValueContentItemChoiceFiveNumbersMax).describe('The numbers, none twice.')
}).describe('Name up to ten of forty numbers.'),zod.strictObject({
  "game": zod.enum(['lumo-lamp']).describe('The game.'),
  "light": zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).describe('The colour.')
}).describe('Name the colour that lights up.')]).describe('What the player bets on.'),
  "clientSeed": zod.string().max(listInhouseRoundsResponseValueContentItemClientSeedMax).regex(listInhouseRoundsResponseValueContentItemClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "serverSeedHash": zod.string().max(listInhouseRoundsResponseValueContentItemServerSeedHashMax).regex(listInhouseRoundsResponseValueContentItemServerSeedHashRegExp).describe('The commitment, as it was shown before the bet.'),
  "opened": zod.array(zod.int().min(listInhouseRoundsResponseValueContentItemOpenedItemMin).max(listInhouseRoundsResponseValueContentItemOpenedItemMax)).max(listInhouseRoundsResponseValueContentItemOpenedMax).describe('The cells of Mines that were opened, in this order; empty in other games.'),
  "multiplier": zod.string().max(listInhouseRoundsResponseValueContentItemMultiplierMax).regex(listInhouseRoundsResponseValueContentItemMultiplierRegExp).describe('What the round pays, or would pay now, for each 1 staked; 0.00 when it is lost.'),
  "nextMultiplier": zod.string().max(listInhouseRoundsResponseValueContentItemNextMultiplierMax).regex(listInhouseRoundsResponseValueContentItemNextMultiplierRegExp).nullable().describe('What the next safe cell of Mines would make of it; null where nothing can follow.'),
  "payout": zod.string().max(listInhouseRoundsResponseValueContentItemPayoutMax).regex(listInhouseRoundsResponseValueContentItemPayoutRegExp).nullable().describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.'),
  "outcome": zod.array(zod.string().max(listInhouseRoundsResponseValueContentItemOutcomeItemMax).regex(listInhouseRoundsResponseValueContentItemOutcomeItemRegExp)).max(listInhouseRoundsResponseValueContentItemOutcomeMax).describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour.\n'),
  "startedAt": zod.iso.datetime({"offset":true}).max(listInhouseRoundsResponseValueContentItemStartedAtMax).describe('When the stake was taken.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(listInhouseRoundsResponseValueContentItemEndedAtMax).nullable().describe('When it ended.')
}).describe('A round of an in-house game.')).max(listInhouseRoundsResponseValueContentMax).describe('The rounds of the page, the newest first; none beyond the last page.'),
  "totalPages": zod.int().min(listInhouseRoundsResponseValueTotalPagesMin).max(listInhouseRoundsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listInhouseRoundsResponseValueTotalElementsMin).max(listInhouseRoundsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "rounds": zod.int().min(listInhouseRoundsResponseValueTotalsRoundsMin).max(listInhouseRoundsResponseValueTotalsRoundsMax).describe('Rounds.'),
  "stake": zod.string().max(listInhouseRoundsResponseValueTotalsStakeMax).regex(listInhouseRoundsResponseValueTotalsStakeRegExp).describe('What was staked.'),
  "payout": zod.string().max(listInhouseRoundsResponseValueTotalsPayoutMax).regex(listInhouseRoundsResponseValueTotalsPayoutRegExp).describe('What was paid.'),
  "net": zod.string().max(listInhouseRoundsResponseValueTotalsNetMax).regex(listInhouseRoundsResponseValueTotalsNetRegExp).describe('Paid less staked, negative when the player lost.')
}).describe('The sums over all entries of the range, not of the page.')
}).describe('A page of rounds.')
}).describe('The answer of `listInhouseRounds`.')

/**
 * Takes the stake and plays the round that `commitInhouseRound` sealed, with what the player adds to its seed. Stake and choice
 * must keep to the rule sheet (422 `bet_limit_exceeded` above its limits, 400 `validation_failed` below them or for a choice that
 * does not belong to the game). Dice, Keno, Plinko and Lumo Lamp end at once, and Moonshot with `cashOutAt` by itself; Mines and
 * Moonshot by hand are `open` and go on with `actInhouseRound`. Stake, outcome, payout and ledger entries are one transaction:
 * either all of it happened or nothing. A trial account plays in play credit. The same key and body are answered with the same
 * round; another body with the same key is 409. A round is played once: 422 `round_not_open`; after 10 minutes 422
 * `round_expired`.
 * @summary Play a sealed round
 */
export const playInhouseRoundHeaderMerchantMax = 32;


export const playInhouseRoundHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const playInhouseRoundHeaderXRequestIdMax = 64;


export const playInhouseRoundHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const playInhouseRoundHeaderIdempotencyKeyMax = 64;


export const playInhouseRoundHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const PlayInhouseRoundHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(playInhouseRoundHeaderMerchantMax).regex(playInhouseRoundHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(playInhouseRoundHeaderXRequestIdMax).regex(playInhouseRoundHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(playInhouseRoundHeaderIdempotencyKeyMax).regex(playInhouseRoundHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const playInhouseRoundBodyRoundIdMax = 40;


export const playInhouseRoundBodyRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const playInhouseRoundBodyStakeMax = 25;


export const playInhouseRoundBodyStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const playInhouseRoundBodyClientSeedMax = 64;


export const playInhouseRoundBodyClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const playInhouseRoundBodyChoiceOneCashOutAtMax = 9;


export const playInhouseRoundBodyChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const playInhouseRoundBodyChoiceTwoRowsMin = 8;
export const playInhouseRoundBodyChoiceTwoRowsMax = 16;

export const playInhouseRoundBodyChoiceThreeMinesMax = 24;

export const playInhouseRoundBodyChoiceFourTargetMax = 5;


export const playInhouseRoundBodyChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');
export const playInhouseRoundBodyChoiceFiveNumbersItemMax = 40;

export const playInhouseRoundBodyChoiceFiveNumbersMax = 10;



export const PlayInhouseRoundBody = zod.strictObject({
  "roundId": zod.string().max(playInhouseRoundBodyRoundIdMax).regex(playInhouseRoundBodyRoundIdRegExp).describe('The id of a round.'),
  "stake": zod.string().max(playInhouseRoundBodyStakeMax).regex(playInhouseRoundBodyStakeRegExp).describe('The stake, within the limits of the rule sheet.'),
  "clientSeed": zod.string().max(playInhouseRoundBodyClientSeedMax).regex(playInhouseRoundBodyClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "choice": zod.union([zod.strictObject({
  "game": zod.enum(['moonshot']).describe('The game.'),
  "cashOutAt": zod.string().max(playInhouseRoundBodyChoiceOneCashOutAtMax).regex(playInhouseRoundBodyChoiceOneCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')
}).describe('Fly, and get out in time.'),zod.strictObject({
  "game": zod.enum(['plinko']).describe('The game.'),
  "rows": zod.int().min(playInhouseRoundBodyChoiceTwoRowsMin).max(playInhouseRoundBodyChoiceTwoRowsMax).describe('Rows of pins.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Drop a ball.'),zod.strictObject({
  "game": zod.enum(['mines']).describe('The game.'),
  "mines": zod.int().min(1).max(playInhouseRoundBodyChoiceThreeMinesMax).describe('Mines below the 25 cells.')
}).describe('Open cells without meeting a mine.'),zod.strictObject({
  "game": zod.enum(['dice']).describe('The game.'),
  "direction": zod.enum(['over', 'under']).describe('On which side of the target the roll wins; on it, it loses.'),
  "target": zod.string().max(playInhouseRoundBodyChoiceFourTargetMax).regex(playInhouseRoundBodyChoiceFourTargetRegExp).describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.')
}).describe('Roll over or under a number.'),zod.strictObject({
  "game": zod.enum(['keno']).describe('The game.'),
  "numbers": zod.array(zod.int().min(1).max(playInhouseRoundBodyChoiceFiveNumbersItemMax)).min(1).max(playInhouseRoundBodyChoiceFiveNumbersMax).describe('The numbers, none twice.')
}).describe('Name up to ten of forty numbers.'),zod.strictObject({
  "game": zod.enum(['lumo-lamp']).describe('The game.'),
  "light": zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).describe('The colour.')
}).describe('Name the colour that lights up.')]).describe('What the player bets on.')
}).describe('The bet of a round.')

export const playInhouseRoundResponseValueRoundRoundIdMax = 40;


export const playInhouseRoundResponseValueRoundRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const playInhouseRoundResponseValueRoundBetIdMax = 40;


export const playInhouseRoundResponseValueRoundBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const playInhouseRoundResponseValueRoundGameNameMax = 120;

export const playInhouseRoundResponseValueRoundRulesVersionMax = 100000;

export const playInhouseRoundResponseValueRoundStakeMax = 25;


export const playInhouseRoundResponseValueRoundStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const playInhouseRoundResponseValueRoundChoiceOneCashOutAtMax = 9;


export const playInhouseRoundResponseValueRoundChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const playInhouseRoundResponseValueRoundChoiceTwoRowsMin = 8;
export const playInhouseRoundResponseValueRoundChoiceTwoRowsMax = 16;

export const playInhouseRoundResponseValueRoundChoiceThreeMinesMax = 24;

export const playInhouseRoundResponseValueRoundChoiceFourTargetMax = 5;


export const playInhouseRoundResponseValueRoundChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');
export const playInhouseRoundResponseValueRoundChoiceFiveNumbersItemMax = 40;

export const playInhouseRoundResponseValueRoundChoiceFiveNumbersMax = 10;

export const playInhouseRoundResponseValueRoundClientSeedMax = 64;


export const playInhouseRoundResponseValueRoundClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const playInhouseRoundResponseValueRoundServerSeedHashMax = 64;


export const playInhouseRoundResponseValueRoundServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const playInhouseRoundResponseValueRoundOpenedItemMin = 0;
export const playInhouseRoundResponseValueRoundOpenedItemMax = 24;

export const playInhouseRoundResponseValueRoundOpenedMax = 25;

export const playInhouseRoundResponseValueRoundMultiplierMax = 14;


export const playInhouseRoundResponseValueRoundMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const playInhouseRoundResponseValueRoundNextMultiplierMax = 14;


export const playInhouseRoundResponseValueRoundNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const playInhouseRoundResponseValueRoundPayoutMax = 25;


export const playInhouseRoundResponseValueRoundPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const playInhouseRoundResponseValueRoundOutcomeItemMax = 12;


export const playInhouseRoundResponseValueRoundOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');
export const playInhouseRoundResponseValueRoundOutcomeMax = 40;

export const playInhouseRoundResponseValueRoundStartedAtMax = 30;

export const playInhouseRoundResponseValueRoundEndedAtMax = 30;

export const playInhouseRoundResponseValueBalanceAfterMax = 25;


export const playInhouseRoundResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const PlayInhouseRoundResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "round": zod.strictObject({
  "roundId": zod.string().max(playInhouseRoundResponseValueRoundRoundIdMax).regex(playInhouseRoundResponseValueRoundRoundIdRegExp).describe('The id of a round.'),
  "betId": zod.string().max(playInhouseRoundResponseValueRoundBetIdMax).regex(playInhouseRoundResponseValueRoundBetIdRegExp).describe('The bet in the betting record.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).describe('An in-house game, a game of vendor `BGS`.'),
  "gameName": zod.string().min(1).max(playInhouseRoundResponseValueRoundGameNameMax).describe('The game\'s name.'),
  "rulesVersion": zod.int().min(1).max(playInhouseRoundResponseValueRoundRulesVersionMax).describe('The rule sheet that holds for it.'),
  "state": zod.enum(['open', 'won', 'lost', 'void']).describe('`open` waits for the player; `void` gave the stake back.'),
  "demo": zod.boolean().describe('Whether it is played in play credit.'),
  "stake": zod.string().max(playInhouseRoundResponseValueRoundStakeMax).regex(playInhouseRoundResponseValueRoundStakeRegExp).describe('The stake.'),
  "choice": zod.union([zod.strictObject({
  "game": zod.enum(['moonshot']).describe('The game.'),
  "cashOutAt": zod.string().max(playInhouseRoundResponseValueRoundChoiceOneCashOutAtMax).regex(playInhouseRoundResponseValueRoundChoiceOneCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')
}).describe('Fly, and get out in time.'),zod.strictObject({
  "game": zod.enum(['plinko']).describe('The game.'),
  "rows": zod.int().min(playInhouseRoundResponseValueRoundChoiceTwoRowsMin).max(playInhouseRoundResponseValueRoundChoiceTwoRowsMax).describe('Rows of pins.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Drop a ball.'),zod.strictObject({
  "game": zod.enum(['mines']).describe('The game.'),
  "mines": zod.int().min(1).max(playInhouseRoundResponseValueRoundChoiceThreeMinesMax).describe('Mines below the 25 cells.')
}).describe('Open cells without meeting a mine.'),zod.strictObject({
  "game": zod.enum(['dice']).describe('The game.'),
  "direction": zod.enum(['over', 'under']).describe('On which side of the target the roll wins; on it, it loses.'),
  "target": zod.string().max(playInhouseRoundResponseValueRoundChoiceFourTargetMax).regex(playInhouseRoundResponseValueRoundChoiceFourTargetRegExp).describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.')
}).describe('Roll over or under a number.'),zod.strictObject({
  "game": zod.enum(['keno']).describe('The game.'),
  "numbers": zod.array(zod.int().min(1).max(playInhouseRoundResponseValueRoundChoiceFiveNumbersItemMax)).min(1).max(playInhouseRoundResponseValueRoundChoiceFiveNumbersMax).describe('The numbers, none twice.')
}).describe('Name up to ten of forty numbers.'),zod.strictObject({
  "game": zod.enum(['lumo-lamp']).describe('The game.'),
  "light": zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).describe('The colour.')
}).describe('Name the colour that lights up.')]).describe('What the player bets on.'),
  "clientSeed": zod.string().max(playInhouseRoundResponseValueRoundClientSeedMax).regex(playInhouseRoundResponseValueRoundClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "serverSeedHash": zod.string().max(playInhouseRoundResponseValueRoundServerSeedHashMax).regex(playInhouseRoundResponseValueRoundServerSeedHashRegExp).describe('The commitment, as it was shown before the bet.'),
  "opened": zod.array(zod.int().min(playInhouseRoundResponseValueRoundOpenedItemMin).max(playInhouseRoundResponseValueRoundOpenedItemMax)).max(playInhouseRoundResponseValueRoundOpenedMax).describe('The cells of Mines that were opened, in this order; empty in other games.'),
  "multiplier": zod.string().max(playInhouseRoundResponseValueRoundMultiplierMax).regex(playInhouseRoundResponseValueRoundMultiplierRegExp).describe('What the round pays, or would pay now, for each 1 staked; 0.00 when it is lost.'),
  "nextMultiplier": zod.string().max(playInhouseRoundResponseValueRoundNextMultiplierMax).regex(playInhouseRoundResponseValueRoundNextMultiplierRegExp).nullable().describe('What the next safe cell of Mines would make of it; null where nothing can follow.'),
  "payout": zod.string().max(playInhouseRoundResponseValueRoundPayoutMax).regex(playInhouseRoundResponseValueRoundPayoutRegExp).nullable().describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.'),
  "outcome": zod.array(zod.string().max(playInhouseRoundResponseValueRoundOutcomeItemMax).regex(playInhouseRoundResponseValueRoundOutcomeItemRegExp)).max(playInhouseRoundResponseValueRoundOutcomeMax).describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour.\n'),
  "startedAt": zod.iso.datetime({"offset":true}).max(playInhouseRoundResponseValueRoundStartedAtMax).describe('When the stake was taken.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(playInhouseRoundResponseValueRoundEndedAtMax).nullable().describe('When it ended.')
}).describe('A round of an in-house game.'),
  "balanceAfter": zod.string().max(playInhouseRoundResponseValueBalanceAfterMax).regex(playInhouseRoundResponseValueBalanceAfterRegExp).describe('What the member can play with now.')
}).describe('A round after a step, and the balance after it.')
}).describe('The answer of `playInhouseRound`.')

/**
 * A round of the member of the session, also one that another page began: an open round is gone on with from here. Another
 * member's round is 404. `outcome` stays empty until the round has ended.
 * @summary Show a round
 */
export const getInhouseRoundPathRoundIdMax = 40;


export const getInhouseRoundPathRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const GetInhouseRoundParams = zod.object({
  "roundId": zod.string().max(getInhouseRoundPathRoundIdMax).regex(getInhouseRoundPathRoundIdRegExp).describe('The round.')
})

export const getInhouseRoundHeaderMerchantMax = 32;


export const getInhouseRoundHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getInhouseRoundHeaderXRequestIdMax = 64;


export const getInhouseRoundHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetInhouseRoundHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getInhouseRoundHeaderMerchantMax).regex(getInhouseRoundHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getInhouseRoundHeaderXRequestIdMax).regex(getInhouseRoundHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getInhouseRoundResponseValueRoundIdMax = 40;


export const getInhouseRoundResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const getInhouseRoundResponseValueBetIdMax = 40;


export const getInhouseRoundResponseValueBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const getInhouseRoundResponseValueGameNameMax = 120;

export const getInhouseRoundResponseValueRulesVersionMax = 100000;

export const getInhouseRoundResponseValueStakeMax = 25;


export const getInhouseRoundResponseValueStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getInhouseRoundResponseValueChoiceOneCashOutAtMax = 9;


export const getInhouseRoundResponseValueChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const getInhouseRoundResponseValueChoiceTwoRowsMin = 8;
export const getInhouseRoundResponseValueChoiceTwoRowsMax = 16;

export const getInhouseRoundResponseValueChoiceThreeMinesMax = 24;

export const getInhouseRoundResponseValueChoiceFourTargetMax = 5;


export const getInhouseRoundResponseValueChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');
export const getInhouseRoundResponseValueChoiceFiveNumbersItemMax = 40;

export const getInhouseRoundResponseValueChoiceFiveNumbersMax = 10;

export const getInhouseRoundResponseValueClientSeedMax = 64;


export const getInhouseRoundResponseValueClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getInhouseRoundResponseValueServerSeedHashMax = 64;


export const getInhouseRoundResponseValueServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const getInhouseRoundResponseValueOpenedItemMin = 0;
export const getInhouseRoundResponseValueOpenedItemMax = 24;

export const getInhouseRoundResponseValueOpenedMax = 25;

export const getInhouseRoundResponseValueMultiplierMax = 14;


export const getInhouseRoundResponseValueMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const getInhouseRoundResponseValueNextMultiplierMax = 14;


export const getInhouseRoundResponseValueNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const getInhouseRoundResponseValuePayoutMax = 25;


export const getInhouseRoundResponseValuePayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getInhouseRoundResponseValueOutcomeItemMax = 12;


export const getInhouseRoundResponseValueOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');
export const getInhouseRoundResponseValueOutcomeMax = 40;

export const getInhouseRoundResponseValueStartedAtMax = 30;

export const getInhouseRoundResponseValueEndedAtMax = 30;



export const GetInhouseRoundResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "roundId": zod.string().max(getInhouseRoundResponseValueRoundIdMax).regex(getInhouseRoundResponseValueRoundIdRegExp).describe('The id of a round.'),
  "betId": zod.string().max(getInhouseRoundResponseValueBetIdMax).regex(getInhouseRoundResponseValueBetIdRegExp).describe('The bet in the betting record.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).describe('An in-house game, a game of vendor `BGS`.'),
  "gameName": zod.string().min(1).max(getInhouseRoundResponseValueGameNameMax).describe('The game\'s name.'),
  "rulesVersion": zod.int().min(1).max(getInhouseRoundResponseValueRulesVersionMax).describe('The rule sheet that holds for it.'),
  "state": zod.enum(['open', 'won', 'lost', 'void']).describe('`open` waits for the player; `void` gave the stake back.'),
  "demo": zod.boolean().describe('Whether it is played in play credit.'),
  "stake": zod.string().max(getInhouseRoundResponseValueStakeMax).regex(getInhouseRoundResponseValueStakeRegExp).describe('The stake.'),
  "choice": zod.union([zod.strictObject({
  "game": zod.enum(['moonshot']).describe('The game.'),
  "cashOutAt": zod.string().max(getInhouseRoundResponseValueChoiceOneCashOutAtMax).regex(getInhouseRoundResponseValueChoiceOneCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')
}).describe('Fly, and get out in time.'),zod.strictObject({
  "game": zod.enum(['plinko']).describe('The game.'),
  "rows": zod.int().min(getInhouseRoundResponseValueChoiceTwoRowsMin).max(getInhouseRoundResponseValueChoiceTwoRowsMax).describe('Rows of pins.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Drop a ball.'),zod.strictObject({
  "game": zod.enum(['mines']).describe('The game.'),
  "mines": zod.int().min(1).max(getInhouseRoundResponseValueChoiceThreeMinesMax).describe('Mines below the 25 cells.')
}).describe('Open cells without meeting a mine.'),zod.strictObject({
  "game": zod.enum(['dice']).describe('The game.'),
  "direction": zod.enum(['over', 'under']).describe('On which side of the target the roll wins; on it, it loses.'),
  "target": zod.string().max(getInhouseRoundResponseValueChoiceFourTargetMax).regex(getInhouseRoundResponseValueChoiceFourTargetRegExp).describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.')
}).describe('Roll over or under a number.'),zod.strictObject({
  "game": zod.enum(['keno']).describe('The game.'),
  "numbers": zod.array(zod.int().min(1).max(getInhouseRoundResponseValueChoiceFiveNumbersItemMax)).min(1).max(getInhouseRoundResponseValueChoiceFiveNumbersMax).describe('The numbers, none twice.')
}).describe('Name up to ten of forty numbers.'),zod.strictObject({
  "game": zod.enum(['lumo-lamp']).describe('The game.'),
  "light": zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).describe('The colour.')
}).describe('Name the colour that lights up.')]).describe('What the player bets on.'),
  "clientSeed": zod.string().max(getInhouseRoundResponseValueClientSeedMax).regex(getInhouseRoundResponseValueClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "serverSeedHash": zod.string().max(getInhouseRoundResponseValueServerSeedHashMax).regex(getInhouseRoundResponseValueServerSeedHashRegExp).describe('The commitment, as it was shown before the bet.'),
  "opened": zod.array(zod.int().min(getInhouseRoundResponseValueOpenedItemMin).max(getInhouseRoundResponseValueOpenedItemMax)).max(getInhouseRoundResponseValueOpenedMax).describe('The cells of Mines that were opened, in this order; empty in other games.'),
  "multiplier": zod.string().max(getInhouseRoundResponseValueMultiplierMax).regex(getInhouseRoundResponseValueMultiplierRegExp).describe('What the round pays, or would pay now, for each 1 staked; 0.00 when it is lost.'),
  "nextMultiplier": zod.string().max(getInhouseRoundResponseValueNextMultiplierMax).regex(getInhouseRoundResponseValueNextMultiplierRegExp).nullable().describe('What the next safe cell of Mines would make of it; null where nothing can follow.'),
  "payout": zod.string().max(getInhouseRoundResponseValuePayoutMax).regex(getInhouseRoundResponseValuePayoutRegExp).nullable().describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.'),
  "outcome": zod.array(zod.string().max(getInhouseRoundResponseValueOutcomeItemMax).regex(getInhouseRoundResponseValueOutcomeItemRegExp)).max(getInhouseRoundResponseValueOutcomeMax).describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour.\n'),
  "startedAt": zod.iso.datetime({"offset":true}).max(getInhouseRoundResponseValueStartedAtMax).describe('When the stake was taken.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(getInhouseRoundResponseValueEndedAtMax).nullable().describe('When it ended.')
}).describe('A round of an in-house game.')
}).describe('The answer of `getInhouseRound`.')

/**
 * Opens a cell of Mines or cashes out Mines or Moonshot. A mine ends the round as lost; the last safe cell cashes out by itself.
 * Mines can be cashed out once a cell is open. Moonshot has flown e^(0.06 t) after t seconds on the server's clock, cut to two
 * decimals; it is cashed out at the moment this call is received, and is lost where it had ended by then. The step, its payout
 * and its ledger entries are one transaction; with the same key and body it happens once. An ended round, an open cell again or
 * a step that the game does not have is 422 `round_not_open`. A round left alone ends after the sheet's `unfinishedHours` by its
 * `unfinishedRule`.
 * @summary Go on with an open round
 */
export const actInhouseRoundPathRoundIdMax = 40;


export const actInhouseRoundPathRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const ActInhouseRoundParams = zod.object({
  "roundId": zod.string().max(actInhouseRoundPathRoundIdMax).regex(actInhouseRoundPathRoundIdRegExp).describe('The round.')
})

export const actInhouseRoundHeaderMerchantMax = 32;


export const actInhouseRoundHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const actInhouseRoundHeaderXRequestIdMax = 64;


export const actInhouseRoundHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const actInhouseRoundHeaderIdempotencyKeyMax = 64;


export const actInhouseRoundHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ActInhouseRoundHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(actInhouseRoundHeaderMerchantMax).regex(actInhouseRoundHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(actInhouseRoundHeaderXRequestIdMax).regex(actInhouseRoundHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(actInhouseRoundHeaderIdempotencyKeyMax).regex(actInhouseRoundHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const actInhouseRoundBodyCellMin = 0;
export const actInhouseRoundBodyCellMax = 24;



export const ActInhouseRoundBody = zod.strictObject({
  "action": zod.enum(['open', 'cash_out']).describe('`open` a cell of Mines, or `cash_out` of Mines or Moonshot.'),
  "cell": zod.int().min(actInhouseRoundBodyCellMin).max(actInhouseRoundBodyCellMax).optional().describe('The cell to open, from 0 at the top left, row by row. With `open`, and only then.')
}).describe('The next step of a round that goes on.')

export const actInhouseRoundResponseValueRoundRoundIdMax = 40;


export const actInhouseRoundResponseValueRoundRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const actInhouseRoundResponseValueRoundBetIdMax = 40;


export const actInhouseRoundResponseValueRoundBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const actInhouseRoundResponseValueRoundGameNameMax = 120;

export const actInhouseRoundResponseValueRoundRulesVersionMax = 100000;

export const actInhouseRoundResponseValueRoundStakeMax = 25;


export const actInhouseRoundResponseValueRoundStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const actInhouseRoundResponseValueRoundChoiceOneCashOutAtMax = 9;


export const actInhouseRoundResponseValueRoundChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const actInhouseRoundResponseValueRoundChoiceTwoRowsMin = 8;
export const actInhouseRoundResponseValueRoundChoiceTwoRowsMax = 16;

export const actInhouseRoundResponseValueRoundChoiceThreeMinesMax = 24;

export const actInhouseRoundResponseValueRoundChoiceFourTargetMax = 5;


export const actInhouseRoundResponseValueRoundChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');
export const actInhouseRoundResponseValueRoundChoiceFiveNumbersItemMax = 40;

export const actInhouseRoundResponseValueRoundChoiceFiveNumbersMax = 10;

export const actInhouseRoundResponseValueRoundClientSeedMax = 64;


export const actInhouseRoundResponseValueRoundClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const actInhouseRoundResponseValueRoundServerSeedHashMax = 64;


export const actInhouseRoundResponseValueRoundServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const actInhouseRoundResponseValueRoundOpenedItemMin = 0;
export const actInhouseRoundResponseValueRoundOpenedItemMax = 24;

export const actInhouseRoundResponseValueRoundOpenedMax = 25;

export const actInhouseRoundResponseValueRoundMultiplierMax = 14;


export const actInhouseRoundResponseValueRoundMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const actInhouseRoundResponseValueRoundNextMultiplierMax = 14;


export const actInhouseRoundResponseValueRoundNextMultiplierRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const actInhouseRoundResponseValueRoundPayoutMax = 25;


export const actInhouseRoundResponseValueRoundPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const actInhouseRoundResponseValueRoundOutcomeItemMax = 12;


export const actInhouseRoundResponseValueRoundOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');
export const actInhouseRoundResponseValueRoundOutcomeMax = 40;

export const actInhouseRoundResponseValueRoundStartedAtMax = 30;

export const actInhouseRoundResponseValueRoundEndedAtMax = 30;

export const actInhouseRoundResponseValueBalanceAfterMax = 25;


export const actInhouseRoundResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ActInhouseRoundResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "round": zod.strictObject({
  "roundId": zod.string().max(actInhouseRoundResponseValueRoundRoundIdMax).regex(actInhouseRoundResponseValueRoundRoundIdRegExp).describe('The id of a round.'),
  "betId": zod.string().max(actInhouseRoundResponseValueRoundBetIdMax).regex(actInhouseRoundResponseValueRoundBetIdRegExp).describe('The bet in the betting record.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).describe('An in-house game, a game of vendor `BGS`.'),
  "gameName": zod.string().min(1).max(actInhouseRoundResponseValueRoundGameNameMax).describe('The game\'s name.'),
  "rulesVersion": zod.int().min(1).max(actInhouseRoundResponseValueRoundRulesVersionMax).describe('The rule sheet that holds for it.'),
  "state": zod.enum(['open', 'won', 'lost', 'void']).describe('`open` waits for the player; `void` gave the stake back.'),
  "demo": zod.boolean().describe('Whether it is played in play credit.'),
  "stake": zod.string().max(actInhouseRoundResponseValueRoundStakeMax).regex(actInhouseRoundResponseValueRoundStakeRegExp).describe('The stake.'),
  "choice": zod.union([zod.strictObject({
  "game": zod.enum(['moonshot']).describe('The game.'),
  "cashOutAt": zod.string().max(actInhouseRoundResponseValueRoundChoiceOneCashOutAtMax).regex(actInhouseRoundResponseValueRoundChoiceOneCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')
}).describe('Fly, and get out in time.'),zod.strictObject({
  "game": zod.enum(['plinko']).describe('The game.'),
  "rows": zod.int().min(actInhouseRoundResponseValueRoundChoiceTwoRowsMin).max(actInhouseRoundResponseValueRoundChoiceTwoRowsMax).describe('Rows of pins.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Drop a ball.'),zod.strictObject({
  "game": zod.enum(['mines']).describe('The game.'),
  "mines": zod.int().min(1).max(actInhouseRoundResponseValueRoundChoiceThreeMinesMax).describe('Mines below the 25 cells.')
}).describe('Open cells without meeting a mine.'),zod.strictObject({
  "game": zod.enum(['dice']).describe('The game.'),
  "direction": zod.enum(['over', 'under']).describe('On which side of the target the roll wins; on it, it loses.'),
  "target": zod.string().max(actInhouseRoundResponseValueRoundChoiceFourTargetMax).regex(actInhouseRoundResponseValueRoundChoiceFourTargetRegExp).describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.')
}).describe('Roll over or under a number.'),zod.strictObject({
  "game": zod.enum(['keno']).describe('The game.'),
  "numbers": zod.array(zod.int().min(1).max(actInhouseRoundResponseValueRoundChoiceFiveNumbersItemMax)).min(1).max(actInhouseRoundResponseValueRoundChoiceFiveNumbersMax).describe('The numbers, none twice.')
}).describe('Name up to ten of forty numbers.'),zod.strictObject({
  "game": zod.enum(['lumo-lamp']).describe('The game.'),
  "light": zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).describe('The colour.')
}).describe('Name the colour that lights up.')]).describe('What the player bets on.'),
  "clientSeed": zod.string().max(actInhouseRoundResponseValueRoundClientSeedMax).regex(actInhouseRoundResponseValueRoundClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "serverSeedHash": zod.string().max(actInhouseRoundResponseValueRoundServerSeedHashMax).regex(actInhouseRoundResponseValueRoundServerSeedHashRegExp).describe('The commitment, as it was shown before the bet.'),
  "opened": zod.array(zod.int().min(actInhouseRoundResponseValueRoundOpenedItemMin).max(actInhouseRoundResponseValueRoundOpenedItemMax)).max(actInhouseRoundResponseValueRoundOpenedMax).describe('The cells of Mines that were opened, in this order; empty in other games.'),
  "multiplier": zod.string().max(actInhouseRoundResponseValueRoundMultiplierMax).regex(actInhouseRoundResponseValueRoundMultiplierRegExp).describe('What the round pays, or would pay now, for each 1 staked; 0.00 when it is lost.'),
  "nextMultiplier": zod.string().max(actInhouseRoundResponseValueRoundNextMultiplierMax).regex(actInhouseRoundResponseValueRoundNextMultiplierRegExp).nullable().describe('What the next safe cell of Mines would make of it; null where nothing can follow.'),
  "payout": zod.string().max(actInhouseRoundResponseValueRoundPayoutMax).regex(actInhouseRoundResponseValueRoundPayoutRegExp).nullable().describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.'),
  "outcome": zod.array(zod.string().max(actInhouseRoundResponseValueRoundOutcomeItemMax).regex(actInhouseRoundResponseValueRoundOutcomeItemRegExp)).max(actInhouseRoundResponseValueRoundOutcomeMax).describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour.\n'),
  "startedAt": zod.iso.datetime({"offset":true}).max(actInhouseRoundResponseValueRoundStartedAtMax).describe('When the stake was taken.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(actInhouseRoundResponseValueRoundEndedAtMax).nullable().describe('When it ended.')
}).describe('A round of an in-house game.'),
  "balanceAfter": zod.string().max(actInhouseRoundResponseValueBalanceAfterMax).regex(actInhouseRoundResponseValueBalanceAfterRegExp).describe('What the member can play with now.')
}).describe('A round after a step, and the balance after it.')
}).describe('The answer of `actInhouseRound`.')

/**
 * What is needed to work the round out again: the commitment from before the bet, the seed once the round has ended, and what
 * the player added. `sha256(serverSeed)` is `serverSeedHash`, and the algorithm gives `outcome`; the portal does both in the
 * browser. Another member's round is 404.
 * @summary Show the evidence of a round
 */
export const getInhouseEvidencePathRoundIdMax = 40;


export const getInhouseEvidencePathRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const GetInhouseEvidenceParams = zod.object({
  "roundId": zod.string().max(getInhouseEvidencePathRoundIdMax).regex(getInhouseEvidencePathRoundIdRegExp).describe('The round.')
})

export const getInhouseEvidenceHeaderMerchantMax = 32;


export const getInhouseEvidenceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getInhouseEvidenceHeaderXRequestIdMax = 64;


export const getInhouseEvidenceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetInhouseEvidenceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getInhouseEvidenceHeaderMerchantMax).regex(getInhouseEvidenceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getInhouseEvidenceHeaderXRequestIdMax).regex(getInhouseEvidenceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getInhouseEvidenceResponseValueRoundIdMax = 40;


export const getInhouseEvidenceResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const getInhouseEvidenceResponseValueServerSeedHashMax = 64;


export const getInhouseEvidenceResponseValueServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const getInhouseEvidenceResponseValueServerSeedMax = 64;


export const getInhouseEvidenceResponseValueServerSeedRegExp = new RegExp('^[0-9a-f]{64}$');
export const getInhouseEvidenceResponseValueClientSeedMax = 64;


export const getInhouseEvidenceResponseValueClientSeedRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const getInhouseEvidenceResponseValueLabelMax = 110;

export const getInhouseEvidenceResponseValueChoiceOneCashOutAtMax = 9;


export const getInhouseEvidenceResponseValueChoiceOneCashOutAtRegExp = new RegExp('^[1-9][0-9]{0,5}\\.[0-9]{2}$');
export const getInhouseEvidenceResponseValueChoiceTwoRowsMin = 8;
export const getInhouseEvidenceResponseValueChoiceTwoRowsMax = 16;

export const getInhouseEvidenceResponseValueChoiceThreeMinesMax = 24;

export const getInhouseEvidenceResponseValueChoiceFourTargetMax = 5;


export const getInhouseEvidenceResponseValueChoiceFourTargetRegExp = new RegExp('^[1-9]?[0-9]\\.[0-9]{2}$');
export const getInhouseEvidenceResponseValueChoiceFiveNumbersItemMax = 40;

export const getInhouseEvidenceResponseValueChoiceFiveNumbersMax = 10;

export const getInhouseEvidenceResponseValueOutcomeItemMax = 12;


export const getInhouseEvidenceResponseValueOutcomeItemRegExp = new RegExp('^[0-9A-Z.]{1,12}$');
export const getInhouseEvidenceResponseValueOutcomeMax = 40;

export const getInhouseEvidenceResponseValueRevealedAtMax = 30;



export const GetInhouseEvidenceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "roundId": zod.string().max(getInhouseEvidenceResponseValueRoundIdMax).regex(getInhouseEvidenceResponseValueRoundIdRegExp).describe('The id of a round.'),
  "gameId": zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).describe('An in-house game, a game of vendor `BGS`.'),
  "algorithm": zod.enum(['portico-hmac-sha256-1']).describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`moonshot`: n = below(1000000); it ends at floor(99000000 / (1000000 - n)) / 100, at least 1.00.\n'),
  "serverSeedHash": zod.string().max(getInhouseEvidenceResponseValueServerSeedHashMax).regex(getInhouseEvidenceResponseValueServerSeedHashRegExp).describe('The commitment, as it was shown before the bet.'),
  "serverSeed": zod.string().max(getInhouseEvidenceResponseValueServerSeedMax).regex(getInhouseEvidenceResponseValueServerSeedRegExp).nullable().describe('The seed of the server, null until the round has ended.'),
  "clientSeed": zod.string().max(getInhouseEvidenceResponseValueClientSeedMax).regex(getInhouseEvidenceResponseValueClientSeedRegExp).describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.'),
  "label": zod.string().min(1).max(getInhouseEvidenceResponseValueLabelMax).describe('The label of the algorithm, `roundId:clientSeed`.'),
  "choice": zod.union([zod.strictObject({
  "game": zod.enum(['moonshot']).describe('The game.'),
  "cashOutAt": zod.string().max(getInhouseEvidenceResponseValueChoiceOneCashOutAtMax).regex(getInhouseEvidenceResponseValueChoiceOneCashOutAtRegExp).optional().describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.')
}).describe('Fly, and get out in time.'),zod.strictObject({
  "game": zod.enum(['plinko']).describe('The game.'),
  "rows": zod.int().min(getInhouseEvidenceResponseValueChoiceTwoRowsMin).max(getInhouseEvidenceResponseValueChoiceTwoRowsMax).describe('Rows of pins.'),
  "risk": zod.enum(['low', 'medium', 'high']).describe('How far the prices lie apart.')
}).describe('Drop a ball.'),zod.strictObject({
  "game": zod.enum(['mines']).describe('The game.'),
  "mines": zod.int().min(1).max(getInhouseEvidenceResponseValueChoiceThreeMinesMax).describe('Mines below the 25 cells.')
}).describe('Open cells without meeting a mine.'),zod.strictObject({
  "game": zod.enum(['dice']).describe('The game.'),
  "direction": zod.enum(['over', 'under']).describe('On which side of the target the roll wins; on it, it loses.'),
  "target": zod.string().max(getInhouseEvidenceResponseValueChoiceFourTargetMax).regex(getInhouseEvidenceResponseValueChoiceFourTargetRegExp).describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.')
}).describe('Roll over or under a number.'),zod.strictObject({
  "game": zod.enum(['keno']).describe('The game.'),
  "numbers": zod.array(zod.int().min(1).max(getInhouseEvidenceResponseValueChoiceFiveNumbersItemMax)).min(1).max(getInhouseEvidenceResponseValueChoiceFiveNumbersMax).describe('The numbers, none twice.')
}).describe('Name up to ten of forty numbers.'),zod.strictObject({
  "game": zod.enum(['lumo-lamp']).describe('The game.'),
  "light": zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).describe('The colour.')
}).describe('Name the colour that lights up.')]).describe('What the player bets on.'),
  "outcome": zod.array(zod.string().max(getInhouseEvidenceResponseValueOutcomeItemMax).regex(getInhouseEvidenceResponseValueOutcomeItemRegExp)).max(getInhouseEvidenceResponseValueOutcomeMax).describe('What the seeds give, as in the round; empty until it has ended.'),
  "revealedAt": zod.iso.datetime({"offset":true}).max(getInhouseEvidenceResponseValueRevealedAtMax).nullable().describe('When the seed was shown.')
}).describe('Everything needed to work a round out again.')
}).describe('The answer of `getInhouseEvidence`.')

