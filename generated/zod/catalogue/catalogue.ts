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
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listVendorsResponseValueDataLanesItemCardsItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end.'))
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
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listGamesResponseGamesItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end.'))
}).check(/*#__PURE__*/ zod.describe('A game of the catalogue.'))).check(/*#__PURE__*/ zod.maxLength(listGamesResponseGamesMax)).check(/*#__PURE__*/ zod.describe('The games of the page; none beyond the last page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listGamesResponseTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listGamesResponseTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalGames": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listGamesResponseTotalGamesMin)).check(/*#__PURE__*/ zod.lte(listGamesResponseTotalGamesMax)).check(/*#__PURE__*/ zod.describe('Games in all.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listGames`.'))

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
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listHotGamesResponseListItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end.'))
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
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listFavouritesResponseValueContentItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end.'))
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
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRecentGamesResponseValueListItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end.'))
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
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listNewGamesResponseValueContentItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end.'))
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
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(searchGamesResponseValueContentItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end.'))
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
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWinnerRankResponseValueContentItemAmountMax)).check(/*#__PURE__*/ zod.regex(listWinnerRankResponseValueContentItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What the round or bet paid, its stake included.')),
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
  "area": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('VN'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The area, `VN` for the Vietnamese lottery.')),
  "launchMode": /*#__PURE__*/ zod.enum(['LOTT']).check(/*#__PURE__*/ zod.describe('What `launchGame` is given.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "intervalSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPopularGamesResponseValueItemIntervalSecondsMin)).check(/*#__PURE__*/ zod.lte(listPopularGamesResponseValueItemIntervalSecondsMax))).check(/*#__PURE__*/ zod.describe('Seconds from draw to draw, null where a timetable holds.')),
  "closeSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPopularGamesResponseValueItemCloseSecondsMin)).check(/*#__PURE__*/ zod.lte(listPopularGamesResponseValueItemCloseSecondsMax)).check(/*#__PURE__*/ zod.describe('Seconds before the draw at which bets close.')),
  "nextDrawId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemNextDrawIdMax)).check(/*#__PURE__*/ zod.regex(listPopularGamesResponseValueItemNextDrawIdRegExp))).check(/*#__PURE__*/ zod.describe('The draw that takes bets now or next, null where none is planned.')),
  "nextClosesAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemNextClosesAtMax))).check(/*#__PURE__*/ zod.describe('When its bets close.')),
  "nextDrawAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemNextDrawAtMax))).check(/*#__PURE__*/ zod.describe('When it is drawn.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it takes no bets now.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPopularGamesResponseValueItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end.'))
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
  "area": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('VN'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The area, `VN` for the Vietnamese lottery.')),
  "launchMode": /*#__PURE__*/ zod.enum(['LOTT']).check(/*#__PURE__*/ zod.describe('What `launchGame` is given.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "intervalSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMin)).check(/*#__PURE__*/ zod.lte(listGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMax))).check(/*#__PURE__*/ zod.describe('Seconds from draw to draw, null where a timetable holds.')),
  "closeSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMin)).check(/*#__PURE__*/ zod.lte(listGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMax)).check(/*#__PURE__*/ zod.describe('Seconds before the draw at which bets close.')),
  "nextDrawId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemNextDrawIdMax)).check(/*#__PURE__*/ zod.regex(listGameMenusResponseValueGameMenusItemGamesItemNextDrawIdRegExp))).check(/*#__PURE__*/ zod.describe('The draw that takes bets now or next, null where none is planned.')),
  "nextClosesAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemNextClosesAtMax))).check(/*#__PURE__*/ zod.describe('When its bets close.')),
  "nextDrawAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemNextDrawAtMax))).check(/*#__PURE__*/ zod.describe('When it is drawn.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it takes no bets now.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listGameMenusResponseValueGameMenusItemGamesItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end.'))
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
 * `gameCode` and the address is a page of the portal.
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

/**
 * The sheets that hold now. Nothing is played by other rules: limits, odds and return to player of a sheet are those of its
 * rounds, and they are known before any bet.
 * @summary List the rule sheets of the in-house games
 */
export const ListInhouseRulesQueryParams = /*#__PURE__*/ zod.object({
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.'))
})

export const listInhouseRulesHeaderMerchantMax = 32;


export const listInhouseRulesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listInhouseRulesHeaderXRequestIdMax = 64;


export const listInhouseRulesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListInhouseRulesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListInhouseRulesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "nodeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemNodeIdMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesResponseValueItemNodeIdRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInhouseRulesResponseValueItemVersionMax)).check(/*#__PURE__*/ zod.describe('The version of the sheet. A round is settled by the version that it began with.')),
  "validFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemValidFromMax)).check(/*#__PURE__*/ zod.describe('Since when this version holds.')),
  "html": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemHtmlMax)).check(/*#__PURE__*/ zod.describe('How it is played, sanitised HTML.')),
  "multiplierRule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemMultiplierRuleMax)).check(/*#__PURE__*/ zod.describe('How the multiplier follows from a choice, for any choice.')),
  "prices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "choice": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemPricesItemChoiceMax)).check(/*#__PURE__*/ zod.describe('The choice, in words of the rule sheet.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemPricesItemMultiplierMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesResponseValueItemPricesItemMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What it pays for each 1 staked.')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemPricesItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesResponseValueItemPricesItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely it wins.')),
  "returnToPlayer": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInhouseRulesResponseValueItemPricesItemReturnToPlayerMin)).check(/*#__PURE__*/ zod.lte(listInhouseRulesResponseValueItemPricesItemReturnToPlayerMax)).check(/*#__PURE__*/ zod.describe('The return to player of this choice in basis points, rounded down.'))
}).check(/*#__PURE__*/ zod.describe('What one choice pays, and how likely it is.'))).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemPricesMax)).check(/*#__PURE__*/ zod.describe('Every choice with its price; of a game with more than 500 choices those at even steps.')),
  "returnToPlayer": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInhouseRulesResponseValueItemReturnToPlayerMin)).check(/*#__PURE__*/ zod.lte(listInhouseRulesResponseValueItemReturnToPlayerMax)).check(/*#__PURE__*/ zod.describe('The return to player of the game in basis points.')),
  "minStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemMinStakeMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesResponseValueItemMinStakeRegExp)).check(/*#__PURE__*/ zod.describe('The least stake of a round.')),
  "maxStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemMaxStakeMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesResponseValueItemMaxStakeRegExp)).check(/*#__PURE__*/ zod.describe('The greatest stake of a round.')),
  "maxPayout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemMaxPayoutMax)).check(/*#__PURE__*/ zod.regex(listInhouseRulesResponseValueItemMaxPayoutRegExp)).check(/*#__PURE__*/ zod.describe('The most that a round pays.')),
  "algorithm": /*#__PURE__*/ zod.enum(['portico-hmac-sha256-1']).check(/*#__PURE__*/ zod.describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`moonshot`: n = below(1000000); it ends at floor(99000000 / (1000000 - n)) / 100, at least 1.00.\n')),
  "unfinishedHours": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInhouseRulesResponseValueItemUnfinishedHoursMax)).check(/*#__PURE__*/ zod.describe('How long an unfinished round waits for its player.')),
  "unfinishedRule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueItemUnfinishedRuleMax)).check(/*#__PURE__*/ zod.describe('What becomes of it then.'))
}).check(/*#__PURE__*/ zod.describe('The rule sheet of an in-house game.'))).check(/*#__PURE__*/ zod.maxLength(listInhouseRulesResponseValueMax)).check(/*#__PURE__*/ zod.describe('The rule sheets in the order of the catalogue.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listInhouseRules`.'))

/**
 * The sheet that holds now, or an earlier version, so that an old round can be checked. Versions never change.
 * @summary Show the rule sheet of an in-house game
 */
export const GetInhouseRulesParams = /*#__PURE__*/ zod.object({
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.'))
})

export const getInhouseRulesQueryVersionMax = 100000;



export const GetInhouseRulesQueryParams = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseRulesQueryVersionMax))).check(/*#__PURE__*/ zod.describe('The version; without it the one that holds now.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.'))
})

export const getInhouseRulesHeaderMerchantMax = 32;


export const getInhouseRulesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getInhouseRulesHeaderXRequestIdMax = 64;


export const getInhouseRulesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetInhouseRulesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const GetInhouseRulesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "nodeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueNodeIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesResponseValueNodeIdRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseRulesResponseValueVersionMax)).check(/*#__PURE__*/ zod.describe('The version of the sheet. A round is settled by the version that it began with.')),
  "validFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueValidFromMax)).check(/*#__PURE__*/ zod.describe('Since when this version holds.')),
  "html": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueHtmlMax)).check(/*#__PURE__*/ zod.describe('How it is played, sanitised HTML.')),
  "multiplierRule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueMultiplierRuleMax)).check(/*#__PURE__*/ zod.describe('How the multiplier follows from a choice, for any choice.')),
  "prices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "choice": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValuePricesItemChoiceMax)).check(/*#__PURE__*/ zod.describe('The choice, in words of the rule sheet.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValuePricesItemMultiplierMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesResponseValuePricesItemMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What it pays for each 1 staked.')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValuePricesItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesResponseValuePricesItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely it wins.')),
  "returnToPlayer": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInhouseRulesResponseValuePricesItemReturnToPlayerMin)).check(/*#__PURE__*/ zod.lte(getInhouseRulesResponseValuePricesItemReturnToPlayerMax)).check(/*#__PURE__*/ zod.describe('The return to player of this choice in basis points, rounded down.'))
}).check(/*#__PURE__*/ zod.describe('What one choice pays, and how likely it is.'))).check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValuePricesMax)).check(/*#__PURE__*/ zod.describe('Every choice with its price; of a game with more than 500 choices those at even steps.')),
  "returnToPlayer": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInhouseRulesResponseValueReturnToPlayerMin)).check(/*#__PURE__*/ zod.lte(getInhouseRulesResponseValueReturnToPlayerMax)).check(/*#__PURE__*/ zod.describe('The return to player of the game in basis points.')),
  "minStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueMinStakeMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesResponseValueMinStakeRegExp)).check(/*#__PURE__*/ zod.describe('The least stake of a round.')),
  "maxStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueMaxStakeMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesResponseValueMaxStakeRegExp)).check(/*#__PURE__*/ zod.describe('The greatest stake of a round.')),
  "maxPayout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueMaxPayoutMax)).check(/*#__PURE__*/ zod.regex(getInhouseRulesResponseValueMaxPayoutRegExp)).check(/*#__PURE__*/ zod.describe('The most that a round pays.')),
  "algorithm": /*#__PURE__*/ zod.enum(['portico-hmac-sha256-1']).check(/*#__PURE__*/ zod.describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`moonshot`: n = below(1000000); it ends at floor(99000000 / (1000000 - n)) / 100, at least 1.00.\n')),
  "unfinishedHours": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseRulesResponseValueUnfinishedHoursMax)).check(/*#__PURE__*/ zod.describe('How long an unfinished round waits for its player.')),
  "unfinishedRule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseRulesResponseValueUnfinishedRuleMax)).check(/*#__PURE__*/ zod.describe('What becomes of it then.'))
}).check(/*#__PURE__*/ zod.describe('The rule sheet of an in-house game.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getInhouseRules`.'))

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


export const CommitInhouseRoundHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(commitInhouseRoundHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(commitInhouseRoundHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(commitInhouseRoundHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(commitInhouseRoundHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const CommitInhouseRoundBody = /*#__PURE__*/ zod.strictObject({
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.'))
}).check(/*#__PURE__*/ zod.describe('The game that a round is wanted of.'))

export const commitInhouseRoundResponseValueRoundIdMax = 40;


export const commitInhouseRoundResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const commitInhouseRoundResponseValueServerSeedHashMax = 64;


export const commitInhouseRoundResponseValueServerSeedHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const commitInhouseRoundResponseValueRulesVersionMax = 100000;

export const commitInhouseRoundResponseValueExpiresAtMax = 30;



export const CommitInhouseRoundResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(commitInhouseRoundResponseValueRoundIdMax)).check(/*#__PURE__*/ zod.regex(commitInhouseRoundResponseValueRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(commitInhouseRoundResponseValueServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(commitInhouseRoundResponseValueServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed that decides the round.')),
  "algorithm": /*#__PURE__*/ zod.enum(['portico-hmac-sha256-1']).check(/*#__PURE__*/ zod.describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`moonshot`: n = below(1000000); it ends at floor(99000000 / (1000000 - n)) / 100, at least 1.00.\n')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(commitInhouseRoundResponseValueRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(commitInhouseRoundResponseValueExpiresAtMax)).check(/*#__PURE__*/ zod.describe('Until when it can be played.'))
}).check(/*#__PURE__*/ zod.describe('A round that is sealed but not yet played.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `commitInhouseRound`.'))

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



export const ListInhouseRoundsQueryParams = /*#__PURE__*/ zod.object({
  "gameId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp'])).check(/*#__PURE__*/ zod.describe('Rounds of this game only.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'void'])).check(/*#__PURE__*/ zod.describe('Rounds in this state only.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsQueryPageNoMax)), listInhouseRoundsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsQueryPageSizeMax)), listInhouseRoundsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listInhouseRoundsHeaderMerchantMax = 32;


export const listInhouseRoundsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listInhouseRoundsHeaderXRequestIdMax = 64;


export const listInhouseRoundsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListInhouseRoundsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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


export const ListInhouseRoundsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemRoundIdMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemBetIdMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The bet in the betting record.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueContentItemRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'void']).check(/*#__PURE__*/ zod.describe('`open` waits for the player; `void` gave the stake back.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is played in play credit.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemStakeMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInhouseRoundsResponseValueContentItemChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueContentItemChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueContentItemChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueContentItemChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemClientSeedMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The commitment, as it was shown before the bet.')),
  "opened": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInhouseRoundsResponseValueContentItemOpenedItemMin)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueContentItemOpenedItemMax))).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemOpenedMax)).check(/*#__PURE__*/ zod.describe('The cells of Mines that were opened, in this order; empty in other games.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemMultiplierMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round pays, or would pay now, for each 1 staked; 0.00 when it is lost.')),
  "nextMultiplier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemNextMultiplierMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemNextMultiplierRegExp))).check(/*#__PURE__*/ zod.describe('What the next safe cell of Mines would make of it; null where nothing can follow.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemPayoutMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemPayoutRegExp))).check(/*#__PURE__*/ zod.describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.')),
  "outcome": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemOutcomeItemMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueContentItemOutcomeItemRegExp))).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemOutcomeMax)).check(/*#__PURE__*/ zod.describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour.\n')),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemStartedAtMax)).check(/*#__PURE__*/ zod.describe('When the stake was taken.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentItemEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended.'))
}).check(/*#__PURE__*/ zod.describe('A round of an in-house game.'))).check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The rounds of the page, the newest first; none beyond the last page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInhouseRoundsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInhouseRoundsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "rounds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listInhouseRoundsResponseValueTotalsRoundsMin)).check(/*#__PURE__*/ zod.lte(listInhouseRoundsResponseValueTotalsRoundsMax)).check(/*#__PURE__*/ zod.describe('Rounds.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueTotalsStakeMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueTotalsStakeRegExp)).check(/*#__PURE__*/ zod.describe('What was staked.')),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueTotalsPayoutMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueTotalsPayoutRegExp)).check(/*#__PURE__*/ zod.describe('What was paid.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInhouseRoundsResponseValueTotalsNetMax)).check(/*#__PURE__*/ zod.regex(listInhouseRoundsResponseValueTotalsNetRegExp)).check(/*#__PURE__*/ zod.describe('Paid less staked, negative when the player lost.'))
}).check(/*#__PURE__*/ zod.describe('The sums over all entries of the range, not of the page.'))
}).check(/*#__PURE__*/ zod.describe('A page of rounds.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listInhouseRounds`.'))

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


export const PlayInhouseRoundHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const playInhouseRoundBodyRoundIdMax = 40;


export const playInhouseRoundBodyRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const playInhouseRoundBodyStakeMax = 24;


export const playInhouseRoundBodyStakeRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
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



export const PlayInhouseRoundBody = /*#__PURE__*/ zod.strictObject({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundBodyRoundIdMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundBodyRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundBodyStakeMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundBodyStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake, within the limits of the rule sheet.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundBodyClientSeedMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundBodyClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundBodyChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundBodyChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.strictObject({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(playInhouseRoundBodyChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(playInhouseRoundBodyChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.strictObject({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(playInhouseRoundBodyChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.strictObject({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundBodyChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundBodyChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.strictObject({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(playInhouseRoundBodyChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundBodyChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.strictObject({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.'))
}).check(/*#__PURE__*/ zod.describe('The bet of a round.'))

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


export const PlayInhouseRoundResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "round": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundRoundIdMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundBetIdMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The bet in the betting record.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(playInhouseRoundResponseValueRoundRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'void']).check(/*#__PURE__*/ zod.describe('`open` waits for the player; `void` gave the stake back.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is played in play credit.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundStakeMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(playInhouseRoundResponseValueRoundChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(playInhouseRoundResponseValueRoundChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(playInhouseRoundResponseValueRoundChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(playInhouseRoundResponseValueRoundChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundClientSeedMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The commitment, as it was shown before the bet.')),
  "opened": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(playInhouseRoundResponseValueRoundOpenedItemMin)).check(/*#__PURE__*/ zod.lte(playInhouseRoundResponseValueRoundOpenedItemMax))).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundOpenedMax)).check(/*#__PURE__*/ zod.describe('The cells of Mines that were opened, in this order; empty in other games.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundMultiplierMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round pays, or would pay now, for each 1 staked; 0.00 when it is lost.')),
  "nextMultiplier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundNextMultiplierMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundNextMultiplierRegExp))).check(/*#__PURE__*/ zod.describe('What the next safe cell of Mines would make of it; null where nothing can follow.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundPayoutMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundPayoutRegExp))).check(/*#__PURE__*/ zod.describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.')),
  "outcome": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundOutcomeItemMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueRoundOutcomeItemRegExp))).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundOutcomeMax)).check(/*#__PURE__*/ zod.describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour.\n')),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundStartedAtMax)).check(/*#__PURE__*/ zod.describe('When the stake was taken.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueRoundEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended.'))
}).check(/*#__PURE__*/ zod.describe('A round of an in-house game.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(playInhouseRoundResponseValueBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(playInhouseRoundResponseValueBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('What the member can play with now.'))
}).check(/*#__PURE__*/ zod.describe('A round after a step, and the balance after it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `playInhouseRound`.'))

/**
 * A round of the member of the session, also one that another page began: an open round is gone on with from here. Another
 * member's round is 404. `outcome` stays empty until the round has ended.
 * @summary Show a round
 */
export const getInhouseRoundPathRoundIdMax = 40;


export const getInhouseRoundPathRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const GetInhouseRoundParams = /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundPathRoundIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundPathRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The round.'))
})

export const getInhouseRoundHeaderMerchantMax = 32;


export const getInhouseRoundHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getInhouseRoundHeaderXRequestIdMax = 64;


export const getInhouseRoundHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetInhouseRoundHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
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



export const GetInhouseRoundResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueRoundIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueBetIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The bet in the betting record.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseRoundResponseValueRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'void']).check(/*#__PURE__*/ zod.describe('`open` waits for the player; `void` gave the stake back.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is played in play credit.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueStakeMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInhouseRoundResponseValueChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(getInhouseRoundResponseValueChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseRoundResponseValueChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseRoundResponseValueChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueClientSeedMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The commitment, as it was shown before the bet.')),
  "opened": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInhouseRoundResponseValueOpenedItemMin)).check(/*#__PURE__*/ zod.lte(getInhouseRoundResponseValueOpenedItemMax))).check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueOpenedMax)).check(/*#__PURE__*/ zod.describe('The cells of Mines that were opened, in this order; empty in other games.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueMultiplierMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round pays, or would pay now, for each 1 staked; 0.00 when it is lost.')),
  "nextMultiplier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueNextMultiplierMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueNextMultiplierRegExp))).check(/*#__PURE__*/ zod.describe('What the next safe cell of Mines would make of it; null where nothing can follow.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValuePayoutMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValuePayoutRegExp))).check(/*#__PURE__*/ zod.describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.')),
  "outcome": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueOutcomeItemMax)).check(/*#__PURE__*/ zod.regex(getInhouseRoundResponseValueOutcomeItemRegExp))).check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueOutcomeMax)).check(/*#__PURE__*/ zod.describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour.\n')),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueStartedAtMax)).check(/*#__PURE__*/ zod.describe('When the stake was taken.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getInhouseRoundResponseValueEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended.'))
}).check(/*#__PURE__*/ zod.describe('A round of an in-house game.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getInhouseRound`.'))

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


export const ActInhouseRoundParams = /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundPathRoundIdMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundPathRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The round.'))
})

export const actInhouseRoundHeaderMerchantMax = 32;


export const actInhouseRoundHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const actInhouseRoundHeaderXRequestIdMax = 64;


export const actInhouseRoundHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const actInhouseRoundHeaderIdempotencyKeyMax = 64;


export const actInhouseRoundHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ActInhouseRoundHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const actInhouseRoundBodyCellMin = 0;
export const actInhouseRoundBodyCellMax = 24;



export const ActInhouseRoundBody = /*#__PURE__*/ zod.strictObject({
  "action": /*#__PURE__*/ zod.enum(['open', 'cash_out']).check(/*#__PURE__*/ zod.describe('`open` a cell of Mines, or `cash_out` of Mines or Moonshot.')),
  "cell": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(actInhouseRoundBodyCellMin)).check(/*#__PURE__*/ zod.lte(actInhouseRoundBodyCellMax))).check(/*#__PURE__*/ zod.describe('The cell to open, from 0 at the top left, row by row. With `open`, and only then.'))
}).check(/*#__PURE__*/ zod.describe('The next step of a round that goes on.'))

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


export const ActInhouseRoundResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "round": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundRoundIdMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundBetIdMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The bet in the betting record.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "rulesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(actInhouseRoundResponseValueRoundRulesVersionMax)).check(/*#__PURE__*/ zod.describe('The rule sheet that holds for it.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'void']).check(/*#__PURE__*/ zod.describe('`open` waits for the player; `void` gave the stake back.')),
  "demo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is played in play credit.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundStakeMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(actInhouseRoundResponseValueRoundChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(actInhouseRoundResponseValueRoundChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(actInhouseRoundResponseValueRoundChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(actInhouseRoundResponseValueRoundChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundClientSeedMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The commitment, as it was shown before the bet.')),
  "opened": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(actInhouseRoundResponseValueRoundOpenedItemMin)).check(/*#__PURE__*/ zod.lte(actInhouseRoundResponseValueRoundOpenedItemMax))).check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundOpenedMax)).check(/*#__PURE__*/ zod.describe('The cells of Mines that were opened, in this order; empty in other games.')),
  "multiplier": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundMultiplierMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundMultiplierRegExp)).check(/*#__PURE__*/ zod.describe('What the round pays, or would pay now, for each 1 staked; 0.00 when it is lost.')),
  "nextMultiplier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundNextMultiplierMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundNextMultiplierRegExp))).check(/*#__PURE__*/ zod.describe('What the next safe cell of Mines would make of it; null where nothing can follow.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundPayoutMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundPayoutRegExp))).check(/*#__PURE__*/ zod.describe('What the round paid, stake x multiplier rounded down to the currency\'s decimals and never more than the sheet\'s `maxPayout`; null while it is open.')),
  "outcome": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundOutcomeItemMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueRoundOutcomeItemRegExp))).check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundOutcomeMax)).check(/*#__PURE__*/ zod.describe('What the seeds gave, empty while the round is open: the end of a flight, the ball\'s steps (`0` left, `1` right), the cells\nwith mines, the roll, the ten numbers, the colour.\n')),
  "startedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundStartedAtMax)).check(/*#__PURE__*/ zod.describe('When the stake was taken.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueRoundEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended.'))
}).check(/*#__PURE__*/ zod.describe('A round of an in-house game.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(actInhouseRoundResponseValueBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(actInhouseRoundResponseValueBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('What the member can play with now.'))
}).check(/*#__PURE__*/ zod.describe('A round after a step, and the balance after it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `actInhouseRound`.'))

/**
 * What is needed to work the round out again: the commitment from before the bet, the seed once the round has ended, and what
 * the player added. `sha256(serverSeed)` is `serverSeedHash`, and the algorithm gives `outcome`; the portal does both in the
 * browser. Another member's round is 404.
 * @summary Show the evidence of a round
 */
export const getInhouseEvidencePathRoundIdMax = 40;


export const getInhouseEvidencePathRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const GetInhouseEvidenceParams = /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidencePathRoundIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidencePathRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The round.'))
})

export const getInhouseEvidenceHeaderMerchantMax = 32;


export const getInhouseEvidenceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getInhouseEvidenceHeaderXRequestIdMax = 64;


export const getInhouseEvidenceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetInhouseEvidenceHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const GetInhouseEvidenceResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "roundId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueRoundIdMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueRoundIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a round.')),
  "gameId": /*#__PURE__*/ zod.enum(['moonshot', 'plinko', 'mines', 'dice', 'keno', 'lumo-lamp']).check(/*#__PURE__*/ zod.describe('An in-house game, a game of vendor `BGS`.')),
  "algorithm": /*#__PURE__*/ zod.enum(['portico-hmac-sha256-1']).check(/*#__PURE__*/ zod.describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`moonshot`: n = below(1000000); it ends at floor(99000000 / (1000000 - n)) / 100, at least 1.00.\n')),
  "serverSeedHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueServerSeedHashMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueServerSeedHashRegExp)).check(/*#__PURE__*/ zod.describe('The commitment, as it was shown before the bet.')),
  "serverSeed": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueServerSeedMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueServerSeedRegExp))).check(/*#__PURE__*/ zod.describe('The seed of the server, null until the round has ended.')),
  "clientSeed": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueClientSeedMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueClientSeedRegExp)).check(/*#__PURE__*/ zod.describe('What the player adds to the seed of the server, so that the server cannot choose the outcome.')),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueLabelMax)).check(/*#__PURE__*/ zod.describe('The label of the algorithm, `roundId:clientSeed`.')),
  "choice": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['moonshot']).check(/*#__PURE__*/ zod.describe('The game.')),
  "cashOutAt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueChoiceOneCashOutAtMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueChoiceOneCashOutAtRegExp))).check(/*#__PURE__*/ zod.describe('The multiplier at which the flight is left by itself, from 1.01; without it the player leaves by hand.'))
}).check(/*#__PURE__*/ zod.describe('Fly, and get out in time.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['plinko']).check(/*#__PURE__*/ zod.describe('The game.')),
  "rows": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getInhouseEvidenceResponseValueChoiceTwoRowsMin)).check(/*#__PURE__*/ zod.lte(getInhouseEvidenceResponseValueChoiceTwoRowsMax)).check(/*#__PURE__*/ zod.describe('Rows of pins.')),
  "risk": /*#__PURE__*/ zod.enum(['low', 'medium', 'high']).check(/*#__PURE__*/ zod.describe('How far the prices lie apart.'))
}).check(/*#__PURE__*/ zod.describe('Drop a ball.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['mines']).check(/*#__PURE__*/ zod.describe('The game.')),
  "mines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseEvidenceResponseValueChoiceThreeMinesMax)).check(/*#__PURE__*/ zod.describe('Mines below the 25 cells.'))
}).check(/*#__PURE__*/ zod.describe('Open cells without meeting a mine.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['dice']).check(/*#__PURE__*/ zod.describe('The game.')),
  "direction": /*#__PURE__*/ zod.enum(['over', 'under']).check(/*#__PURE__*/ zod.describe('On which side of the target the roll wins; on it, it loses.')),
  "target": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueChoiceFourTargetMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueChoiceFourTargetRegExp)).check(/*#__PURE__*/ zod.describe('The target. Between 1 and 98 of 100 rolls must win, else 400 `validation_failed`.'))
}).check(/*#__PURE__*/ zod.describe('Roll over or under a number.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['keno']).check(/*#__PURE__*/ zod.describe('The game.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getInhouseEvidenceResponseValueChoiceFiveNumbersItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueChoiceFiveNumbersMax)).check(/*#__PURE__*/ zod.describe('The numbers, none twice.'))
}).check(/*#__PURE__*/ zod.describe('Name up to ten of forty numbers.')),/*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.enum(['lumo-lamp']).check(/*#__PURE__*/ zod.describe('The game.')),
  "light": /*#__PURE__*/ zod.enum(['TEAL', 'AMBER', 'ROSE', 'WHITE']).check(/*#__PURE__*/ zod.describe('The colour.'))
}).check(/*#__PURE__*/ zod.describe('Name the colour that lights up.'))]).check(/*#__PURE__*/ zod.describe('What the player bets on.')),
  "outcome": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueOutcomeItemMax)).check(/*#__PURE__*/ zod.regex(getInhouseEvidenceResponseValueOutcomeItemRegExp))).check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueOutcomeMax)).check(/*#__PURE__*/ zod.describe('What the seeds give, as in the round; empty until it has ended.')),
  "revealedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getInhouseEvidenceResponseValueRevealedAtMax))).check(/*#__PURE__*/ zod.describe('When the seed was shown.'))
}).check(/*#__PURE__*/ zod.describe('Everything needed to work a round out again.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getInhouseEvidence`.'))

