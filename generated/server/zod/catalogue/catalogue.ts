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

