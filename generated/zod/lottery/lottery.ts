/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The groups of the Vietnamese lottery (mode `SEA`, area `VN`, account type `TCG_LOTTO_VN`) with their games.
 * @summary List the menu of the Vietnamese lottery
 */
export const listVnGameMenusQueryLotteryTypeDefault = `Lott`;

export const ListVnGameMenusQueryParams = /*#__PURE__*/ zod.object({
  "lotteryType": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['Lott']), listVnGameMenusQueryLotteryTypeDefault).check(/*#__PURE__*/ zod.describe('The kind of lottery, always `Lott`.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.'))
})

export const listVnGameMenusHeaderMerchantMax = 32;


export const listVnGameMenusHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listVnGameMenusHeaderXRequestIdMax = 64;


export const listVnGameMenusHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListVnGameMenusHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnGameMenusHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listVnGameMenusHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnGameMenusHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listVnGameMenusHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listVnGameMenusResponseValueGameMenusItemGameGroupCodeMax = 20;


export const listVnGameMenusResponseValueGameMenusItemGameGroupCodeRegExp = new RegExp('^[A-Z0-9_]{1,20}$');
export const listVnGameMenusResponseValueGameMenusItemLabelNameMax = 60;

export const listVnGameMenusResponseValueGameMenusItemGamesItemGameCodeMax = 30;


export const listVnGameMenusResponseValueGameMenusItemGamesItemGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listVnGameMenusResponseValueGameMenusItemGamesItemGameNameMax = 120;

export const listVnGameMenusResponseValueGameMenusItemGamesItemNodeIdMax = 12;


export const listVnGameMenusResponseValueGameMenusItemGamesItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const listVnGameMenusResponseValueGameMenusItemGamesItemVassalageMax = 20;


export const listVnGameMenusResponseValueGameMenusItemGamesItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listVnGameMenusResponseValueGameMenusItemGamesItemGameGroupCodeMax = 20;


export const listVnGameMenusResponseValueGameMenusItemGamesItemGameGroupCodeRegExp = new RegExp('^[A-Z0-9_]{1,20}$');
export const listVnGameMenusResponseValueGameMenusItemGamesItemAccountTypeNameMax = 40;


export const listVnGameMenusResponseValueGameMenusItemGamesItemAccountTypeNameRegExp = new RegExp('^[A-Z0-9_]{1,40}$');
export const listVnGameMenusResponseValueGameMenusItemGamesItemPictureMax = 2048;

export const listVnGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMin = 30;
export const listVnGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMax = 86400;

export const listVnGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMin = 0;
export const listVnGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMax = 86400;

export const listVnGameMenusResponseValueGameMenusItemGamesItemNextDrawIdMax = 50;


export const listVnGameMenusResponseValueGameMenusItemGamesItemNextDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const listVnGameMenusResponseValueGameMenusItemGamesItemNextClosesAtMax = 30;

export const listVnGameMenusResponseValueGameMenusItemGamesItemNextDrawAtMax = 30;

export const listVnGameMenusResponseValueGameMenusItemGamesItemMaintenanceUntilMax = 30;

export const listVnGameMenusResponseValueGameMenusItemGamesMax = 100;

export const listVnGameMenusResponseValueGameMenusMax = 50;



export const ListVnGameMenusResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "gameMenus": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameGroupCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnGameMenusResponseValueGameMenusItemGameGroupCodeMax)).check(/*#__PURE__*/ zod.regex(listVnGameMenusResponseValueGameMenusItemGameGroupCodeRegExp)).check(/*#__PURE__*/ zod.describe('The group.')),
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVnGameMenusResponseValueGameMenusItemLabelNameMax)).check(/*#__PURE__*/ zod.describe('Its name in the language of the answer.')),
  "games": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnGameMenusResponseValueGameMenusItemGamesItemGameCodeMax)).check(/*#__PURE__*/ zod.regex(listVnGameMenusResponseValueGameMenusItemGamesItemGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVnGameMenusResponseValueGameMenusItemGamesItemGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "nodeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnGameMenusResponseValueGameMenusItemGamesItemNodeIdMax)).check(/*#__PURE__*/ zod.regex(listVnGameMenusResponseValueGameMenusItemGamesItemNodeIdRegExp))).check(/*#__PURE__*/ zod.describe('Its place in the catalogue, null where it has none.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnGameMenusResponseValueGameMenusItemGamesItemVassalageMax)).check(/*#__PURE__*/ zod.regex(listVnGameMenusResponseValueGameMenusItemGamesItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "prizeMode": /*#__PURE__*/ zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).check(/*#__PURE__*/ zod.describe('`Lott` the digit lotteries of `/lottery`, `ZY` the same games run by the brand itself, `Elott` the fast draws of `/elott`\nwith two-sided bets, `SEA` the Vietnamese lottery of `/vnlottery`.\n')),
  "gameGroupCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnGameMenusResponseValueGameMenusItemGamesItemGameGroupCodeMax)).check(/*#__PURE__*/ zod.regex(listVnGameMenusResponseValueGameMenusItemGamesItemGameGroupCodeRegExp)).check(/*#__PURE__*/ zod.describe('The group of the menu.')),
  "accountTypeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnGameMenusResponseValueGameMenusItemGamesItemAccountTypeNameMax)).check(/*#__PURE__*/ zod.regex(listVnGameMenusResponseValueGameMenusItemGamesItemAccountTypeNameRegExp)).check(/*#__PURE__*/ zod.describe('The kind of account, `TCG_LOTTO_VN` for the Vietnamese lottery.')),
  "area": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('VN'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The area, `VN` for the Vietnamese lottery; else null.')),
  "launchMode": /*#__PURE__*/ zod.enum(['LOTT']).check(/*#__PURE__*/ zod.describe('What `launchGame` is given.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnGameMenusResponseValueGameMenusItemGamesItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "intervalSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVnGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMin)).check(/*#__PURE__*/ zod.lte(listVnGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMax))).check(/*#__PURE__*/ zod.describe('Seconds from draw to draw, null where a timetable holds.')),
  "closeSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVnGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMin)).check(/*#__PURE__*/ zod.lte(listVnGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMax)).check(/*#__PURE__*/ zod.describe('Seconds before the draw at which bets close.')),
  "nextDrawId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnGameMenusResponseValueGameMenusItemGamesItemNextDrawIdMax)).check(/*#__PURE__*/ zod.regex(listVnGameMenusResponseValueGameMenusItemGamesItemNextDrawIdRegExp))).check(/*#__PURE__*/ zod.describe('The draw that takes bets now or next, null where none is planned.')),
  "nextClosesAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listVnGameMenusResponseValueGameMenusItemGamesItemNextClosesAtMax))).check(/*#__PURE__*/ zod.describe('When its bets close; null without a next draw.')),
  "nextDrawAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listVnGameMenusResponseValueGameMenusItemGamesItemNextDrawAtMax))).check(/*#__PURE__*/ zod.describe('When it is drawn; null without a next draw.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it takes no bets now.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listVnGameMenusResponseValueGameMenusItemGamesItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end; null outside of a maintenance or when nobody knows.'))
}).check(/*#__PURE__*/ zod.describe('A lottery game.'))).check(/*#__PURE__*/ zod.maxLength(listVnGameMenusResponseValueGameMenusItemGamesMax)).check(/*#__PURE__*/ zod.describe('Its games in the order of the menu.'))
}).check(/*#__PURE__*/ zod.describe('A group of the lottery menu.'))).check(/*#__PURE__*/ zod.maxLength(listVnGameMenusResponseValueGameMenusMax)).check(/*#__PURE__*/ zod.describe('The groups in the order of the menu. A group without games is missing.'))
}).check(/*#__PURE__*/ zod.describe('The menu of a lottery.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listVnGameMenus`.'))

/**
 * The games of the Vietnamese lottery that the member of the session has bet on in the last 90 days, each once, the one bet on
 * last first. Trial accounts have none: 403 `in_need_true_account`.
 * @summary List the Vietnamese games bet on last
 */
export const listVnRecentGamesQueryCountDefault = 20;
export const listVnRecentGamesQueryCountMax = 100;



export const ListVnRecentGamesQueryParams = /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVnRecentGamesQueryCountMax)), listVnRecentGamesQueryCountDefault).check(/*#__PURE__*/ zod.describe('The most games to answer.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.'))
})

export const listVnRecentGamesHeaderMerchantMax = 32;


export const listVnRecentGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listVnRecentGamesHeaderXRequestIdMax = 64;


export const listVnRecentGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListVnRecentGamesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnRecentGamesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listVnRecentGamesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnRecentGamesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listVnRecentGamesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listVnRecentGamesResponseValueItemGameCodeMax = 30;


export const listVnRecentGamesResponseValueItemGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listVnRecentGamesResponseValueItemGameNameMax = 120;

export const listVnRecentGamesResponseValueItemNodeIdMax = 12;


export const listVnRecentGamesResponseValueItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const listVnRecentGamesResponseValueItemVassalageMax = 20;


export const listVnRecentGamesResponseValueItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listVnRecentGamesResponseValueItemGameGroupCodeMax = 20;


export const listVnRecentGamesResponseValueItemGameGroupCodeRegExp = new RegExp('^[A-Z0-9_]{1,20}$');
export const listVnRecentGamesResponseValueItemAccountTypeNameMax = 40;


export const listVnRecentGamesResponseValueItemAccountTypeNameRegExp = new RegExp('^[A-Z0-9_]{1,40}$');
export const listVnRecentGamesResponseValueItemPictureMax = 2048;

export const listVnRecentGamesResponseValueItemIntervalSecondsMin = 30;
export const listVnRecentGamesResponseValueItemIntervalSecondsMax = 86400;

export const listVnRecentGamesResponseValueItemCloseSecondsMin = 0;
export const listVnRecentGamesResponseValueItemCloseSecondsMax = 86400;

export const listVnRecentGamesResponseValueItemNextDrawIdMax = 50;


export const listVnRecentGamesResponseValueItemNextDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const listVnRecentGamesResponseValueItemNextClosesAtMax = 30;

export const listVnRecentGamesResponseValueItemNextDrawAtMax = 30;

export const listVnRecentGamesResponseValueItemMaintenanceUntilMax = 30;

export const listVnRecentGamesResponseValueMax = 100;



export const ListVnRecentGamesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnRecentGamesResponseValueItemGameCodeMax)).check(/*#__PURE__*/ zod.regex(listVnRecentGamesResponseValueItemGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVnRecentGamesResponseValueItemGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "nodeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnRecentGamesResponseValueItemNodeIdMax)).check(/*#__PURE__*/ zod.regex(listVnRecentGamesResponseValueItemNodeIdRegExp))).check(/*#__PURE__*/ zod.describe('Its place in the catalogue, null where it has none.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnRecentGamesResponseValueItemVassalageMax)).check(/*#__PURE__*/ zod.regex(listVnRecentGamesResponseValueItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "prizeMode": /*#__PURE__*/ zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).check(/*#__PURE__*/ zod.describe('`Lott` the digit lotteries of `/lottery`, `ZY` the same games run by the brand itself, `Elott` the fast draws of `/elott`\nwith two-sided bets, `SEA` the Vietnamese lottery of `/vnlottery`.\n')),
  "gameGroupCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnRecentGamesResponseValueItemGameGroupCodeMax)).check(/*#__PURE__*/ zod.regex(listVnRecentGamesResponseValueItemGameGroupCodeRegExp)).check(/*#__PURE__*/ zod.describe('The group of the menu.')),
  "accountTypeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnRecentGamesResponseValueItemAccountTypeNameMax)).check(/*#__PURE__*/ zod.regex(listVnRecentGamesResponseValueItemAccountTypeNameRegExp)).check(/*#__PURE__*/ zod.describe('The kind of account, `TCG_LOTTO_VN` for the Vietnamese lottery.')),
  "area": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('VN'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The area, `VN` for the Vietnamese lottery; else null.')),
  "launchMode": /*#__PURE__*/ zod.enum(['LOTT']).check(/*#__PURE__*/ zod.describe('What `launchGame` is given.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnRecentGamesResponseValueItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "intervalSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVnRecentGamesResponseValueItemIntervalSecondsMin)).check(/*#__PURE__*/ zod.lte(listVnRecentGamesResponseValueItemIntervalSecondsMax))).check(/*#__PURE__*/ zod.describe('Seconds from draw to draw, null where a timetable holds.')),
  "closeSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVnRecentGamesResponseValueItemCloseSecondsMin)).check(/*#__PURE__*/ zod.lte(listVnRecentGamesResponseValueItemCloseSecondsMax)).check(/*#__PURE__*/ zod.describe('Seconds before the draw at which bets close.')),
  "nextDrawId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVnRecentGamesResponseValueItemNextDrawIdMax)).check(/*#__PURE__*/ zod.regex(listVnRecentGamesResponseValueItemNextDrawIdRegExp))).check(/*#__PURE__*/ zod.describe('The draw that takes bets now or next, null where none is planned.')),
  "nextClosesAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listVnRecentGamesResponseValueItemNextClosesAtMax))).check(/*#__PURE__*/ zod.describe('When its bets close; null without a next draw.')),
  "nextDrawAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listVnRecentGamesResponseValueItemNextDrawAtMax))).check(/*#__PURE__*/ zod.describe('When it is drawn; null without a next draw.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it takes no bets now.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listVnRecentGamesResponseValueItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end; null outside of a maintenance or when nobody knows.'))
}).check(/*#__PURE__*/ zod.describe('A lottery game.'))).check(/*#__PURE__*/ zod.maxLength(listVnRecentGamesResponseValueMax)).check(/*#__PURE__*/ zod.describe('The games, the one bet on last first.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listVnRecentGames`.'))

/**
 * All lottery games, or those of a mode or group, with their next draw. `gameCode` of `/lottery`, `/vnlottery` and `/elott` is one of these.
 * @summary List the lottery games
 */
export const listLotteryGamesQueryGameGroupCodeMax = 20;


export const listLotteryGamesQueryGameGroupCodeRegExp = new RegExp('^[A-Z0-9_]{1,20}$');


export const ListLotteryGamesQueryParams = /*#__PURE__*/ zod.object({
  "prizeMode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['Lott', 'ZY', 'Elott', 'SEA'])).check(/*#__PURE__*/ zod.describe('Games of this mode only.')),
  "gameGroupCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryGamesQueryGameGroupCodeMax)).check(/*#__PURE__*/ zod.regex(listLotteryGamesQueryGameGroupCodeRegExp))).check(/*#__PURE__*/ zod.describe('Games of this group only.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.'))
})

export const listLotteryGamesHeaderMerchantMax = 32;


export const listLotteryGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listLotteryGamesHeaderXRequestIdMax = 64;


export const listLotteryGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListLotteryGamesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryGamesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listLotteryGamesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryGamesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listLotteryGamesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listLotteryGamesResponseValueItemGameCodeMax = 30;


export const listLotteryGamesResponseValueItemGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listLotteryGamesResponseValueItemGameNameMax = 120;

export const listLotteryGamesResponseValueItemNodeIdMax = 12;


export const listLotteryGamesResponseValueItemNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const listLotteryGamesResponseValueItemVassalageMax = 20;


export const listLotteryGamesResponseValueItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listLotteryGamesResponseValueItemGameGroupCodeMax = 20;


export const listLotteryGamesResponseValueItemGameGroupCodeRegExp = new RegExp('^[A-Z0-9_]{1,20}$');
export const listLotteryGamesResponseValueItemAccountTypeNameMax = 40;


export const listLotteryGamesResponseValueItemAccountTypeNameRegExp = new RegExp('^[A-Z0-9_]{1,40}$');
export const listLotteryGamesResponseValueItemPictureMax = 2048;

export const listLotteryGamesResponseValueItemIntervalSecondsMin = 30;
export const listLotteryGamesResponseValueItemIntervalSecondsMax = 86400;

export const listLotteryGamesResponseValueItemCloseSecondsMin = 0;
export const listLotteryGamesResponseValueItemCloseSecondsMax = 86400;

export const listLotteryGamesResponseValueItemNextDrawIdMax = 50;


export const listLotteryGamesResponseValueItemNextDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const listLotteryGamesResponseValueItemNextClosesAtMax = 30;

export const listLotteryGamesResponseValueItemNextDrawAtMax = 30;

export const listLotteryGamesResponseValueItemMaintenanceUntilMax = 30;

export const listLotteryGamesResponseValueMax = 500;



export const ListLotteryGamesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryGamesResponseValueItemGameCodeMax)).check(/*#__PURE__*/ zod.regex(listLotteryGamesResponseValueItemGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listLotteryGamesResponseValueItemGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "nodeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryGamesResponseValueItemNodeIdMax)).check(/*#__PURE__*/ zod.regex(listLotteryGamesResponseValueItemNodeIdRegExp))).check(/*#__PURE__*/ zod.describe('Its place in the catalogue, null where it has none.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryGamesResponseValueItemVassalageMax)).check(/*#__PURE__*/ zod.regex(listLotteryGamesResponseValueItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "prizeMode": /*#__PURE__*/ zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).check(/*#__PURE__*/ zod.describe('`Lott` the digit lotteries of `/lottery`, `ZY` the same games run by the brand itself, `Elott` the fast draws of `/elott`\nwith two-sided bets, `SEA` the Vietnamese lottery of `/vnlottery`.\n')),
  "gameGroupCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryGamesResponseValueItemGameGroupCodeMax)).check(/*#__PURE__*/ zod.regex(listLotteryGamesResponseValueItemGameGroupCodeRegExp)).check(/*#__PURE__*/ zod.describe('The group of the menu.')),
  "accountTypeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryGamesResponseValueItemAccountTypeNameMax)).check(/*#__PURE__*/ zod.regex(listLotteryGamesResponseValueItemAccountTypeNameRegExp)).check(/*#__PURE__*/ zod.describe('The kind of account, `TCG_LOTTO_VN` for the Vietnamese lottery.')),
  "area": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('VN'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The area, `VN` for the Vietnamese lottery; else null.')),
  "launchMode": /*#__PURE__*/ zod.enum(['LOTT']).check(/*#__PURE__*/ zod.describe('What `launchGame` is given.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryGamesResponseValueItemPictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "intervalSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listLotteryGamesResponseValueItemIntervalSecondsMin)).check(/*#__PURE__*/ zod.lte(listLotteryGamesResponseValueItemIntervalSecondsMax))).check(/*#__PURE__*/ zod.describe('Seconds from draw to draw, null where a timetable holds.')),
  "closeSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listLotteryGamesResponseValueItemCloseSecondsMin)).check(/*#__PURE__*/ zod.lte(listLotteryGamesResponseValueItemCloseSecondsMax)).check(/*#__PURE__*/ zod.describe('Seconds before the draw at which bets close.')),
  "nextDrawId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryGamesResponseValueItemNextDrawIdMax)).check(/*#__PURE__*/ zod.regex(listLotteryGamesResponseValueItemNextDrawIdRegExp))).check(/*#__PURE__*/ zod.describe('The draw that takes bets now or next, null where none is planned.')),
  "nextClosesAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listLotteryGamesResponseValueItemNextClosesAtMax))).check(/*#__PURE__*/ zod.describe('When its bets close; null without a next draw.')),
  "nextDrawAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listLotteryGamesResponseValueItemNextDrawAtMax))).check(/*#__PURE__*/ zod.describe('When it is drawn; null without a next draw.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it takes no bets now.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listLotteryGamesResponseValueItemMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end; null outside of a maintenance or when nobody knows.'))
}).check(/*#__PURE__*/ zod.describe('A lottery game.'))).check(/*#__PURE__*/ zod.maxLength(listLotteryGamesResponseValueMax)).check(/*#__PURE__*/ zod.describe('The games in the order of the menu.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listLotteryGames`.'))

/**
 * The game with its prize table, timetable and limits. `serverTime` sets the countdown: bets close by this clock and no other.
 * @summary Show a lottery game
 */
export const getLotteryGamePathGameCodeMax = 30;


export const getLotteryGamePathGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');


export const GetLotteryGameParams = /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGamePathGameCodeMax)).check(/*#__PURE__*/ zod.regex(getLotteryGamePathGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('The game.'))
})

export const GetLotteryGameQueryParams = /*#__PURE__*/ zod.object({
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.'))
})

export const getLotteryGameHeaderMerchantMax = 32;


export const getLotteryGameHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getLotteryGameHeaderXRequestIdMax = 64;


export const getLotteryGameHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetLotteryGameHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGameHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getLotteryGameHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGameHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getLotteryGameHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getLotteryGameResponseValueGameGameCodeMax = 30;


export const getLotteryGameResponseValueGameGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const getLotteryGameResponseValueGameGameNameMax = 120;

export const getLotteryGameResponseValueGameNodeIdMax = 12;


export const getLotteryGameResponseValueGameNodeIdRegExp = new RegExp('^[0-9]{1,12}$');
export const getLotteryGameResponseValueGameVassalageMax = 20;


export const getLotteryGameResponseValueGameVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const getLotteryGameResponseValueGameGameGroupCodeMax = 20;


export const getLotteryGameResponseValueGameGameGroupCodeRegExp = new RegExp('^[A-Z0-9_]{1,20}$');
export const getLotteryGameResponseValueGameAccountTypeNameMax = 40;


export const getLotteryGameResponseValueGameAccountTypeNameRegExp = new RegExp('^[A-Z0-9_]{1,40}$');
export const getLotteryGameResponseValueGamePictureMax = 2048;

export const getLotteryGameResponseValueGameIntervalSecondsMin = 30;
export const getLotteryGameResponseValueGameIntervalSecondsMax = 86400;

export const getLotteryGameResponseValueGameCloseSecondsMin = 0;
export const getLotteryGameResponseValueGameCloseSecondsMax = 86400;

export const getLotteryGameResponseValueGameNextDrawIdMax = 50;


export const getLotteryGameResponseValueGameNextDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const getLotteryGameResponseValueGameNextClosesAtMax = 30;

export const getLotteryGameResponseValueGameNextDrawAtMax = 30;

export const getLotteryGameResponseValueGameMaintenanceUntilMax = 30;

export const getLotteryGameResponseValuePrizeTableItemCountMax = 20;

export const getLotteryGameResponseValuePrizeTableItemDigitsMax = 6;

export const getLotteryGameResponseValuePrizeTableMax = 10;

export const getLotteryGameResponseValueTimetableItemWeekdayMax = 7;

export const getLotteryGameResponseValueTimetableItemLocalTimeMax = 5;


export const getLotteryGameResponseValueTimetableItemLocalTimeRegExp = new RegExp('^[0-2][0-9]:[0-5][0-9]$');
export const getLotteryGameResponseValueTimetableItemStationsItemCodeMax = 8;


export const getLotteryGameResponseValueTimetableItemStationsItemCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const getLotteryGameResponseValueTimetableItemStationsItemNameMax = 60;

export const getLotteryGameResponseValueTimetableItemStationsMax = 10;

export const getLotteryGameResponseValueTimetableMax = 7;

export const getLotteryGameResponseValueClosedDaysItemDayMax = 10;

export const getLotteryGameResponseValueClosedDaysItemMovedToMax = 10;

export const getLotteryGameResponseValueClosedDaysItemReasonMax = 300;

export const getLotteryGameResponseValueClosedDaysMax = 90;

export const getLotteryGameResponseValueUnitsItemMax = 25;


export const getLotteryGameResponseValueUnitsItemRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getLotteryGameResponseValueUnitsMax = 10;

export const getLotteryGameResponseValueMaxMultipleMax = 100000;

export const getLotteryGameResponseValueMaxLinesMax = 100000;

export const getLotteryGameResponseValueMaxChaseDrawsMax = 100;

export const getLotteryGameResponseValueMaxStakePerDrawMax = 25;


export const getLotteryGameResponseValueMaxStakePerDrawRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getLotteryGameResponseValueMaxPayoutPerDrawMax = 25;


export const getLotteryGameResponseValueMaxPayoutPerDrawRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getLotteryGameResponseValueOddsVersionMax = 1000000000;

export const getLotteryGameResponseValueServerTimeMax = 30;



export const GetLotteryGameResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "game": /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueGameGameCodeMax)).check(/*#__PURE__*/ zod.regex(getLotteryGameResponseValueGameGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueGameGameNameMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "nodeId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueGameNodeIdMax)).check(/*#__PURE__*/ zod.regex(getLotteryGameResponseValueGameNodeIdRegExp))).check(/*#__PURE__*/ zod.describe('Its place in the catalogue, null where it has none.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueGameVassalageMax)).check(/*#__PURE__*/ zod.regex(getLotteryGameResponseValueGameVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "prizeMode": /*#__PURE__*/ zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).check(/*#__PURE__*/ zod.describe('`Lott` the digit lotteries of `/lottery`, `ZY` the same games run by the brand itself, `Elott` the fast draws of `/elott`\nwith two-sided bets, `SEA` the Vietnamese lottery of `/vnlottery`.\n')),
  "gameGroupCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueGameGameGroupCodeMax)).check(/*#__PURE__*/ zod.regex(getLotteryGameResponseValueGameGameGroupCodeRegExp)).check(/*#__PURE__*/ zod.describe('The group of the menu.')),
  "accountTypeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueGameAccountTypeNameMax)).check(/*#__PURE__*/ zod.regex(getLotteryGameResponseValueGameAccountTypeNameRegExp)).check(/*#__PURE__*/ zod.describe('The kind of account, `TCG_LOTTO_VN` for the Vietnamese lottery.')),
  "area": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal('VN'),/*#__PURE__*/ zod.literal(null)])).check(/*#__PURE__*/ zod.describe('The area, `VN` for the Vietnamese lottery; else null.')),
  "launchMode": /*#__PURE__*/ zod.enum(['LOTT']).check(/*#__PURE__*/ zod.describe('What `launchGame` is given.')),
  "picture": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueGamePictureMax)).check(/*#__PURE__*/ zod.describe('Its picture.')),
  "isHot": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is marked as hot.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "intervalSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getLotteryGameResponseValueGameIntervalSecondsMin)).check(/*#__PURE__*/ zod.lte(getLotteryGameResponseValueGameIntervalSecondsMax))).check(/*#__PURE__*/ zod.describe('Seconds from draw to draw, null where a timetable holds.')),
  "closeSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getLotteryGameResponseValueGameCloseSecondsMin)).check(/*#__PURE__*/ zod.lte(getLotteryGameResponseValueGameCloseSecondsMax)).check(/*#__PURE__*/ zod.describe('Seconds before the draw at which bets close.')),
  "nextDrawId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueGameNextDrawIdMax)).check(/*#__PURE__*/ zod.regex(getLotteryGameResponseValueGameNextDrawIdRegExp))).check(/*#__PURE__*/ zod.describe('The draw that takes bets now or next, null where none is planned.')),
  "nextClosesAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueGameNextClosesAtMax))).check(/*#__PURE__*/ zod.describe('When its bets close; null without a next draw.')),
  "nextDrawAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueGameNextDrawAtMax))).check(/*#__PURE__*/ zod.describe('When it is drawn; null without a next draw.')),
  "maintenance": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it takes no bets now.')),
  "maintenanceUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueGameMaintenanceUntilMax))).check(/*#__PURE__*/ zod.describe('When that is expected to end; null outside of a maintenance or when nobody knows.'))
}).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "prizeTable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getLotteryGameResponseValuePrizeTableItemCountMax)).check(/*#__PURE__*/ zod.describe('Numbers that are drawn for it.')),
  "digits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getLotteryGameResponseValuePrizeTableItemDigitsMax)).check(/*#__PURE__*/ zod.describe('Digits of each.'))
}).check(/*#__PURE__*/ zod.describe('A row of a prize table.'))).check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValuePrizeTableMax)).check(/*#__PURE__*/ zod.describe('The rows of a result in their order.')),
  "timetable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "weekday": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getLotteryGameResponseValueTimetableItemWeekdayMax)).check(/*#__PURE__*/ zod.describe('The day, 1 Monday to 7 Sunday, on the brand\'s clock.')),
  "localTime": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueTimetableItemLocalTimeMax)).check(/*#__PURE__*/ zod.regex(getLotteryGameResponseValueTimetableItemLocalTimeRegExp)).check(/*#__PURE__*/ zod.describe('When the draw begins, on the brand\'s clock.')),
  "stations": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueTimetableItemStationsItemCodeMax)).check(/*#__PURE__*/ zod.regex(getLotteryGameResponseValueTimetableItemStationsItemCodeRegExp)).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueTimetableItemStationsItemNameMax)).check(/*#__PURE__*/ zod.describe('Its name.'))
}).check(/*#__PURE__*/ zod.describe('A station that draws.'))).check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueTimetableItemStationsMax)).check(/*#__PURE__*/ zod.describe('The stations that draw.'))
}).check(/*#__PURE__*/ zod.describe('What is drawn on a day of the week.'))).check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueTimetableMax)).check(/*#__PURE__*/ zod.describe('The week; empty where `intervalSeconds` holds. Days without a draw, as those of Tet, are missing among the coming draws.')),
  "closedDays": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "day": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueClosedDaysItemDayMax)).check(/*#__PURE__*/ zod.describe('The day, on the clock of the timetable.')),
  "movedTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueClosedDaysItemMovedToMax))).check(/*#__PURE__*/ zod.describe('The day on which its draws are held, null where they are not.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueClosedDaysItemReasonMax))).check(/*#__PURE__*/ zod.describe('Why, in the words of the operator who closed or moved it; null for the days of Tet.'))
}).check(/*#__PURE__*/ zod.describe('A day of the timetable on which no draw is held.'))).check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueClosedDaysMax)).check(/*#__PURE__*/ zod.describe('The days without draws of today and the 89 days after it, the nearest first; empty where `intervalSeconds` holds.')),
  "units": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueUnitsItemMax)).check(/*#__PURE__*/ zod.regex(getLotteryGameResponseValueUnitsItemRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueUnitsMax)).check(/*#__PURE__*/ zod.describe('The units to choose from.')),
  "maxMultiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getLotteryGameResponseValueMaxMultipleMax)).check(/*#__PURE__*/ zod.describe('The greatest multiple of a line and of a draw of a chase.')),
  "maxLines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getLotteryGameResponseValueMaxLinesMax)).check(/*#__PURE__*/ zod.describe('The most lines of a slip, for one draw.')),
  "maxChaseDraws": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getLotteryGameResponseValueMaxChaseDrawsMax)).check(/*#__PURE__*/ zod.describe('The most draws of a chase.')),
  "maxStakePerDraw": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueMaxStakePerDrawMax)).check(/*#__PURE__*/ zod.regex(getLotteryGameResponseValueMaxStakePerDrawRegExp)).check(/*#__PURE__*/ zod.describe('The most that a member may stake on one draw.')),
  "maxPayoutPerDraw": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueMaxPayoutPerDrawMax)).check(/*#__PURE__*/ zod.regex(getLotteryGameResponseValueMaxPayoutPerDrawRegExp)).check(/*#__PURE__*/ zod.describe('The most that a member is paid for one draw.')),
  "oddsVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getLotteryGameResponseValueOddsVersionMax)).check(/*#__PURE__*/ zod.describe('The version of its odds that holds now.')),
  "serverTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getLotteryGameResponseValueServerTimeMax)).check(/*#__PURE__*/ zod.describe('The server\'s clock, by which bets close.'))
}).check(/*#__PURE__*/ zod.describe('A lottery game with its table, timetable and limits.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getLotteryGame`.'))

/**
 * Every way to bet on the game, with odds, hit probability and return to player, which a page shows before any bet is placed.
 * Odds are what one line pays for each 1 of its unit, the unit included; a bet pays unit x multiple x odds x hits. Where the game
 * has one return to player the odds are fair odds x that return, rounded down to four decimals. A change of any figure makes a
 * new `oddsVersion`; a slip that carries an older one is refused with `odds_changed`, while bets that are placed keep their odds.
 * @summary List the play types of a game
 */
export const listPlayTypesPathGameCodeMax = 30;


export const listPlayTypesPathGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');


export const ListPlayTypesParams = /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesPathGameCodeMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesPathGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('The game.'))
})

export const listPlayTypesQueryPlayTypeMax = 30;


export const listPlayTypesQueryPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');


export const ListPlayTypesQueryParams = /*#__PURE__*/ zod.object({
  "playType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesQueryPlayTypeMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesQueryPlayTypeRegExp))).check(/*#__PURE__*/ zod.describe('This one only, as the query of the page names it.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of names; without it the header\'s.'))
})

export const listPlayTypesHeaderMerchantMax = 32;


export const listPlayTypesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listPlayTypesHeaderXRequestIdMax = 64;


export const listPlayTypesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListPlayTypesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listPlayTypesResponseValueGameCodeMax = 30;


export const listPlayTypesResponseValueGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listPlayTypesResponseValueOddsVersionMax = 1000000000;

export const listPlayTypesResponseValuePlayTypesItemPlayTypeMax = 30;


export const listPlayTypesResponseValuePlayTypesItemPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');
export const listPlayTypesResponseValuePlayTypesItemLabelNameMax = 60;

export const listPlayTypesResponseValuePlayTypesItemPlayGroupMax = 20;


export const listPlayTypesResponseValuePlayTypesItemPlayGroupRegExp = new RegExp('^[A-Z0-9_]{1,20}$');
export const listPlayTypesResponseValuePlayTypesItemGroupNameMax = 40;

export const listPlayTypesResponseValuePlayTypesItemRuleMax = 500;

export const listPlayTypesResponseValuePlayTypesItemRowsItemLabelMax = 40;

export const listPlayTypesResponseValuePlayTypesItemRowsItemFromMax = 4;


export const listPlayTypesResponseValuePlayTypesItemRowsItemFromRegExp = new RegExp('^[0-9]{1,4}$');
export const listPlayTypesResponseValuePlayTypesItemRowsItemToMax = 4;


export const listPlayTypesResponseValuePlayTypesItemRowsItemToRegExp = new RegExp('^[0-9]{1,4}$');
export const listPlayTypesResponseValuePlayTypesItemRowsItemOptionsItemValueMax = 12;


export const listPlayTypesResponseValuePlayTypesItemRowsItemOptionsItemValueRegExp = new RegExp('^[0-9A-Z_]{1,12}$');
export const listPlayTypesResponseValuePlayTypesItemRowsItemOptionsItemLabelMax = 40;

export const listPlayTypesResponseValuePlayTypesItemRowsItemOptionsMax = 100;

export const listPlayTypesResponseValuePlayTypesItemRowsItemMinPicksMax = 10000;

export const listPlayTypesResponseValuePlayTypesItemRowsItemMaxPicksMax = 10000;

export const listPlayTypesResponseValuePlayTypesItemRowsMax = 10;

export const listPlayTypesResponseValuePlayTypesItemChooseSizeMin = 2;
export const listPlayTypesResponseValuePlayTypesItemChooseSizeMax = 10;

export const listPlayTypesResponseValuePlayTypesItemLinesPerCombinationMax = 100;

export const listPlayTypesResponseValuePlayTypesItemPricesItemOptionMax = 12;


export const listPlayTypesResponseValuePlayTypesItemPricesItemOptionRegExp = new RegExp('^[0-9A-Z_]{1,12}$');
export const listPlayTypesResponseValuePlayTypesItemPricesItemOddsMax = 14;


export const listPlayTypesResponseValuePlayTypesItemPricesItemOddsRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const listPlayTypesResponseValuePlayTypesItemPricesItemFairOddsMax = 14;


export const listPlayTypesResponseValuePlayTypesItemPricesItemFairOddsRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const listPlayTypesResponseValuePlayTypesItemPricesItemHitProbabilityMax = 14;


export const listPlayTypesResponseValuePlayTypesItemPricesItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const listPlayTypesResponseValuePlayTypesItemPricesItemReturnToPlayerMin = 0;
export const listPlayTypesResponseValuePlayTypesItemPricesItemReturnToPlayerMax = 10000;

export const listPlayTypesResponseValuePlayTypesItemPricesMax = 100;

export const listPlayTypesResponseValuePlayTypesItemMaxStakePerLineMax = 25;


export const listPlayTypesResponseValuePlayTypesItemMaxStakePerLineRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listPlayTypesResponseValuePlayTypesItemMaxPayoutPerLineMax = 25;


export const listPlayTypesResponseValuePlayTypesItemMaxPayoutPerLineRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listPlayTypesResponseValuePlayTypesMax = 200;



export const ListPlayTypesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValueGameCodeMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesResponseValueGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "oddsVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPlayTypesResponseValueOddsVersionMax)).check(/*#__PURE__*/ zod.describe('The version, sent back with a slip.')),
  "playTypes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "playType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemPlayTypeMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesResponseValuePlayTypesItemPlayTypeRegExp)).check(/*#__PURE__*/ zod.describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n')),
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemLabelNameMax)).check(/*#__PURE__*/ zod.describe('Its name in the language of the answer.')),
  "playGroup": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemPlayGroupMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesResponseValuePlayTypesItemPlayGroupRegExp)).check(/*#__PURE__*/ zod.describe('Its tab.')),
  "groupName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemGroupNameMax)).check(/*#__PURE__*/ zod.describe('The name of the tab.')),
  "rule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemRuleMax)).check(/*#__PURE__*/ zod.describe('When it wins, in words.')),
  "rows": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemRowsItemLabelMax)).check(/*#__PURE__*/ zod.describe('Its name.')),
  "from": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemRowsItemFromMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesResponseValuePlayTypesItemRowsItemFromRegExp))).check(/*#__PURE__*/ zod.describe('The lowest number, zero-padded as every number of the row; null where `options` holds.')),
  "to": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemRowsItemToMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesResponseValuePlayTypesItemRowsItemToRegExp))).check(/*#__PURE__*/ zod.describe('The highest number; null where `options` holds.')),
  "options": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemRowsItemOptionsItemValueMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesResponseValuePlayTypesItemRowsItemOptionsItemValueRegExp)).check(/*#__PURE__*/ zod.describe('What `picks` carries.')),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemRowsItemOptionsItemLabelMax)).check(/*#__PURE__*/ zod.describe('Its name in the language of the answer.'))
}).check(/*#__PURE__*/ zod.describe('A choice that is no number.'))).check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemRowsItemOptionsMax)).check(/*#__PURE__*/ zod.describe('The choices of a row that has no numbers.')),
  "minPicks": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPlayTypesResponseValuePlayTypesItemRowsItemMinPicksMax)).check(/*#__PURE__*/ zod.describe('The fewest picks.')),
  "maxPicks": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPlayTypesResponseValuePlayTypesItemRowsItemMaxPicksMax)).check(/*#__PURE__*/ zod.describe('The most picks.'))
}).check(/*#__PURE__*/ zod.describe('A row of the picker.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemRowsMax)).check(/*#__PURE__*/ zod.describe('The rows of the picker. `picks` of a line has a list for each of them.')),
  "counting": /*#__PURE__*/ zod.enum(['each', 'product', 'choose', 'ordered_pairs']).check(/*#__PURE__*/ zod.describe('How picks become combinations: `each` pick is one; `product` takes one pick of every row, and where no number can win\nin two rows (11x5, PK10, `PAIR_SINGLE`) only different ones; `choose` takes every set of `chooseSize` picks;\n`ordered_pairs` takes n(n-1) for n picks.\n')),
  "chooseSize": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPlayTypesResponseValuePlayTypesItemChooseSizeMin)).check(/*#__PURE__*/ zod.lte(listPlayTypesResponseValuePlayTypesItemChooseSizeMax))).check(/*#__PURE__*/ zod.describe('The size of a set, with `choose`; else null.')),
  "linesPerCombination": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPlayTypesResponseValuePlayTypesItemLinesPerCombinationMax)).check(/*#__PURE__*/ zod.describe('Lines that a combination costs, one for each number that it is compared with or each way in which its picks can win.')),
  "paysPerHit": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether each hit pays; otherwise a combination pays once.')),
  "prices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "option": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemPricesItemOptionMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesResponseValuePlayTypesItemPricesItemOptionRegExp))).check(/*#__PURE__*/ zod.describe('The pick that it holds for, null where all picks have one price.')),
  "odds": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemPricesItemOddsMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesResponseValuePlayTypesItemPricesItemOddsRegExp)).check(/*#__PURE__*/ zod.describe('What a line pays for each 1 of its unit.')),
  "fairOdds": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemPricesItemFairOddsMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesResponseValuePlayTypesItemPricesItemFairOddsRegExp)).check(/*#__PURE__*/ zod.describe('The odds at which nothing is kept, rounded half up.')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemPricesItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesResponseValuePlayTypesItemPricesItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely a combination pays at all.')),
  "returnToPlayer": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPlayTypesResponseValuePlayTypesItemPricesItemReturnToPlayerMin)).check(/*#__PURE__*/ zod.lte(listPlayTypesResponseValuePlayTypesItemPricesItemReturnToPlayerMax)).check(/*#__PURE__*/ zod.describe('The share of the stake that comes back in the long run, basis points rounded down.'))
}).check(/*#__PURE__*/ zod.describe('What a combination pays, and how likely it is.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemPricesMax)).check(/*#__PURE__*/ zod.describe('The price, or one for each option.')),
  "maxStakePerLine": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemMaxStakePerLineMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesResponseValuePlayTypesItemMaxStakePerLineRegExp)).check(/*#__PURE__*/ zod.describe('The greatest unit x multiple.')),
  "maxPayoutPerLine": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesItemMaxPayoutPerLineMax)).check(/*#__PURE__*/ zod.regex(listPlayTypesResponseValuePlayTypesItemMaxPayoutPerLineRegExp)).check(/*#__PURE__*/ zod.describe('The most that one combination is paid.'))
}).check(/*#__PURE__*/ zod.describe('A way to bet on a game.'))).check(/*#__PURE__*/ zod.maxLength(listPlayTypesResponseValuePlayTypesMax)).check(/*#__PURE__*/ zod.describe('The play types in the order of the tabs.'))
}).check(/*#__PURE__*/ zod.describe('The play types of a game and the version of their odds.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listPlayTypes`.'))

/**
 * The draws that bets can be placed on, the next one first: those that are `open`, then those that are `scheduled`, which a chase
 * may reach. Where several stations draw on a day each has a draw of its own. Days without a draw are missing. The first entry
 * stays until it closes, not until it is drawn. A built-in draw shows its commitment as soon as it is open.
 * @summary List the current and the coming draws of a game
 */
export const listComingDrawsPathGameCodeMax = 30;


export const listComingDrawsPathGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');


export const ListComingDrawsParams = /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listComingDrawsPathGameCodeMax)).check(/*#__PURE__*/ zod.regex(listComingDrawsPathGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('The game.'))
})

export const listComingDrawsQueryCountDefault = 10;
export const listComingDrawsQueryCountMax = 100;



export const ListComingDrawsQueryParams = /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listComingDrawsQueryCountMax)), listComingDrawsQueryCountDefault).check(/*#__PURE__*/ zod.describe('The most draws to answer.'))
})

export const listComingDrawsHeaderMerchantMax = 32;


export const listComingDrawsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listComingDrawsHeaderXRequestIdMax = 64;


export const listComingDrawsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListComingDrawsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listComingDrawsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listComingDrawsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listComingDrawsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listComingDrawsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listComingDrawsResponseValueServerTimeMax = 30;

export const listComingDrawsResponseValueContentItemDrawIdMax = 50;


export const listComingDrawsResponseValueContentItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const listComingDrawsResponseValueContentItemGameCodeMax = 30;


export const listComingDrawsResponseValueContentItemGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listComingDrawsResponseValueContentItemGameNameMax = 120;

export const listComingDrawsResponseValueContentItemIssueNoMax = 16;


export const listComingDrawsResponseValueContentItemIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');
export const listComingDrawsResponseValueContentItemStationOneCodeMax = 8;


export const listComingDrawsResponseValueContentItemStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const listComingDrawsResponseValueContentItemStationOneNameMax = 60;

export const listComingDrawsResponseValueContentItemOpensAtMax = 30;

export const listComingDrawsResponseValueContentItemClosesAtMax = 30;

export const listComingDrawsResponseValueContentItemDrawAtMax = 30;

export const listComingDrawsResponseValueContentItemSettledAtMax = 30;

export const listComingDrawsResponseValueContentItemCommitmentMax = 64;


export const listComingDrawsResponseValueContentItemCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');
export const listComingDrawsResponseValueContentItemResultOneVersionMax = 1000;

export const listComingDrawsResponseValueContentItemResultOneEnteredAtMax = 30;

export const listComingDrawsResponseValueContentItemResultOnePrizesItemNumbersItemMax = 6;


export const listComingDrawsResponseValueContentItemResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const listComingDrawsResponseValueContentItemResultOnePrizesItemNumbersMax = 20;

export const listComingDrawsResponseValueContentItemResultOnePrizesMax = 10;

export const listComingDrawsResponseValueContentItemVoidReasonMax = 300;

export const listComingDrawsResponseValueContentMax = 100;



export const ListComingDrawsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "serverTime": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueServerTimeMax)).check(/*#__PURE__*/ zod.describe('The server\'s clock, by which bets close.')),
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemDrawIdMax)).check(/*#__PURE__*/ zod.regex(listComingDrawsResponseValueContentItemDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemGameCodeMax)).check(/*#__PURE__*/ zod.regex(listComingDrawsResponseValueContentItemGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "issueNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemIssueNoMax)).check(/*#__PURE__*/ zod.regex(listComingDrawsResponseValueContentItemIssueNoRegExp)).check(/*#__PURE__*/ zod.describe('What the draw is called on the page, its day and number.')),
  "station": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemStationOneCodeMax)).check(/*#__PURE__*/ zod.regex(listComingDrawsResponseValueContentItemStationOneCodeRegExp)).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemStationOneNameMax)).check(/*#__PURE__*/ zod.describe('Its name.'))
}).check(/*#__PURE__*/ zod.describe('A station that draws.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw, else null.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).check(/*#__PURE__*/ zod.describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n')),
  "opensAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemOpensAtMax)).check(/*#__PURE__*/ zod.describe('Since when it takes bets.')),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemClosesAtMax)).check(/*#__PURE__*/ zod.describe('From when on it takes no more.')),
  "drawAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemDrawAtMax)).check(/*#__PURE__*/ zod.describe('When it is drawn.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemSettledAtMax))).check(/*#__PURE__*/ zod.describe('When its bets were settled last; null until then.')),
  "commitment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemCommitmentMax)).check(/*#__PURE__*/ zod.regex(listComingDrawsResponseValueContentItemCommitmentRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.')),
  "result": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listComingDrawsResponseValueContentItemResultOneVersionMax)).check(/*#__PURE__*/ zod.describe('1, and one more with each correction.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemResultOneEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When this version became known.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemResultOnePrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(listComingDrawsResponseValueContentItemResultOnePrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemResultOnePrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemResultOnePrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.'))
}).check(/*#__PURE__*/ zod.describe('What was drawn.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The result that holds, null until it is known.')),
  "voidReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentItemVoidReasonMax))).check(/*#__PURE__*/ zod.describe('Why it is void, in the language of the answer where the server knows it; else null.'))
}).check(/*#__PURE__*/ zod.describe('A draw of a lottery game.'))).check(/*#__PURE__*/ zod.maxLength(listComingDrawsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('Open and scheduled draws, the next one first.'))
}).check(/*#__PURE__*/ zod.describe('The draws that bets can be placed on.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listComingDraws`.'))

/**
 * The favourites that the member of the session keeps on the server, so that other devices have them too. The portal keeps them
 * per username in its storage (`LOTTFAV`) and reads them again when the member logs in. Trial accounts have none: 403 `in_need_true_account`.
 * @summary List the favourite lottery games
 */
export const listLotteryFavouritesHeaderMerchantMax = 32;


export const listLotteryFavouritesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listLotteryFavouritesHeaderXRequestIdMax = 64;


export const listLotteryFavouritesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListLotteryFavouritesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryFavouritesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listLotteryFavouritesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryFavouritesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listLotteryFavouritesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listLotteryFavouritesResponseValueItemMax = 30;


export const listLotteryFavouritesResponseValueItemRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listLotteryFavouritesResponseValueMax = 200;



export const ListLotteryFavouritesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryFavouritesResponseValueItemMax)).check(/*#__PURE__*/ zod.regex(listLotteryFavouritesResponseValueItemRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.'))).check(/*#__PURE__*/ zod.maxLength(listLotteryFavouritesResponseValueMax)).check(/*#__PURE__*/ zod.describe('The games in the order of the member.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listLotteryFavourites`.'))

/**
 * Replaces the favourites by these, in this order; sent again it changes nothing. Games that do not exist are left out of the answer.
 * @summary Set the favourite lottery games
 */
export const setLotteryFavouritesHeaderMerchantMax = 32;


export const setLotteryFavouritesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const setLotteryFavouritesHeaderXRequestIdMax = 64;


export const setLotteryFavouritesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SetLotteryFavouritesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setLotteryFavouritesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(setLotteryFavouritesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setLotteryFavouritesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(setLotteryFavouritesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const setLotteryFavouritesBodyGameCodesItemMax = 30;


export const setLotteryFavouritesBodyGameCodesItemRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const setLotteryFavouritesBodyGameCodesMax = 200;



export const SetLotteryFavouritesBody = /*#__PURE__*/ zod.strictObject({
  "gameCodes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setLotteryFavouritesBodyGameCodesItemMax)).check(/*#__PURE__*/ zod.regex(setLotteryFavouritesBodyGameCodesItemRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.'))).check(/*#__PURE__*/ zod.maxLength(setLotteryFavouritesBodyGameCodesMax)).check(/*#__PURE__*/ zod.describe('The games, none twice.'))
}).check(/*#__PURE__*/ zod.describe('All favourite games, in their order.'))

export const setLotteryFavouritesResponseValueItemMax = 30;


export const setLotteryFavouritesResponseValueItemRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const setLotteryFavouritesResponseValueMax = 200;



export const SetLotteryFavouritesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setLotteryFavouritesResponseValueItemMax)).check(/*#__PURE__*/ zod.regex(setLotteryFavouritesResponseValueItemRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.'))).check(/*#__PURE__*/ zod.maxLength(setLotteryFavouritesResponseValueMax)).check(/*#__PURE__*/ zod.describe('The favourites after it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `setLotteryFavourites`.'))

/**
 * The draws of a game by their time, the newest first, results and void draws among them. The range holds for `drawAt`.
 * @summary List the draws of a game
 */
export const listDrawsQueryGameCodeMax = 30;


export const listDrawsQueryGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listDrawsQueryStationMax = 8;


export const listDrawsQueryStationRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const listDrawsQueryFromMax = 30;

export const listDrawsQueryToMax = 30;

export const listDrawsQueryPageNoDefault = 1;
export const listDrawsQueryPageNoMax = 100000;

export const listDrawsQueryPageSizeDefault = 42;
export const listDrawsQueryPageSizeMax = 100;



export const ListDrawsQueryParams = /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawsQueryGameCodeMax)).check(/*#__PURE__*/ zod.regex(listDrawsQueryGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('The game.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void'])).check(/*#__PURE__*/ zod.describe('Draws in this state only.')),
  "station": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawsQueryStationMax)).check(/*#__PURE__*/ zod.regex(listDrawsQueryStationRegExp))).check(/*#__PURE__*/ zod.describe('Draws of this station only.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDrawsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDrawsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDrawsQueryPageNoMax)), listDrawsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDrawsQueryPageSizeMax)), listDrawsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listDrawsHeaderMerchantMax = 32;


export const listDrawsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listDrawsHeaderXRequestIdMax = 64;


export const listDrawsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListDrawsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listDrawsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listDrawsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listDrawsResponseValueContentItemDrawIdMax = 50;


export const listDrawsResponseValueContentItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const listDrawsResponseValueContentItemGameCodeMax = 30;


export const listDrawsResponseValueContentItemGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listDrawsResponseValueContentItemGameNameMax = 120;

export const listDrawsResponseValueContentItemIssueNoMax = 16;


export const listDrawsResponseValueContentItemIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');
export const listDrawsResponseValueContentItemStationOneCodeMax = 8;


export const listDrawsResponseValueContentItemStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const listDrawsResponseValueContentItemStationOneNameMax = 60;

export const listDrawsResponseValueContentItemOpensAtMax = 30;

export const listDrawsResponseValueContentItemClosesAtMax = 30;

export const listDrawsResponseValueContentItemDrawAtMax = 30;

export const listDrawsResponseValueContentItemSettledAtMax = 30;

export const listDrawsResponseValueContentItemCommitmentMax = 64;


export const listDrawsResponseValueContentItemCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');
export const listDrawsResponseValueContentItemResultOneVersionMax = 1000;

export const listDrawsResponseValueContentItemResultOneEnteredAtMax = 30;

export const listDrawsResponseValueContentItemResultOnePrizesItemNumbersItemMax = 6;


export const listDrawsResponseValueContentItemResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const listDrawsResponseValueContentItemResultOnePrizesItemNumbersMax = 20;

export const listDrawsResponseValueContentItemResultOnePrizesMax = 10;

export const listDrawsResponseValueContentItemVoidReasonMax = 300;

export const listDrawsResponseValueContentMax = 100;

export const listDrawsResponseValueTotalPagesMin = 0;
export const listDrawsResponseValueTotalPagesMax = 1000000;

export const listDrawsResponseValueTotalElementsMin = 0;
export const listDrawsResponseValueTotalElementsMax = 100000000;



export const ListDrawsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemDrawIdMax)).check(/*#__PURE__*/ zod.regex(listDrawsResponseValueContentItemDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemGameCodeMax)).check(/*#__PURE__*/ zod.regex(listDrawsResponseValueContentItemGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "issueNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemIssueNoMax)).check(/*#__PURE__*/ zod.regex(listDrawsResponseValueContentItemIssueNoRegExp)).check(/*#__PURE__*/ zod.describe('What the draw is called on the page, its day and number.')),
  "station": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemStationOneCodeMax)).check(/*#__PURE__*/ zod.regex(listDrawsResponseValueContentItemStationOneCodeRegExp)).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemStationOneNameMax)).check(/*#__PURE__*/ zod.describe('Its name.'))
}).check(/*#__PURE__*/ zod.describe('A station that draws.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw, else null.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).check(/*#__PURE__*/ zod.describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n')),
  "opensAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemOpensAtMax)).check(/*#__PURE__*/ zod.describe('Since when it takes bets.')),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemClosesAtMax)).check(/*#__PURE__*/ zod.describe('From when on it takes no more.')),
  "drawAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemDrawAtMax)).check(/*#__PURE__*/ zod.describe('When it is drawn.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemSettledAtMax))).check(/*#__PURE__*/ zod.describe('When its bets were settled last; null until then.')),
  "commitment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemCommitmentMax)).check(/*#__PURE__*/ zod.regex(listDrawsResponseValueContentItemCommitmentRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.')),
  "result": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDrawsResponseValueContentItemResultOneVersionMax)).check(/*#__PURE__*/ zod.describe('1, and one more with each correction.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemResultOneEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When this version became known.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemResultOnePrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(listDrawsResponseValueContentItemResultOnePrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemResultOnePrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemResultOnePrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.'))
}).check(/*#__PURE__*/ zod.describe('What was drawn.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The result that holds, null until it is known.')),
  "voidReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentItemVoidReasonMax))).check(/*#__PURE__*/ zod.describe('Why it is void, in the language of the answer where the server knows it; else null.'))
}).check(/*#__PURE__*/ zod.describe('A draw of a lottery game.'))).check(/*#__PURE__*/ zod.maxLength(listDrawsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The draws of the page, the newest first; none beyond the last page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDrawsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listDrawsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDrawsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listDrawsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of draws.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listDraws`.'))

/**
 * A draw in its present state. The result is the version that holds; after a correction it is another one, with a higher
 * `version`, and every bet has been settled again by it.
 * @summary Show a draw
 */
export const getDrawPathDrawIdMax = 50;


export const getDrawPathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');


export const GetDrawParams = /*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawPathDrawIdMax)).check(/*#__PURE__*/ zod.regex(getDrawPathDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The draw.'))
})

export const getDrawHeaderMerchantMax = 32;


export const getDrawHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getDrawHeaderXRequestIdMax = 64;


export const getDrawHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetDrawHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getDrawHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getDrawHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getDrawResponseValueDrawIdMax = 50;


export const getDrawResponseValueDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const getDrawResponseValueGameCodeMax = 30;


export const getDrawResponseValueGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const getDrawResponseValueGameNameMax = 120;

export const getDrawResponseValueIssueNoMax = 16;


export const getDrawResponseValueIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');
export const getDrawResponseValueStationOneCodeMax = 8;


export const getDrawResponseValueStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const getDrawResponseValueStationOneNameMax = 60;

export const getDrawResponseValueOpensAtMax = 30;

export const getDrawResponseValueClosesAtMax = 30;

export const getDrawResponseValueDrawAtMax = 30;

export const getDrawResponseValueSettledAtMax = 30;

export const getDrawResponseValueCommitmentMax = 64;


export const getDrawResponseValueCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');
export const getDrawResponseValueResultOneVersionMax = 1000;

export const getDrawResponseValueResultOneEnteredAtMax = 30;

export const getDrawResponseValueResultOnePrizesItemNumbersItemMax = 6;


export const getDrawResponseValueResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const getDrawResponseValueResultOnePrizesItemNumbersMax = 20;

export const getDrawResponseValueResultOnePrizesMax = 10;

export const getDrawResponseValueVoidReasonMax = 300;



export const GetDrawResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueDrawIdMax)).check(/*#__PURE__*/ zod.regex(getDrawResponseValueDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueGameCodeMax)).check(/*#__PURE__*/ zod.regex(getDrawResponseValueGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "issueNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueIssueNoMax)).check(/*#__PURE__*/ zod.regex(getDrawResponseValueIssueNoRegExp)).check(/*#__PURE__*/ zod.describe('What the draw is called on the page, its day and number.')),
  "station": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueStationOneCodeMax)).check(/*#__PURE__*/ zod.regex(getDrawResponseValueStationOneCodeRegExp)).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueStationOneNameMax)).check(/*#__PURE__*/ zod.describe('Its name.'))
}).check(/*#__PURE__*/ zod.describe('A station that draws.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw, else null.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).check(/*#__PURE__*/ zod.describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n')),
  "opensAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueOpensAtMax)).check(/*#__PURE__*/ zod.describe('Since when it takes bets.')),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueClosesAtMax)).check(/*#__PURE__*/ zod.describe('From when on it takes no more.')),
  "drawAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueDrawAtMax)).check(/*#__PURE__*/ zod.describe('When it is drawn.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueSettledAtMax))).check(/*#__PURE__*/ zod.describe('When its bets were settled last; null until then.')),
  "commitment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueCommitmentMax)).check(/*#__PURE__*/ zod.regex(getDrawResponseValueCommitmentRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.')),
  "result": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getDrawResponseValueResultOneVersionMax)).check(/*#__PURE__*/ zod.describe('1, and one more with each correction.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueResultOneEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When this version became known.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueResultOnePrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(getDrawResponseValueResultOnePrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueResultOnePrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueResultOnePrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.'))
}).check(/*#__PURE__*/ zod.describe('What was drawn.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The result that holds, null until it is known.')),
  "voidReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawResponseValueVoidReasonMax))).check(/*#__PURE__*/ zod.describe('Why it is void, in the language of the answer where the server knows it; else null.'))
}).check(/*#__PURE__*/ zod.describe('A draw of a lottery game.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getDraw`.'))

/**
 * The result in its rows with the two-digit endings that decide most bets, also by first and by last digit. North has 27 numbers:
 * special 1 x 5 digits, G1 1 x 5, G2 2 x 5, G3 6 x 5, G4 4 x 4, G5 6 x 4, G6 3 x 3, G7 4 x 2; South and Central have 18: special 1 x 6,
 * G1 1 x 5, G2 1 x 5, G3 2 x 5, G4 7 x 5, G5 1 x 4, G6 3 x 4, G7 1 x 3, G8 1 x 2. A draw without a prize table is 404.
 * @summary Show the prize table of a Vietnamese draw
 */
export const getPrizeTablePathDrawIdMax = 50;


export const getPrizeTablePathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');


export const GetPrizeTableParams = /*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPrizeTablePathDrawIdMax)).check(/*#__PURE__*/ zod.regex(getPrizeTablePathDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The draw.'))
})

export const getPrizeTableHeaderMerchantMax = 32;


export const getPrizeTableHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPrizeTableHeaderXRequestIdMax = 64;


export const getPrizeTableHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPrizeTableHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPrizeTableHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getPrizeTableHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPrizeTableHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getPrizeTableHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getPrizeTableResponseValueDrawDrawIdMax = 50;


export const getPrizeTableResponseValueDrawDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const getPrizeTableResponseValueDrawGameCodeMax = 30;


export const getPrizeTableResponseValueDrawGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const getPrizeTableResponseValueDrawGameNameMax = 120;

export const getPrizeTableResponseValueDrawIssueNoMax = 16;


export const getPrizeTableResponseValueDrawIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');
export const getPrizeTableResponseValueDrawStationOneCodeMax = 8;


export const getPrizeTableResponseValueDrawStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const getPrizeTableResponseValueDrawStationOneNameMax = 60;

export const getPrizeTableResponseValueDrawOpensAtMax = 30;

export const getPrizeTableResponseValueDrawClosesAtMax = 30;

export const getPrizeTableResponseValueDrawDrawAtMax = 30;

export const getPrizeTableResponseValueDrawSettledAtMax = 30;

export const getPrizeTableResponseValueDrawCommitmentMax = 64;


export const getPrizeTableResponseValueDrawCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');
export const getPrizeTableResponseValueDrawResultOneVersionMax = 1000;

export const getPrizeTableResponseValueDrawResultOneEnteredAtMax = 30;

export const getPrizeTableResponseValueDrawResultOnePrizesItemNumbersItemMax = 6;


export const getPrizeTableResponseValueDrawResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const getPrizeTableResponseValueDrawResultOnePrizesItemNumbersMax = 20;

export const getPrizeTableResponseValueDrawResultOnePrizesMax = 10;

export const getPrizeTableResponseValueDrawVoidReasonMax = 300;

export const getPrizeTableResponseValueEndingsItemMax = 2;


export const getPrizeTableResponseValueEndingsItemRegExp = new RegExp('^[0-9]{2}$');
export const getPrizeTableResponseValueEndingsMax = 30;

export const getPrizeTableResponseValueHeadsItemDigitMax = 1;


export const getPrizeTableResponseValueHeadsItemDigitRegExp = new RegExp('^[0-9]$');
export const getPrizeTableResponseValueHeadsItemOthersItemMax = 1;


export const getPrizeTableResponseValueHeadsItemOthersItemRegExp = new RegExp('^[0-9]$');
export const getPrizeTableResponseValueHeadsItemOthersMax = 30;

export const getPrizeTableResponseValueHeadsMax = 10;

export const getPrizeTableResponseValueTailsItemDigitMax = 1;


export const getPrizeTableResponseValueTailsItemDigitRegExp = new RegExp('^[0-9]$');
export const getPrizeTableResponseValueTailsItemOthersItemMax = 1;


export const getPrizeTableResponseValueTailsItemOthersItemRegExp = new RegExp('^[0-9]$');
export const getPrizeTableResponseValueTailsItemOthersMax = 30;

export const getPrizeTableResponseValueTailsMax = 10;



export const GetPrizeTableResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "draw": /*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawDrawIdMax)).check(/*#__PURE__*/ zod.regex(getPrizeTableResponseValueDrawDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawGameCodeMax)).check(/*#__PURE__*/ zod.regex(getPrizeTableResponseValueDrawGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "issueNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawIssueNoMax)).check(/*#__PURE__*/ zod.regex(getPrizeTableResponseValueDrawIssueNoRegExp)).check(/*#__PURE__*/ zod.describe('What the draw is called on the page, its day and number.')),
  "station": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawStationOneCodeMax)).check(/*#__PURE__*/ zod.regex(getPrizeTableResponseValueDrawStationOneCodeRegExp)).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawStationOneNameMax)).check(/*#__PURE__*/ zod.describe('Its name.'))
}).check(/*#__PURE__*/ zod.describe('A station that draws.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw, else null.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).check(/*#__PURE__*/ zod.describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n')),
  "opensAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawOpensAtMax)).check(/*#__PURE__*/ zod.describe('Since when it takes bets.')),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawClosesAtMax)).check(/*#__PURE__*/ zod.describe('From when on it takes no more.')),
  "drawAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawDrawAtMax)).check(/*#__PURE__*/ zod.describe('When it is drawn.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawSettledAtMax))).check(/*#__PURE__*/ zod.describe('When its bets were settled last; null until then.')),
  "commitment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawCommitmentMax)).check(/*#__PURE__*/ zod.regex(getPrizeTableResponseValueDrawCommitmentRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.')),
  "result": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPrizeTableResponseValueDrawResultOneVersionMax)).check(/*#__PURE__*/ zod.describe('1, and one more with each correction.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawResultOneEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When this version became known.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawResultOnePrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(getPrizeTableResponseValueDrawResultOnePrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawResultOnePrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawResultOnePrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.'))
}).check(/*#__PURE__*/ zod.describe('What was drawn.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The result that holds, null until it is known.')),
  "voidReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueDrawVoidReasonMax))).check(/*#__PURE__*/ zod.describe('Why it is void, in the language of the answer where the server knows it; else null.'))
}).check(/*#__PURE__*/ zod.describe('A draw of a lottery game.')),
  "endings": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueEndingsItemMax)).check(/*#__PURE__*/ zod.regex(getPrizeTableResponseValueEndingsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueEndingsMax)).check(/*#__PURE__*/ zod.describe('The last two digits of every number in the order of the table; empty until the result is known.')),
  "heads": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "digit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueHeadsItemDigitMax)).check(/*#__PURE__*/ zod.regex(getPrizeTableResponseValueHeadsItemDigitRegExp)).check(/*#__PURE__*/ zod.describe('The digit that they share.')),
  "others": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueHeadsItemOthersItemMax)).check(/*#__PURE__*/ zod.regex(getPrizeTableResponseValueHeadsItemOthersItemRegExp))).check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueHeadsItemOthersMax)).check(/*#__PURE__*/ zod.describe('Their other digits, ascending; one that came twice stands twice.'))
}).check(/*#__PURE__*/ zod.describe('The two-digit endings that share a digit.'))).check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueHeadsMax)).check(/*#__PURE__*/ zod.describe('The endings by their first digit (đầu), `0` to `9`; empty until the result is known.')),
  "tails": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "digit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueTailsItemDigitMax)).check(/*#__PURE__*/ zod.regex(getPrizeTableResponseValueTailsItemDigitRegExp)).check(/*#__PURE__*/ zod.describe('The digit that they share.')),
  "others": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueTailsItemOthersItemMax)).check(/*#__PURE__*/ zod.regex(getPrizeTableResponseValueTailsItemOthersItemRegExp))).check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueTailsItemOthersMax)).check(/*#__PURE__*/ zod.describe('Their other digits, ascending; one that came twice stands twice.'))
}).check(/*#__PURE__*/ zod.describe('The two-digit endings that share a digit.'))).check(/*#__PURE__*/ zod.maxLength(getPrizeTableResponseValueTailsMax)).check(/*#__PURE__*/ zod.describe('The endings by their last digit (đuôi), `0` to `9`; empty until the result is known.'))
}).check(/*#__PURE__*/ zod.describe('The prize table of a Vietnamese draw.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getPrizeTable`.'))

/**
 * What is needed to work a built-in draw out again: `sha256(seed)` is `commitment`, and the algorithm gives the numbers from the
 * seed and the draw's id and nothing else; the portal does both in the browser. The seed is kept encrypted, under a key outside
 * the database, until the draw is drawn. For any draw the versions of its result are listed: they are entered once and never edited.
 * @summary Show the evidence of a draw
 */
export const getDrawEvidencePathDrawIdMax = 50;


export const getDrawEvidencePathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');


export const GetDrawEvidenceParams = /*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawEvidencePathDrawIdMax)).check(/*#__PURE__*/ zod.regex(getDrawEvidencePathDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The draw.'))
})

export const getDrawEvidenceHeaderMerchantMax = 32;


export const getDrawEvidenceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getDrawEvidenceHeaderXRequestIdMax = 64;


export const getDrawEvidenceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetDrawEvidenceHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawEvidenceHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getDrawEvidenceHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawEvidenceHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getDrawEvidenceHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getDrawEvidenceResponseValueDrawIdMax = 50;


export const getDrawEvidenceResponseValueDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const getDrawEvidenceResponseValueCommitmentMax = 64;


export const getDrawEvidenceResponseValueCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');
export const getDrawEvidenceResponseValueCommittedAtMax = 30;

export const getDrawEvidenceResponseValueSeedMax = 64;


export const getDrawEvidenceResponseValueSeedRegExp = new RegExp('^[0-9a-f]{64}$');
export const getDrawEvidenceResponseValueRevealedAtMax = 30;

export const getDrawEvidenceResponseValueLabelMax = 50;

export const getDrawEvidenceResponseValueVersionsItemVersionMax = 1000;

export const getDrawEvidenceResponseValueVersionsItemEnteredAtMax = 30;

export const getDrawEvidenceResponseValueVersionsItemPrizesItemNumbersItemMax = 6;


export const getDrawEvidenceResponseValueVersionsItemPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const getDrawEvidenceResponseValueVersionsItemPrizesItemNumbersMax = 20;

export const getDrawEvidenceResponseValueVersionsItemPrizesMax = 10;

export const getDrawEvidenceResponseValueVersionsItemReasonMax = 300;

export const getDrawEvidenceResponseValueVersionsMax = 100;



export const GetDrawEvidenceResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawEvidenceResponseValueDrawIdMax)).check(/*#__PURE__*/ zod.regex(getDrawEvidenceResponseValueDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "algorithm": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['portico-hmac-sha256-1', 'portico-hmac-sha256-2']).check(/*#__PURE__*/ zod.describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n`portico-hmac-sha256-2` is the same, but no number comes twice in one prize of a Vietnamese table: a number that its prize has\nalready is passed over, and the next one is made of the digits that follow. The North is drawn so, as its stations draw; its\ndraws of days that the server was bound to before this version keep `portico-hmac-sha256-1`.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`hi-lo`: card by card c = below(52), so that each comes from a whole deck; its rank is place floor(c / 4) of A23456789TJQK,\nits suit place c mod 4 of SHDC. `lucky-wheel`: below(segments), from 0, the segment as the sheet numbers them.\n`lantern-reels`: below(length of its strip) for each reel from the left; that symbol of the strip, from 0, stands in the top\nrow, the next two below it, the first again after the last.\n`moonshot`: n = below(1000000) * 1000000 + below(1000000); it ends at floor(99 * 10^12 / (10^12 - n)) / 100, at least 1.00\nand at most 990000.00. By version 1 of its rules n = below(1000000), and it ends at floor(99000000 / (1000000 - n)) / 100, at\nleast 1.00: so coarse that many multipliers above 1000 returned less than the sheet said, at worst 49.50 percent at 495000.01.\n\n**The shared round of Moonshot.** Its `roundId` is that of the round of all players, and its `clientSeed` the SHA-256, in\nlower-case hexadecimal, of the client seeds of all bets that stand at take-off, in the order of their places, joined by line\nfeeds (U+000A), without one at the end; without a bet that of the empty text. The server shows the hash of its seed before the\nfirst bet, and no player knows that seed before the end: neither side alone can choose it. A player is paid `cashOutAt` where\nit is at most the end.\n\n**What that cannot exclude.** The server knows its seed while it takes bets, and takes them one after another. Somebody in\nleague with it who bets last could choose a seed by the end that it gives. Operators have no account that bets, the evidence\nlists every bet with its place, its time and its seed while bets are still taken, and whoever bets after that somebody spoils\nthe choice. Games of one player leave no such room: their seed is sealed first, and the player speaks last.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('How the result follows from the seed, null for an external draw.')),
  "commitment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawEvidenceResponseValueCommitmentMax)).check(/*#__PURE__*/ zod.regex(getDrawEvidenceResponseValueCommitmentRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed, shown when the draw opened; null before that and for an external draw.')),
  "committedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDrawEvidenceResponseValueCommittedAtMax))).check(/*#__PURE__*/ zod.describe('When it was shown; null where there is no commitment.')),
  "seed": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawEvidenceResponseValueSeedMax)).check(/*#__PURE__*/ zod.regex(getDrawEvidenceResponseValueSeedRegExp))).check(/*#__PURE__*/ zod.describe('The seed, null until the draw is drawn and for an external draw.')),
  "revealedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDrawEvidenceResponseValueRevealedAtMax))).check(/*#__PURE__*/ zod.describe('When the seed was shown; null where there is no seed.')),
  "label": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawEvidenceResponseValueLabelMax))).check(/*#__PURE__*/ zod.describe('The label of the algorithm, the id of the draw; null for an external draw.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getDrawEvidenceResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, 1 the first.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDrawEvidenceResponseValueVersionsItemEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When it was entered or drawn.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawEvidenceResponseValueVersionsItemPrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(getDrawEvidenceResponseValueVersionsItemPrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDrawEvidenceResponseValueVersionsItemPrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDrawEvidenceResponseValueVersionsItemPrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawEvidenceResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('Why it replaced the one before it, null for the first.'))
}).check(/*#__PURE__*/ zod.describe('One version of a result. It never changes; a correction is another one.'))).check(/*#__PURE__*/ zod.maxLength(getDrawEvidenceResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('The versions of the result, the first one first; the last one holds. Empty until the draw is drawn.'))
}).check(/*#__PURE__*/ zod.describe('Everything needed to work a built-in draw out again, and every version of any draw\'s result.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getDrawEvidence`.'))

/**
 * The last draws of a game whose numbers are known, the newest first; void draws are missing. A corrected draw shows the version that holds.
 * @summary List the numbers drawn last
 */
export const listOpenedNumeroQueryGameCodeMax = 30;


export const listOpenedNumeroQueryGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listOpenedNumeroQueryCountDefault = 20;
export const listOpenedNumeroQueryCountMax = 100;



export const ListOpenedNumeroQueryParams = /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOpenedNumeroQueryGameCodeMax)).check(/*#__PURE__*/ zod.regex(listOpenedNumeroQueryGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('The game.')),
  "count": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOpenedNumeroQueryCountMax)), listOpenedNumeroQueryCountDefault).check(/*#__PURE__*/ zod.describe('The most draws to answer.'))
})

export const listOpenedNumeroHeaderMerchantMax = 32;


export const listOpenedNumeroHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listOpenedNumeroHeaderXRequestIdMax = 64;


export const listOpenedNumeroHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListOpenedNumeroHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOpenedNumeroHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listOpenedNumeroHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOpenedNumeroHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listOpenedNumeroHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listOpenedNumeroResponseValueItemDrawIdMax = 50;


export const listOpenedNumeroResponseValueItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const listOpenedNumeroResponseValueItemIssueNoMax = 16;


export const listOpenedNumeroResponseValueItemIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');
export const listOpenedNumeroResponseValueItemDrawAtMax = 30;

export const listOpenedNumeroResponseValueItemVersionMax = 1000;

export const listOpenedNumeroResponseValueItemPrizesItemNumbersItemMax = 6;


export const listOpenedNumeroResponseValueItemPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const listOpenedNumeroResponseValueItemPrizesItemNumbersMax = 20;

export const listOpenedNumeroResponseValueItemPrizesMax = 10;

export const listOpenedNumeroResponseValueMax = 100;



export const ListOpenedNumeroResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOpenedNumeroResponseValueItemDrawIdMax)).check(/*#__PURE__*/ zod.regex(listOpenedNumeroResponseValueItemDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "issueNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOpenedNumeroResponseValueItemIssueNoMax)).check(/*#__PURE__*/ zod.regex(listOpenedNumeroResponseValueItemIssueNoRegExp)).check(/*#__PURE__*/ zod.describe('What the draw is called on the page.')),
  "drawAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listOpenedNumeroResponseValueItemDrawAtMax)).check(/*#__PURE__*/ zod.describe('When it was drawn.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOpenedNumeroResponseValueItemVersionMax)).check(/*#__PURE__*/ zod.describe('The version of the result.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOpenedNumeroResponseValueItemPrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(listOpenedNumeroResponseValueItemPrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOpenedNumeroResponseValueItemPrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOpenedNumeroResponseValueItemPrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of a draw that is over.'))).check(/*#__PURE__*/ zod.maxLength(listOpenedNumeroResponseValueMax)).check(/*#__PURE__*/ zod.describe('The draws, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listOpenedNumero`.'))

/**
 * The last draws of a Vietnamese game with how often and how long ago each two-digit ending came among them. `gap` counts the
 * draws since the last time; 0 is the newest draw. The figures are history: every ending is as likely as any other in the next
 * draw, and a page that shows `hot` and `cold` says so. Any other game is 404.
 * @summary Show the board of a Vietnamese game
 */
export const getVietnamNumeroQueryGameCodeMax = 30;


export const getVietnamNumeroQueryGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const getVietnamNumeroQueryStationMax = 8;


export const getVietnamNumeroQueryStationRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const getVietnamNumeroQueryCountDefault = 100;
export const getVietnamNumeroQueryCountMax = 100;



export const GetVietnamNumeroQueryParams = /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroQueryGameCodeMax)).check(/*#__PURE__*/ zod.regex(getVietnamNumeroQueryGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('The game.')),
  "station": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroQueryStationMax)).check(/*#__PURE__*/ zod.regex(getVietnamNumeroQueryStationRegExp))).check(/*#__PURE__*/ zod.describe('Draws of this station only.')),
  "count": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getVietnamNumeroQueryCountMax)), getVietnamNumeroQueryCountDefault).check(/*#__PURE__*/ zod.describe('The most draws to answer.'))
})

export const getVietnamNumeroHeaderMerchantMax = 32;


export const getVietnamNumeroHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getVietnamNumeroHeaderXRequestIdMax = 64;


export const getVietnamNumeroHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetVietnamNumeroHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getVietnamNumeroHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getVietnamNumeroHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getVietnamNumeroResponseValueGameCodeMax = 30;


export const getVietnamNumeroResponseValueGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const getVietnamNumeroResponseValueCountMin = 0;
export const getVietnamNumeroResponseValueCountMax = 100;

export const getVietnamNumeroResponseValueFromMax = 30;

export const getVietnamNumeroResponseValueToMax = 30;

export const getVietnamNumeroResponseValueDrawsItemDrawIdMax = 50;


export const getVietnamNumeroResponseValueDrawsItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const getVietnamNumeroResponseValueDrawsItemDrawAtMax = 30;

export const getVietnamNumeroResponseValueDrawsItemSpecialMax = 6;


export const getVietnamNumeroResponseValueDrawsItemSpecialRegExp = new RegExp('^[0-9]{1,6}$');
export const getVietnamNumeroResponseValueDrawsItemEndingsItemMax = 2;


export const getVietnamNumeroResponseValueDrawsItemEndingsItemRegExp = new RegExp('^[0-9]{2}$');
export const getVietnamNumeroResponseValueDrawsItemEndingsMin = 18;
export const getVietnamNumeroResponseValueDrawsItemEndingsMax = 27;

export const getVietnamNumeroResponseValueDrawsMax = 100;

export const getVietnamNumeroResponseValueFiguresItemNumberMax = 2;


export const getVietnamNumeroResponseValueFiguresItemNumberRegExp = new RegExp('^[0-9]{2}$');
export const getVietnamNumeroResponseValueFiguresItemHitsMin = 0;
export const getVietnamNumeroResponseValueFiguresItemHitsMax = 2700;

export const getVietnamNumeroResponseValueFiguresItemDrawsMin = 0;
export const getVietnamNumeroResponseValueFiguresItemDrawsMax = 100;

export const getVietnamNumeroResponseValueFiguresItemGapMin = 0;
export const getVietnamNumeroResponseValueFiguresItemGapMax = 100;

export const getVietnamNumeroResponseValueFiguresItemLongestGapMin = 0;
export const getVietnamNumeroResponseValueFiguresItemLongestGapMax = 100;

export const getVietnamNumeroResponseValueFiguresMax = 100;

export const getVietnamNumeroResponseValueHotItemMax = 2;


export const getVietnamNumeroResponseValueHotItemRegExp = new RegExp('^[0-9]{2}$');
export const getVietnamNumeroResponseValueHotMax = 10;

export const getVietnamNumeroResponseValueColdItemMax = 2;


export const getVietnamNumeroResponseValueColdItemRegExp = new RegExp('^[0-9]{2}$');
export const getVietnamNumeroResponseValueColdMax = 10;



export const GetVietnamNumeroResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroResponseValueGameCodeMax)).check(/*#__PURE__*/ zod.regex(getVietnamNumeroResponseValueGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getVietnamNumeroResponseValueCountMin)).check(/*#__PURE__*/ zod.lte(getVietnamNumeroResponseValueCountMax)).check(/*#__PURE__*/ zod.describe('Draws on the board, fewer than asked for where the game has no more.')),
  "from": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroResponseValueFromMax))).check(/*#__PURE__*/ zod.describe('The oldest draw\'s time, null on an empty board.')),
  "to": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroResponseValueToMax))).check(/*#__PURE__*/ zod.describe('The newest draw\'s time, null on an empty board.')),
  "draws": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroResponseValueDrawsItemDrawIdMax)).check(/*#__PURE__*/ zod.regex(getVietnamNumeroResponseValueDrawsItemDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "drawAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroResponseValueDrawsItemDrawAtMax)).check(/*#__PURE__*/ zod.describe('When it was drawn.')),
  "special": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroResponseValueDrawsItemSpecialMax)).check(/*#__PURE__*/ zod.regex(getVietnamNumeroResponseValueDrawsItemSpecialRegExp)).check(/*#__PURE__*/ zod.describe('The special prize.')),
  "endings": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroResponseValueDrawsItemEndingsItemMax)).check(/*#__PURE__*/ zod.regex(getVietnamNumeroResponseValueDrawsItemEndingsItemRegExp))).check(/*#__PURE__*/ zod.minLength(getVietnamNumeroResponseValueDrawsItemEndingsMin)).check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroResponseValueDrawsItemEndingsMax)).check(/*#__PURE__*/ zod.describe('The last two digits of every number in the order of the table, 27 in the North, 18 elsewhere.'))
}).check(/*#__PURE__*/ zod.describe('A draw of the board.'))).check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroResponseValueDrawsMax)).check(/*#__PURE__*/ zod.describe('The draws, the newest first. Void draws are missing.')),
  "figures": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroResponseValueFiguresItemNumberMax)).check(/*#__PURE__*/ zod.regex(getVietnamNumeroResponseValueFiguresItemNumberRegExp)).check(/*#__PURE__*/ zod.describe('The ending.')),
  "hits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getVietnamNumeroResponseValueFiguresItemHitsMin)).check(/*#__PURE__*/ zod.lte(getVietnamNumeroResponseValueFiguresItemHitsMax)).check(/*#__PURE__*/ zod.describe('How often it came.')),
  "draws": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getVietnamNumeroResponseValueFiguresItemDrawsMin)).check(/*#__PURE__*/ zod.lte(getVietnamNumeroResponseValueFiguresItemDrawsMax)).check(/*#__PURE__*/ zod.describe('Draws in which it came.')),
  "gap": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getVietnamNumeroResponseValueFiguresItemGapMin)).check(/*#__PURE__*/ zod.lte(getVietnamNumeroResponseValueFiguresItemGapMax)).check(/*#__PURE__*/ zod.describe('Draws since it came last, 0 where it came in the newest one.')),
  "longestGap": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getVietnamNumeroResponseValueFiguresItemLongestGapMin)).check(/*#__PURE__*/ zod.lte(getVietnamNumeroResponseValueFiguresItemLongestGapMax)).check(/*#__PURE__*/ zod.describe('The most draws in a row without it, within the board.'))
}).check(/*#__PURE__*/ zod.describe('How often a two-digit ending came among the draws of the board.'))).check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroResponseValueFiguresMax)).check(/*#__PURE__*/ zod.describe('One figure for each of the 100 endings, 00 to 99.')),
  "hot": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroResponseValueHotItemMax)).check(/*#__PURE__*/ zod.regex(getVietnamNumeroResponseValueHotItemRegExp))).check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroResponseValueHotMax)).check(/*#__PURE__*/ zod.describe('The ten that came most often, then the smaller gap, then the lower number.')),
  "cold": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroResponseValueColdItemMax)).check(/*#__PURE__*/ zod.regex(getVietnamNumeroResponseValueColdItemRegExp))).check(/*#__PURE__*/ zod.maxLength(getVietnamNumeroResponseValueColdMax)).check(/*#__PURE__*/ zod.describe('The ten with the longest gap, then the fewer hits, then the lower number.'))
}).check(/*#__PURE__*/ zod.describe('The board of a Vietnamese game. Its figures are history; they say nothing about a draw to come.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getVietnamNumero`.'))

/**
 * Tells what a slip costs and can pay before it is confirmed, by the same rules as `placeLotteryBet`; it takes nothing and holds
 * nothing. It is always priced by the odds that hold now, and answers their version. A slip whose money is not enough is
 * priced all the same: `affordable` is false.
 *
 * **Counting.** An entry has combinations by the play type's `counting`; lines = combinations x `linesPerCombination`; its stake in
 * a draw = lines x unit x multiple of the entry x multiple of the draw.
 * @summary Price a lottery bet
 */
export const quoteLotterySlipHeaderMerchantMax = 32;


export const quoteLotterySlipHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const quoteLotterySlipHeaderXRequestIdMax = 64;


export const quoteLotterySlipHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const QuoteLotterySlipHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const quoteLotterySlipBodyGameCodeMax = 30;


export const quoteLotterySlipBodyGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const quoteLotterySlipBodyOddsVersionMax = 1000000000;

export const quoteLotterySlipBodyDrawsItemDrawIdMax = 50;


export const quoteLotterySlipBodyDrawsItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const quoteLotterySlipBodyDrawsItemMultipleMax = 100000;

export const quoteLotterySlipBodyDrawsMax = 100;

export const quoteLotterySlipBodyLinesItemPlayTypeMax = 30;


export const quoteLotterySlipBodyLinesItemPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');
export const quoteLotterySlipBodyLinesItemPicksItemItemMax = 12;


export const quoteLotterySlipBodyLinesItemPicksItemItemRegExp = new RegExp('^[0-9A-Z_]{1,12}$');
export const quoteLotterySlipBodyLinesItemPicksItemMax = 1000;

export const quoteLotterySlipBodyLinesItemPicksMax = 10;

export const quoteLotterySlipBodyLinesItemUnitMax = 24;


export const quoteLotterySlipBodyLinesItemUnitRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const quoteLotterySlipBodyLinesItemMultipleMax = 100000;

export const quoteLotterySlipBodyLinesMax = 50;



export const QuoteLotterySlipBody = /*#__PURE__*/ zod.strictObject({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipBodyGameCodeMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipBodyGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "oddsVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(quoteLotterySlipBodyOddsVersionMax)).check(/*#__PURE__*/ zod.describe('The version of the odds that the player saw.')),
  "draws": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipBodyDrawsItemDrawIdMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipBodyDrawsItemDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(quoteLotterySlipBodyDrawsItemMultipleMax)).check(/*#__PURE__*/ zod.describe('Times every line of the slip in this draw, for a chase that raises its stake; otherwise 1.'))
}).check(/*#__PURE__*/ zod.describe('A draw that the slip is for.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipBodyDrawsMax)).check(/*#__PURE__*/ zod.describe('The draws, the nearest first, none twice. More than one is a chase.')),
  "stopOnWin": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a chase ends with the first draw in which any of its bets wins; false without a chase.')),
  "lines": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "playType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipBodyLinesItemPlayTypeMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipBodyLinesItemPlayTypeRegExp)).check(/*#__PURE__*/ zod.describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n')),
  "picks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipBodyLinesItemPicksItemItemMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipBodyLinesItemPicksItemItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipBodyLinesItemPicksItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipBodyLinesItemPicksMax)).check(/*#__PURE__*/ zod.describe('What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all\npicks must have the same price; others go into an entry of their own.\n')),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipBodyLinesItemUnitMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipBodyLinesItemUnitRegExp)).check(/*#__PURE__*/ zod.describe('What a line costs, one of the game\'s `units`.')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(quoteLotterySlipBodyLinesItemMultipleMax)).check(/*#__PURE__*/ zod.describe('Times the unit.'))
}).check(/*#__PURE__*/ zod.describe('One entry of a slip.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipBodyLinesMax)).check(/*#__PURE__*/ zod.describe('The entries.'))
}).check(/*#__PURE__*/ zod.describe('A slip.'))

export const quoteLotterySlipResponseValueGameCodeMax = 30;


export const quoteLotterySlipResponseValueGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const quoteLotterySlipResponseValueOddsVersionMax = 1000000000;

export const quoteLotterySlipResponseValueDrawsMax = 100;

export const quoteLotterySlipResponseValueLinesItemPlayTypeMax = 30;


export const quoteLotterySlipResponseValueLinesItemPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');
export const quoteLotterySlipResponseValueLinesItemLabelNameMax = 60;

export const quoteLotterySlipResponseValueLinesItemPicksItemItemMax = 12;


export const quoteLotterySlipResponseValueLinesItemPicksItemItemRegExp = new RegExp('^[0-9A-Z_]{1,12}$');
export const quoteLotterySlipResponseValueLinesItemPicksItemMax = 1000;

export const quoteLotterySlipResponseValueLinesItemPicksMax = 10;

export const quoteLotterySlipResponseValueLinesItemCombinationsMax = 1000000;

export const quoteLotterySlipResponseValueLinesItemLinesMax = 100000000;

export const quoteLotterySlipResponseValueLinesItemUnitMax = 25;


export const quoteLotterySlipResponseValueLinesItemUnitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const quoteLotterySlipResponseValueLinesItemMultipleMax = 100000;

export const quoteLotterySlipResponseValueLinesItemStakeMax = 25;


export const quoteLotterySlipResponseValueLinesItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const quoteLotterySlipResponseValueLinesItemOddsMax = 14;


export const quoteLotterySlipResponseValueLinesItemOddsRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const quoteLotterySlipResponseValueLinesItemHitProbabilityMax = 14;


export const quoteLotterySlipResponseValueLinesItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const quoteLotterySlipResponseValueLinesItemReturnToPlayerMin = 0;
export const quoteLotterySlipResponseValueLinesItemReturnToPlayerMax = 10000;

export const quoteLotterySlipResponseValueLinesItemPayoutPerHitMax = 25;


export const quoteLotterySlipResponseValueLinesItemPayoutPerHitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const quoteLotterySlipResponseValueLinesItemMaxPayoutMax = 25;


export const quoteLotterySlipResponseValueLinesItemMaxPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const quoteLotterySlipResponseValueLinesMax = 50;

export const quoteLotterySlipResponseValueStakePerDrawMax = 25;


export const quoteLotterySlipResponseValueStakePerDrawRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const quoteLotterySlipResponseValueTotalStakeMax = 25;


export const quoteLotterySlipResponseValueTotalStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const quoteLotterySlipResponseValueMaxPayoutPerDrawMax = 25;


export const quoteLotterySlipResponseValueMaxPayoutPerDrawRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const quoteLotterySlipResponseValueBalanceAfterMax = 25;


export const quoteLotterySlipResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const quoteLotterySlipResponseValueValidUntilMax = 30;



export const QuoteLotterySlipResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueGameCodeMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipResponseValueGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "oddsVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(quoteLotterySlipResponseValueOddsVersionMax)).check(/*#__PURE__*/ zod.describe('The version of the odds it is priced with, to be sent with the bet.')),
  "draws": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(quoteLotterySlipResponseValueDrawsMax)).check(/*#__PURE__*/ zod.describe('Draws of the slip.')),
  "lines": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "playType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueLinesItemPlayTypeMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipResponseValueLinesItemPlayTypeRegExp)).check(/*#__PURE__*/ zod.describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n')),
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueLinesItemLabelNameMax)).check(/*#__PURE__*/ zod.describe('The play type\'s name.')),
  "picks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueLinesItemPicksItemItemMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipResponseValueLinesItemPicksItemItemRegExp))).check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueLinesItemPicksItemMax))).check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueLinesItemPicksMax)).check(/*#__PURE__*/ zod.describe('What was picked in each row.')),
  "combinations": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(quoteLotterySlipResponseValueLinesItemCombinationsMax)).check(/*#__PURE__*/ zod.describe('Combinations that the picks make.')),
  "lines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(quoteLotterySlipResponseValueLinesItemLinesMax)).check(/*#__PURE__*/ zod.describe('Combinations x lines of each.')),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueLinesItemUnitMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipResponseValueLinesItemUnitRegExp)).check(/*#__PURE__*/ zod.describe('What a line costs.')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(quoteLotterySlipResponseValueLinesItemMultipleMax)).check(/*#__PURE__*/ zod.describe('Times the unit.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueLinesItemStakeMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipResponseValueLinesItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('lines x unit x multiple.')),
  "odds": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueLinesItemOddsMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipResponseValueLinesItemOddsRegExp)).check(/*#__PURE__*/ zod.describe('What comes back for each 1 staked, the stake included, as a decimal string: at odds 99.00 a stake of 1.00 that wins pays 99.00.\n')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueLinesItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipResponseValueLinesItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely one combination pays at all.')),
  "returnToPlayer": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(quoteLotterySlipResponseValueLinesItemReturnToPlayerMin)).check(/*#__PURE__*/ zod.lte(quoteLotterySlipResponseValueLinesItemReturnToPlayerMax)).check(/*#__PURE__*/ zod.describe('The return to player in basis points.')),
  "paysPerHit": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether each hit pays.')),
  "payoutPerHit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueLinesItemPayoutPerHitMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipResponseValueLinesItemPayoutPerHitRegExp)).check(/*#__PURE__*/ zod.describe('unit x multiple x odds, what one hit pays.')),
  "maxPayout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueLinesItemMaxPayoutMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipResponseValueLinesItemMaxPayoutRegExp)).check(/*#__PURE__*/ zod.describe('The most that the entry can be paid in a draw.'))
}).check(/*#__PURE__*/ zod.describe('An entry of the slip with its price, for one draw at multiple 1.'))).check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueLinesMax)).check(/*#__PURE__*/ zod.describe('The entries in the order of the slip.')),
  "stakePerDraw": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueStakePerDrawMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipResponseValueStakePerDrawRegExp)).check(/*#__PURE__*/ zod.describe('The stake of a draw at multiple 1.')),
  "totalStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueTotalStakeMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipResponseValueTotalStakeRegExp)).check(/*#__PURE__*/ zod.describe('The stake of all draws with their multiples.')),
  "maxPayoutPerDraw": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueMaxPayoutPerDrawMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipResponseValueMaxPayoutPerDrawRegExp)).check(/*#__PURE__*/ zod.describe('The most that a draw of the slip can pay, limits applied.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(quoteLotterySlipResponseValueBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('What the member can stake on this game with the stake taken, negative where it is not enough.')),
  "affordable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether what can be staked on this game is enough now.')),
  "validUntil": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(quoteLotterySlipResponseValueValidUntilMax)).check(/*#__PURE__*/ zod.describe('When the first of its draws closes.'))
}).check(/*#__PURE__*/ zod.describe('A slip with its price.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `quoteLotterySlip`.'))

/**
 * The lottery bets of the member of the session by the time they were placed, the newest first, with the sums over the whole
 * range. At least three months are at hand.
 * @summary List the own lottery bets
 */
export const listLotteryBetsQueryGameCodeMax = 30;


export const listLotteryBetsQueryGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listLotteryBetsQueryDrawIdMax = 50;


export const listLotteryBetsQueryDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const listLotteryBetsQueryFromMax = 30;

export const listLotteryBetsQueryToMax = 30;

export const listLotteryBetsQueryPageNoDefault = 1;
export const listLotteryBetsQueryPageNoMax = 100000;

export const listLotteryBetsQueryPageSizeDefault = 42;
export const listLotteryBetsQueryPageSizeMax = 100;



export const ListLotteryBetsQueryParams = /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsQueryGameCodeMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsQueryGameCodeRegExp))).check(/*#__PURE__*/ zod.describe('Of this game only.')),
  "drawId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsQueryDrawIdMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsQueryDrawIdRegExp))).check(/*#__PURE__*/ zod.describe('Bets on this draw only.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled'])).check(/*#__PURE__*/ zod.describe('Bets in this state only.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listLotteryBetsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listLotteryBetsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLotteryBetsQueryPageNoMax)), listLotteryBetsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLotteryBetsQueryPageSizeMax)), listLotteryBetsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listLotteryBetsHeaderMerchantMax = 32;


export const listLotteryBetsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listLotteryBetsHeaderXRequestIdMax = 64;


export const listLotteryBetsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListLotteryBetsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listLotteryBetsResponseValueContentItemBetIdMax = 40;


export const listLotteryBetsResponseValueContentItemBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const listLotteryBetsResponseValueContentItemChaseIdMax = 40;


export const listLotteryBetsResponseValueContentItemChaseIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const listLotteryBetsResponseValueContentItemGameCodeMax = 30;


export const listLotteryBetsResponseValueContentItemGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listLotteryBetsResponseValueContentItemGameNameMax = 120;

export const listLotteryBetsResponseValueContentItemDrawIdMax = 50;


export const listLotteryBetsResponseValueContentItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const listLotteryBetsResponseValueContentItemStationOneCodeMax = 8;


export const listLotteryBetsResponseValueContentItemStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const listLotteryBetsResponseValueContentItemStationOneNameMax = 60;

export const listLotteryBetsResponseValueContentItemPlayTypeMax = 30;


export const listLotteryBetsResponseValueContentItemPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');
export const listLotteryBetsResponseValueContentItemLabelNameMax = 60;

export const listLotteryBetsResponseValueContentItemPicksItemItemMax = 12;


export const listLotteryBetsResponseValueContentItemPicksItemItemRegExp = new RegExp('^[0-9A-Z_]{1,12}$');
export const listLotteryBetsResponseValueContentItemPicksItemMax = 1000;

export const listLotteryBetsResponseValueContentItemPicksMax = 10;

export const listLotteryBetsResponseValueContentItemCombinationsMax = 1000000;

export const listLotteryBetsResponseValueContentItemLinesMax = 100000000;

export const listLotteryBetsResponseValueContentItemUnitMax = 25;


export const listLotteryBetsResponseValueContentItemUnitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listLotteryBetsResponseValueContentItemMultipleMax = 100000000;

export const listLotteryBetsResponseValueContentItemStakeMax = 25;


export const listLotteryBetsResponseValueContentItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listLotteryBetsResponseValueContentItemOddsMax = 14;


export const listLotteryBetsResponseValueContentItemOddsRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const listLotteryBetsResponseValueContentItemHitProbabilityMax = 14;


export const listLotteryBetsResponseValueContentItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const listLotteryBetsResponseValueContentItemReturnToPlayerMin = 0;
export const listLotteryBetsResponseValueContentItemReturnToPlayerMax = 10000;

export const listLotteryBetsResponseValueContentItemHitsMin = 0;
export const listLotteryBetsResponseValueContentItemHitsMax = 1000000;

export const listLotteryBetsResponseValueContentItemPayoutMax = 25;


export const listLotteryBetsResponseValueContentItemPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listLotteryBetsResponseValueContentItemMaxPayoutMax = 25;


export const listLotteryBetsResponseValueContentItemMaxPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listLotteryBetsResponseValueContentItemDrawVersionMax = 1000;

export const listLotteryBetsResponseValueContentItemPlacedAtMax = 30;

export const listLotteryBetsResponseValueContentItemClosesAtMax = 30;

export const listLotteryBetsResponseValueContentItemSettledAtMax = 30;

export const listLotteryBetsResponseValueContentMax = 100;

export const listLotteryBetsResponseValueTotalPagesMin = 0;
export const listLotteryBetsResponseValueTotalPagesMax = 1000000;

export const listLotteryBetsResponseValueTotalElementsMin = 0;
export const listLotteryBetsResponseValueTotalElementsMax = 100000000;

export const listLotteryBetsResponseValueTotalsBetsMin = 0;
export const listLotteryBetsResponseValueTotalsBetsMax = 100000000;

export const listLotteryBetsResponseValueTotalsStakeMax = 25;


export const listLotteryBetsResponseValueTotalsStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listLotteryBetsResponseValueTotalsPayoutMax = 25;


export const listLotteryBetsResponseValueTotalsPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listLotteryBetsResponseValueTotalsOpenStakeMax = 25;


export const listLotteryBetsResponseValueTotalsOpenStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listLotteryBetsResponseValueTotalsNetMax = 25;


export const listLotteryBetsResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListLotteryBetsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemBetIdMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueContentItemBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the bet.')),
  "chaseId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemChaseIdMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueContentItemChaseIdRegExp))).check(/*#__PURE__*/ zod.describe('The chase that it belongs to, else null.')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemGameCodeMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueContentItemGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemDrawIdMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueContentItemDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "station": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemStationOneCodeMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueContentItemStationOneCodeRegExp)).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemStationOneNameMax)).check(/*#__PURE__*/ zod.describe('Its name.'))
}).check(/*#__PURE__*/ zod.describe('A station that draws.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw, else null.')),
  "playType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemPlayTypeMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueContentItemPlayTypeRegExp)).check(/*#__PURE__*/ zod.describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n')),
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemLabelNameMax)).check(/*#__PURE__*/ zod.describe('The play type\'s name.')),
  "picks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemPicksItemItemMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueContentItemPicksItemItemRegExp))).check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemPicksItemMax))).check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemPicksMax)).check(/*#__PURE__*/ zod.describe('What was picked in each row.')),
  "combinations": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLotteryBetsResponseValueContentItemCombinationsMax)).check(/*#__PURE__*/ zod.describe('Combinations that the picks make.')),
  "lines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLotteryBetsResponseValueContentItemLinesMax)).check(/*#__PURE__*/ zod.describe('Combinations x lines of each.')),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemUnitMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueContentItemUnitRegExp)).check(/*#__PURE__*/ zod.describe('What a line costs.')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLotteryBetsResponseValueContentItemMultipleMax)).check(/*#__PURE__*/ zod.describe('Times the unit, that of the line x that of the draw.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemStakeMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueContentItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('lines x unit x multiple.')),
  "odds": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemOddsMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueContentItemOddsRegExp)).check(/*#__PURE__*/ zod.describe('The odds of the bet, fixed when it was placed.')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueContentItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely one combination pays at all.')),
  "returnToPlayer": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listLotteryBetsResponseValueContentItemReturnToPlayerMin)).check(/*#__PURE__*/ zod.lte(listLotteryBetsResponseValueContentItemReturnToPlayerMax)).check(/*#__PURE__*/ zod.describe('The return to player in basis points.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).check(/*#__PURE__*/ zod.describe('`open` until the draw is settled; then `won`, `push` or `lost` as in `BetState`: a bet is lost that hits and is still paid less than its stake.\nThe stake came back of `void`, because the draw is void, and of `cancelled`, by the player or a chase that ended.\n')),
  "hits": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listLotteryBetsResponseValueContentItemHitsMin)).check(/*#__PURE__*/ zod.lte(listLotteryBetsResponseValueContentItemHitsMax))).check(/*#__PURE__*/ zod.describe('Hits that pay, null until it is settled.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemPayoutMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueContentItemPayoutRegExp))).check(/*#__PURE__*/ zod.describe('unit x multiple x odds x hits, limits applied, or the stake that came back; null until it is settled.')),
  "maxPayout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemMaxPayoutMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueContentItemMaxPayoutRegExp)).check(/*#__PURE__*/ zod.describe('The most that it can be paid.')),
  "drawVersion": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLotteryBetsResponseValueContentItemDrawVersionMax))).check(/*#__PURE__*/ zod.describe('The version of the result that it is settled by, null until then.')),
  "placedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemPlacedAtMax)).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemClosesAtMax)).check(/*#__PURE__*/ zod.describe('When its draw closes.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentItemSettledAtMax))).check(/*#__PURE__*/ zod.describe('When it was settled or cancelled; null until then.')),
  "cancellable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it can be cancelled now.'))
}).check(/*#__PURE__*/ zod.describe('A bet on one draw, one entry of a slip.'))).check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The bets of the page, the newest first; none beyond the last page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listLotteryBetsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listLotteryBetsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listLotteryBetsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listLotteryBetsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "bets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listLotteryBetsResponseValueTotalsBetsMin)).check(/*#__PURE__*/ zod.lte(listLotteryBetsResponseValueTotalsBetsMax)).check(/*#__PURE__*/ zod.describe('Bets.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueTotalsStakeMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueTotalsStakeRegExp)).check(/*#__PURE__*/ zod.describe('What was staked, stakes that came back left out.')),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueTotalsPayoutMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueTotalsPayoutRegExp)).check(/*#__PURE__*/ zod.describe('What won bets were paid.')),
  "openStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueTotalsOpenStakeMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueTotalsOpenStakeRegExp)).check(/*#__PURE__*/ zod.describe('The part of the stake that is still open.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listLotteryBetsResponseValueTotalsNetMax)).check(/*#__PURE__*/ zod.regex(listLotteryBetsResponseValueTotalsNetRegExp)).check(/*#__PURE__*/ zod.describe('Paid less staked, open bets left out; negative when the player lost.'))
}).check(/*#__PURE__*/ zod.describe('The sums over all entries of the range, not of the page.'))
}).check(/*#__PURE__*/ zod.describe('A page of bets.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listLotteryBets`.'))

/**
 * Places every entry of the slip in every one of its draws, or nothing. Each makes a bet of its own; with several draws they
 * belong to a chase. The whole stake is taken at once, that of a chase for all its draws; what is not needed comes back.
 *
 * **Counting.** An entry has combinations by the play type's `counting`; lines = combinations x `linesPerCombination`; its stake in
 * a draw = lines x unit x multiple of the entry x multiple of the draw.
 *
 * **Odds.** `oddsVersion` is what the player saw; if the odds of an entry have changed since it is 409 `odds_changed`, and nothing is
 * placed. A placed bet keeps its odds.
 *
 * **Close.** A draw takes bets while it is `open`, and in a chase `scheduled`, up to `closesAt` by the database's clock within the
 * transaction; one late draw refuses the slip with 422 `draw_closed`.
 *
 * **Limits.** `maxLines`, `maxMultiple`, `maxChaseDraws`, `maxStakePerLine` and `maxStakePerDraw`, the last over all bets of the member on
 * the draw: 422 `bet_limit_exceeded`. A payout is cut to `maxPayoutPerLine` and `maxPayoutPerDraw`, which the page shows before.
 *
 * **Chase.** Its draws are settled in their order. With `stopOnWin` the first draw in which one of its bets wins ends it; the bets
 * of its later draws are cancelled in the same transaction and their stakes come back.
 *
 * **Settlement.** A bet pays unit x multiple x odds x hits, once for each version of the result; a correction reverses and pays
 * anew. A void draw gives the stakes back.
 *
 * The same key and body are answered with the same bets; another body with the same key is 409 `idempotency_conflict`. Trial
 * accounts are answered 403 `in_need_true_account`.
 * @summary Place a lottery bet
 */
export const placeLotteryBetHeaderMerchantMax = 32;


export const placeLotteryBetHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const placeLotteryBetHeaderXRequestIdMax = 64;


export const placeLotteryBetHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const placeLotteryBetHeaderIdempotencyKeyMax = 64;


export const placeLotteryBetHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const PlaceLotteryBetHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const placeLotteryBetBodyGameCodeMax = 30;


export const placeLotteryBetBodyGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const placeLotteryBetBodyOddsVersionMax = 1000000000;

export const placeLotteryBetBodyDrawsItemDrawIdMax = 50;


export const placeLotteryBetBodyDrawsItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const placeLotteryBetBodyDrawsItemMultipleMax = 100000;

export const placeLotteryBetBodyDrawsMax = 100;

export const placeLotteryBetBodyLinesItemPlayTypeMax = 30;


export const placeLotteryBetBodyLinesItemPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');
export const placeLotteryBetBodyLinesItemPicksItemItemMax = 12;


export const placeLotteryBetBodyLinesItemPicksItemItemRegExp = new RegExp('^[0-9A-Z_]{1,12}$');
export const placeLotteryBetBodyLinesItemPicksItemMax = 1000;

export const placeLotteryBetBodyLinesItemPicksMax = 10;

export const placeLotteryBetBodyLinesItemUnitMax = 24;


export const placeLotteryBetBodyLinesItemUnitRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const placeLotteryBetBodyLinesItemMultipleMax = 100000;

export const placeLotteryBetBodyLinesMax = 50;



export const PlaceLotteryBetBody = /*#__PURE__*/ zod.strictObject({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetBodyGameCodeMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetBodyGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "oddsVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(placeLotteryBetBodyOddsVersionMax)).check(/*#__PURE__*/ zod.describe('The version of the odds that the player saw.')),
  "draws": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetBodyDrawsItemDrawIdMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetBodyDrawsItemDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(placeLotteryBetBodyDrawsItemMultipleMax)).check(/*#__PURE__*/ zod.describe('Times every line of the slip in this draw, for a chase that raises its stake; otherwise 1.'))
}).check(/*#__PURE__*/ zod.describe('A draw that the slip is for.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetBodyDrawsMax)).check(/*#__PURE__*/ zod.describe('The draws, the nearest first, none twice. More than one is a chase.')),
  "stopOnWin": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a chase ends with the first draw in which any of its bets wins; false without a chase.')),
  "lines": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "playType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetBodyLinesItemPlayTypeMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetBodyLinesItemPlayTypeRegExp)).check(/*#__PURE__*/ zod.describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n')),
  "picks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetBodyLinesItemPicksItemItemMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetBodyLinesItemPicksItemItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetBodyLinesItemPicksItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetBodyLinesItemPicksMax)).check(/*#__PURE__*/ zod.describe('What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all\npicks must have the same price; others go into an entry of their own.\n')),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetBodyLinesItemUnitMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetBodyLinesItemUnitRegExp)).check(/*#__PURE__*/ zod.describe('What a line costs, one of the game\'s `units`.')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(placeLotteryBetBodyLinesItemMultipleMax)).check(/*#__PURE__*/ zod.describe('Times the unit.'))
}).check(/*#__PURE__*/ zod.describe('One entry of a slip.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetBodyLinesMax)).check(/*#__PURE__*/ zod.describe('The entries.'))
}).check(/*#__PURE__*/ zod.describe('A slip.'))

export const placeLotteryBetResponseValueBetsItemBetIdMax = 40;


export const placeLotteryBetResponseValueBetsItemBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const placeLotteryBetResponseValueBetsItemChaseIdMax = 40;


export const placeLotteryBetResponseValueBetsItemChaseIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const placeLotteryBetResponseValueBetsItemGameCodeMax = 30;


export const placeLotteryBetResponseValueBetsItemGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const placeLotteryBetResponseValueBetsItemGameNameMax = 120;

export const placeLotteryBetResponseValueBetsItemDrawIdMax = 50;


export const placeLotteryBetResponseValueBetsItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const placeLotteryBetResponseValueBetsItemStationOneCodeMax = 8;


export const placeLotteryBetResponseValueBetsItemStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const placeLotteryBetResponseValueBetsItemStationOneNameMax = 60;

export const placeLotteryBetResponseValueBetsItemPlayTypeMax = 30;


export const placeLotteryBetResponseValueBetsItemPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');
export const placeLotteryBetResponseValueBetsItemLabelNameMax = 60;

export const placeLotteryBetResponseValueBetsItemPicksItemItemMax = 12;


export const placeLotteryBetResponseValueBetsItemPicksItemItemRegExp = new RegExp('^[0-9A-Z_]{1,12}$');
export const placeLotteryBetResponseValueBetsItemPicksItemMax = 1000;

export const placeLotteryBetResponseValueBetsItemPicksMax = 10;

export const placeLotteryBetResponseValueBetsItemCombinationsMax = 1000000;

export const placeLotteryBetResponseValueBetsItemLinesMax = 100000000;

export const placeLotteryBetResponseValueBetsItemUnitMax = 25;


export const placeLotteryBetResponseValueBetsItemUnitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const placeLotteryBetResponseValueBetsItemMultipleMax = 100000000;

export const placeLotteryBetResponseValueBetsItemStakeMax = 25;


export const placeLotteryBetResponseValueBetsItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const placeLotteryBetResponseValueBetsItemOddsMax = 14;


export const placeLotteryBetResponseValueBetsItemOddsRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const placeLotteryBetResponseValueBetsItemHitProbabilityMax = 14;


export const placeLotteryBetResponseValueBetsItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const placeLotteryBetResponseValueBetsItemReturnToPlayerMin = 0;
export const placeLotteryBetResponseValueBetsItemReturnToPlayerMax = 10000;

export const placeLotteryBetResponseValueBetsItemHitsMin = 0;
export const placeLotteryBetResponseValueBetsItemHitsMax = 1000000;

export const placeLotteryBetResponseValueBetsItemPayoutMax = 25;


export const placeLotteryBetResponseValueBetsItemPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const placeLotteryBetResponseValueBetsItemMaxPayoutMax = 25;


export const placeLotteryBetResponseValueBetsItemMaxPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const placeLotteryBetResponseValueBetsItemDrawVersionMax = 1000;

export const placeLotteryBetResponseValueBetsItemPlacedAtMax = 30;

export const placeLotteryBetResponseValueBetsItemClosesAtMax = 30;

export const placeLotteryBetResponseValueBetsItemSettledAtMax = 30;

export const placeLotteryBetResponseValueBetsMax = 5000;

export const placeLotteryBetResponseValueChaseOneChaseIdMax = 40;


export const placeLotteryBetResponseValueChaseOneChaseIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const placeLotteryBetResponseValueChaseOneGameCodeMax = 30;


export const placeLotteryBetResponseValueChaseOneGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const placeLotteryBetResponseValueChaseOneGameNameMax = 120;

export const placeLotteryBetResponseValueChaseOneLinesItemPlayTypeMax = 30;


export const placeLotteryBetResponseValueChaseOneLinesItemPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');
export const placeLotteryBetResponseValueChaseOneLinesItemPicksItemItemMax = 12;


export const placeLotteryBetResponseValueChaseOneLinesItemPicksItemItemRegExp = new RegExp('^[0-9A-Z_]{1,12}$');
export const placeLotteryBetResponseValueChaseOneLinesItemPicksItemMax = 1000;

export const placeLotteryBetResponseValueChaseOneLinesItemPicksMax = 10;

export const placeLotteryBetResponseValueChaseOneLinesItemUnitMax = 24;


export const placeLotteryBetResponseValueChaseOneLinesItemUnitRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const placeLotteryBetResponseValueChaseOneLinesItemMultipleMax = 100000;

export const placeLotteryBetResponseValueChaseOneLinesMax = 50;

export const placeLotteryBetResponseValueChaseOneDrawsItemDrawIdMax = 50;


export const placeLotteryBetResponseValueChaseOneDrawsItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const placeLotteryBetResponseValueChaseOneDrawsItemDrawAtMax = 30;

export const placeLotteryBetResponseValueChaseOneDrawsItemMultipleMax = 100000;

export const placeLotteryBetResponseValueChaseOneDrawsItemStakeMax = 25;


export const placeLotteryBetResponseValueChaseOneDrawsItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const placeLotteryBetResponseValueChaseOneDrawsItemPayoutMax = 25;


export const placeLotteryBetResponseValueChaseOneDrawsItemPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const placeLotteryBetResponseValueChaseOneDrawsItemBetIdsItemMax = 40;


export const placeLotteryBetResponseValueChaseOneDrawsItemBetIdsItemRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const placeLotteryBetResponseValueChaseOneDrawsItemBetIdsMax = 50;

export const placeLotteryBetResponseValueChaseOneDrawsMax = 100;

export const placeLotteryBetResponseValueChaseOneDrawsDoneMin = 0;
export const placeLotteryBetResponseValueChaseOneDrawsDoneMax = 100;

export const placeLotteryBetResponseValueChaseOneTotalStakeMax = 25;


export const placeLotteryBetResponseValueChaseOneTotalStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const placeLotteryBetResponseValueChaseOnePaidMax = 25;


export const placeLotteryBetResponseValueChaseOnePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const placeLotteryBetResponseValueChaseOneReturnedMax = 25;


export const placeLotteryBetResponseValueChaseOneReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const placeLotteryBetResponseValueChaseOnePlacedAtMax = 30;

export const placeLotteryBetResponseValueChaseOneEndedAtMax = 30;

export const placeLotteryBetResponseValueTotalStakeMax = 25;


export const placeLotteryBetResponseValueTotalStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const placeLotteryBetResponseValueBalanceAfterMax = 25;


export const placeLotteryBetResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const PlaceLotteryBetResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "bets": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemBetIdMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueBetsItemBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the bet.')),
  "chaseId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemChaseIdMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueBetsItemChaseIdRegExp))).check(/*#__PURE__*/ zod.describe('The chase that it belongs to, else null.')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemGameCodeMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueBetsItemGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemDrawIdMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueBetsItemDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "station": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemStationOneCodeMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueBetsItemStationOneCodeRegExp)).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemStationOneNameMax)).check(/*#__PURE__*/ zod.describe('Its name.'))
}).check(/*#__PURE__*/ zod.describe('A station that draws.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw, else null.')),
  "playType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemPlayTypeMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueBetsItemPlayTypeRegExp)).check(/*#__PURE__*/ zod.describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n')),
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemLabelNameMax)).check(/*#__PURE__*/ zod.describe('The play type\'s name.')),
  "picks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemPicksItemItemMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueBetsItemPicksItemItemRegExp))).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemPicksItemMax))).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemPicksMax)).check(/*#__PURE__*/ zod.describe('What was picked in each row.')),
  "combinations": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(placeLotteryBetResponseValueBetsItemCombinationsMax)).check(/*#__PURE__*/ zod.describe('Combinations that the picks make.')),
  "lines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(placeLotteryBetResponseValueBetsItemLinesMax)).check(/*#__PURE__*/ zod.describe('Combinations x lines of each.')),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemUnitMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueBetsItemUnitRegExp)).check(/*#__PURE__*/ zod.describe('What a line costs.')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(placeLotteryBetResponseValueBetsItemMultipleMax)).check(/*#__PURE__*/ zod.describe('Times the unit, that of the line x that of the draw.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemStakeMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueBetsItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('lines x unit x multiple.')),
  "odds": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemOddsMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueBetsItemOddsRegExp)).check(/*#__PURE__*/ zod.describe('The odds of the bet, fixed when it was placed.')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueBetsItemHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely one combination pays at all.')),
  "returnToPlayer": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(placeLotteryBetResponseValueBetsItemReturnToPlayerMin)).check(/*#__PURE__*/ zod.lte(placeLotteryBetResponseValueBetsItemReturnToPlayerMax)).check(/*#__PURE__*/ zod.describe('The return to player in basis points.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).check(/*#__PURE__*/ zod.describe('`open` until the draw is settled; then `won`, `push` or `lost` as in `BetState`: a bet is lost that hits and is still paid less than its stake.\nThe stake came back of `void`, because the draw is void, and of `cancelled`, by the player or a chase that ended.\n')),
  "hits": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(placeLotteryBetResponseValueBetsItemHitsMin)).check(/*#__PURE__*/ zod.lte(placeLotteryBetResponseValueBetsItemHitsMax))).check(/*#__PURE__*/ zod.describe('Hits that pay, null until it is settled.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemPayoutMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueBetsItemPayoutRegExp))).check(/*#__PURE__*/ zod.describe('unit x multiple x odds x hits, limits applied, or the stake that came back; null until it is settled.')),
  "maxPayout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemMaxPayoutMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueBetsItemMaxPayoutRegExp)).check(/*#__PURE__*/ zod.describe('The most that it can be paid.')),
  "drawVersion": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(placeLotteryBetResponseValueBetsItemDrawVersionMax))).check(/*#__PURE__*/ zod.describe('The version of the result that it is settled by, null until then.')),
  "placedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemPlacedAtMax)).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemClosesAtMax)).check(/*#__PURE__*/ zod.describe('When its draw closes.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsItemSettledAtMax))).check(/*#__PURE__*/ zod.describe('When it was settled or cancelled; null until then.')),
  "cancellable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it can be cancelled now.'))
}).check(/*#__PURE__*/ zod.describe('A bet on one draw, one entry of a slip.'))).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBetsMax)).check(/*#__PURE__*/ zod.describe('The bets by draw, and within a draw in the order of the slip.')),
  "chase": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "chaseId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneChaseIdMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueChaseOneChaseIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the chase.')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneGameCodeMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueChaseOneGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "stopOnWin": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it ends with the first win.')),
  "state": /*#__PURE__*/ zod.enum(['running', 'completed', 'won', 'stopped']).check(/*#__PURE__*/ zod.describe('`completed` went through all its draws, `won` ended by `stopOnWin`, `stopped` was ended by the player or by a limit.')),
  "lines": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "playType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneLinesItemPlayTypeMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueChaseOneLinesItemPlayTypeRegExp)).check(/*#__PURE__*/ zod.describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n')),
  "picks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneLinesItemPicksItemItemMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueChaseOneLinesItemPicksItemItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneLinesItemPicksItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneLinesItemPicksMax)).check(/*#__PURE__*/ zod.describe('What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all\npicks must have the same price; others go into an entry of their own.\n')),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneLinesItemUnitMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueChaseOneLinesItemUnitRegExp)).check(/*#__PURE__*/ zod.describe('What a line costs, one of the game\'s `units`.')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(placeLotteryBetResponseValueChaseOneLinesItemMultipleMax)).check(/*#__PURE__*/ zod.describe('Times the unit.'))
}).check(/*#__PURE__*/ zod.describe('One entry of a slip.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneLinesMax)).check(/*#__PURE__*/ zod.describe('The entries of its slip.')),
  "draws": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneDrawsItemDrawIdMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueChaseOneDrawsItemDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "drawAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneDrawsItemDrawAtMax)).check(/*#__PURE__*/ zod.describe('When it is drawn.')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(placeLotteryBetResponseValueChaseOneDrawsItemMultipleMax)).check(/*#__PURE__*/ zod.describe('Times every line of the slip.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneDrawsItemStakeMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueChaseOneDrawsItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('Its stake.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).check(/*#__PURE__*/ zod.describe('`open` until the draw is settled; then `won`, `push` or `lost` as in `BetState`: a bet is lost that hits and is still paid less than its stake.\nThe stake came back of `void`, because the draw is void, and of `cancelled`, by the player or a chase that ended.\n')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneDrawsItemPayoutMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueChaseOneDrawsItemPayoutRegExp))).check(/*#__PURE__*/ zod.describe('What it paid or gave back, null until it is settled.')),
  "betIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneDrawsItemBetIdsItemMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueChaseOneDrawsItemBetIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneDrawsItemBetIdsMax)).check(/*#__PURE__*/ zod.describe('Its bets in the order of the slip.'))
}).check(/*#__PURE__*/ zod.describe('A draw of a chase.'))).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneDrawsMax)).check(/*#__PURE__*/ zod.describe('Its draws in their order, at least two.')),
  "drawsDone": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(placeLotteryBetResponseValueChaseOneDrawsDoneMin)).check(/*#__PURE__*/ zod.lte(placeLotteryBetResponseValueChaseOneDrawsDoneMax)).check(/*#__PURE__*/ zod.describe('Draws that are settled.')),
  "totalStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneTotalStakeMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueChaseOneTotalStakeRegExp)).check(/*#__PURE__*/ zod.describe('What was taken when it was placed.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOnePaidMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueChaseOnePaidRegExp)).check(/*#__PURE__*/ zod.describe('What its bets have paid, those that are lost with a part of the stake too.')),
  "returned": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneReturnedMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueChaseOneReturnedRegExp)).check(/*#__PURE__*/ zod.describe('Stakes that came back, of draws cancelled, void or push.')),
  "placedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOnePlacedAtMax)).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueChaseOneEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A slip over several draws.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The chase, null where the slip has one draw.')),
  "totalStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueTotalStakeMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueTotalStakeRegExp)).check(/*#__PURE__*/ zod.describe('What was taken.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(placeLotteryBetResponseValueBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(placeLotteryBetResponseValueBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('What the member can stake on this game after it.'))
}).check(/*#__PURE__*/ zod.describe('The bets of a slip.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `placeLotteryBet`.'))

/**
 * A bet of the member of the session. Another member's is 404.
 * @summary Show a lottery bet
 */
export const getLotteryBetPathBetIdMax = 40;


export const getLotteryBetPathBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const GetLotteryBetParams = /*#__PURE__*/ zod.object({
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetPathBetIdMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetPathBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The bet.'))
})

export const getLotteryBetHeaderMerchantMax = 32;


export const getLotteryBetHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getLotteryBetHeaderXRequestIdMax = 64;


export const getLotteryBetHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetLotteryBetHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getLotteryBetResponseValueBetIdMax = 40;


export const getLotteryBetResponseValueBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const getLotteryBetResponseValueChaseIdMax = 40;


export const getLotteryBetResponseValueChaseIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const getLotteryBetResponseValueGameCodeMax = 30;


export const getLotteryBetResponseValueGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const getLotteryBetResponseValueGameNameMax = 120;

export const getLotteryBetResponseValueDrawIdMax = 50;


export const getLotteryBetResponseValueDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const getLotteryBetResponseValueStationOneCodeMax = 8;


export const getLotteryBetResponseValueStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const getLotteryBetResponseValueStationOneNameMax = 60;

export const getLotteryBetResponseValuePlayTypeMax = 30;


export const getLotteryBetResponseValuePlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');
export const getLotteryBetResponseValueLabelNameMax = 60;

export const getLotteryBetResponseValuePicksItemItemMax = 12;


export const getLotteryBetResponseValuePicksItemItemRegExp = new RegExp('^[0-9A-Z_]{1,12}$');
export const getLotteryBetResponseValuePicksItemMax = 1000;

export const getLotteryBetResponseValuePicksMax = 10;

export const getLotteryBetResponseValueCombinationsMax = 1000000;

export const getLotteryBetResponseValueLinesMax = 100000000;

export const getLotteryBetResponseValueUnitMax = 25;


export const getLotteryBetResponseValueUnitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getLotteryBetResponseValueMultipleMax = 100000000;

export const getLotteryBetResponseValueStakeMax = 25;


export const getLotteryBetResponseValueStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getLotteryBetResponseValueOddsMax = 14;


export const getLotteryBetResponseValueOddsRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const getLotteryBetResponseValueHitProbabilityMax = 14;


export const getLotteryBetResponseValueHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const getLotteryBetResponseValueReturnToPlayerMin = 0;
export const getLotteryBetResponseValueReturnToPlayerMax = 10000;

export const getLotteryBetResponseValueHitsMin = 0;
export const getLotteryBetResponseValueHitsMax = 1000000;

export const getLotteryBetResponseValuePayoutMax = 25;


export const getLotteryBetResponseValuePayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getLotteryBetResponseValueMaxPayoutMax = 25;


export const getLotteryBetResponseValueMaxPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getLotteryBetResponseValueDrawVersionMax = 1000;

export const getLotteryBetResponseValuePlacedAtMax = 30;

export const getLotteryBetResponseValueClosesAtMax = 30;

export const getLotteryBetResponseValueSettledAtMax = 30;



export const GetLotteryBetResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValueBetIdMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetResponseValueBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the bet.')),
  "chaseId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValueChaseIdMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetResponseValueChaseIdRegExp))).check(/*#__PURE__*/ zod.describe('The chase that it belongs to, else null.')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValueGameCodeMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetResponseValueGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValueGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValueDrawIdMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetResponseValueDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "station": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValueStationOneCodeMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetResponseValueStationOneCodeRegExp)).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValueStationOneNameMax)).check(/*#__PURE__*/ zod.describe('Its name.'))
}).check(/*#__PURE__*/ zod.describe('A station that draws.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw, else null.')),
  "playType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValuePlayTypeMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetResponseValuePlayTypeRegExp)).check(/*#__PURE__*/ zod.describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n')),
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValueLabelNameMax)).check(/*#__PURE__*/ zod.describe('The play type\'s name.')),
  "picks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValuePicksItemItemMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetResponseValuePicksItemItemRegExp))).check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValuePicksItemMax))).check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValuePicksMax)).check(/*#__PURE__*/ zod.describe('What was picked in each row.')),
  "combinations": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getLotteryBetResponseValueCombinationsMax)).check(/*#__PURE__*/ zod.describe('Combinations that the picks make.')),
  "lines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getLotteryBetResponseValueLinesMax)).check(/*#__PURE__*/ zod.describe('Combinations x lines of each.')),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValueUnitMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetResponseValueUnitRegExp)).check(/*#__PURE__*/ zod.describe('What a line costs.')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getLotteryBetResponseValueMultipleMax)).check(/*#__PURE__*/ zod.describe('Times the unit, that of the line x that of the draw.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValueStakeMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetResponseValueStakeRegExp)).check(/*#__PURE__*/ zod.describe('lines x unit x multiple.')),
  "odds": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValueOddsMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetResponseValueOddsRegExp)).check(/*#__PURE__*/ zod.describe('The odds of the bet, fixed when it was placed.')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValueHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetResponseValueHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely one combination pays at all.')),
  "returnToPlayer": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getLotteryBetResponseValueReturnToPlayerMin)).check(/*#__PURE__*/ zod.lte(getLotteryBetResponseValueReturnToPlayerMax)).check(/*#__PURE__*/ zod.describe('The return to player in basis points.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).check(/*#__PURE__*/ zod.describe('`open` until the draw is settled; then `won`, `push` or `lost` as in `BetState`: a bet is lost that hits and is still paid less than its stake.\nThe stake came back of `void`, because the draw is void, and of `cancelled`, by the player or a chase that ended.\n')),
  "hits": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getLotteryBetResponseValueHitsMin)).check(/*#__PURE__*/ zod.lte(getLotteryBetResponseValueHitsMax))).check(/*#__PURE__*/ zod.describe('Hits that pay, null until it is settled.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValuePayoutMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetResponseValuePayoutRegExp))).check(/*#__PURE__*/ zod.describe('unit x multiple x odds x hits, limits applied, or the stake that came back; null until it is settled.')),
  "maxPayout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValueMaxPayoutMax)).check(/*#__PURE__*/ zod.regex(getLotteryBetResponseValueMaxPayoutRegExp)).check(/*#__PURE__*/ zod.describe('The most that it can be paid.')),
  "drawVersion": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getLotteryBetResponseValueDrawVersionMax))).check(/*#__PURE__*/ zod.describe('The version of the result that it is settled by, null until then.')),
  "placedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValuePlacedAtMax)).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValueClosesAtMax)).check(/*#__PURE__*/ zod.describe('When its draw closes.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getLotteryBetResponseValueSettledAtMax))).check(/*#__PURE__*/ zod.describe('When it was settled or cancelled; null until then.')),
  "cancellable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it can be cancelled now.'))
}).check(/*#__PURE__*/ zod.describe('A bet on one draw, one entry of a slip.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getLotteryBet`.'))

/**
 * Takes a bet back and returns its stake in the same transaction, as long as its draw has not closed by the database's clock. A bet of a
 * chase can be cancelled too; its other draws go on. A bet that is closed, settled or cancelled is 422 `bet_not_cancellable`;
 * with the same key it is cancelled once and answered as the first time.
 * @summary Cancel a lottery bet
 */
export const cancelLotteryBetPathBetIdMax = 40;


export const cancelLotteryBetPathBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const CancelLotteryBetParams = /*#__PURE__*/ zod.object({
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetPathBetIdMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetPathBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The bet.'))
})

export const cancelLotteryBetHeaderMerchantMax = 32;


export const cancelLotteryBetHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const cancelLotteryBetHeaderXRequestIdMax = 64;


export const cancelLotteryBetHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const cancelLotteryBetHeaderIdempotencyKeyMax = 64;


export const cancelLotteryBetHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const CancelLotteryBetHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const cancelLotteryBetResponseValueBetBetIdMax = 40;


export const cancelLotteryBetResponseValueBetBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const cancelLotteryBetResponseValueBetChaseIdMax = 40;


export const cancelLotteryBetResponseValueBetChaseIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const cancelLotteryBetResponseValueBetGameCodeMax = 30;


export const cancelLotteryBetResponseValueBetGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const cancelLotteryBetResponseValueBetGameNameMax = 120;

export const cancelLotteryBetResponseValueBetDrawIdMax = 50;


export const cancelLotteryBetResponseValueBetDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const cancelLotteryBetResponseValueBetStationOneCodeMax = 8;


export const cancelLotteryBetResponseValueBetStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const cancelLotteryBetResponseValueBetStationOneNameMax = 60;

export const cancelLotteryBetResponseValueBetPlayTypeMax = 30;


export const cancelLotteryBetResponseValueBetPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');
export const cancelLotteryBetResponseValueBetLabelNameMax = 60;

export const cancelLotteryBetResponseValueBetPicksItemItemMax = 12;


export const cancelLotteryBetResponseValueBetPicksItemItemRegExp = new RegExp('^[0-9A-Z_]{1,12}$');
export const cancelLotteryBetResponseValueBetPicksItemMax = 1000;

export const cancelLotteryBetResponseValueBetPicksMax = 10;

export const cancelLotteryBetResponseValueBetCombinationsMax = 1000000;

export const cancelLotteryBetResponseValueBetLinesMax = 100000000;

export const cancelLotteryBetResponseValueBetUnitMax = 25;


export const cancelLotteryBetResponseValueBetUnitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const cancelLotteryBetResponseValueBetMultipleMax = 100000000;

export const cancelLotteryBetResponseValueBetStakeMax = 25;


export const cancelLotteryBetResponseValueBetStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const cancelLotteryBetResponseValueBetOddsMax = 14;


export const cancelLotteryBetResponseValueBetOddsRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const cancelLotteryBetResponseValueBetHitProbabilityMax = 14;


export const cancelLotteryBetResponseValueBetHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');
export const cancelLotteryBetResponseValueBetReturnToPlayerMin = 0;
export const cancelLotteryBetResponseValueBetReturnToPlayerMax = 10000;

export const cancelLotteryBetResponseValueBetHitsMin = 0;
export const cancelLotteryBetResponseValueBetHitsMax = 1000000;

export const cancelLotteryBetResponseValueBetPayoutMax = 25;


export const cancelLotteryBetResponseValueBetPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const cancelLotteryBetResponseValueBetMaxPayoutMax = 25;


export const cancelLotteryBetResponseValueBetMaxPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const cancelLotteryBetResponseValueBetDrawVersionMax = 1000;

export const cancelLotteryBetResponseValueBetPlacedAtMax = 30;

export const cancelLotteryBetResponseValueBetClosesAtMax = 30;

export const cancelLotteryBetResponseValueBetSettledAtMax = 30;

export const cancelLotteryBetResponseValueReturnedMax = 25;


export const cancelLotteryBetResponseValueReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const cancelLotteryBetResponseValueBalanceAfterMax = 25;


export const cancelLotteryBetResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const CancelLotteryBetResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "bet": /*#__PURE__*/ zod.object({
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetBetIdMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetResponseValueBetBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the bet.')),
  "chaseId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetChaseIdMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetResponseValueBetChaseIdRegExp))).check(/*#__PURE__*/ zod.describe('The chase that it belongs to, else null.')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetGameCodeMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetResponseValueBetGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetDrawIdMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetResponseValueBetDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "station": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetStationOneCodeMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetResponseValueBetStationOneCodeRegExp)).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetStationOneNameMax)).check(/*#__PURE__*/ zod.describe('Its name.'))
}).check(/*#__PURE__*/ zod.describe('A station that draws.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw, else null.')),
  "playType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetPlayTypeMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetResponseValueBetPlayTypeRegExp)).check(/*#__PURE__*/ zod.describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n')),
  "labelName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetLabelNameMax)).check(/*#__PURE__*/ zod.describe('The play type\'s name.')),
  "picks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetPicksItemItemMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetResponseValueBetPicksItemItemRegExp))).check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetPicksItemMax))).check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetPicksMax)).check(/*#__PURE__*/ zod.describe('What was picked in each row.')),
  "combinations": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelLotteryBetResponseValueBetCombinationsMax)).check(/*#__PURE__*/ zod.describe('Combinations that the picks make.')),
  "lines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelLotteryBetResponseValueBetLinesMax)).check(/*#__PURE__*/ zod.describe('Combinations x lines of each.')),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetUnitMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetResponseValueBetUnitRegExp)).check(/*#__PURE__*/ zod.describe('What a line costs.')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelLotteryBetResponseValueBetMultipleMax)).check(/*#__PURE__*/ zod.describe('Times the unit, that of the line x that of the draw.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetStakeMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetResponseValueBetStakeRegExp)).check(/*#__PURE__*/ zod.describe('lines x unit x multiple.')),
  "odds": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetOddsMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetResponseValueBetOddsRegExp)).check(/*#__PURE__*/ zod.describe('The odds of the bet, fixed when it was placed.')),
  "hitProbability": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetHitProbabilityMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetResponseValueBetHitProbabilityRegExp)).check(/*#__PURE__*/ zod.describe('How likely one combination pays at all.')),
  "returnToPlayer": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cancelLotteryBetResponseValueBetReturnToPlayerMin)).check(/*#__PURE__*/ zod.lte(cancelLotteryBetResponseValueBetReturnToPlayerMax)).check(/*#__PURE__*/ zod.describe('The return to player in basis points.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).check(/*#__PURE__*/ zod.describe('`open` until the draw is settled; then `won`, `push` or `lost` as in `BetState`: a bet is lost that hits and is still paid less than its stake.\nThe stake came back of `void`, because the draw is void, and of `cancelled`, by the player or a chase that ended.\n')),
  "hits": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cancelLotteryBetResponseValueBetHitsMin)).check(/*#__PURE__*/ zod.lte(cancelLotteryBetResponseValueBetHitsMax))).check(/*#__PURE__*/ zod.describe('Hits that pay, null until it is settled.')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetPayoutMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetResponseValueBetPayoutRegExp))).check(/*#__PURE__*/ zod.describe('unit x multiple x odds x hits, limits applied, or the stake that came back; null until it is settled.')),
  "maxPayout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetMaxPayoutMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetResponseValueBetMaxPayoutRegExp)).check(/*#__PURE__*/ zod.describe('The most that it can be paid.')),
  "drawVersion": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cancelLotteryBetResponseValueBetDrawVersionMax))).check(/*#__PURE__*/ zod.describe('The version of the result that it is settled by, null until then.')),
  "placedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetPlacedAtMax)).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetClosesAtMax)).check(/*#__PURE__*/ zod.describe('When its draw closes.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBetSettledAtMax))).check(/*#__PURE__*/ zod.describe('When it was settled or cancelled; null until then.')),
  "cancellable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it can be cancelled now.'))
}).check(/*#__PURE__*/ zod.describe('A bet on one draw, one entry of a slip.')),
  "returned": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueReturnedMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetResponseValueReturnedRegExp)).check(/*#__PURE__*/ zod.describe('The stake that came back.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelLotteryBetResponseValueBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(cancelLotteryBetResponseValueBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('What the member can stake on this game after it.'))
}).check(/*#__PURE__*/ zod.describe('A cancelled bet, and the balance after it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `cancelLotteryBet`.'))

/**
 * The chases of the member of the session by the time they were placed, the newest first.
 * @summary List the own chases
 */
export const listChasesQueryGameCodeMax = 30;


export const listChasesQueryGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listChasesQueryFromMax = 30;

export const listChasesQueryToMax = 30;

export const listChasesQueryPageNoDefault = 1;
export const listChasesQueryPageNoMax = 100000;

export const listChasesQueryPageSizeDefault = 42;
export const listChasesQueryPageSizeMax = 100;



export const ListChasesQueryParams = /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChasesQueryGameCodeMax)).check(/*#__PURE__*/ zod.regex(listChasesQueryGameCodeRegExp))).check(/*#__PURE__*/ zod.describe('Of this game only.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['running', 'completed', 'won', 'stopped'])).check(/*#__PURE__*/ zod.describe('Chases in this state only.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listChasesQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listChasesQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listChasesQueryPageNoMax)), listChasesQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listChasesQueryPageSizeMax)), listChasesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listChasesHeaderMerchantMax = 32;


export const listChasesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listChasesHeaderXRequestIdMax = 64;


export const listChasesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListChasesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChasesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listChasesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChasesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listChasesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listChasesResponseValueContentItemChaseIdMax = 40;


export const listChasesResponseValueContentItemChaseIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const listChasesResponseValueContentItemGameCodeMax = 30;


export const listChasesResponseValueContentItemGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listChasesResponseValueContentItemGameNameMax = 120;

export const listChasesResponseValueContentItemLinesItemPlayTypeMax = 30;


export const listChasesResponseValueContentItemLinesItemPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');
export const listChasesResponseValueContentItemLinesItemPicksItemItemMax = 12;


export const listChasesResponseValueContentItemLinesItemPicksItemItemRegExp = new RegExp('^[0-9A-Z_]{1,12}$');
export const listChasesResponseValueContentItemLinesItemPicksItemMax = 1000;

export const listChasesResponseValueContentItemLinesItemPicksMax = 10;

export const listChasesResponseValueContentItemLinesItemUnitMax = 24;


export const listChasesResponseValueContentItemLinesItemUnitRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const listChasesResponseValueContentItemLinesItemMultipleMax = 100000;

export const listChasesResponseValueContentItemLinesMax = 50;

export const listChasesResponseValueContentItemDrawsItemDrawIdMax = 50;


export const listChasesResponseValueContentItemDrawsItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const listChasesResponseValueContentItemDrawsItemDrawAtMax = 30;

export const listChasesResponseValueContentItemDrawsItemMultipleMax = 100000;

export const listChasesResponseValueContentItemDrawsItemStakeMax = 25;


export const listChasesResponseValueContentItemDrawsItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listChasesResponseValueContentItemDrawsItemPayoutMax = 25;


export const listChasesResponseValueContentItemDrawsItemPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listChasesResponseValueContentItemDrawsItemBetIdsItemMax = 40;


export const listChasesResponseValueContentItemDrawsItemBetIdsItemRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const listChasesResponseValueContentItemDrawsItemBetIdsMax = 50;

export const listChasesResponseValueContentItemDrawsMax = 100;

export const listChasesResponseValueContentItemDrawsDoneMin = 0;
export const listChasesResponseValueContentItemDrawsDoneMax = 100;

export const listChasesResponseValueContentItemTotalStakeMax = 25;


export const listChasesResponseValueContentItemTotalStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listChasesResponseValueContentItemPaidMax = 25;


export const listChasesResponseValueContentItemPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listChasesResponseValueContentItemReturnedMax = 25;


export const listChasesResponseValueContentItemReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listChasesResponseValueContentItemPlacedAtMax = 30;

export const listChasesResponseValueContentItemEndedAtMax = 30;

export const listChasesResponseValueContentMax = 100;

export const listChasesResponseValueTotalPagesMin = 0;
export const listChasesResponseValueTotalPagesMax = 1000000;

export const listChasesResponseValueTotalElementsMin = 0;
export const listChasesResponseValueTotalElementsMax = 100000000;



export const ListChasesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "chaseId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemChaseIdMax)).check(/*#__PURE__*/ zod.regex(listChasesResponseValueContentItemChaseIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the chase.')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemGameCodeMax)).check(/*#__PURE__*/ zod.regex(listChasesResponseValueContentItemGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "stopOnWin": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it ends with the first win.')),
  "state": /*#__PURE__*/ zod.enum(['running', 'completed', 'won', 'stopped']).check(/*#__PURE__*/ zod.describe('`completed` went through all its draws, `won` ended by `stopOnWin`, `stopped` was ended by the player or by a limit.')),
  "lines": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "playType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemLinesItemPlayTypeMax)).check(/*#__PURE__*/ zod.regex(listChasesResponseValueContentItemLinesItemPlayTypeRegExp)).check(/*#__PURE__*/ zod.describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n')),
  "picks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemLinesItemPicksItemItemMax)).check(/*#__PURE__*/ zod.regex(listChasesResponseValueContentItemLinesItemPicksItemItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemLinesItemPicksItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemLinesItemPicksMax)).check(/*#__PURE__*/ zod.describe('What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all\npicks must have the same price; others go into an entry of their own.\n')),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemLinesItemUnitMax)).check(/*#__PURE__*/ zod.regex(listChasesResponseValueContentItemLinesItemUnitRegExp)).check(/*#__PURE__*/ zod.describe('What a line costs, one of the game\'s `units`.')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listChasesResponseValueContentItemLinesItemMultipleMax)).check(/*#__PURE__*/ zod.describe('Times the unit.'))
}).check(/*#__PURE__*/ zod.describe('One entry of a slip.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemLinesMax)).check(/*#__PURE__*/ zod.describe('The entries of its slip.')),
  "draws": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemDrawsItemDrawIdMax)).check(/*#__PURE__*/ zod.regex(listChasesResponseValueContentItemDrawsItemDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "drawAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemDrawsItemDrawAtMax)).check(/*#__PURE__*/ zod.describe('When it is drawn.')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listChasesResponseValueContentItemDrawsItemMultipleMax)).check(/*#__PURE__*/ zod.describe('Times every line of the slip.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemDrawsItemStakeMax)).check(/*#__PURE__*/ zod.regex(listChasesResponseValueContentItemDrawsItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('Its stake.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).check(/*#__PURE__*/ zod.describe('`open` until the draw is settled; then `won`, `push` or `lost` as in `BetState`: a bet is lost that hits and is still paid less than its stake.\nThe stake came back of `void`, because the draw is void, and of `cancelled`, by the player or a chase that ended.\n')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemDrawsItemPayoutMax)).check(/*#__PURE__*/ zod.regex(listChasesResponseValueContentItemDrawsItemPayoutRegExp))).check(/*#__PURE__*/ zod.describe('What it paid or gave back, null until it is settled.')),
  "betIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemDrawsItemBetIdsItemMax)).check(/*#__PURE__*/ zod.regex(listChasesResponseValueContentItemDrawsItemBetIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemDrawsItemBetIdsMax)).check(/*#__PURE__*/ zod.describe('Its bets in the order of the slip.'))
}).check(/*#__PURE__*/ zod.describe('A draw of a chase.'))).check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemDrawsMax)).check(/*#__PURE__*/ zod.describe('Its draws in their order, at least two.')),
  "drawsDone": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listChasesResponseValueContentItemDrawsDoneMin)).check(/*#__PURE__*/ zod.lte(listChasesResponseValueContentItemDrawsDoneMax)).check(/*#__PURE__*/ zod.describe('Draws that are settled.')),
  "totalStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemTotalStakeMax)).check(/*#__PURE__*/ zod.regex(listChasesResponseValueContentItemTotalStakeRegExp)).check(/*#__PURE__*/ zod.describe('What was taken when it was placed.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemPaidMax)).check(/*#__PURE__*/ zod.regex(listChasesResponseValueContentItemPaidRegExp)).check(/*#__PURE__*/ zod.describe('What its bets have paid, those that are lost with a part of the stake too.')),
  "returned": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemReturnedMax)).check(/*#__PURE__*/ zod.regex(listChasesResponseValueContentItemReturnedRegExp)).check(/*#__PURE__*/ zod.describe('Stakes that came back, of draws cancelled, void or push.')),
  "placedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemPlacedAtMax)).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentItemEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A slip over several draws.'))).check(/*#__PURE__*/ zod.maxLength(listChasesResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The chases of the page, the newest first; none beyond the last page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listChasesResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listChasesResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listChasesResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listChasesResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of chases.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listChases`.'))

/**
 * A chase of the member of the session with every draw of it. Another member's is 404.
 * @summary Show a chase
 */
export const getChasePathChaseIdMax = 40;


export const getChasePathChaseIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const GetChaseParams = /*#__PURE__*/ zod.object({
  "chaseId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChasePathChaseIdMax)).check(/*#__PURE__*/ zod.regex(getChasePathChaseIdRegExp)).check(/*#__PURE__*/ zod.describe('The chase.'))
})

export const getChaseHeaderMerchantMax = 32;


export const getChaseHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getChaseHeaderXRequestIdMax = 64;


export const getChaseHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetChaseHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChaseHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getChaseHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChaseHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getChaseHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getChaseResponseValueChaseIdMax = 40;


export const getChaseResponseValueChaseIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const getChaseResponseValueGameCodeMax = 30;


export const getChaseResponseValueGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const getChaseResponseValueGameNameMax = 120;

export const getChaseResponseValueLinesItemPlayTypeMax = 30;


export const getChaseResponseValueLinesItemPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');
export const getChaseResponseValueLinesItemPicksItemItemMax = 12;


export const getChaseResponseValueLinesItemPicksItemItemRegExp = new RegExp('^[0-9A-Z_]{1,12}$');
export const getChaseResponseValueLinesItemPicksItemMax = 1000;

export const getChaseResponseValueLinesItemPicksMax = 10;

export const getChaseResponseValueLinesItemUnitMax = 24;


export const getChaseResponseValueLinesItemUnitRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const getChaseResponseValueLinesItemMultipleMax = 100000;

export const getChaseResponseValueLinesMax = 50;

export const getChaseResponseValueDrawsItemDrawIdMax = 50;


export const getChaseResponseValueDrawsItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const getChaseResponseValueDrawsItemDrawAtMax = 30;

export const getChaseResponseValueDrawsItemMultipleMax = 100000;

export const getChaseResponseValueDrawsItemStakeMax = 25;


export const getChaseResponseValueDrawsItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getChaseResponseValueDrawsItemPayoutMax = 25;


export const getChaseResponseValueDrawsItemPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getChaseResponseValueDrawsItemBetIdsItemMax = 40;


export const getChaseResponseValueDrawsItemBetIdsItemRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const getChaseResponseValueDrawsItemBetIdsMax = 50;

export const getChaseResponseValueDrawsMax = 100;

export const getChaseResponseValueDrawsDoneMin = 0;
export const getChaseResponseValueDrawsDoneMax = 100;

export const getChaseResponseValueTotalStakeMax = 25;


export const getChaseResponseValueTotalStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getChaseResponseValuePaidMax = 25;


export const getChaseResponseValuePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getChaseResponseValueReturnedMax = 25;


export const getChaseResponseValueReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getChaseResponseValuePlacedAtMax = 30;

export const getChaseResponseValueEndedAtMax = 30;



export const GetChaseResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "chaseId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueChaseIdMax)).check(/*#__PURE__*/ zod.regex(getChaseResponseValueChaseIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the chase.')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueGameCodeMax)).check(/*#__PURE__*/ zod.regex(getChaseResponseValueGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "stopOnWin": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it ends with the first win.')),
  "state": /*#__PURE__*/ zod.enum(['running', 'completed', 'won', 'stopped']).check(/*#__PURE__*/ zod.describe('`completed` went through all its draws, `won` ended by `stopOnWin`, `stopped` was ended by the player or by a limit.')),
  "lines": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "playType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueLinesItemPlayTypeMax)).check(/*#__PURE__*/ zod.regex(getChaseResponseValueLinesItemPlayTypeRegExp)).check(/*#__PURE__*/ zod.describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n')),
  "picks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueLinesItemPicksItemItemMax)).check(/*#__PURE__*/ zod.regex(getChaseResponseValueLinesItemPicksItemItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueLinesItemPicksItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueLinesItemPicksMax)).check(/*#__PURE__*/ zod.describe('What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all\npicks must have the same price; others go into an entry of their own.\n')),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueLinesItemUnitMax)).check(/*#__PURE__*/ zod.regex(getChaseResponseValueLinesItemUnitRegExp)).check(/*#__PURE__*/ zod.describe('What a line costs, one of the game\'s `units`.')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getChaseResponseValueLinesItemMultipleMax)).check(/*#__PURE__*/ zod.describe('Times the unit.'))
}).check(/*#__PURE__*/ zod.describe('One entry of a slip.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueLinesMax)).check(/*#__PURE__*/ zod.describe('The entries of its slip.')),
  "draws": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueDrawsItemDrawIdMax)).check(/*#__PURE__*/ zod.regex(getChaseResponseValueDrawsItemDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "drawAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueDrawsItemDrawAtMax)).check(/*#__PURE__*/ zod.describe('When it is drawn.')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getChaseResponseValueDrawsItemMultipleMax)).check(/*#__PURE__*/ zod.describe('Times every line of the slip.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueDrawsItemStakeMax)).check(/*#__PURE__*/ zod.regex(getChaseResponseValueDrawsItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('Its stake.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).check(/*#__PURE__*/ zod.describe('`open` until the draw is settled; then `won`, `push` or `lost` as in `BetState`: a bet is lost that hits and is still paid less than its stake.\nThe stake came back of `void`, because the draw is void, and of `cancelled`, by the player or a chase that ended.\n')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueDrawsItemPayoutMax)).check(/*#__PURE__*/ zod.regex(getChaseResponseValueDrawsItemPayoutRegExp))).check(/*#__PURE__*/ zod.describe('What it paid or gave back, null until it is settled.')),
  "betIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueDrawsItemBetIdsItemMax)).check(/*#__PURE__*/ zod.regex(getChaseResponseValueDrawsItemBetIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueDrawsItemBetIdsMax)).check(/*#__PURE__*/ zod.describe('Its bets in the order of the slip.'))
}).check(/*#__PURE__*/ zod.describe('A draw of a chase.'))).check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueDrawsMax)).check(/*#__PURE__*/ zod.describe('Its draws in their order, at least two.')),
  "drawsDone": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getChaseResponseValueDrawsDoneMin)).check(/*#__PURE__*/ zod.lte(getChaseResponseValueDrawsDoneMax)).check(/*#__PURE__*/ zod.describe('Draws that are settled.')),
  "totalStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueTotalStakeMax)).check(/*#__PURE__*/ zod.regex(getChaseResponseValueTotalStakeRegExp)).check(/*#__PURE__*/ zod.describe('What was taken when it was placed.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChaseResponseValuePaidMax)).check(/*#__PURE__*/ zod.regex(getChaseResponseValuePaidRegExp)).check(/*#__PURE__*/ zod.describe('What its bets have paid, those that are lost with a part of the stake too.')),
  "returned": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueReturnedMax)).check(/*#__PURE__*/ zod.regex(getChaseResponseValueReturnedRegExp)).check(/*#__PURE__*/ zod.describe('Stakes that came back, of draws cancelled, void or push.')),
  "placedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getChaseResponseValuePlacedAtMax)).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getChaseResponseValueEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A slip over several draws.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getChase`.'))

/**
 * Ends a chase: its bets on draws that have not closed by the database's clock are cancelled and their stakes come back in the same transaction;
 * a draw that is closed is still settled. A chase that has ended is answered as it is, with `returned` 0.00.
 * @summary Stop a chase
 */
export const stopChasePathChaseIdMax = 40;


export const stopChasePathChaseIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const StopChaseParams = /*#__PURE__*/ zod.object({
  "chaseId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChasePathChaseIdMax)).check(/*#__PURE__*/ zod.regex(stopChasePathChaseIdRegExp)).check(/*#__PURE__*/ zod.describe('The chase.'))
})

export const stopChaseHeaderMerchantMax = 32;


export const stopChaseHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const stopChaseHeaderXRequestIdMax = 64;


export const stopChaseHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const stopChaseHeaderIdempotencyKeyMax = 64;


export const stopChaseHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const StopChaseHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(stopChaseHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(stopChaseHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(stopChaseHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const stopChaseResponseValueChaseChaseIdMax = 40;


export const stopChaseResponseValueChaseChaseIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const stopChaseResponseValueChaseGameCodeMax = 30;


export const stopChaseResponseValueChaseGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const stopChaseResponseValueChaseGameNameMax = 120;

export const stopChaseResponseValueChaseLinesItemPlayTypeMax = 30;


export const stopChaseResponseValueChaseLinesItemPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');
export const stopChaseResponseValueChaseLinesItemPicksItemItemMax = 12;


export const stopChaseResponseValueChaseLinesItemPicksItemItemRegExp = new RegExp('^[0-9A-Z_]{1,12}$');
export const stopChaseResponseValueChaseLinesItemPicksItemMax = 1000;

export const stopChaseResponseValueChaseLinesItemPicksMax = 10;

export const stopChaseResponseValueChaseLinesItemUnitMax = 24;


export const stopChaseResponseValueChaseLinesItemUnitRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const stopChaseResponseValueChaseLinesItemMultipleMax = 100000;

export const stopChaseResponseValueChaseLinesMax = 50;

export const stopChaseResponseValueChaseDrawsItemDrawIdMax = 50;


export const stopChaseResponseValueChaseDrawsItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const stopChaseResponseValueChaseDrawsItemDrawAtMax = 30;

export const stopChaseResponseValueChaseDrawsItemMultipleMax = 100000;

export const stopChaseResponseValueChaseDrawsItemStakeMax = 25;


export const stopChaseResponseValueChaseDrawsItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const stopChaseResponseValueChaseDrawsItemPayoutMax = 25;


export const stopChaseResponseValueChaseDrawsItemPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const stopChaseResponseValueChaseDrawsItemBetIdsItemMax = 40;


export const stopChaseResponseValueChaseDrawsItemBetIdsItemRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');
export const stopChaseResponseValueChaseDrawsItemBetIdsMax = 50;

export const stopChaseResponseValueChaseDrawsMax = 100;

export const stopChaseResponseValueChaseDrawsDoneMin = 0;
export const stopChaseResponseValueChaseDrawsDoneMax = 100;

export const stopChaseResponseValueChaseTotalStakeMax = 25;


export const stopChaseResponseValueChaseTotalStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const stopChaseResponseValueChasePaidMax = 25;


export const stopChaseResponseValueChasePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const stopChaseResponseValueChaseReturnedMax = 25;


export const stopChaseResponseValueChaseReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const stopChaseResponseValueChasePlacedAtMax = 30;

export const stopChaseResponseValueChaseEndedAtMax = 30;

export const stopChaseResponseValueReturnedMax = 25;


export const stopChaseResponseValueReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const stopChaseResponseValueBalanceAfterMax = 25;


export const stopChaseResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const StopChaseResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "chase": /*#__PURE__*/ zod.object({
  "chaseId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseChaseIdMax)).check(/*#__PURE__*/ zod.regex(stopChaseResponseValueChaseChaseIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of the chase.')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseGameCodeMax)).check(/*#__PURE__*/ zod.regex(stopChaseResponseValueChaseGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "stopOnWin": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it ends with the first win.')),
  "state": /*#__PURE__*/ zod.enum(['running', 'completed', 'won', 'stopped']).check(/*#__PURE__*/ zod.describe('`completed` went through all its draws, `won` ended by `stopOnWin`, `stopped` was ended by the player or by a limit.')),
  "lines": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "playType": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseLinesItemPlayTypeMax)).check(/*#__PURE__*/ zod.regex(stopChaseResponseValueChaseLinesItemPlayTypeRegExp)).check(/*#__PURE__*/ zod.describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n')),
  "picks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseLinesItemPicksItemItemMax)).check(/*#__PURE__*/ zod.regex(stopChaseResponseValueChaseLinesItemPicksItemItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseLinesItemPicksItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseLinesItemPicksMax)).check(/*#__PURE__*/ zod.describe('What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all\npicks must have the same price; others go into an entry of their own.\n')),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseLinesItemUnitMax)).check(/*#__PURE__*/ zod.regex(stopChaseResponseValueChaseLinesItemUnitRegExp)).check(/*#__PURE__*/ zod.describe('What a line costs, one of the game\'s `units`.')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(stopChaseResponseValueChaseLinesItemMultipleMax)).check(/*#__PURE__*/ zod.describe('Times the unit.'))
}).check(/*#__PURE__*/ zod.describe('One entry of a slip.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseLinesMax)).check(/*#__PURE__*/ zod.describe('The entries of its slip.')),
  "draws": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseDrawsItemDrawIdMax)).check(/*#__PURE__*/ zod.regex(stopChaseResponseValueChaseDrawsItemDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "drawAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseDrawsItemDrawAtMax)).check(/*#__PURE__*/ zod.describe('When it is drawn.')),
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(stopChaseResponseValueChaseDrawsItemMultipleMax)).check(/*#__PURE__*/ zod.describe('Times every line of the slip.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseDrawsItemStakeMax)).check(/*#__PURE__*/ zod.regex(stopChaseResponseValueChaseDrawsItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('Its stake.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).check(/*#__PURE__*/ zod.describe('`open` until the draw is settled; then `won`, `push` or `lost` as in `BetState`: a bet is lost that hits and is still paid less than its stake.\nThe stake came back of `void`, because the draw is void, and of `cancelled`, by the player or a chase that ended.\n')),
  "payout": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseDrawsItemPayoutMax)).check(/*#__PURE__*/ zod.regex(stopChaseResponseValueChaseDrawsItemPayoutRegExp))).check(/*#__PURE__*/ zod.describe('What it paid or gave back, null until it is settled.')),
  "betIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseDrawsItemBetIdsItemMax)).check(/*#__PURE__*/ zod.regex(stopChaseResponseValueChaseDrawsItemBetIdsItemRegExp))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseDrawsItemBetIdsMax)).check(/*#__PURE__*/ zod.describe('Its bets in the order of the slip.'))
}).check(/*#__PURE__*/ zod.describe('A draw of a chase.'))).check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseDrawsMax)).check(/*#__PURE__*/ zod.describe('Its draws in their order, at least two.')),
  "drawsDone": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(stopChaseResponseValueChaseDrawsDoneMin)).check(/*#__PURE__*/ zod.lte(stopChaseResponseValueChaseDrawsDoneMax)).check(/*#__PURE__*/ zod.describe('Draws that are settled.')),
  "totalStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseTotalStakeMax)).check(/*#__PURE__*/ zod.regex(stopChaseResponseValueChaseTotalStakeRegExp)).check(/*#__PURE__*/ zod.describe('What was taken when it was placed.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChasePaidMax)).check(/*#__PURE__*/ zod.regex(stopChaseResponseValueChasePaidRegExp)).check(/*#__PURE__*/ zod.describe('What its bets have paid, those that are lost with a part of the stake too.')),
  "returned": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseReturnedMax)).check(/*#__PURE__*/ zod.regex(stopChaseResponseValueChaseReturnedRegExp)).check(/*#__PURE__*/ zod.describe('Stakes that came back, of draws cancelled, void or push.')),
  "placedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChasePlacedAtMax)).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueChaseEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A slip over several draws.')),
  "returned": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueReturnedMax)).check(/*#__PURE__*/ zod.regex(stopChaseResponseValueReturnedRegExp)).check(/*#__PURE__*/ zod.describe('Stakes that came back by this call.')),
  "balanceAfter": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(stopChaseResponseValueBalanceAfterMax)).check(/*#__PURE__*/ zod.regex(stopChaseResponseValueBalanceAfterRegExp)).check(/*#__PURE__*/ zod.describe('What the member can stake on this game after it.'))
}).check(/*#__PURE__*/ zod.describe('A chase that was stopped, and the balance after it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `stopChase`.'))

