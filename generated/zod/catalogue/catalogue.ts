/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The categories of the menu. Sports vendors that are on the brand's list of e-sports providers stand under `ESPORTS`.
 * @summary List the categories that have vendors
 */
export const listVendorTypesHeaderMerchantMax = 32;


export const listVendorTypesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listVendorTypesHeaderXRequestIdMax = 64;


export const listVendorTypesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListVendorTypesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVendorTypesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listVendorTypesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVendorTypesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listVendorTypesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listVendorTypesResponseValueItemVendorCountMax = 10000;

export const listVendorTypesResponseValueItemGameCountMin = 0;
export const listVendorTypesResponseValueItemGameCountMax = 1000000;

export const listVendorTypesResponseValueMax = 20;



export const ListVendorTypesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "vendorCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVendorTypesResponseValueItemVendorCountMax)).check(/*#__PURE__*/ zod.describe('Vendors in it.')),
  "gameCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVendorTypesResponseValueItemGameCountMin)).check(/*#__PURE__*/ zod.lte(listVendorTypesResponseValueItemGameCountMax)).check(/*#__PURE__*/ zod.describe('Games in it.'))
}).check(/*#__PURE__*/ zod.describe('A category that has vendors.'))).check(/*#__PURE__*/ zod.maxLength(listVendorTypesResponseValueMax)).check(/*#__PURE__*/ zod.describe('The categories in the order of the menu. A category without vendors is missing.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listVendorTypes`.'))

/**
 * One lane for each category that has vendors, its cards with hot vendors first.
 * @summary List the vendors by category
 */
export const listVendorsQueryClientTypeDefault = 3;

export const ListVendorsQueryParams = /*#__PURE__*/ zod.object({
  "clientType": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.literal(3), listVendorsQueryClientTypeDefault).check(/*#__PURE__*/ zod.describe('The kind of client, always 3, the web.'))
})

export const listVendorsHeaderMerchantMax = 32;


export const listVendorsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listVendorsHeaderXRequestIdMax = 64;


export const listVendorsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListVendorsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVendorsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listVendorsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVendorsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listVendorsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListVendorsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "data": /*#__PURE__*/ zod.object({
  "lanes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "cards": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVendorsResponseValueDataLanesItemCardsItemVassalageMax)).check(/*#__PURE__*/ zod.regex(listVendorsResponseValueDataLanesItemCardsItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "vendorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVendorsResponseValueDataLanesItemCardsItemVendorNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "smallIcon": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVendorsResponseValueDataLanesItemCardsItemSmallIconMax)).check(/*#__PURE__*/ zod.describe('Its icon.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "gameCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVendorsResponseValueDataLanesItemCardsItemGameCountMin)).check(/*#__PURE__*/ zod.lte(listVendorsResponseValueDataLanesItemCardsItemGameCountMax)).check(/*#__PURE__*/ zod.describe('Its games in this category.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether its games cannot be started now.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listVendorsResponseValueDataLanesItemCardsItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end; null outside of a maintenance or when nobody knows.'))
}).check(/*#__PURE__*/ zod.describe('A vendor within a category.'))).check(/*#__PURE__*/ zod.maxLength(listVendorsResponseValueDataLanesItemCardsMax)).check(/*#__PURE__*/ zod.describe('Its vendors, hot ones first.'))
}).check(/*#__PURE__*/ zod.describe('The vendors of one category.'))).check(/*#__PURE__*/ zod.maxLength(listVendorsResponseValueDataLanesMax)).check(/*#__PURE__*/ zod.describe('One lane for each category that has vendors, in the order of the menu.'))
}).check(/*#__PURE__*/ zod.describe('The lanes of the lobby.'))
}).check(/*#__PURE__*/ zod.describe('The vendors by category.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listVendors`.'))

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



export const ListGamesQueryParams = /*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('The category.')),
  "clientType": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.literal(3), listGamesQueryClientTypeDefault).check(/*#__PURE__*/ zod.describe('The kind of client, always 3, the web.')),
  "platform": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['flash,html5-desktop']), listGamesQueryPlatformDefault).check(/*#__PURE__*/ zod.describe('The platforms whose games are wanted.')),
  "channel": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['WEB']), listGamesQueryChannelDefault).check(/*#__PURE__*/ zod.describe('The channel that asks.')),
  "merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGamesQueryMerchantMax)).check(/*#__PURE__*/ zod.regex(listGamesQueryMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code, the same as the header.')),
  "vassalage": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGamesQueryVassalageMax)).check(/*#__PURE__*/ zod.regex(listGamesQueryVassalageRegExp))).check(/*#__PURE__*/ zod.describe('Games of this vendor only.')),
  "gameClassify": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT'])).check(/*#__PURE__*/ zod.describe('Games of this shelf only.')),
  "gameName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listGamesQueryGameNameMax))).check(/*#__PURE__*/ zod.describe('Words of the name.')),
  "minBet": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGamesQueryMinBetMax)).check(/*#__PURE__*/ zod.regex(listGamesQueryMinBetRegExp))).check(/*#__PURE__*/ zod.describe('Games that can be played from this stake or less.')),
  "minLineNum": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listGamesQueryMinLineNumMin)).check(/*#__PURE__*/ zod.lte(listGamesQueryMinLineNumMax))).check(/*#__PURE__*/ zod.describe('Games with at least so many lines.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGamesQueryPageNoMax)), listGamesQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listGamesQueryPageSizeMax)), listGamesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listGamesHeaderMerchantMax = 32;


export const listGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listGamesHeaderXRequestIdMax = 64;


export const listGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListGamesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGamesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listGamesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGamesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listGamesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListGamesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "games": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "nodeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGamesResponseGamesItemNodeIdMax)).check(/*#__PURE__*/ zod.regex(listGamesResponseGamesItemNodeIdRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),
  "gameId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listGamesResponseGamesItemGameIdMax)).check(/*#__PURE__*/ zod.describe('The vendor\'s own id of the game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listGamesResponseGamesItemGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGamesResponseGamesItemVassalageMax)).check(/*#__PURE__*/ zod.regex(listGamesResponseGamesItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "vendorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listGamesResponseGamesItemVendorNameMax)).check(/*#__PURE__*/ zod.describe('Its vendor\'s name.')),
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "gameClassify": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT']).check(/*#__PURE__*/ zod.describe('A shelf of the lobby that a game stands on.'))).check(/*#__PURE__*/ zod.maxLength(listGamesResponseGamesItemGameClassifyMax)).check(/*#__PURE__*/ zod.describe('The shelves that it stands on.')),
  "features": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['FREE_SPINS', 'BONUS_BUY', 'MULTIPLIER', 'WILDS', 'CASCADE', 'HOLD_AND_WIN', 'CLUSTER', 'JACKPOT', 'LIVE_DEALER', 'PROVABLY_FAIR']).check(/*#__PURE__*/ zod.describe('What a game offers, to search by.'))).check(/*#__PURE__*/ zod.maxLength(listGamesResponseGamesItemFeaturesMax))).check(/*#__PURE__*/ zod.describe('What it offers. Missing where its vendor does not say.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGamesResponseGamesItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "artTone": /*#__PURE__*/ zod.enum(['dark', 'light', 'none']).check(/*#__PURE__*/ zod.describe('Drawn art leaves room for the title: light words on `dark`, dark words on `light`. `none`: finished artwork, the title goes below.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "isNew": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it came in the last 30 days.')),
  "minBet": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGamesResponseGamesItemMinBetMax)).check(/*#__PURE__*/ zod.regex(listGamesResponseGamesItemMinBetRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),
  "minLineNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listGamesResponseGamesItemMinLineNumMin)).check(/*#__PURE__*/ zod.lte(listGamesResponseGamesItemMinLineNumMax)).check(/*#__PURE__*/ zod.describe('The fewest lines of a bet, 0 where a game has none.')),
  "rtp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listGamesResponseGamesItemRtpMin)).check(/*#__PURE__*/ zod.lte(listGamesResponseGamesItemRtpMax))).check(/*#__PURE__*/ zod.describe('The return to player in basis points, null where the vendor names none.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it cannot be started now.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listGamesResponseGamesItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end; null outside of a maintenance or when nobody knows.'))
}).check(/*#__PURE__*/ zod.describe('A game of the catalogue.'))).check(/*#__PURE__*/ zod.maxLength(listGamesResponseGamesMax)).check(/*#__PURE__*/ zod.describe('The games of the page; none beyond the last page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listGamesResponseTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listGamesResponseTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalGames": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listGamesResponseTotalGamesMin)).check(/*#__PURE__*/ zod.lte(listGamesResponseTotalGamesMax)).check(/*#__PURE__*/ zod.describe('Games in all.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listGames`.'))

/**
 * At most 28 games that are marked as hot, over all categories or those of one vendor, the most played first.
 * Members who bet on a game within the last seven days move it up, within ten minutes; trial accounts do not.
 * @summary List the hot games
 */
export const listHotGamesQueryMerchantCodeMax = 32;


export const listHotGamesQueryMerchantCodeRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listHotGamesQueryIsPlatformDefault = 2;
export const listHotGamesQueryVassalageMax = 20;


export const listHotGamesQueryVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listHotGamesQueryPlatformDefault = `flash,html5-desktop`;

export const ListHotGamesQueryParams = /*#__PURE__*/ zod.object({
  "merchantCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHotGamesQueryMerchantCodeMax)).check(/*#__PURE__*/ zod.regex(listHotGamesQueryMerchantCodeRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code, the same as the header.')),
  "isPlatform": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.literal(2), listHotGamesQueryIsPlatformDefault).check(/*#__PURE__*/ zod.describe('The platform, always 2.')),
  "vassalage": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHotGamesQueryVassalageMax)).check(/*#__PURE__*/ zod.regex(listHotGamesQueryVassalageRegExp))).check(/*#__PURE__*/ zod.describe('Games of this vendor only.')),
  "platform": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['flash,html5-desktop']), listHotGamesQueryPlatformDefault).check(/*#__PURE__*/ zod.describe('The platforms whose games are wanted.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.'))
})

export const listHotGamesHeaderMerchantMax = 32;


export const listHotGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listHotGamesHeaderXRequestIdMax = 64;


export const listHotGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListHotGamesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHotGamesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listHotGamesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHotGamesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listHotGamesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListHotGamesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "nodeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHotGamesResponseListItemNodeIdMax)).check(/*#__PURE__*/ zod.regex(listHotGamesResponseListItemNodeIdRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),
  "gameId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listHotGamesResponseListItemGameIdMax)).check(/*#__PURE__*/ zod.describe('The vendor\'s own id of the game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listHotGamesResponseListItemGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHotGamesResponseListItemVassalageMax)).check(/*#__PURE__*/ zod.regex(listHotGamesResponseListItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "vendorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listHotGamesResponseListItemVendorNameMax)).check(/*#__PURE__*/ zod.describe('Its vendor\'s name.')),
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "gameClassify": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT']).check(/*#__PURE__*/ zod.describe('A shelf of the lobby that a game stands on.'))).check(/*#__PURE__*/ zod.maxLength(listHotGamesResponseListItemGameClassifyMax)).check(/*#__PURE__*/ zod.describe('The shelves that it stands on.')),
  "features": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['FREE_SPINS', 'BONUS_BUY', 'MULTIPLIER', 'WILDS', 'CASCADE', 'HOLD_AND_WIN', 'CLUSTER', 'JACKPOT', 'LIVE_DEALER', 'PROVABLY_FAIR']).check(/*#__PURE__*/ zod.describe('What a game offers, to search by.'))).check(/*#__PURE__*/ zod.maxLength(listHotGamesResponseListItemFeaturesMax))).check(/*#__PURE__*/ zod.describe('What it offers. Missing where its vendor does not say.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHotGamesResponseListItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "artTone": /*#__PURE__*/ zod.enum(['dark', 'light', 'none']).check(/*#__PURE__*/ zod.describe('Drawn art leaves room for the title: light words on `dark`, dark words on `light`. `none`: finished artwork, the title goes below.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "isNew": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it came in the last 30 days.')),
  "minBet": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listHotGamesResponseListItemMinBetMax)).check(/*#__PURE__*/ zod.regex(listHotGamesResponseListItemMinBetRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),
  "minLineNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listHotGamesResponseListItemMinLineNumMin)).check(/*#__PURE__*/ zod.lte(listHotGamesResponseListItemMinLineNumMax)).check(/*#__PURE__*/ zod.describe('The fewest lines of a bet, 0 where a game has none.')),
  "rtp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listHotGamesResponseListItemRtpMin)).check(/*#__PURE__*/ zod.lte(listHotGamesResponseListItemRtpMax))).check(/*#__PURE__*/ zod.describe('The return to player in basis points, null where the vendor names none.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it cannot be started now.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listHotGamesResponseListItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end; null outside of a maintenance or when nobody knows.'))
}).check(/*#__PURE__*/ zod.describe('A game of the catalogue.'))).check(/*#__PURE__*/ zod.maxLength(listHotGamesResponseListMax)).check(/*#__PURE__*/ zod.describe('The hot games, the most played first.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listHotGames`.'))

/**
 * The favourites of the member of the session. Trial accounts have none: 403 `in_need_true_account`.
 * @summary List the ids of the favourites
 */
export const listFavouriteIdsHeaderMerchantMax = 32;


export const listFavouriteIdsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listFavouriteIdsHeaderXRequestIdMax = 64;


export const listFavouriteIdsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListFavouriteIdsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listFavouriteIdsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listFavouriteIdsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listFavouriteIdsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listFavouriteIdsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listFavouriteIdsResponseValueItemMax = 12;


export const listFavouriteIdsResponseValueItemRegExp = new RegExp('^[0-9]{1,12}$');
export const listFavouriteIdsResponseValueMax = 1000;



export const ListFavouriteIdsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listFavouriteIdsResponseValueItemMax)).check(/*#__PURE__*/ zod.regex(listFavouriteIdsResponseValueItemRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.'))).check(/*#__PURE__*/ zod.maxLength(listFavouriteIdsResponseValueMax)).check(/*#__PURE__*/ zod.describe('The `nodeId` of each favourite, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listFavouriteIds`.'))

/**
 * A page of the favourite games of the member of the session, the newest first.
 * @summary List the favourites
 */
export const listFavouritesQueryPageNoDefault = 1;
export const listFavouritesQueryPageNoMax = 100000;

export const listFavouritesQueryPageSizeDefault = 42;
export const listFavouritesQueryPageSizeMax = 100;



export const ListFavouritesQueryParams = /*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE'])).check(/*#__PURE__*/ zod.describe('Favourites of this category only.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFavouritesQueryPageNoMax)), listFavouritesQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFavouritesQueryPageSizeMax)), listFavouritesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listFavouritesHeaderMerchantMax = 32;


export const listFavouritesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listFavouritesHeaderXRequestIdMax = 64;


export const listFavouritesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListFavouritesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listFavouritesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listFavouritesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listFavouritesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listFavouritesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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



export const ListFavouritesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "nodeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listFavouritesResponseValueContentItemNodeIdMax)).check(/*#__PURE__*/ zod.regex(listFavouritesResponseValueContentItemNodeIdRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),
  "gameId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFavouritesResponseValueContentItemGameIdMax)).check(/*#__PURE__*/ zod.describe('The vendor\'s own id of the game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFavouritesResponseValueContentItemGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listFavouritesResponseValueContentItemVassalageMax)).check(/*#__PURE__*/ zod.regex(listFavouritesResponseValueContentItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "vendorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFavouritesResponseValueContentItemVendorNameMax)).check(/*#__PURE__*/ zod.describe('Its vendor\'s name.')),
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "gameClassify": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT']).check(/*#__PURE__*/ zod.describe('A shelf of the lobby that a game stands on.'))).check(/*#__PURE__*/ zod.maxLength(listFavouritesResponseValueContentItemGameClassifyMax)).check(/*#__PURE__*/ zod.describe('The shelves that it stands on.')),
  "features": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['FREE_SPINS', 'BONUS_BUY', 'MULTIPLIER', 'WILDS', 'CASCADE', 'HOLD_AND_WIN', 'CLUSTER', 'JACKPOT', 'LIVE_DEALER', 'PROVABLY_FAIR']).check(/*#__PURE__*/ zod.describe('What a game offers, to search by.'))).check(/*#__PURE__*/ zod.maxLength(listFavouritesResponseValueContentItemFeaturesMax))).check(/*#__PURE__*/ zod.describe('What it offers. Missing where its vendor does not say.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listFavouritesResponseValueContentItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "artTone": /*#__PURE__*/ zod.enum(['dark', 'light', 'none']).check(/*#__PURE__*/ zod.describe('Drawn art leaves room for the title: light words on `dark`, dark words on `light`. `none`: finished artwork, the title goes below.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "isNew": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it came in the last 30 days.')),
  "minBet": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listFavouritesResponseValueContentItemMinBetMax)).check(/*#__PURE__*/ zod.regex(listFavouritesResponseValueContentItemMinBetRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),
  "minLineNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listFavouritesResponseValueContentItemMinLineNumMin)).check(/*#__PURE__*/ zod.lte(listFavouritesResponseValueContentItemMinLineNumMax)).check(/*#__PURE__*/ zod.describe('The fewest lines of a bet, 0 where a game has none.')),
  "rtp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listFavouritesResponseValueContentItemRtpMin)).check(/*#__PURE__*/ zod.lte(listFavouritesResponseValueContentItemRtpMax))).check(/*#__PURE__*/ zod.describe('The return to player in basis points, null where the vendor names none.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it cannot be started now.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listFavouritesResponseValueContentItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end; null outside of a maintenance or when nobody knows.'))
}).check(/*#__PURE__*/ zod.describe('A game of the catalogue.'))).check(/*#__PURE__*/ zod.maxLength(listFavouritesResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The games of the page, the newest favourite first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listFavouritesResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listFavouritesResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of favourites.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listFavourites`.'))

/**
 * Adds the game to the favourites of the member of the session and answers all of them; adding it again changes nothing.
 * A game that does not exist, or not with this vendor and category, is 404.
 * @summary Make a game a favourite
 */
export const addFavouriteHeaderMerchantMax = 32;


export const addFavouriteHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const addFavouriteHeaderXRequestIdMax = 64;


export const addFavouriteHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const AddFavouriteHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addFavouriteHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(addFavouriteHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addFavouriteHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(addFavouriteHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const addFavouriteBodyNodeIdMax = 12;


export const addFavouriteBodyNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const addFavouriteBodyVendorMax = 20;


export const addFavouriteBodyVendorRegExp = new RegExp('^[A-Z0-9_]{2,20}$');


export const AddFavouriteBody = /*#__PURE__*/ zod.strictObject({
  "nodeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addFavouriteBodyNodeIdMax)).check(/*#__PURE__*/ zod.regex(addFavouriteBodyNodeIdRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),
  "vendor": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addFavouriteBodyVendorMax)).check(/*#__PURE__*/ zod.regex(addFavouriteBodyVendorRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'))
}).check(/*#__PURE__*/ zod.describe('The game whose heart was pressed.'))

export const addFavouriteResponseValueItemMax = 12;


export const addFavouriteResponseValueItemRegExp = new RegExp('^[0-9]{1,12}$');
export const addFavouriteResponseValueMax = 1000;



export const AddFavouriteResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addFavouriteResponseValueItemMax)).check(/*#__PURE__*/ zod.regex(addFavouriteResponseValueItemRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.'))).check(/*#__PURE__*/ zod.maxLength(addFavouriteResponseValueMax)).check(/*#__PURE__*/ zod.describe('The favourites after it, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `addFavourite`.'))

/**
 * Removes the game from the favourites of the member of the session and answers the rest; removing it again changes nothing.
 * @summary Take a game off the favourites
 */
export const removeFavouriteHeaderMerchantMax = 32;


export const removeFavouriteHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const removeFavouriteHeaderXRequestIdMax = 64;


export const removeFavouriteHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const RemoveFavouriteHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeFavouriteHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(removeFavouriteHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeFavouriteHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(removeFavouriteHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const removeFavouriteBodyNodeIdMax = 12;


export const removeFavouriteBodyNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const removeFavouriteBodyVendorMax = 20;


export const removeFavouriteBodyVendorRegExp = new RegExp('^[A-Z0-9_]{2,20}$');


export const RemoveFavouriteBody = /*#__PURE__*/ zod.strictObject({
  "nodeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeFavouriteBodyNodeIdMax)).check(/*#__PURE__*/ zod.regex(removeFavouriteBodyNodeIdRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),
  "vendor": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeFavouriteBodyVendorMax)).check(/*#__PURE__*/ zod.regex(removeFavouriteBodyVendorRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'))
}).check(/*#__PURE__*/ zod.describe('The game whose heart was pressed.'))

export const removeFavouriteResponseValueItemMax = 12;


export const removeFavouriteResponseValueItemRegExp = new RegExp('^[0-9]{1,12}$');
export const removeFavouriteResponseValueMax = 1000;



export const RemoveFavouriteResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeFavouriteResponseValueItemMax)).check(/*#__PURE__*/ zod.regex(removeFavouriteResponseValueItemRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.'))).check(/*#__PURE__*/ zod.maxLength(removeFavouriteResponseValueMax)).check(/*#__PURE__*/ zod.describe('The favourites after it, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `removeFavourite`.'))

/**
 * The games that the member of the session has launched or bet on in the last 90 days, each once, the one played last first.
 * Games that have left the catalogue are missing. Trial accounts have none: 403 `in_need_true_account`.
 * @summary List the games played last
 */
export const listRecentGamesQueryPageNoDefault = 1;
export const listRecentGamesQueryPageNoMax = 100000;

export const listRecentGamesQueryPageSizeDefault = 42;
export const listRecentGamesQueryPageSizeMax = 100;



export const ListRecentGamesQueryParams = /*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE'])).check(/*#__PURE__*/ zod.describe('Games of this category only.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRecentGamesQueryPageNoMax)), listRecentGamesQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRecentGamesQueryPageSizeMax)), listRecentGamesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listRecentGamesHeaderMerchantMax = 32;


export const listRecentGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listRecentGamesHeaderXRequestIdMax = 64;


export const listRecentGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListRecentGamesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRecentGamesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listRecentGamesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRecentGamesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listRecentGamesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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



export const ListRecentGamesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "list": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "nodeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRecentGamesResponseValueListItemNodeIdMax)).check(/*#__PURE__*/ zod.regex(listRecentGamesResponseValueListItemNodeIdRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),
  "gameId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRecentGamesResponseValueListItemGameIdMax)).check(/*#__PURE__*/ zod.describe('The vendor\'s own id of the game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRecentGamesResponseValueListItemGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRecentGamesResponseValueListItemVassalageMax)).check(/*#__PURE__*/ zod.regex(listRecentGamesResponseValueListItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "vendorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRecentGamesResponseValueListItemVendorNameMax)).check(/*#__PURE__*/ zod.describe('Its vendor\'s name.')),
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "gameClassify": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT']).check(/*#__PURE__*/ zod.describe('A shelf of the lobby that a game stands on.'))).check(/*#__PURE__*/ zod.maxLength(listRecentGamesResponseValueListItemGameClassifyMax)).check(/*#__PURE__*/ zod.describe('The shelves that it stands on.')),
  "features": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['FREE_SPINS', 'BONUS_BUY', 'MULTIPLIER', 'WILDS', 'CASCADE', 'HOLD_AND_WIN', 'CLUSTER', 'JACKPOT', 'LIVE_DEALER', 'PROVABLY_FAIR']).check(/*#__PURE__*/ zod.describe('What a game offers, to search by.'))).check(/*#__PURE__*/ zod.maxLength(listRecentGamesResponseValueListItemFeaturesMax))).check(/*#__PURE__*/ zod.describe('What it offers. Missing where its vendor does not say.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRecentGamesResponseValueListItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "artTone": /*#__PURE__*/ zod.enum(['dark', 'light', 'none']).check(/*#__PURE__*/ zod.describe('Drawn art leaves room for the title: light words on `dark`, dark words on `light`. `none`: finished artwork, the title goes below.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "isNew": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it came in the last 30 days.')),
  "minBet": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRecentGamesResponseValueListItemMinBetMax)).check(/*#__PURE__*/ zod.regex(listRecentGamesResponseValueListItemMinBetRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),
  "minLineNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRecentGamesResponseValueListItemMinLineNumMin)).check(/*#__PURE__*/ zod.lte(listRecentGamesResponseValueListItemMinLineNumMax)).check(/*#__PURE__*/ zod.describe('The fewest lines of a bet, 0 where a game has none.')),
  "rtp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRecentGamesResponseValueListItemRtpMin)).check(/*#__PURE__*/ zod.lte(listRecentGamesResponseValueListItemRtpMax))).check(/*#__PURE__*/ zod.describe('The return to player in basis points, null where the vendor names none.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it cannot be started now.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRecentGamesResponseValueListItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end; null outside of a maintenance or when nobody knows.'))
}).check(/*#__PURE__*/ zod.describe('A game of the catalogue.'))).check(/*#__PURE__*/ zod.maxLength(listRecentGamesResponseValueListMax)).check(/*#__PURE__*/ zod.describe('The games of the page, the one played last first; none beyond the last page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRecentGamesResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listRecentGamesResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of the games that the member played last.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listRecentGames`.'))

/**
 * The games that came in the last 30 days, over all categories or those of one, the newest first.
 * @summary List the new games
 */
export const listNewGamesQueryPageNoDefault = 1;
export const listNewGamesQueryPageNoMax = 100000;

export const listNewGamesQueryPageSizeDefault = 42;
export const listNewGamesQueryPageSizeMax = 100;



export const ListNewGamesQueryParams = /*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE'])).check(/*#__PURE__*/ zod.describe('Games of this category only.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNewGamesQueryPageNoMax)), listNewGamesQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNewGamesQueryPageSizeMax)), listNewGamesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listNewGamesHeaderMerchantMax = 32;


export const listNewGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listNewGamesHeaderXRequestIdMax = 64;


export const listNewGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListNewGamesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listNewGamesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listNewGamesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listNewGamesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listNewGamesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListNewGamesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "nodeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listNewGamesResponseValueContentItemNodeIdMax)).check(/*#__PURE__*/ zod.regex(listNewGamesResponseValueContentItemNodeIdRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),
  "gameId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listNewGamesResponseValueContentItemGameIdMax)).check(/*#__PURE__*/ zod.describe('The vendor\'s own id of the game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listNewGamesResponseValueContentItemGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listNewGamesResponseValueContentItemVassalageMax)).check(/*#__PURE__*/ zod.regex(listNewGamesResponseValueContentItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "vendorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listNewGamesResponseValueContentItemVendorNameMax)).check(/*#__PURE__*/ zod.describe('Its vendor\'s name.')),
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "gameClassify": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT']).check(/*#__PURE__*/ zod.describe('A shelf of the lobby that a game stands on.'))).check(/*#__PURE__*/ zod.maxLength(listNewGamesResponseValueContentItemGameClassifyMax)).check(/*#__PURE__*/ zod.describe('The shelves that it stands on.')),
  "features": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['FREE_SPINS', 'BONUS_BUY', 'MULTIPLIER', 'WILDS', 'CASCADE', 'HOLD_AND_WIN', 'CLUSTER', 'JACKPOT', 'LIVE_DEALER', 'PROVABLY_FAIR']).check(/*#__PURE__*/ zod.describe('What a game offers, to search by.'))).check(/*#__PURE__*/ zod.maxLength(listNewGamesResponseValueContentItemFeaturesMax))).check(/*#__PURE__*/ zod.describe('What it offers. Missing where its vendor does not say.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listNewGamesResponseValueContentItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "artTone": /*#__PURE__*/ zod.enum(['dark', 'light', 'none']).check(/*#__PURE__*/ zod.describe('Drawn art leaves room for the title: light words on `dark`, dark words on `light`. `none`: finished artwork, the title goes below.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "isNew": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it came in the last 30 days.')),
  "minBet": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listNewGamesResponseValueContentItemMinBetMax)).check(/*#__PURE__*/ zod.regex(listNewGamesResponseValueContentItemMinBetRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),
  "minLineNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listNewGamesResponseValueContentItemMinLineNumMin)).check(/*#__PURE__*/ zod.lte(listNewGamesResponseValueContentItemMinLineNumMax)).check(/*#__PURE__*/ zod.describe('The fewest lines of a bet, 0 where a game has none.')),
  "rtp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listNewGamesResponseValueContentItemRtpMin)).check(/*#__PURE__*/ zod.lte(listNewGamesResponseValueContentItemRtpMax))).check(/*#__PURE__*/ zod.describe('The return to player in basis points, null where the vendor names none.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it cannot be started now.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listNewGamesResponseValueContentItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end; null outside of a maintenance or when nobody knows.'))
}).check(/*#__PURE__*/ zod.describe('A game of the catalogue.'))).check(/*#__PURE__*/ zod.maxLength(listNewGamesResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The new games of the page, the newest first; none beyond the last page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listNewGamesResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listNewGamesResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listNewGamesResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listNewGamesResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of new games.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listNewGames`.'))

/**
 * Finds games of all categories by the words of `keyword` and by every filter that is given. All words must be found, in the
 * name, the vendor's name or the vendor's code, in any order, as beginnings of words; case, accents and spaces do not matter
 * (`den long` finds Đèn Lồng, `saigon` finds Sài Gòn and Saigon). A word that is found nowhere is taken for a typing error: one wrong, missing, added or swapped letter is
 * forgiven from four letters on, two from eight, and `correctedKeyword` tells what was searched for. Without a keyword
 * everything is found. The facets tell how what was found spreads; each counts with all filters but its own, so that another
 * value of it can be chosen. By `relevance` entries that fit alike stand the most played first; all that are equal after that
 * stand in the order of `nodeId`. A page beyond the last is empty.
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



export const SearchGamesQueryParams = /*#__PURE__*/ zod.object({
  "keyword": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchGamesQueryKeywordMax))).check(/*#__PURE__*/ zod.describe('Words to search for.')),
  "gameType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchGamesQueryGameTypeMax)).check(/*#__PURE__*/ zod.regex(searchGamesQueryGameTypeRegExp))).check(/*#__PURE__*/ zod.describe('The categories. Several are separated by commas, and any of them will do.')),
  "vassalage": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchGamesQueryVassalageMax)).check(/*#__PURE__*/ zod.regex(searchGamesQueryVassalageRegExp))).check(/*#__PURE__*/ zod.describe('The vendors. Several are separated by commas, and any of them will do.')),
  "gameClassify": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchGamesQueryGameClassifyMax)).check(/*#__PURE__*/ zod.regex(searchGamesQueryGameClassifyRegExp))).check(/*#__PURE__*/ zod.describe('The shelves. Several are separated by commas, and any of them will do.')),
  "features": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchGamesQueryFeaturesMax)).check(/*#__PURE__*/ zod.regex(searchGamesQueryFeaturesRegExp))).check(/*#__PURE__*/ zod.describe('What the games must offer. Several are separated by commas, and all of them must be there.')),
  "minBet": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchGamesQueryMinBetMax)).check(/*#__PURE__*/ zod.regex(searchGamesQueryMinBetRegExp))).check(/*#__PURE__*/ zod.describe('Games that can be played from this stake or less.')),
  "minRtp": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchGamesQueryMinRtpMin)).check(/*#__PURE__*/ zod.lte(searchGamesQueryMinRtpMax))).check(/*#__PURE__*/ zod.describe('Games with at least this return to player, basis points; those without one are left out.')),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['relevance', 'popular', 'newest', 'name', 'rtp', 'min_bet'])).check(/*#__PURE__*/ zod.describe('The order: `relevance` how well the words fit, `popular` the most played first, `newest`, `name`, `rtp` the highest first, `min_bet` the lowest first. Without it `relevance` with a keyword, else `popular`.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchGamesQueryPageNoMax)), searchGamesQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchGamesQueryPageSizeMax)), searchGamesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const searchGamesHeaderMerchantMax = 32;


export const searchGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const searchGamesHeaderXRequestIdMax = 64;


export const searchGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SearchGamesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchGamesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(searchGamesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchGamesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(searchGamesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const SearchGamesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "nodeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueContentItemNodeIdMax)).check(/*#__PURE__*/ zod.regex(searchGamesResponseValueContentItemNodeIdRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),
  "gameId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueContentItemGameIdMax)).check(/*#__PURE__*/ zod.describe('The vendor\'s own id of the game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueContentItemGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueContentItemVassalageMax)).check(/*#__PURE__*/ zod.regex(searchGamesResponseValueContentItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "vendorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueContentItemVendorNameMax)).check(/*#__PURE__*/ zod.describe('Its vendor\'s name.')),
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "gameClassify": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['HOT', 'NEW', 'VIDEO', 'CLASSIC', 'JACKPOT']).check(/*#__PURE__*/ zod.describe('A shelf of the lobby that a game stands on.'))).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueContentItemGameClassifyMax)).check(/*#__PURE__*/ zod.describe('The shelves that it stands on.')),
  "features": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['FREE_SPINS', 'BONUS_BUY', 'MULTIPLIER', 'WILDS', 'CASCADE', 'HOLD_AND_WIN', 'CLUSTER', 'JACKPOT', 'LIVE_DEALER', 'PROVABLY_FAIR']).check(/*#__PURE__*/ zod.describe('What a game offers, to search by.'))).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueContentItemFeaturesMax))).check(/*#__PURE__*/ zod.describe('What it offers. Missing where its vendor does not say.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueContentItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "artTone": /*#__PURE__*/ zod.enum(['dark', 'light', 'none']).check(/*#__PURE__*/ zod.describe('Drawn art leaves room for the title: light words on `dark`, dark words on `light`. `none`: finished artwork, the title goes below.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "isNew": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it came in the last 30 days.')),
  "minBet": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueContentItemMinBetMax)).check(/*#__PURE__*/ zod.regex(searchGamesResponseValueContentItemMinBetRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),
  "minLineNum": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchGamesResponseValueContentItemMinLineNumMin)).check(/*#__PURE__*/ zod.lte(searchGamesResponseValueContentItemMinLineNumMax)).check(/*#__PURE__*/ zod.describe('The fewest lines of a bet, 0 where a game has none.')),
  "rtp": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchGamesResponseValueContentItemRtpMin)).check(/*#__PURE__*/ zod.lte(searchGamesResponseValueContentItemRtpMax))).check(/*#__PURE__*/ zod.describe('The return to player in basis points, null where the vendor names none.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it cannot be started now.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueContentItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end; null outside of a maintenance or when nobody knows.'))
}).check(/*#__PURE__*/ zod.describe('A game of the catalogue.'))).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The games of the page in the order asked for; none beyond the last page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchGamesResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(searchGamesResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchGamesResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(searchGamesResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Games in all.')),
  "facets": /*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueFacetsGameTypeItemValueMax)).check(/*#__PURE__*/ zod.describe('The value to filter by.')),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueFacetsGameTypeItemLabelMax)).check(/*#__PURE__*/ zod.describe('Its name in the language of the answer.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchGamesResponseValueFacetsGameTypeItemCountMin)).check(/*#__PURE__*/ zod.lte(searchGamesResponseValueFacetsGameTypeItemCountMax)).check(/*#__PURE__*/ zod.describe('Games that would be found with this value, all filters but those of this facet in force.'))
}).check(/*#__PURE__*/ zod.describe('One value of a facet.'))).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueFacetsGameTypeMax)).check(/*#__PURE__*/ zod.describe('By category, in the order of the menu.')),
  "vassalage": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueFacetsVassalageItemValueMax)).check(/*#__PURE__*/ zod.describe('The value to filter by.')),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueFacetsVassalageItemLabelMax)).check(/*#__PURE__*/ zod.describe('Its name in the language of the answer.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchGamesResponseValueFacetsVassalageItemCountMin)).check(/*#__PURE__*/ zod.lte(searchGamesResponseValueFacetsVassalageItemCountMax)).check(/*#__PURE__*/ zod.describe('Games that would be found with this value, all filters but those of this facet in force.'))
}).check(/*#__PURE__*/ zod.describe('One value of a facet.'))).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueFacetsVassalageMax)).check(/*#__PURE__*/ zod.describe('By vendor, the most games first.')),
  "gameClassify": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueFacetsGameClassifyItemValueMax)).check(/*#__PURE__*/ zod.describe('The value to filter by.')),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueFacetsGameClassifyItemLabelMax)).check(/*#__PURE__*/ zod.describe('Its name in the language of the answer.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchGamesResponseValueFacetsGameClassifyItemCountMin)).check(/*#__PURE__*/ zod.lte(searchGamesResponseValueFacetsGameClassifyItemCountMax)).check(/*#__PURE__*/ zod.describe('Games that would be found with this value, all filters but those of this facet in force.'))
}).check(/*#__PURE__*/ zod.describe('One value of a facet.'))).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueFacetsGameClassifyMax)).check(/*#__PURE__*/ zod.describe('By shelf.')),
  "features": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueFacetsFeaturesItemValueMax)).check(/*#__PURE__*/ zod.describe('The value to filter by.')),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueFacetsFeaturesItemLabelMax)).check(/*#__PURE__*/ zod.describe('Its name in the language of the answer.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchGamesResponseValueFacetsFeaturesItemCountMin)).check(/*#__PURE__*/ zod.lte(searchGamesResponseValueFacetsFeaturesItemCountMax)).check(/*#__PURE__*/ zod.describe('Games that would be found with this value, all filters but those of this facet in force.'))
}).check(/*#__PURE__*/ zod.describe('One value of a facet.'))).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueFacetsFeaturesMax)).check(/*#__PURE__*/ zod.describe('By what they offer, the most games first.'))
}).check(/*#__PURE__*/ zod.describe('How the games that were found spread, to narrow the search further.')),
  "correctedKeyword": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueCorrectedKeywordMax))).check(/*#__PURE__*/ zod.describe('The words that were searched for in place of those typed, null where nothing was corrected.'))
}).check(/*#__PURE__*/ zod.describe('A page of what a search found.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `searchGames`.'))

/**
 * The wins of today, of this week (from Monday) or of this month on the brand's clock, the 1,000 highest at most, either the
 * highest or the latest first. A win is a round or bet that paid more than its stake. `rank` is always the place by amount;
 * equal amounts stand by time, the earlier first. Names are masked by the server: at most the first two and the last two
 * letters stand, and at least three stars between. Wins in play credit and those of members who do not want to be shown are
 * left out. The figures may be up to a minute old.
 * @summary List the winners
 */
export const listWinnerRankQuerySortDefault = `highest`;
export const listWinnerRankQueryPageNoDefault = 1;
export const listWinnerRankQueryPageNoMax = 100000;

export const listWinnerRankQueryPageSizeDefault = 42;
export const listWinnerRankQueryPageSizeMax = 100;



export const ListWinnerRankQueryParams = /*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['today', 'week', 'month'])).check(/*#__PURE__*/ zod.describe('The period.')),
  "gameType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE'])).check(/*#__PURE__*/ zod.describe('Wins in this category only.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['highest', 'latest']), listWinnerRankQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWinnerRankQueryPageNoMax)), listWinnerRankQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWinnerRankQueryPageSizeMax)), listWinnerRankQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listWinnerRankHeaderMerchantMax = 32;


export const listWinnerRankHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listWinnerRankHeaderXRequestIdMax = 64;


export const listWinnerRankHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListWinnerRankHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWinnerRankHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listWinnerRankHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWinnerRankHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listWinnerRankHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListWinnerRankResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "rank": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWinnerRankResponseValueContentItemRankMax)).check(/*#__PURE__*/ zod.describe('Its place among the wins of the period by amount, 1 the highest.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listWinnerRankResponseValueContentItemNicknameMin)).check(/*#__PURE__*/ zod.maxLength(listWinnerRankResponseValueContentItemNicknameMax)).check(/*#__PURE__*/ zod.describe('The winner\'s nickname, masked: at most the first two and the last two letters stand.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWinnerRankResponseValueContentItemGameNameMax)).check(/*#__PURE__*/ zod.describe('The game.')),
  "nodeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWinnerRankResponseValueContentItemNodeIdMax)).check(/*#__PURE__*/ zod.regex(listWinnerRankResponseValueContentItemNodeIdRegExp))).check(/*#__PURE__*/ zod.describe('Its place in the catalogue, null once it has left.')),
  "vendor": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWinnerRankResponseValueContentItemVendorMax)).check(/*#__PURE__*/ zod.regex(listWinnerRankResponseValueContentItemVendorRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "vendorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWinnerRankResponseValueContentItemVendorNameMax)).check(/*#__PURE__*/ zod.describe('The vendor\'s name.')),
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWinnerRankResponseValueContentItemAmountMax)).check(/*#__PURE__*/ zod.regex(listWinnerRankResponseValueContentItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What the round or bet brought: its payout less its stake.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listWinnerRankResponseValueContentItemAtMax)).check(/*#__PURE__*/ zod.describe('When it was paid.'))
}).check(/*#__PURE__*/ zod.describe('A win, without the name of who had it.'))).check(/*#__PURE__*/ zod.maxLength(listWinnerRankResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The wins of the page in the order asked for; none beyond the last page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWinnerRankResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listWinnerRankResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWinnerRankResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listWinnerRankResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Wins in all, at most 1,000.')),
  "period": /*#__PURE__*/ zod.enum(['today', 'week', 'month']).check(/*#__PURE__*/ zod.describe('The calendar day, week from Monday or month of the brand\'s time zone.')),
  "from": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listWinnerRankResponseValueFromMax)).check(/*#__PURE__*/ zod.describe('Its beginning, included.')),
  "to": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listWinnerRankResponseValueToMax)).check(/*#__PURE__*/ zod.describe('The moment up to which it was counted.'))
}).check(/*#__PURE__*/ zod.describe('A page of the wins of a period.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listWinnerRank`.'))

/**
 * The lottery games that were bet on most in the last 7 days, of all modes or of one, at most `count`.
 * @summary List the popular lottery games
 */
export const listPopularGamesQueryCountDefault = 20;
export const listPopularGamesQueryCountMax = 100;

export const listPopularGamesQueryDeviceDefault = `WEB`;

export const ListPopularGamesQueryParams = /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPopularGamesQueryCountMax)), listPopularGamesQueryCountDefault).check(/*#__PURE__*/ zod.describe('The most games to answer.')),
  "prizeMode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Lott', 'ZY', 'Elott', 'SEA'])).check(/*#__PURE__*/ zod.describe('Games of this mode only.')),
  "device": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['WEB']), listPopularGamesQueryDeviceDefault).check(/*#__PURE__*/ zod.describe('The kind of device, always `WEB`.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.'))
})

export const listPopularGamesHeaderMerchantMax = 32;


export const listPopularGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listPopularGamesHeaderXRequestIdMax = 64;


export const listPopularGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListPopularGamesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPopularGamesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listPopularGamesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPopularGamesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listPopularGamesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListPopularGamesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemGameCodeMax)).check(/*#__PURE__*/ zod.regex(listPopularGamesResponseValueItemGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "nodeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemNodeIdMax)).check(/*#__PURE__*/ zod.regex(listPopularGamesResponseValueItemNodeIdRegExp))).check(/*#__PURE__*/ zod.describe('Its place in the catalogue, null where it has none.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemVassalageMax)).check(/*#__PURE__*/ zod.regex(listPopularGamesResponseValueItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "prizeMode": /*#__PURE__*/ zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).check(/*#__PURE__*/ zod.describe('`Lott` the digit lotteries of `/lottery`, `ZY` the same games run by the brand itself, `Elott` the fast draws of `/elott`\nwith two-sided bets, `SEA` the Vietnamese lottery of `/vnlottery`.\n')),
  "gameGroupCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemGameGroupCodeMax)).check(/*#__PURE__*/ zod.regex(listPopularGamesResponseValueItemGameGroupCodeRegExp)).check(/*#__PURE__*/ zod.describe('The group of the menu.')),
  "accountTypeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemAccountTypeNameMax)).check(/*#__PURE__*/ zod.regex(listPopularGamesResponseValueItemAccountTypeNameRegExp)).check(/*#__PURE__*/ zod.describe('The kind of account, `TCG_LOTTO_VN` for the Vietnamese lottery.')),
  "area": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('VN'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The area, `VN` for the Vietnamese lottery; else null.')),
  "launchMode": /*#__PURE__*/ zod.enum(['LOTT']).check(/*#__PURE__*/ zod.describe('What `launchGame` is given.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "intervalSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPopularGamesResponseValueItemIntervalSecondsMin)).check(/*#__PURE__*/ zod.lte(listPopularGamesResponseValueItemIntervalSecondsMax))).check(/*#__PURE__*/ zod.describe('Seconds from draw to draw, null where a timetable holds.')),
  "closeSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPopularGamesResponseValueItemCloseSecondsMin)).check(/*#__PURE__*/ zod.lte(listPopularGamesResponseValueItemCloseSecondsMax)).check(/*#__PURE__*/ zod.describe('Seconds before the draw at which bets close.')),
  "nextDrawId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemNextDrawIdMax)).check(/*#__PURE__*/ zod.regex(listPopularGamesResponseValueItemNextDrawIdRegExp))).check(/*#__PURE__*/ zod.describe('The draw that takes bets now or next, null where none is planned.')),
  "nextClosesAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemNextClosesAtMax))).check(/*#__PURE__*/ zod.describe('When its bets close; null without a next draw.')),
  "nextDrawAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemNextDrawAtMax))).check(/*#__PURE__*/ zod.describe('When it is drawn; null without a next draw.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it takes no bets now.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end; null outside of a maintenance or when nobody knows.'))
}).check(/*#__PURE__*/ zod.describe('A lottery game.'))).check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueMax)).check(/*#__PURE__*/ zod.describe('The lottery games, the most played first.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listPopularGames`.'))

/**
 * The groups of the lottery with their games, those of one mode or, without `prizeMode`, of `Lott`, `ZY` and `Elott`. The
 * Vietnamese lottery has a menu of its own, `listVnGameMenus`. Times of the next draws may be up to a second old.
 * @summary List the menu of the lottery
 */
export const listGameMenusQueryLotteryTypeDefault = `Lott`;
export const listGameMenusQueryDeviceDefault = `WEB`;

export const ListGameMenusQueryParams = /*#__PURE__*/ zod.object({
  "prizeMode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Lott', 'ZY', 'Elott', 'SEA'])).check(/*#__PURE__*/ zod.describe('Games of this mode only.')),
  "lotteryType": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['Lott']), listGameMenusQueryLotteryTypeDefault).check(/*#__PURE__*/ zod.describe('The kind of lottery, always `Lott`.')),
  "device": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['WEB']), listGameMenusQueryDeviceDefault).check(/*#__PURE__*/ zod.describe('The kind of device, always `WEB`.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.'))
})

export const listGameMenusHeaderMerchantMax = 32;


export const listGameMenusHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listGameMenusHeaderXRequestIdMax = 64;


export const listGameMenusHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListGameMenusHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGameMenusHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listGameMenusHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGameMenusHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listGameMenusHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListGameMenusResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "gameMenus": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameGroupCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGameGroupCodeMax)).check(/*#__PURE__*/ zod.regex(listGameMenusResponseValueGameMenusItemGameGroupCodeRegExp)).check(/*#__PURE__*/ zod.describe('The group.')),
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemLabelNameMax)).check(/*#__PURE__*/ zod.describe('Its name in the language of the answer.')),
  "games": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemGameCodeMax)).check(/*#__PURE__*/ zod.regex(listGameMenusResponseValueGameMenusItemGamesItemGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "nodeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemNodeIdMax)).check(/*#__PURE__*/ zod.regex(listGameMenusResponseValueGameMenusItemGamesItemNodeIdRegExp))).check(/*#__PURE__*/ zod.describe('Its place in the catalogue, null where it has none.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemVassalageMax)).check(/*#__PURE__*/ zod.regex(listGameMenusResponseValueGameMenusItemGamesItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "prizeMode": /*#__PURE__*/ zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).check(/*#__PURE__*/ zod.describe('`Lott` the digit lotteries of `/lottery`, `ZY` the same games run by the brand itself, `Elott` the fast draws of `/elott`\nwith two-sided bets, `SEA` the Vietnamese lottery of `/vnlottery`.\n')),
  "gameGroupCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemGameGroupCodeMax)).check(/*#__PURE__*/ zod.regex(listGameMenusResponseValueGameMenusItemGamesItemGameGroupCodeRegExp)).check(/*#__PURE__*/ zod.describe('The group of the menu.')),
  "accountTypeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemAccountTypeNameMax)).check(/*#__PURE__*/ zod.regex(listGameMenusResponseValueGameMenusItemGamesItemAccountTypeNameRegExp)).check(/*#__PURE__*/ zod.describe('The kind of account, `TCG_LOTTO_VN` for the Vietnamese lottery.')),
  "area": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('VN'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The area, `VN` for the Vietnamese lottery; else null.')),
  "launchMode": /*#__PURE__*/ zod.enum(['LOTT']).check(/*#__PURE__*/ zod.describe('What `launchGame` is given.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "intervalSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMin)).check(/*#__PURE__*/ zod.lte(listGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMax))).check(/*#__PURE__*/ zod.describe('Seconds from draw to draw, null where a timetable holds.')),
  "closeSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMin)).check(/*#__PURE__*/ zod.lte(listGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMax)).check(/*#__PURE__*/ zod.describe('Seconds before the draw at which bets close.')),
  "nextDrawId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemNextDrawIdMax)).check(/*#__PURE__*/ zod.regex(listGameMenusResponseValueGameMenusItemGamesItemNextDrawIdRegExp))).check(/*#__PURE__*/ zod.describe('The draw that takes bets now or next, null where none is planned.')),
  "nextClosesAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemNextClosesAtMax))).check(/*#__PURE__*/ zod.describe('When its bets close; null without a next draw.')),
  "nextDrawAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemNextDrawAtMax))).check(/*#__PURE__*/ zod.describe('When it is drawn; null without a next draw.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it takes no bets now.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end; null outside of a maintenance or when nobody knows.'))
}).check(/*#__PURE__*/ zod.describe('A lottery game.'))).check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesMax)).check(/*#__PURE__*/ zod.describe('Its games in the order of the menu.'))
}).check(/*#__PURE__*/ zod.describe('A group of the lottery menu.'))).check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusMax)).check(/*#__PURE__*/ zod.describe('The groups in the order of the menu. A group without games is missing.'))
}).check(/*#__PURE__*/ zod.describe('The menu of a lottery.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listGameMenus`.'))

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



export const ListPvpRoomsQueryParams = /*#__PURE__*/ zod.object({
  "vassalage": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPvpRoomsQueryVassalageMax)).check(/*#__PURE__*/ zod.regex(listPvpRoomsQueryVassalageRegExp))).check(/*#__PURE__*/ zod.describe('Rooms of this vendor only.')),
  "nodeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPvpRoomsQueryNodeIdMax)).check(/*#__PURE__*/ zod.regex(listPvpRoomsQueryNodeIdRegExp))).check(/*#__PURE__*/ zod.describe('Rooms of this game only.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPvpRoomsQueryPageNoMax)), listPvpRoomsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPvpRoomsQueryPageSizeMax)), listPvpRoomsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listPvpRoomsHeaderMerchantMax = 32;


export const listPvpRoomsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listPvpRoomsHeaderXRequestIdMax = 64;


export const listPvpRoomsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListPvpRoomsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPvpRoomsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listPvpRoomsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPvpRoomsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listPvpRoomsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListPvpRoomsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "roomId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPvpRoomsResponseValueContentItemRoomIdMax)).check(/*#__PURE__*/ zod.regex(listPvpRoomsResponseValueContentItemRoomIdRegExp)).check(/*#__PURE__*/ zod.describe('The vendor\'s id of the room, to launch it with.')),
  "roomName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPvpRoomsResponseValueContentItemRoomNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "nodeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPvpRoomsResponseValueContentItemNodeIdMax)).check(/*#__PURE__*/ zod.regex(listPvpRoomsResponseValueContentItemNodeIdRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPvpRoomsResponseValueContentItemGameNameMax)).check(/*#__PURE__*/ zod.describe('The game that is played in it.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPvpRoomsResponseValueContentItemVassalageMax)).check(/*#__PURE__*/ zod.regex(listPvpRoomsResponseValueContentItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "baseStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPvpRoomsResponseValueContentItemBaseStakeMax)).check(/*#__PURE__*/ zod.regex(listPvpRoomsResponseValueContentItemBaseStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake of one round.')),
  "minBuyIn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPvpRoomsResponseValueContentItemMinBuyInMax)).check(/*#__PURE__*/ zod.regex(listPvpRoomsResponseValueContentItemMinBuyInRegExp)).check(/*#__PURE__*/ zod.describe('The least that a player sits down with.')),
  "maxBuyIn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPvpRoomsResponseValueContentItemMaxBuyInMax)).check(/*#__PURE__*/ zod.regex(listPvpRoomsResponseValueContentItemMaxBuyInRegExp)).check(/*#__PURE__*/ zod.describe('The most that a player sits down with.')),
  "seats": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPvpRoomsResponseValueContentItemSeatsMin)).check(/*#__PURE__*/ zod.lte(listPvpRoomsResponseValueContentItemSeatsMax)).check(/*#__PURE__*/ zod.describe('Seats at all its tables.')),
  "seatsTaken": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPvpRoomsResponseValueContentItemSeatsTakenMin)).check(/*#__PURE__*/ zod.lte(listPvpRoomsResponseValueContentItemSeatsTakenMax)).check(/*#__PURE__*/ zod.describe('Seats that are taken now.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'full', 'maintenance']).check(/*#__PURE__*/ zod.describe('Whether somebody can sit down now.'))
}).check(/*#__PURE__*/ zod.describe('A room in which players meet.'))).check(/*#__PURE__*/ zod.maxLength(listPvpRoomsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The rooms of the page, by game and then the lowest stake first; none beyond the last page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPvpRoomsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listPvpRoomsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPvpRoomsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listPvpRoomsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of rooms.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listPvpRooms`.'))

/**
 * Makes an address under which the member of the session plays a game, a room or a vendor's lobby. `nodeId` names a game of the
 * catalogue; `gameId`, `vendor`, `gameType` and `roomId`, where sent, must be those of the same game, and `roomId` that of a
 * room of `listPvpRooms`, else it is 404. With neither
 * `gameId`, `nodeId`, `roomId` nor `gameCode` the lobby of vendor `vassalage` starts. With `launchMode` `LOTT` the game is
 * `gameCode` and the address is a page of the portal. An in-house game is a page of the portal too, under `/seamless`, which plays
 * it by the in-house operations; the lobby of `BGS` is the page of its games.
 *
 * `token` must be the token of the session and `username` its account, else it is 403 `forbidden`. The vendor is given a launch
 * token of its own, which works once, for 60 seconds, for this game only. Each call makes a new one and leaves the earlier ones
 * as they are: the same game may be opening in another window or on another device. Launching moves no money. A trial account may launch games of `BGS`, in play credit; anything else is 403
 * `in_need_true_account`. Real money asks for the player's date of birth first (422 `birthday_required`) and holds to the
 * limits the player has set (422 `play_limit_reached`). Messages and the game follow `language`, without regard to the header
 * `Language`, which the messages of errors follow.
 * @summary Launch a game
 */
export const launchGameHeaderMerchantMax = 32;


export const launchGameHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const launchGameHeaderXRequestIdMax = 64;


export const launchGameHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const LaunchGameHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(launchGameHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(launchGameHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(launchGameHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(launchGameHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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


export const LaunchGameBody = /*#__PURE__*/ zod.strictObject({
  "gameId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(launchGameBodyGameIdMax))).check(/*#__PURE__*/ zod.describe('The vendor\'s own id of the game. Without it, without `roomId` and without `gameCode` the vendor\'s lobby starts.')),
  "roomId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(launchGameBodyRoomIdMax)).check(/*#__PURE__*/ zod.regex(launchGameBodyRoomIdRegExp))).check(/*#__PURE__*/ zod.describe('The room of a `PVP` game, in place of `gameId`.')),
  "nodeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(launchGameBodyNodeIdMax)).check(/*#__PURE__*/ zod.regex(launchGameBodyNodeIdRegExp))).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),
  "accountType": /*#__PURE__*/ zod.literal(1).check(/*#__PURE__*/ zod.describe('The kind of account, always 1.')),
  "confirmTrans": /*#__PURE__*/ zod.literal(0).check(/*#__PURE__*/ zod.describe('Always 0: launching moves no money between wallets.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(launchGameBodyVassalageMax)).check(/*#__PURE__*/ zod.regex(launchGameBodyVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "launchMode": /*#__PURE__*/ zod.enum(['GLS', 'LOTT']).check(/*#__PURE__*/ zod.describe('`GLS`, or `LOTT` for a lottery game.')),
  "platform": /*#__PURE__*/ zod.enum(['html5-desktop']).check(/*#__PURE__*/ zod.describe('The platform, always `html5-desktop`.')),
  "clientType": /*#__PURE__*/ zod.literal(3).check(/*#__PURE__*/ zod.describe('The kind of client, always 3, the web.')),
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(launchGameBodyUsernameMax)).check(/*#__PURE__*/ zod.describe('The account of the session.')),
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(launchGameBodyTokenMin)).check(/*#__PURE__*/ zod.maxLength(launchGameBodyTokenMax)).check(/*#__PURE__*/ zod.describe('The session token, the same as the bearer\'s. It is never passed on.')),
  "merchantCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(launchGameBodyMerchantCodeMax)).check(/*#__PURE__*/ zod.regex(launchGameBodyMerchantCodeRegExp)).check(/*#__PURE__*/ zod.describe('The code of a brand, fixed in its configuration.')),
  "language": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(launchGameBodyCodeMax)).check(/*#__PURE__*/ zod.regex(launchGameBodyCodeRegExp))).check(/*#__PURE__*/ zod.describe('A place within the game that it shall open at, as the vendor names it.')),
  "defaultPlayType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(launchGameBodyDefaultPlayTypeMax)).check(/*#__PURE__*/ zod.regex(launchGameBodyDefaultPlayTypeRegExp))).check(/*#__PURE__*/ zod.describe('The play type that a lottery opens with.')),
  "accountTypeName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(launchGameBodyAccountTypeNameMax)).check(/*#__PURE__*/ zod.regex(launchGameBodyAccountTypeNameRegExp))).check(/*#__PURE__*/ zod.describe('The kind of account that a lottery asks for, `TCG_LOTTO_VN` for a Vietnamese one.')),
  "vendor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(launchGameBodyVendorMax)).check(/*#__PURE__*/ zod.regex(launchGameBodyVendorRegExp))).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "gameCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(launchGameBodyGameCodeMax)).check(/*#__PURE__*/ zod.regex(launchGameBodyGameCodeRegExp))).check(/*#__PURE__*/ zod.describe('The lottery game, with `launchMode` `LOTT`.')),
  "gameType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE'])).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "isGame": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['GAME', 'VASSALAGE'])).check(/*#__PURE__*/ zod.describe('Whether the entry stands for a game or for a vendor. For `VASSALAGE` the portal opens a list of the vendor\'s games; sent here it starts the vendor\'s lobby.'))
}).check(/*#__PURE__*/ zod.describe('The game to start, in the words of the portal\'s family of systems.'))

export const launchGameResponseGameUrlMax = 2048;

export const launchGameResponseGameUrl2Max = 2048;

export const launchGameResponseExpiresAtMax = 30;

export const launchGameResponseGameNameMax = 120;



export const LaunchGameResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "game_url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(launchGameResponseGameUrlMax)).check(/*#__PURE__*/ zod.describe('Where the game is; empty where only `game_url2` holds.')),
  "game_url2": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(launchGameResponseGameUrl2Max)).check(/*#__PURE__*/ zod.describe('The other place of the game, taken when `game_url` is empty; empty where there is none.')),
  "walletMode": /*#__PURE__*/ zod.enum(['seamless', 'transfer', 'none']).check(/*#__PURE__*/ zod.describe('`seamless` plays from the main wallet and opens in `/seamless`; `transfer` plays from the vendor\'s wallet and opens in `/game`; `none` is a page of the portal itself.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is played in play credit.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(launchGameResponseExpiresAtMax))).check(/*#__PURE__*/ zod.describe('Until when the address can be opened, once; null for a page of the portal.')),
  "gameName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(launchGameResponseGameNameMax))).check(/*#__PURE__*/ zod.describe('The name of the game, or of the vendor whose lobby it is, for the title of its page. Missing where a backend does not say it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `launchGame`.'))

