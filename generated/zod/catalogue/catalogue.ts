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

