/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * The groups of the Vietnamese lottery (mode `SEA`, area `VN`, account type `TCG_LOTTO_VN`) with their games.
 * @summary List the menu of the Vietnamese lottery
 */
export const listVnGameMenusQueryLotteryTypeDefault = `Lott`;

export const ListVnGameMenusQueryParams = zod.object({
  "lotteryType": zod.enum(['Lott']).default(listVnGameMenusQueryLotteryTypeDefault).describe('The kind of lottery, always `Lott`.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listVnGameMenusHeaderMerchantMax = 32;


export const listVnGameMenusHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listVnGameMenusHeaderXRequestIdMax = 64;


export const listVnGameMenusHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListVnGameMenusHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listVnGameMenusHeaderMerchantMax).regex(listVnGameMenusHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listVnGameMenusHeaderXRequestIdMax).regex(listVnGameMenusHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const ListVnGameMenusResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "gameMenus": zod.array(zod.strictObject({
  "gameGroupCode": zod.string().max(listVnGameMenusResponseValueGameMenusItemGameGroupCodeMax).regex(listVnGameMenusResponseValueGameMenusItemGameGroupCodeRegExp).describe('The group.'),
  "labelName": zod.string().min(1).max(listVnGameMenusResponseValueGameMenusItemLabelNameMax).describe('Its name in the language of the answer.'),
  "games": zod.array(zod.strictObject({
  "gameCode": zod.string().max(listVnGameMenusResponseValueGameMenusItemGamesItemGameCodeMax).regex(listVnGameMenusResponseValueGameMenusItemGamesItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listVnGameMenusResponseValueGameMenusItemGamesItemGameNameMax).describe('Its name.'),
  "nodeId": zod.string().max(listVnGameMenusResponseValueGameMenusItemGamesItemNodeIdMax).regex(listVnGameMenusResponseValueGameMenusItemGamesItemNodeIdRegExp).nullable().describe('Its place in the catalogue, null where it has none.'),
  "vassalage": zod.string().max(listVnGameMenusResponseValueGameMenusItemGamesItemVassalageMax).regex(listVnGameMenusResponseValueGameMenusItemGamesItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "prizeMode": zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).describe('`Lott` the digit lotteries of `/lottery`, `ZY` the same games run by the brand itself, `Elott` the fast draws of `/elott`\nwith two-sided bets, `SEA` the Vietnamese lottery of `/vnlottery`.\n'),
  "gameGroupCode": zod.string().max(listVnGameMenusResponseValueGameMenusItemGamesItemGameGroupCodeMax).regex(listVnGameMenusResponseValueGameMenusItemGamesItemGameGroupCodeRegExp).describe('The group of the menu.'),
  "accountTypeName": zod.string().max(listVnGameMenusResponseValueGameMenusItemGamesItemAccountTypeNameMax).regex(listVnGameMenusResponseValueGameMenusItemGamesItemAccountTypeNameRegExp).describe('The kind of account, `TCG_LOTTO_VN` for the Vietnamese lottery.'),
  "area": zod.union([zod.literal('VN'),zod.literal(null)]).nullable().describe('The area, `VN` for the Vietnamese lottery.'),
  "launchMode": zod.enum(['LOTT']).describe('What `launchGame` is given.'),
  "picture": zod.string().max(listVnGameMenusResponseValueGameMenusItemGamesItemPictureMax).describe('Its picture.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "intervalSeconds": zod.int().min(listVnGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMin).max(listVnGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMax).nullable().describe('Seconds from draw to draw, null where a timetable holds.'),
  "closeSeconds": zod.int().min(listVnGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMin).max(listVnGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMax).describe('Seconds before the draw at which bets close.'),
  "nextDrawId": zod.string().max(listVnGameMenusResponseValueGameMenusItemGamesItemNextDrawIdMax).regex(listVnGameMenusResponseValueGameMenusItemGamesItemNextDrawIdRegExp).nullable().describe('The draw that takes bets now or next, null where none is planned.'),
  "nextClosesAt": zod.iso.datetime({"offset":true}).max(listVnGameMenusResponseValueGameMenusItemGamesItemNextClosesAtMax).nullable().describe('When its bets close.'),
  "nextDrawAt": zod.iso.datetime({"offset":true}).max(listVnGameMenusResponseValueGameMenusItemGamesItemNextDrawAtMax).nullable().describe('When it is drawn.'),
  "maintenance": zod.boolean().describe('Whether it takes no bets now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listVnGameMenusResponseValueGameMenusItemGamesItemMaintenanceUntilMax).nullable().describe('When that is expected to end.')
}).describe('A lottery game.')).max(listVnGameMenusResponseValueGameMenusItemGamesMax).describe('Its games in the order of the menu.')
}).describe('A group of the lottery menu.')).max(listVnGameMenusResponseValueGameMenusMax).describe('The groups in the order of the menu. A group without games is missing.')
}).describe('The menu of a lottery.')
}).describe('The answer of `listVnGameMenus`.')

/**
 * The games of the Vietnamese lottery that the member of the session has bet on in the last 90 days, each once, the one bet on
 * last first. Trial accounts have none: 403 `in_need_true_account`.
 * @summary List the Vietnamese games bet on last
 */
export const listVnRecentGamesQueryCountDefault = 20;
export const listVnRecentGamesQueryCountMax = 100;



export const ListVnRecentGamesQueryParams = zod.object({
  "count": zod.int().min(1).max(listVnRecentGamesQueryCountMax).default(listVnRecentGamesQueryCountDefault).describe('The most games to answer.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listVnRecentGamesHeaderMerchantMax = 32;


export const listVnRecentGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listVnRecentGamesHeaderXRequestIdMax = 64;


export const listVnRecentGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListVnRecentGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listVnRecentGamesHeaderMerchantMax).regex(listVnRecentGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listVnRecentGamesHeaderXRequestIdMax).regex(listVnRecentGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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



export const ListVnRecentGamesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "gameCode": zod.string().max(listVnRecentGamesResponseValueItemGameCodeMax).regex(listVnRecentGamesResponseValueItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listVnRecentGamesResponseValueItemGameNameMax).describe('Its name.'),
  "nodeId": zod.string().max(listVnRecentGamesResponseValueItemNodeIdMax).regex(listVnRecentGamesResponseValueItemNodeIdRegExp).nullable().describe('Its place in the catalogue, null where it has none.'),
  "vassalage": zod.string().max(listVnRecentGamesResponseValueItemVassalageMax).regex(listVnRecentGamesResponseValueItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "prizeMode": zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).describe('`Lott` the digit lotteries of `/lottery`, `ZY` the same games run by the brand itself, `Elott` the fast draws of `/elott`\nwith two-sided bets, `SEA` the Vietnamese lottery of `/vnlottery`.\n'),
  "gameGroupCode": zod.string().max(listVnRecentGamesResponseValueItemGameGroupCodeMax).regex(listVnRecentGamesResponseValueItemGameGroupCodeRegExp).describe('The group of the menu.'),
  "accountTypeName": zod.string().max(listVnRecentGamesResponseValueItemAccountTypeNameMax).regex(listVnRecentGamesResponseValueItemAccountTypeNameRegExp).describe('The kind of account, `TCG_LOTTO_VN` for the Vietnamese lottery.'),
  "area": zod.union([zod.literal('VN'),zod.literal(null)]).nullable().describe('The area, `VN` for the Vietnamese lottery.'),
  "launchMode": zod.enum(['LOTT']).describe('What `launchGame` is given.'),
  "picture": zod.string().max(listVnRecentGamesResponseValueItemPictureMax).describe('Its picture.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "intervalSeconds": zod.int().min(listVnRecentGamesResponseValueItemIntervalSecondsMin).max(listVnRecentGamesResponseValueItemIntervalSecondsMax).nullable().describe('Seconds from draw to draw, null where a timetable holds.'),
  "closeSeconds": zod.int().min(listVnRecentGamesResponseValueItemCloseSecondsMin).max(listVnRecentGamesResponseValueItemCloseSecondsMax).describe('Seconds before the draw at which bets close.'),
  "nextDrawId": zod.string().max(listVnRecentGamesResponseValueItemNextDrawIdMax).regex(listVnRecentGamesResponseValueItemNextDrawIdRegExp).nullable().describe('The draw that takes bets now or next, null where none is planned.'),
  "nextClosesAt": zod.iso.datetime({"offset":true}).max(listVnRecentGamesResponseValueItemNextClosesAtMax).nullable().describe('When its bets close.'),
  "nextDrawAt": zod.iso.datetime({"offset":true}).max(listVnRecentGamesResponseValueItemNextDrawAtMax).nullable().describe('When it is drawn.'),
  "maintenance": zod.boolean().describe('Whether it takes no bets now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listVnRecentGamesResponseValueItemMaintenanceUntilMax).nullable().describe('When that is expected to end.')
}).describe('A lottery game.')).max(listVnRecentGamesResponseValueMax).describe('The games, the one bet on last first.')
}).describe('The answer of `listVnRecentGames`.')

/**
 * All lottery games, or those of a mode or group, with their next draw. `gameCode` of `/lottery`, `/vnlottery` and `/elott` is one of these.
 * @summary List the lottery games
 */
export const listLotteryGamesQueryGameGroupCodeMax = 20;


export const listLotteryGamesQueryGameGroupCodeRegExp = new RegExp('^[A-Z0-9_]{1,20}$');


export const ListLotteryGamesQueryParams = zod.object({
  "prizeMode": zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).optional().describe('Games of this mode only.'),
  "gameGroupCode": zod.string().max(listLotteryGamesQueryGameGroupCodeMax).regex(listLotteryGamesQueryGameGroupCodeRegExp).optional().describe('Games of this group only.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listLotteryGamesHeaderMerchantMax = 32;


export const listLotteryGamesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listLotteryGamesHeaderXRequestIdMax = 64;


export const listLotteryGamesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListLotteryGamesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listLotteryGamesHeaderMerchantMax).regex(listLotteryGamesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listLotteryGamesHeaderXRequestIdMax).regex(listLotteryGamesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const ListLotteryGamesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "gameCode": zod.string().max(listLotteryGamesResponseValueItemGameCodeMax).regex(listLotteryGamesResponseValueItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listLotteryGamesResponseValueItemGameNameMax).describe('Its name.'),
  "nodeId": zod.string().max(listLotteryGamesResponseValueItemNodeIdMax).regex(listLotteryGamesResponseValueItemNodeIdRegExp).nullable().describe('Its place in the catalogue, null where it has none.'),
  "vassalage": zod.string().max(listLotteryGamesResponseValueItemVassalageMax).regex(listLotteryGamesResponseValueItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "prizeMode": zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).describe('`Lott` the digit lotteries of `/lottery`, `ZY` the same games run by the brand itself, `Elott` the fast draws of `/elott`\nwith two-sided bets, `SEA` the Vietnamese lottery of `/vnlottery`.\n'),
  "gameGroupCode": zod.string().max(listLotteryGamesResponseValueItemGameGroupCodeMax).regex(listLotteryGamesResponseValueItemGameGroupCodeRegExp).describe('The group of the menu.'),
  "accountTypeName": zod.string().max(listLotteryGamesResponseValueItemAccountTypeNameMax).regex(listLotteryGamesResponseValueItemAccountTypeNameRegExp).describe('The kind of account, `TCG_LOTTO_VN` for the Vietnamese lottery.'),
  "area": zod.union([zod.literal('VN'),zod.literal(null)]).nullable().describe('The area, `VN` for the Vietnamese lottery.'),
  "launchMode": zod.enum(['LOTT']).describe('What `launchGame` is given.'),
  "picture": zod.string().max(listLotteryGamesResponseValueItemPictureMax).describe('Its picture.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "intervalSeconds": zod.int().min(listLotteryGamesResponseValueItemIntervalSecondsMin).max(listLotteryGamesResponseValueItemIntervalSecondsMax).nullable().describe('Seconds from draw to draw, null where a timetable holds.'),
  "closeSeconds": zod.int().min(listLotteryGamesResponseValueItemCloseSecondsMin).max(listLotteryGamesResponseValueItemCloseSecondsMax).describe('Seconds before the draw at which bets close.'),
  "nextDrawId": zod.string().max(listLotteryGamesResponseValueItemNextDrawIdMax).regex(listLotteryGamesResponseValueItemNextDrawIdRegExp).nullable().describe('The draw that takes bets now or next, null where none is planned.'),
  "nextClosesAt": zod.iso.datetime({"offset":true}).max(listLotteryGamesResponseValueItemNextClosesAtMax).nullable().describe('When its bets close.'),
  "nextDrawAt": zod.iso.datetime({"offset":true}).max(listLotteryGamesResponseValueItemNextDrawAtMax).nullable().describe('When it is drawn.'),
  "maintenance": zod.boolean().describe('Whether it takes no bets now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listLotteryGamesResponseValueItemMaintenanceUntilMax).nullable().describe('When that is expected to end.')
}).describe('A lottery game.')).max(listLotteryGamesResponseValueMax).describe('The games in the order of the menu.')
}).describe('The answer of `listLotteryGames`.')

/**
 * The game with its prize table, timetable and limits. `serverTime` sets the countdown: bets close by this clock and no other.
 * @summary Show a lottery game
 */
export const getLotteryGamePathGameCodeMax = 30;


export const getLotteryGamePathGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');


export const GetLotteryGameParams = zod.object({
  "gameCode": zod.string().max(getLotteryGamePathGameCodeMax).regex(getLotteryGamePathGameCodeRegExp).describe('The game.')
})

export const GetLotteryGameQueryParams = zod.object({
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const getLotteryGameHeaderMerchantMax = 32;


export const getLotteryGameHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getLotteryGameHeaderXRequestIdMax = 64;


export const getLotteryGameHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetLotteryGameHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getLotteryGameHeaderMerchantMax).regex(getLotteryGameHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getLotteryGameHeaderXRequestIdMax).regex(getLotteryGameHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const GetLotteryGameResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "game": zod.strictObject({
  "gameCode": zod.string().max(getLotteryGameResponseValueGameGameCodeMax).regex(getLotteryGameResponseValueGameGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(getLotteryGameResponseValueGameGameNameMax).describe('Its name.'),
  "nodeId": zod.string().max(getLotteryGameResponseValueGameNodeIdMax).regex(getLotteryGameResponseValueGameNodeIdRegExp).nullable().describe('Its place in the catalogue, null where it has none.'),
  "vassalage": zod.string().max(getLotteryGameResponseValueGameVassalageMax).regex(getLotteryGameResponseValueGameVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "prizeMode": zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).describe('`Lott` the digit lotteries of `/lottery`, `ZY` the same games run by the brand itself, `Elott` the fast draws of `/elott`\nwith two-sided bets, `SEA` the Vietnamese lottery of `/vnlottery`.\n'),
  "gameGroupCode": zod.string().max(getLotteryGameResponseValueGameGameGroupCodeMax).regex(getLotteryGameResponseValueGameGameGroupCodeRegExp).describe('The group of the menu.'),
  "accountTypeName": zod.string().max(getLotteryGameResponseValueGameAccountTypeNameMax).regex(getLotteryGameResponseValueGameAccountTypeNameRegExp).describe('The kind of account, `TCG_LOTTO_VN` for the Vietnamese lottery.'),
  "area": zod.union([zod.literal('VN'),zod.literal(null)]).nullable().describe('The area, `VN` for the Vietnamese lottery.'),
  "launchMode": zod.enum(['LOTT']).describe('What `launchGame` is given.'),
  "picture": zod.string().max(getLotteryGameResponseValueGamePictureMax).describe('Its picture.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "intervalSeconds": zod.int().min(getLotteryGameResponseValueGameIntervalSecondsMin).max(getLotteryGameResponseValueGameIntervalSecondsMax).nullable().describe('Seconds from draw to draw, null where a timetable holds.'),
  "closeSeconds": zod.int().min(getLotteryGameResponseValueGameCloseSecondsMin).max(getLotteryGameResponseValueGameCloseSecondsMax).describe('Seconds before the draw at which bets close.'),
  "nextDrawId": zod.string().max(getLotteryGameResponseValueGameNextDrawIdMax).regex(getLotteryGameResponseValueGameNextDrawIdRegExp).nullable().describe('The draw that takes bets now or next, null where none is planned.'),
  "nextClosesAt": zod.iso.datetime({"offset":true}).max(getLotteryGameResponseValueGameNextClosesAtMax).nullable().describe('When its bets close.'),
  "nextDrawAt": zod.iso.datetime({"offset":true}).max(getLotteryGameResponseValueGameNextDrawAtMax).nullable().describe('When it is drawn.'),
  "maintenance": zod.boolean().describe('Whether it takes no bets now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(getLotteryGameResponseValueGameMaintenanceUntilMax).nullable().describe('When that is expected to end.')
}).describe('A lottery game.'),
  "prizeTable": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "count": zod.int().min(1).max(getLotteryGameResponseValuePrizeTableItemCountMax).describe('Numbers that are drawn for it.'),
  "digits": zod.int().min(1).max(getLotteryGameResponseValuePrizeTableItemDigitsMax).describe('Digits of each.')
}).describe('A row of a prize table.')).max(getLotteryGameResponseValuePrizeTableMax).describe('The rows of a result in their order.'),
  "timetable": zod.array(zod.strictObject({
  "weekday": zod.int().min(1).max(getLotteryGameResponseValueTimetableItemWeekdayMax).describe('The day, 1 Monday to 7 Sunday, on the brand\'s clock.'),
  "localTime": zod.string().max(getLotteryGameResponseValueTimetableItemLocalTimeMax).regex(getLotteryGameResponseValueTimetableItemLocalTimeRegExp).describe('When the draw begins, on the brand\'s clock.'),
  "stations": zod.array(zod.strictObject({
  "code": zod.string().max(getLotteryGameResponseValueTimetableItemStationsItemCodeMax).regex(getLotteryGameResponseValueTimetableItemStationsItemCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(getLotteryGameResponseValueTimetableItemStationsItemNameMax).describe('Its name.')
}).describe('A station that draws.')).max(getLotteryGameResponseValueTimetableItemStationsMax).describe('The stations that draw.')
}).describe('What is drawn on a day of the week.')).max(getLotteryGameResponseValueTimetableMax).describe('The week; empty where `intervalSeconds` holds. Days without a draw, as those of Tet, are missing among the coming draws.'),
  "units": zod.array(zod.string().max(getLotteryGameResponseValueUnitsItemMax).regex(getLotteryGameResponseValueUnitsItemRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')).min(1).max(getLotteryGameResponseValueUnitsMax).describe('The units to choose from.'),
  "maxMultiple": zod.int().min(1).max(getLotteryGameResponseValueMaxMultipleMax).describe('The greatest multiple of a line and of a draw of a chase.'),
  "maxLines": zod.int().min(1).max(getLotteryGameResponseValueMaxLinesMax).describe('The most lines of a slip, for one draw.'),
  "maxChaseDraws": zod.int().min(1).max(getLotteryGameResponseValueMaxChaseDrawsMax).describe('The most draws of a chase.'),
  "maxStakePerDraw": zod.string().max(getLotteryGameResponseValueMaxStakePerDrawMax).regex(getLotteryGameResponseValueMaxStakePerDrawRegExp).describe('The most that a member may stake on one draw.'),
  "maxPayoutPerDraw": zod.string().max(getLotteryGameResponseValueMaxPayoutPerDrawMax).regex(getLotteryGameResponseValueMaxPayoutPerDrawRegExp).describe('The most that a member is paid for one draw.'),
  "oddsVersion": zod.int().min(1).max(getLotteryGameResponseValueOddsVersionMax).describe('The version of its odds that holds now.'),
  "serverTime": zod.iso.datetime({"offset":true}).max(getLotteryGameResponseValueServerTimeMax).describe('The server\'s clock, by which bets close.')
}).describe('A lottery game with its table, timetable and limits.')
}).describe('The answer of `getLotteryGame`.')

/**
 * Every way to bet on the game, with odds, hit probability and return to player, which a page shows before any bet is placed.
 * Odds are what one line pays for each 1 of its unit, the unit included; a bet pays unit x multiple x odds x hits. Where the game
 * has one return to player the odds are fair odds x that return, rounded down to four decimals. A change of any figure makes a
 * new `oddsVersion`; a slip that carries an older one is refused with 409 `odds_changed`, while bets that are placed keep their odds.
 * @summary List the play types of a game
 */
export const listPlayTypesPathGameCodeMax = 30;


export const listPlayTypesPathGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');


export const ListPlayTypesParams = zod.object({
  "gameCode": zod.string().max(listPlayTypesPathGameCodeMax).regex(listPlayTypesPathGameCodeRegExp).describe('The game.')
})

export const listPlayTypesQueryPlayTypeMax = 30;


export const listPlayTypesQueryPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');


export const ListPlayTypesQueryParams = zod.object({
  "playType": zod.string().max(listPlayTypesQueryPlayTypeMax).regex(listPlayTypesQueryPlayTypeRegExp).optional().describe('This one only, as the query of the page names it.'),
  "language": zod.enum(['EN', 'VI']).optional().describe('The language of names; without it the header\'s.')
})

export const listPlayTypesHeaderMerchantMax = 32;


export const listPlayTypesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listPlayTypesHeaderXRequestIdMax = 64;


export const listPlayTypesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListPlayTypesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listPlayTypesHeaderMerchantMax).regex(listPlayTypesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listPlayTypesHeaderXRequestIdMax).regex(listPlayTypesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const ListPlayTypesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "gameCode": zod.string().max(listPlayTypesResponseValueGameCodeMax).regex(listPlayTypesResponseValueGameCodeRegExp).describe('A lottery game.'),
  "oddsVersion": zod.int().min(1).max(listPlayTypesResponseValueOddsVersionMax).describe('The version, sent back with a slip.'),
  "playTypes": zod.array(zod.strictObject({
  "playType": zod.string().max(listPlayTypesResponseValuePlayTypesItemPlayTypeMax).regex(listPlayTypesResponseValuePlayTypesItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place; `S5_G120 S5_G60 S5_G30`; `S3F_G3 S3F_G6 S3M_G3 S3M_G6 S3L_G3 S3L_G6`; `S3F_SUM S3L_SUM`; `POS_1`; `SUM_BS SUM_OE` big or small and odd or even of the sum of five |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `SUM_BS SUM_OE`; `POS_BS POS_OE` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR TWO_DIFFERENT THREE_DIFFERENT` |\n| PK10 | `POS_1`; `TOP2_SUM`; `TOP2_STRAIGHT TOP3_STRAIGHT`; `POS_BS POS_OE` |\n| PC28 | `SUM`; `SUM_BS SUM_OE`; `SUM_EXTREME` |\n'),
  "labelName": zod.string().min(1).max(listPlayTypesResponseValuePlayTypesItemLabelNameMax).describe('Its name in the language of the answer.'),
  "playGroup": zod.string().max(listPlayTypesResponseValuePlayTypesItemPlayGroupMax).regex(listPlayTypesResponseValuePlayTypesItemPlayGroupRegExp).describe('Its tab.'),
  "groupName": zod.string().min(1).max(listPlayTypesResponseValuePlayTypesItemGroupNameMax).describe('The name of the tab.'),
  "rule": zod.string().min(1).max(listPlayTypesResponseValuePlayTypesItemRuleMax).describe('When it wins, in words.'),
  "rows": zod.array(zod.strictObject({
  "label": zod.string().min(1).max(listPlayTypesResponseValuePlayTypesItemRowsItemLabelMax).describe('Its name.'),
  "from": zod.string().max(listPlayTypesResponseValuePlayTypesItemRowsItemFromMax).regex(listPlayTypesResponseValuePlayTypesItemRowsItemFromRegExp).nullable().describe('The lowest number, zero-padded as every number of the row; null where `options` holds.'),
  "to": zod.string().max(listPlayTypesResponseValuePlayTypesItemRowsItemToMax).regex(listPlayTypesResponseValuePlayTypesItemRowsItemToRegExp).nullable().describe('The highest number; null where `options` holds.'),
  "options": zod.array(zod.strictObject({
  "value": zod.string().max(listPlayTypesResponseValuePlayTypesItemRowsItemOptionsItemValueMax).regex(listPlayTypesResponseValuePlayTypesItemRowsItemOptionsItemValueRegExp).describe('What `picks` carries.'),
  "label": zod.string().min(1).max(listPlayTypesResponseValuePlayTypesItemRowsItemOptionsItemLabelMax).describe('Its name in the language of the answer.')
}).describe('A choice that is no number.')).max(listPlayTypesResponseValuePlayTypesItemRowsItemOptionsMax).describe('The choices of a row that has no numbers.'),
  "minPicks": zod.int().min(1).max(listPlayTypesResponseValuePlayTypesItemRowsItemMinPicksMax).describe('The fewest picks.'),
  "maxPicks": zod.int().min(1).max(listPlayTypesResponseValuePlayTypesItemRowsItemMaxPicksMax).describe('The most picks.')
}).describe('A row of the picker.')).min(1).max(listPlayTypesResponseValuePlayTypesItemRowsMax).describe('The rows of the picker. `picks` of a line has a list for each of them.'),
  "counting": zod.enum(['each', 'product', 'choose', 'ordered_pairs']).describe('How picks become combinations: `each` pick is one; `product` takes one pick of every row; `choose` takes every set of\n`chooseSize` picks; `ordered_pairs` takes n(n-1) for n picks.\n'),
  "chooseSize": zod.int().min(listPlayTypesResponseValuePlayTypesItemChooseSizeMin).max(listPlayTypesResponseValuePlayTypesItemChooseSizeMax).nullable().describe('The size of a set, with `choose`.'),
  "linesPerCombination": zod.int().min(1).max(listPlayTypesResponseValuePlayTypesItemLinesPerCombinationMax).describe('Lines that a combination costs, one for each number that it is compared with.'),
  "paysPerHit": zod.boolean().describe('Whether each hit pays; otherwise a combination pays once.'),
  "prices": zod.array(zod.strictObject({
  "option": zod.string().max(listPlayTypesResponseValuePlayTypesItemPricesItemOptionMax).regex(listPlayTypesResponseValuePlayTypesItemPricesItemOptionRegExp).nullable().describe('The pick that it holds for, null where all picks have one price.'),
  "odds": zod.string().max(listPlayTypesResponseValuePlayTypesItemPricesItemOddsMax).regex(listPlayTypesResponseValuePlayTypesItemPricesItemOddsRegExp).describe('What a line pays for each 1 of its unit.'),
  "fairOdds": zod.string().max(listPlayTypesResponseValuePlayTypesItemPricesItemFairOddsMax).regex(listPlayTypesResponseValuePlayTypesItemPricesItemFairOddsRegExp).describe('The odds at which nothing is kept, rounded half up.'),
  "hitProbability": zod.string().max(listPlayTypesResponseValuePlayTypesItemPricesItemHitProbabilityMax).regex(listPlayTypesResponseValuePlayTypesItemPricesItemHitProbabilityRegExp).describe('How likely a combination pays at all.'),
  "returnToPlayer": zod.int().min(listPlayTypesResponseValuePlayTypesItemPricesItemReturnToPlayerMin).max(listPlayTypesResponseValuePlayTypesItemPricesItemReturnToPlayerMax).describe('The share of the stake that comes back in the long run, basis points rounded down.')
}).describe('What a combination pays, and how likely it is.')).min(1).max(listPlayTypesResponseValuePlayTypesItemPricesMax).describe('The price, or one for each option.'),
  "maxStakePerLine": zod.string().max(listPlayTypesResponseValuePlayTypesItemMaxStakePerLineMax).regex(listPlayTypesResponseValuePlayTypesItemMaxStakePerLineRegExp).describe('The greatest unit x multiple.'),
  "maxPayoutPerLine": zod.string().max(listPlayTypesResponseValuePlayTypesItemMaxPayoutPerLineMax).regex(listPlayTypesResponseValuePlayTypesItemMaxPayoutPerLineRegExp).describe('The most that one line is paid.')
}).describe('A way to bet on a game.')).max(listPlayTypesResponseValuePlayTypesMax).describe('The play types in the order of the tabs.')
}).describe('The play types of a game and the version of their odds.')
}).describe('The answer of `listPlayTypes`.')

/**
 * The draws that bets can be placed on, the next one first: those that are `open`, then those that are `scheduled`, which a chase
 * may reach. Where several stations draw on a day each has a draw of its own. Days without a draw are missing. The first entry
 * stays until it closes, not until it is drawn. A built-in draw shows its commitment as soon as it is open.
 * @summary List the current and the coming draws of a game
 */
export const listComingDrawsPathGameCodeMax = 30;


export const listComingDrawsPathGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');


export const ListComingDrawsParams = zod.object({
  "gameCode": zod.string().max(listComingDrawsPathGameCodeMax).regex(listComingDrawsPathGameCodeRegExp).describe('The game.')
})

export const listComingDrawsQueryCountDefault = 10;
export const listComingDrawsQueryCountMax = 100;



export const ListComingDrawsQueryParams = zod.object({
  "count": zod.int().min(1).max(listComingDrawsQueryCountMax).default(listComingDrawsQueryCountDefault).describe('The most draws to answer.')
})

export const listComingDrawsHeaderMerchantMax = 32;


export const listComingDrawsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listComingDrawsHeaderXRequestIdMax = 64;


export const listComingDrawsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListComingDrawsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listComingDrawsHeaderMerchantMax).regex(listComingDrawsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listComingDrawsHeaderXRequestIdMax).regex(listComingDrawsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const ListComingDrawsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "serverTime": zod.iso.datetime({"offset":true}).max(listComingDrawsResponseValueServerTimeMax).describe('The server\'s clock, by which bets close.'),
  "content": zod.array(zod.strictObject({
  "drawId": zod.string().max(listComingDrawsResponseValueContentItemDrawIdMax).regex(listComingDrawsResponseValueContentItemDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(listComingDrawsResponseValueContentItemGameCodeMax).regex(listComingDrawsResponseValueContentItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listComingDrawsResponseValueContentItemGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(listComingDrawsResponseValueContentItemIssueNoMax).regex(listComingDrawsResponseValueContentItemIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(listComingDrawsResponseValueContentItemStationOneCodeMax).regex(listComingDrawsResponseValueContentItemStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(listComingDrawsResponseValueContentItemStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(listComingDrawsResponseValueContentItemOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(listComingDrawsResponseValueContentItemClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(listComingDrawsResponseValueContentItemDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(listComingDrawsResponseValueContentItemSettledAtMax).nullable().describe('When its bets were settled last.'),
  "commitment": zod.string().max(listComingDrawsResponseValueContentItemCommitmentMax).regex(listComingDrawsResponseValueContentItemCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(listComingDrawsResponseValueContentItemResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(listComingDrawsResponseValueContentItemResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(listComingDrawsResponseValueContentItemResultOnePrizesItemNumbersItemMax).regex(listComingDrawsResponseValueContentItemResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(listComingDrawsResponseValueContentItemResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(listComingDrawsResponseValueContentItemResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(listComingDrawsResponseValueContentItemVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it.')
}).describe('A draw of a lottery game.')).max(listComingDrawsResponseValueContentMax).describe('Open and scheduled draws, the next one first.')
}).describe('The draws that bets can be placed on.')
}).describe('The answer of `listComingDraws`.')

/**
 * The favourites that the member of the session keeps on the server, so that other devices have them too. The portal keeps them
 * per username in its storage (`LOTTFAV`) and reads them again when the member logs in. Trial accounts have none: 403 `in_need_true_account`.
 * @summary List the favourite lottery games
 */
export const listLotteryFavouritesHeaderMerchantMax = 32;


export const listLotteryFavouritesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listLotteryFavouritesHeaderXRequestIdMax = 64;


export const listLotteryFavouritesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListLotteryFavouritesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listLotteryFavouritesHeaderMerchantMax).regex(listLotteryFavouritesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listLotteryFavouritesHeaderXRequestIdMax).regex(listLotteryFavouritesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const listLotteryFavouritesResponseValueItemMax = 30;


export const listLotteryFavouritesResponseValueItemRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listLotteryFavouritesResponseValueMax = 200;



export const ListLotteryFavouritesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.string().max(listLotteryFavouritesResponseValueItemMax).regex(listLotteryFavouritesResponseValueItemRegExp).describe('A lottery game.')).max(listLotteryFavouritesResponseValueMax).describe('The games in the order of the member.')
}).describe('The answer of `listLotteryFavourites`.')

/**
 * Replaces the favourites by these, in this order; sent again it changes nothing. Games that do not exist are left out of the answer.
 * @summary Set the favourite lottery games
 */
export const setLotteryFavouritesHeaderMerchantMax = 32;


export const setLotteryFavouritesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const setLotteryFavouritesHeaderXRequestIdMax = 64;


export const setLotteryFavouritesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SetLotteryFavouritesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(setLotteryFavouritesHeaderMerchantMax).regex(setLotteryFavouritesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(setLotteryFavouritesHeaderXRequestIdMax).regex(setLotteryFavouritesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const setLotteryFavouritesBodyGameCodesItemMax = 30;


export const setLotteryFavouritesBodyGameCodesItemRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const setLotteryFavouritesBodyGameCodesMax = 200;



export const SetLotteryFavouritesBody = zod.strictObject({
  "gameCodes": zod.array(zod.string().max(setLotteryFavouritesBodyGameCodesItemMax).regex(setLotteryFavouritesBodyGameCodesItemRegExp).describe('A lottery game.')).max(setLotteryFavouritesBodyGameCodesMax).describe('The games, none twice.')
}).describe('All favourite games, in their order.')

export const setLotteryFavouritesResponseValueItemMax = 30;


export const setLotteryFavouritesResponseValueItemRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const setLotteryFavouritesResponseValueMax = 200;



export const SetLotteryFavouritesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.string().max(setLotteryFavouritesResponseValueItemMax).regex(setLotteryFavouritesResponseValueItemRegExp).describe('A lottery game.')).max(setLotteryFavouritesResponseValueMax).describe('The favourites after it.')
}).describe('The answer of `setLotteryFavourites`.')

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



export const ListDrawsQueryParams = zod.object({
  "gameCode": zod.string().max(listDrawsQueryGameCodeMax).regex(listDrawsQueryGameCodeRegExp).describe('The game.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).optional().describe('Draws in this state only.'),
  "station": zod.string().max(listDrawsQueryStationMax).regex(listDrawsQueryStationRegExp).optional().describe('Draws of this station only.'),
  "from": zod.iso.datetime({"offset":true}).max(listDrawsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listDrawsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listDrawsQueryPageNoMax).default(listDrawsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listDrawsQueryPageSizeMax).default(listDrawsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listDrawsHeaderMerchantMax = 32;


export const listDrawsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listDrawsHeaderXRequestIdMax = 64;


export const listDrawsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListDrawsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listDrawsHeaderMerchantMax).regex(listDrawsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listDrawsHeaderXRequestIdMax).regex(listDrawsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const ListDrawsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "drawId": zod.string().max(listDrawsResponseValueContentItemDrawIdMax).regex(listDrawsResponseValueContentItemDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(listDrawsResponseValueContentItemGameCodeMax).regex(listDrawsResponseValueContentItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listDrawsResponseValueContentItemGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(listDrawsResponseValueContentItemIssueNoMax).regex(listDrawsResponseValueContentItemIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(listDrawsResponseValueContentItemStationOneCodeMax).regex(listDrawsResponseValueContentItemStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(listDrawsResponseValueContentItemStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(listDrawsResponseValueContentItemOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(listDrawsResponseValueContentItemClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(listDrawsResponseValueContentItemDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(listDrawsResponseValueContentItemSettledAtMax).nullable().describe('When its bets were settled last.'),
  "commitment": zod.string().max(listDrawsResponseValueContentItemCommitmentMax).regex(listDrawsResponseValueContentItemCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(listDrawsResponseValueContentItemResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(listDrawsResponseValueContentItemResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(listDrawsResponseValueContentItemResultOnePrizesItemNumbersItemMax).regex(listDrawsResponseValueContentItemResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(listDrawsResponseValueContentItemResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(listDrawsResponseValueContentItemResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(listDrawsResponseValueContentItemVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it.')
}).describe('A draw of a lottery game.')).max(listDrawsResponseValueContentMax).describe('The draws of the page, the newest first; none beyond the last page.'),
  "totalPages": zod.int().min(listDrawsResponseValueTotalPagesMin).max(listDrawsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listDrawsResponseValueTotalElementsMin).max(listDrawsResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of draws.')
}).describe('The answer of `listDraws`.')

/**
 * A draw in its present state. The result is the version that holds; after a correction it is another one, with a higher
 * `version`, and every bet has been settled again by it.
 * @summary Show a draw
 */
export const getDrawPathDrawIdMax = 50;


export const getDrawPathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');


export const GetDrawParams = zod.object({
  "drawId": zod.string().max(getDrawPathDrawIdMax).regex(getDrawPathDrawIdRegExp).describe('The draw.')
})

export const getDrawHeaderMerchantMax = 32;


export const getDrawHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getDrawHeaderXRequestIdMax = 64;


export const getDrawHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetDrawHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getDrawHeaderMerchantMax).regex(getDrawHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getDrawHeaderXRequestIdMax).regex(getDrawHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const GetDrawResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "drawId": zod.string().max(getDrawResponseValueDrawIdMax).regex(getDrawResponseValueDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(getDrawResponseValueGameCodeMax).regex(getDrawResponseValueGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(getDrawResponseValueGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(getDrawResponseValueIssueNoMax).regex(getDrawResponseValueIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(getDrawResponseValueStationOneCodeMax).regex(getDrawResponseValueStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(getDrawResponseValueStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(getDrawResponseValueOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(getDrawResponseValueClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(getDrawResponseValueDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(getDrawResponseValueSettledAtMax).nullable().describe('When its bets were settled last.'),
  "commitment": zod.string().max(getDrawResponseValueCommitmentMax).regex(getDrawResponseValueCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(getDrawResponseValueResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(getDrawResponseValueResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(getDrawResponseValueResultOnePrizesItemNumbersItemMax).regex(getDrawResponseValueResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(getDrawResponseValueResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(getDrawResponseValueResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(getDrawResponseValueVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it.')
}).describe('A draw of a lottery game.')
}).describe('The answer of `getDraw`.')

/**
 * The result in its rows with the two-digit endings that decide most bets, also by first and by last digit. North has 27 numbers:
 * special 1 x 5 digits, G1 1 x 5, G2 2 x 5, G3 6 x 5, G4 4 x 4, G5 6 x 4, G6 3 x 3, G7 4 x 2; South and Central have 18: special 1 x 6,
 * G1 1 x 5, G2 1 x 5, G3 2 x 5, G4 7 x 5, G5 1 x 4, G6 3 x 4, G7 1 x 3, G8 1 x 2. A draw without a prize table is 404.
 * @summary Show the prize table of a Vietnamese draw
 */
export const getPrizeTablePathDrawIdMax = 50;


export const getPrizeTablePathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');


export const GetPrizeTableParams = zod.object({
  "drawId": zod.string().max(getPrizeTablePathDrawIdMax).regex(getPrizeTablePathDrawIdRegExp).describe('The draw.')
})

export const getPrizeTableHeaderMerchantMax = 32;


export const getPrizeTableHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPrizeTableHeaderXRequestIdMax = 64;


export const getPrizeTableHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPrizeTableHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getPrizeTableHeaderMerchantMax).regex(getPrizeTableHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getPrizeTableHeaderXRequestIdMax).regex(getPrizeTableHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const GetPrizeTableResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "draw": zod.strictObject({
  "drawId": zod.string().max(getPrizeTableResponseValueDrawDrawIdMax).regex(getPrizeTableResponseValueDrawDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(getPrizeTableResponseValueDrawGameCodeMax).regex(getPrizeTableResponseValueDrawGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(getPrizeTableResponseValueDrawGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(getPrizeTableResponseValueDrawIssueNoMax).regex(getPrizeTableResponseValueDrawIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(getPrizeTableResponseValueDrawStationOneCodeMax).regex(getPrizeTableResponseValueDrawStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(getPrizeTableResponseValueDrawStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(getPrizeTableResponseValueDrawOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(getPrizeTableResponseValueDrawClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(getPrizeTableResponseValueDrawDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(getPrizeTableResponseValueDrawSettledAtMax).nullable().describe('When its bets were settled last.'),
  "commitment": zod.string().max(getPrizeTableResponseValueDrawCommitmentMax).regex(getPrizeTableResponseValueDrawCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(getPrizeTableResponseValueDrawResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(getPrizeTableResponseValueDrawResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(getPrizeTableResponseValueDrawResultOnePrizesItemNumbersItemMax).regex(getPrizeTableResponseValueDrawResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(getPrizeTableResponseValueDrawResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(getPrizeTableResponseValueDrawResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(getPrizeTableResponseValueDrawVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it.')
}).describe('A draw of a lottery game.'),
  "endings": zod.array(zod.string().max(getPrizeTableResponseValueEndingsItemMax).regex(getPrizeTableResponseValueEndingsItemRegExp)).max(getPrizeTableResponseValueEndingsMax).describe('The last two digits of every number in the order of the table; empty until the result is known.'),
  "heads": zod.array(zod.strictObject({
  "digit": zod.string().max(getPrizeTableResponseValueHeadsItemDigitMax).regex(getPrizeTableResponseValueHeadsItemDigitRegExp).describe('The digit that they share.'),
  "others": zod.array(zod.string().max(getPrizeTableResponseValueHeadsItemOthersItemMax).regex(getPrizeTableResponseValueHeadsItemOthersItemRegExp)).max(getPrizeTableResponseValueHeadsItemOthersMax).describe('Their other digits, ascending; one that came twice stands twice.')
}).describe('The two-digit endings that share a digit.')).max(getPrizeTableResponseValueHeadsMax).describe('The endings by their first digit (đầu), `0` to `9`; empty until the result is known.'),
  "tails": zod.array(zod.strictObject({
  "digit": zod.string().max(getPrizeTableResponseValueTailsItemDigitMax).regex(getPrizeTableResponseValueTailsItemDigitRegExp).describe('The digit that they share.'),
  "others": zod.array(zod.string().max(getPrizeTableResponseValueTailsItemOthersItemMax).regex(getPrizeTableResponseValueTailsItemOthersItemRegExp)).max(getPrizeTableResponseValueTailsItemOthersMax).describe('Their other digits, ascending; one that came twice stands twice.')
}).describe('The two-digit endings that share a digit.')).max(getPrizeTableResponseValueTailsMax).describe('The endings by their last digit (đuôi), `0` to `9`; empty until the result is known.')
}).describe('The prize table of a Vietnamese draw.')
}).describe('The answer of `getPrizeTable`.')

/**
 * What is needed to work a built-in draw out again: `sha256(seed)` is `commitment`, and the algorithm gives the numbers from the
 * seed and the draw's id and nothing else; the portal does both in the browser. The seed is kept encrypted, under a key outside
 * the database, until the draw is drawn. For any draw the versions of its result are listed: they are entered once and never edited.
 * @summary Show the evidence of a draw
 */
export const getDrawEvidencePathDrawIdMax = 50;


export const getDrawEvidencePathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');


export const GetDrawEvidenceParams = zod.object({
  "drawId": zod.string().max(getDrawEvidencePathDrawIdMax).regex(getDrawEvidencePathDrawIdRegExp).describe('The draw.')
})

export const getDrawEvidenceHeaderMerchantMax = 32;


export const getDrawEvidenceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getDrawEvidenceHeaderXRequestIdMax = 64;


export const getDrawEvidenceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetDrawEvidenceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getDrawEvidenceHeaderMerchantMax).regex(getDrawEvidenceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getDrawEvidenceHeaderXRequestIdMax).regex(getDrawEvidenceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const GetDrawEvidenceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "drawId": zod.string().max(getDrawEvidenceResponseValueDrawIdMax).regex(getDrawEvidenceResponseValueDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "algorithm": zod.union([zod.enum(['portico-hmac-sha256-1']).describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`moonshot`: n = below(1000000); it ends at floor(99000000 / (1000000 - n)) / 100, at least 1.00.\n'),zod.null()]).describe('How the result follows from the seed, null for an external draw.'),
  "commitment": zod.string().max(getDrawEvidenceResponseValueCommitmentMax).regex(getDrawEvidenceResponseValueCommitmentRegExp).nullable().describe('The SHA-256 of the seed, shown when the draw opened; null before that and for an external draw.'),
  "committedAt": zod.iso.datetime({"offset":true}).max(getDrawEvidenceResponseValueCommittedAtMax).nullable().describe('When it was shown.'),
  "seed": zod.string().max(getDrawEvidenceResponseValueSeedMax).regex(getDrawEvidenceResponseValueSeedRegExp).nullable().describe('The seed, null until the draw is drawn and for an external draw.'),
  "revealedAt": zod.iso.datetime({"offset":true}).max(getDrawEvidenceResponseValueRevealedAtMax).nullable().describe('When the seed was shown.'),
  "label": zod.string().max(getDrawEvidenceResponseValueLabelMax).nullable().describe('The label of the algorithm, the id of the draw; null for an external draw.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(getDrawEvidenceResponseValueVersionsItemVersionMax).describe('Its number, 1 the first.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(getDrawEvidenceResponseValueVersionsItemEnteredAtMax).describe('When it was entered or drawn.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(getDrawEvidenceResponseValueVersionsItemPrizesItemNumbersItemMax).regex(getDrawEvidenceResponseValueVersionsItemPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(getDrawEvidenceResponseValueVersionsItemPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(getDrawEvidenceResponseValueVersionsItemPrizesMax).describe('The rows of the prize table in their order.'),
  "reason": zod.string().max(getDrawEvidenceResponseValueVersionsItemReasonMax).nullable().describe('Why it replaced the one before it, null for the first.')
}).describe('One version of a result. It never changes; a correction is another one.')).max(getDrawEvidenceResponseValueVersionsMax).describe('The versions of the result, the first one first; the last one holds. Empty until the draw is drawn.')
}).describe('Everything needed to work a built-in draw out again, and every version of any draw\'s result.')
}).describe('The answer of `getDrawEvidence`.')

/**
 * The last draws of a game whose numbers are known, the newest first; void draws are missing. A corrected draw shows the version that holds.
 * @summary List the numbers drawn last
 */
export const listOpenedNumeroQueryGameCodeMax = 30;


export const listOpenedNumeroQueryGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listOpenedNumeroQueryCountDefault = 20;
export const listOpenedNumeroQueryCountMax = 100;



export const ListOpenedNumeroQueryParams = zod.object({
  "gameCode": zod.string().max(listOpenedNumeroQueryGameCodeMax).regex(listOpenedNumeroQueryGameCodeRegExp).describe('The game.'),
  "count": zod.int().min(1).max(listOpenedNumeroQueryCountMax).default(listOpenedNumeroQueryCountDefault).describe('The most draws to answer.')
})

export const listOpenedNumeroHeaderMerchantMax = 32;


export const listOpenedNumeroHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listOpenedNumeroHeaderXRequestIdMax = 64;


export const listOpenedNumeroHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListOpenedNumeroHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listOpenedNumeroHeaderMerchantMax).regex(listOpenedNumeroHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listOpenedNumeroHeaderXRequestIdMax).regex(listOpenedNumeroHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const ListOpenedNumeroResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "drawId": zod.string().max(listOpenedNumeroResponseValueItemDrawIdMax).regex(listOpenedNumeroResponseValueItemDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "issueNo": zod.string().max(listOpenedNumeroResponseValueItemIssueNoMax).regex(listOpenedNumeroResponseValueItemIssueNoRegExp).describe('What the draw is called on the page.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(listOpenedNumeroResponseValueItemDrawAtMax).describe('When it was drawn.'),
  "version": zod.int().min(1).max(listOpenedNumeroResponseValueItemVersionMax).describe('The version of the result.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(listOpenedNumeroResponseValueItemPrizesItemNumbersItemMax).regex(listOpenedNumeroResponseValueItemPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(listOpenedNumeroResponseValueItemPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(listOpenedNumeroResponseValueItemPrizesMax).describe('The rows of the prize table in their order.')
}).describe('The numbers of a draw that is over.')).max(listOpenedNumeroResponseValueMax).describe('The draws, the newest first.')
}).describe('The answer of `listOpenedNumero`.')

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



export const GetVietnamNumeroQueryParams = zod.object({
  "gameCode": zod.string().max(getVietnamNumeroQueryGameCodeMax).regex(getVietnamNumeroQueryGameCodeRegExp).describe('The game.'),
  "station": zod.string().max(getVietnamNumeroQueryStationMax).regex(getVietnamNumeroQueryStationRegExp).optional().describe('Draws of this station only.'),
  "count": zod.int().min(1).max(getVietnamNumeroQueryCountMax).default(getVietnamNumeroQueryCountDefault).describe('The most draws to answer.')
})

export const getVietnamNumeroHeaderMerchantMax = 32;


export const getVietnamNumeroHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getVietnamNumeroHeaderXRequestIdMax = 64;


export const getVietnamNumeroHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetVietnamNumeroHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getVietnamNumeroHeaderMerchantMax).regex(getVietnamNumeroHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getVietnamNumeroHeaderXRequestIdMax).regex(getVietnamNumeroHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const GetVietnamNumeroResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "gameCode": zod.string().max(getVietnamNumeroResponseValueGameCodeMax).regex(getVietnamNumeroResponseValueGameCodeRegExp).describe('A lottery game.'),
  "count": zod.int().min(getVietnamNumeroResponseValueCountMin).max(getVietnamNumeroResponseValueCountMax).describe('Draws on the board, fewer than asked for where the game has no more.'),
  "from": zod.iso.datetime({"offset":true}).max(getVietnamNumeroResponseValueFromMax).nullable().describe('The oldest draw\'s time, null on an empty board.'),
  "to": zod.iso.datetime({"offset":true}).max(getVietnamNumeroResponseValueToMax).nullable().describe('The newest draw\'s time, null on an empty board.'),
  "draws": zod.array(zod.strictObject({
  "drawId": zod.string().max(getVietnamNumeroResponseValueDrawsItemDrawIdMax).regex(getVietnamNumeroResponseValueDrawsItemDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "drawAt": zod.iso.datetime({"offset":true}).max(getVietnamNumeroResponseValueDrawsItemDrawAtMax).describe('When it was drawn.'),
  "special": zod.string().max(getVietnamNumeroResponseValueDrawsItemSpecialMax).regex(getVietnamNumeroResponseValueDrawsItemSpecialRegExp).describe('The special prize.'),
  "endings": zod.array(zod.string().max(getVietnamNumeroResponseValueDrawsItemEndingsItemMax).regex(getVietnamNumeroResponseValueDrawsItemEndingsItemRegExp)).min(getVietnamNumeroResponseValueDrawsItemEndingsMin).max(getVietnamNumeroResponseValueDrawsItemEndingsMax).describe('The last two digits of every number in the order of the table, 27 in the North, 18 elsewhere.')
}).describe('A draw of the board.')).max(getVietnamNumeroResponseValueDrawsMax).describe('The draws, the newest first. Void draws are missing.'),
  "figures": zod.array(zod.strictObject({
  "number": zod.string().max(getVietnamNumeroResponseValueFiguresItemNumberMax).regex(getVietnamNumeroResponseValueFiguresItemNumberRegExp).describe('The ending.'),
  "hits": zod.int().min(getVietnamNumeroResponseValueFiguresItemHitsMin).max(getVietnamNumeroResponseValueFiguresItemHitsMax).describe('How often it came.'),
  "draws": zod.int().min(getVietnamNumeroResponseValueFiguresItemDrawsMin).max(getVietnamNumeroResponseValueFiguresItemDrawsMax).describe('Draws in which it came.'),
  "gap": zod.int().min(getVietnamNumeroResponseValueFiguresItemGapMin).max(getVietnamNumeroResponseValueFiguresItemGapMax).describe('Draws since it came last, 0 where it came in the newest one.'),
  "longestGap": zod.int().min(getVietnamNumeroResponseValueFiguresItemLongestGapMin).max(getVietnamNumeroResponseValueFiguresItemLongestGapMax).describe('The most draws in a row without it, within the board.')
}).describe('How often a two-digit ending came among the draws of the board.')).max(getVietnamNumeroResponseValueFiguresMax).describe('One figure for each of the 100 endings, 00 to 99.'),
  "hot": zod.array(zod.string().max(getVietnamNumeroResponseValueHotItemMax).regex(getVietnamNumeroResponseValueHotItemRegExp)).max(getVietnamNumeroResponseValueHotMax).describe('The ten that came most often, then the smaller gap, then the lower number.'),
  "cold": zod.array(zod.string().max(getVietnamNumeroResponseValueColdItemMax).regex(getVietnamNumeroResponseValueColdItemRegExp)).max(getVietnamNumeroResponseValueColdMax).describe('The ten with the longest gap, then the fewer hits, then the lower number.')
}).describe('The board of a Vietnamese game. Its figures are history; they say nothing about a draw to come.')
}).describe('The answer of `getVietnamNumero`.')

/**
 * Tells what a slip costs and can pay before it is confirmed, by the same rules as `placeLotteryBet`; it takes nothing and holds
 * nothing. It is always priced by the odds that hold now, and answers their version. A slip whose money is not enough is
 * priced all the same: `affordable` is false.
 *
 * **Counting.** An entry has combinations by the play type's `counting`; lines = combinations x `linesPerCombination`; its stake in
 * a draw = lines x unit x multiple of the entry x multiple of the draw.
 * @summary Price a slip
 */
export const quoteLotterySlipHeaderMerchantMax = 32;


export const quoteLotterySlipHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const quoteLotterySlipHeaderXRequestIdMax = 64;


export const quoteLotterySlipHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const QuoteLotterySlipHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(quoteLotterySlipHeaderMerchantMax).regex(quoteLotterySlipHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(quoteLotterySlipHeaderXRequestIdMax).regex(quoteLotterySlipHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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

export const quoteLotterySlipBodyLinesItemUnitMax = 25;


export const quoteLotterySlipBodyLinesItemUnitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const quoteLotterySlipBodyLinesItemMultipleMax = 100000;

export const quoteLotterySlipBodyLinesMax = 50;



export const QuoteLotterySlipBody = zod.strictObject({
  "gameCode": zod.string().max(quoteLotterySlipBodyGameCodeMax).regex(quoteLotterySlipBodyGameCodeRegExp).describe('A lottery game.'),
  "oddsVersion": zod.int().min(1).max(quoteLotterySlipBodyOddsVersionMax).describe('The version of the odds that the player saw.'),
  "draws": zod.array(zod.strictObject({
  "drawId": zod.string().max(quoteLotterySlipBodyDrawsItemDrawIdMax).regex(quoteLotterySlipBodyDrawsItemDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "multiple": zod.int().min(1).max(quoteLotterySlipBodyDrawsItemMultipleMax).describe('Times every line of the slip in this draw, for a chase that raises its stake; otherwise 1.')
}).describe('A draw that the slip is for.')).min(1).max(quoteLotterySlipBodyDrawsMax).describe('The draws, the nearest first, none twice. More than one is a chase.'),
  "stopOnWin": zod.boolean().describe('Whether a chase ends with the first draw in which any of its bets wins; false without a chase.'),
  "lines": zod.array(zod.strictObject({
  "playType": zod.string().max(quoteLotterySlipBodyLinesItemPlayTypeMax).regex(quoteLotterySlipBodyLinesItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place; `S5_G120 S5_G60 S5_G30`; `S3F_G3 S3F_G6 S3M_G3 S3M_G6 S3L_G3 S3L_G6`; `S3F_SUM S3L_SUM`; `POS_1`; `SUM_BS SUM_OE` big or small and odd or even of the sum of five |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `SUM_BS SUM_OE`; `POS_BS POS_OE` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR TWO_DIFFERENT THREE_DIFFERENT` |\n| PK10 | `POS_1`; `TOP2_SUM`; `TOP2_STRAIGHT TOP3_STRAIGHT`; `POS_BS POS_OE` |\n| PC28 | `SUM`; `SUM_BS SUM_OE`; `SUM_EXTREME` |\n'),
  "picks": zod.array(zod.array(zod.string().max(quoteLotterySlipBodyLinesItemPicksItemItemMax).regex(quoteLotterySlipBodyLinesItemPicksItemItemRegExp)).min(1).max(quoteLotterySlipBodyLinesItemPicksItemMax)).min(1).max(quoteLotterySlipBodyLinesItemPicksMax).describe('What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all\npicks must have the same price; others go into an entry of their own.\n'),
  "unit": zod.string().max(quoteLotterySlipBodyLinesItemUnitMax).regex(quoteLotterySlipBodyLinesItemUnitRegExp).describe('What a line costs, one of the game\'s `units`.'),
  "multiple": zod.int().min(1).max(quoteLotterySlipBodyLinesItemMultipleMax).describe('Times the unit.')
}).describe('One entry of a slip.')).min(1).max(quoteLotterySlipBodyLinesMax).describe('The entries.')
}).describe('A slip.')

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



export const QuoteLotterySlipResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "gameCode": zod.string().max(quoteLotterySlipResponseValueGameCodeMax).regex(quoteLotterySlipResponseValueGameCodeRegExp).describe('A lottery game.'),
  "oddsVersion": zod.int().min(1).max(quoteLotterySlipResponseValueOddsVersionMax).describe('The version of the odds it is priced with, to be sent with the bet.'),
  "draws": zod.int().min(1).max(quoteLotterySlipResponseValueDrawsMax).describe('Draws of the slip.'),
  "lines": zod.array(zod.strictObject({
  "playType": zod.string().max(quoteLotterySlipResponseValueLinesItemPlayTypeMax).regex(quoteLotterySlipResponseValueLinesItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place; `S5_G120 S5_G60 S5_G30`; `S3F_G3 S3F_G6 S3M_G3 S3M_G6 S3L_G3 S3L_G6`; `S3F_SUM S3L_SUM`; `POS_1`; `SUM_BS SUM_OE` big or small and odd or even of the sum of five |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `SUM_BS SUM_OE`; `POS_BS POS_OE` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR TWO_DIFFERENT THREE_DIFFERENT` |\n| PK10 | `POS_1`; `TOP2_SUM`; `TOP2_STRAIGHT TOP3_STRAIGHT`; `POS_BS POS_OE` |\n| PC28 | `SUM`; `SUM_BS SUM_OE`; `SUM_EXTREME` |\n'),
  "labelName": zod.string().min(1).max(quoteLotterySlipResponseValueLinesItemLabelNameMax).describe('The play type\'s name.'),
  "picks": zod.array(zod.array(zod.string().max(quoteLotterySlipResponseValueLinesItemPicksItemItemMax).regex(quoteLotterySlipResponseValueLinesItemPicksItemItemRegExp)).max(quoteLotterySlipResponseValueLinesItemPicksItemMax)).max(quoteLotterySlipResponseValueLinesItemPicksMax).describe('What was picked in each row.'),
  "combinations": zod.int().min(1).max(quoteLotterySlipResponseValueLinesItemCombinationsMax).describe('Combinations that the picks make.'),
  "lines": zod.int().min(1).max(quoteLotterySlipResponseValueLinesItemLinesMax).describe('Combinations x lines of each.'),
  "unit": zod.string().max(quoteLotterySlipResponseValueLinesItemUnitMax).regex(quoteLotterySlipResponseValueLinesItemUnitRegExp).describe('What a line costs.'),
  "multiple": zod.int().min(1).max(quoteLotterySlipResponseValueLinesItemMultipleMax).describe('Times the unit.'),
  "stake": zod.string().max(quoteLotterySlipResponseValueLinesItemStakeMax).regex(quoteLotterySlipResponseValueLinesItemStakeRegExp).describe('lines x unit x multiple.'),
  "odds": zod.string().max(quoteLotterySlipResponseValueLinesItemOddsMax).regex(quoteLotterySlipResponseValueLinesItemOddsRegExp).describe('What comes back for each 1 staked, the stake included, as a decimal string: at odds 99.00 a stake of 1.00 that wins pays 99.00.\n'),
  "hitProbability": zod.string().max(quoteLotterySlipResponseValueLinesItemHitProbabilityMax).regex(quoteLotterySlipResponseValueLinesItemHitProbabilityRegExp).describe('How likely one combination pays at all.'),
  "returnToPlayer": zod.int().min(quoteLotterySlipResponseValueLinesItemReturnToPlayerMin).max(quoteLotterySlipResponseValueLinesItemReturnToPlayerMax).describe('The return to player in basis points.'),
  "paysPerHit": zod.boolean().describe('Whether each hit pays.'),
  "payoutPerHit": zod.string().max(quoteLotterySlipResponseValueLinesItemPayoutPerHitMax).regex(quoteLotterySlipResponseValueLinesItemPayoutPerHitRegExp).describe('unit x multiple x odds, what one hit pays.'),
  "maxPayout": zod.string().max(quoteLotterySlipResponseValueLinesItemMaxPayoutMax).regex(quoteLotterySlipResponseValueLinesItemMaxPayoutRegExp).describe('The most that the entry can be paid in a draw.')
}).describe('An entry of the slip with its price, for one draw at multiple 1.')).max(quoteLotterySlipResponseValueLinesMax).describe('The entries in the order of the slip.'),
  "stakePerDraw": zod.string().max(quoteLotterySlipResponseValueStakePerDrawMax).regex(quoteLotterySlipResponseValueStakePerDrawRegExp).describe('The stake of a draw at multiple 1.'),
  "totalStake": zod.string().max(quoteLotterySlipResponseValueTotalStakeMax).regex(quoteLotterySlipResponseValueTotalStakeRegExp).describe('The stake of all draws with their multiples.'),
  "maxPayoutPerDraw": zod.string().max(quoteLotterySlipResponseValueMaxPayoutPerDrawMax).regex(quoteLotterySlipResponseValueMaxPayoutPerDrawRegExp).describe('The most that a draw of the slip can pay, limits applied.'),
  "balanceAfter": zod.string().max(quoteLotterySlipResponseValueBalanceAfterMax).regex(quoteLotterySlipResponseValueBalanceAfterRegExp).describe('The balance with the stake taken, negative where it is not enough.'),
  "affordable": zod.boolean().describe('Whether the balance is enough now.'),
  "validUntil": zod.iso.datetime({"offset":true}).max(quoteLotterySlipResponseValueValidUntilMax).describe('When the first of its draws closes.')
}).describe('A slip with its price.')
}).describe('The answer of `quoteLotterySlip`.')

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



export const ListLotteryBetsQueryParams = zod.object({
  "gameCode": zod.string().max(listLotteryBetsQueryGameCodeMax).regex(listLotteryBetsQueryGameCodeRegExp).optional().describe('Of this game only.'),
  "drawId": zod.string().max(listLotteryBetsQueryDrawIdMax).regex(listLotteryBetsQueryDrawIdRegExp).optional().describe('Bets on this draw only.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).optional().describe('Bets in this state only.'),
  "from": zod.iso.datetime({"offset":true}).max(listLotteryBetsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listLotteryBetsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listLotteryBetsQueryPageNoMax).default(listLotteryBetsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listLotteryBetsQueryPageSizeMax).default(listLotteryBetsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listLotteryBetsHeaderMerchantMax = 32;


export const listLotteryBetsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listLotteryBetsHeaderXRequestIdMax = 64;


export const listLotteryBetsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListLotteryBetsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listLotteryBetsHeaderMerchantMax).regex(listLotteryBetsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listLotteryBetsHeaderXRequestIdMax).regex(listLotteryBetsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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


export const ListLotteryBetsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "betId": zod.string().max(listLotteryBetsResponseValueContentItemBetIdMax).regex(listLotteryBetsResponseValueContentItemBetIdRegExp).describe('The id of the bet.'),
  "chaseId": zod.string().max(listLotteryBetsResponseValueContentItemChaseIdMax).regex(listLotteryBetsResponseValueContentItemChaseIdRegExp).nullable().describe('The chase that it belongs to, else null.'),
  "gameCode": zod.string().max(listLotteryBetsResponseValueContentItemGameCodeMax).regex(listLotteryBetsResponseValueContentItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listLotteryBetsResponseValueContentItemGameNameMax).describe('The game\'s name.'),
  "drawId": zod.string().max(listLotteryBetsResponseValueContentItemDrawIdMax).regex(listLotteryBetsResponseValueContentItemDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(listLotteryBetsResponseValueContentItemStationOneCodeMax).regex(listLotteryBetsResponseValueContentItemStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(listLotteryBetsResponseValueContentItemStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "playType": zod.string().max(listLotteryBetsResponseValueContentItemPlayTypeMax).regex(listLotteryBetsResponseValueContentItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place; `S5_G120 S5_G60 S5_G30`; `S3F_G3 S3F_G6 S3M_G3 S3M_G6 S3L_G3 S3L_G6`; `S3F_SUM S3L_SUM`; `POS_1`; `SUM_BS SUM_OE` big or small and odd or even of the sum of five |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `SUM_BS SUM_OE`; `POS_BS POS_OE` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR TWO_DIFFERENT THREE_DIFFERENT` |\n| PK10 | `POS_1`; `TOP2_SUM`; `TOP2_STRAIGHT TOP3_STRAIGHT`; `POS_BS POS_OE` |\n| PC28 | `SUM`; `SUM_BS SUM_OE`; `SUM_EXTREME` |\n'),
  "labelName": zod.string().min(1).max(listLotteryBetsResponseValueContentItemLabelNameMax).describe('The play type\'s name.'),
  "picks": zod.array(zod.array(zod.string().max(listLotteryBetsResponseValueContentItemPicksItemItemMax).regex(listLotteryBetsResponseValueContentItemPicksItemItemRegExp)).max(listLotteryBetsResponseValueContentItemPicksItemMax)).max(listLotteryBetsResponseValueContentItemPicksMax).describe('What was picked in each row.'),
  "combinations": zod.int().min(1).max(listLotteryBetsResponseValueContentItemCombinationsMax).describe('Combinations that the picks make.'),
  "lines": zod.int().min(1).max(listLotteryBetsResponseValueContentItemLinesMax).describe('Combinations x lines of each.'),
  "unit": zod.string().max(listLotteryBetsResponseValueContentItemUnitMax).regex(listLotteryBetsResponseValueContentItemUnitRegExp).describe('What a line costs.'),
  "multiple": zod.int().min(1).max(listLotteryBetsResponseValueContentItemMultipleMax).describe('Times the unit, that of the line x that of the draw.'),
  "stake": zod.string().max(listLotteryBetsResponseValueContentItemStakeMax).regex(listLotteryBetsResponseValueContentItemStakeRegExp).describe('lines x unit x multiple.'),
  "odds": zod.string().max(listLotteryBetsResponseValueContentItemOddsMax).regex(listLotteryBetsResponseValueContentItemOddsRegExp).describe('The odds of the bet, fixed when it was placed.'),
  "hitProbability": zod.string().max(listLotteryBetsResponseValueContentItemHitProbabilityMax).regex(listLotteryBetsResponseValueContentItemHitProbabilityRegExp).describe('How likely one combination pays at all.'),
  "returnToPlayer": zod.int().min(listLotteryBetsResponseValueContentItemReturnToPlayerMin).max(listLotteryBetsResponseValueContentItemReturnToPlayerMax).describe('The return to player in basis points.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).describe('`open` until the draw is settled; `push` gives the stake back by the rule of the play type, `void` because the draw is\nvoid, `cancelled` by the player or a chase that ended.\n'),
  "hits": zod.int().min(listLotteryBetsResponseValueContentItemHitsMin).max(listLotteryBetsResponseValueContentItemHitsMax).nullable().describe('Hits that pay, null until it is settled.'),
  "payout": zod.string().max(listLotteryBetsResponseValueContentItemPayoutMax).regex(listLotteryBetsResponseValueContentItemPayoutRegExp).nullable().describe('unit x multiple x odds x hits, limits applied, or the stake that came back; null until it is settled.'),
  "maxPayout": zod.string().max(listLotteryBetsResponseValueContentItemMaxPayoutMax).regex(listLotteryBetsResponseValueContentItemMaxPayoutRegExp).describe('The most that it can be paid.'),
  "drawVersion": zod.int().min(1).max(listLotteryBetsResponseValueContentItemDrawVersionMax).nullable().describe('The version of the result that it is settled by, null until then.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(listLotteryBetsResponseValueContentItemPlacedAtMax).describe('When it was placed.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(listLotteryBetsResponseValueContentItemClosesAtMax).describe('When its draw closes.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(listLotteryBetsResponseValueContentItemSettledAtMax).nullable().describe('When it was settled or cancelled.'),
  "cancellable": zod.boolean().describe('Whether it can be cancelled now.')
}).describe('A bet on one draw, one entry of a slip.')).max(listLotteryBetsResponseValueContentMax).describe('The bets of the page, the newest first; none beyond the last page.'),
  "totalPages": zod.int().min(listLotteryBetsResponseValueTotalPagesMin).max(listLotteryBetsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listLotteryBetsResponseValueTotalElementsMin).max(listLotteryBetsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "bets": zod.int().min(listLotteryBetsResponseValueTotalsBetsMin).max(listLotteryBetsResponseValueTotalsBetsMax).describe('Bets.'),
  "stake": zod.string().max(listLotteryBetsResponseValueTotalsStakeMax).regex(listLotteryBetsResponseValueTotalsStakeRegExp).describe('What was staked, stakes that came back left out.'),
  "payout": zod.string().max(listLotteryBetsResponseValueTotalsPayoutMax).regex(listLotteryBetsResponseValueTotalsPayoutRegExp).describe('What won bets were paid.'),
  "openStake": zod.string().max(listLotteryBetsResponseValueTotalsOpenStakeMax).regex(listLotteryBetsResponseValueTotalsOpenStakeRegExp).describe('The part of the stake that is still open.'),
  "net": zod.string().max(listLotteryBetsResponseValueTotalsNetMax).regex(listLotteryBetsResponseValueTotalsNetRegExp).describe('Paid less staked, open bets left out; negative when the player lost.')
}).describe('The sums over all entries of the range, not of the page.')
}).describe('A page of bets.')
}).describe('The answer of `listLotteryBets`.')

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
 * @summary Place a slip
 */
export const placeLotteryBetHeaderMerchantMax = 32;


export const placeLotteryBetHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const placeLotteryBetHeaderXRequestIdMax = 64;


export const placeLotteryBetHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const placeLotteryBetHeaderIdempotencyKeyMax = 64;


export const placeLotteryBetHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const PlaceLotteryBetHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(placeLotteryBetHeaderMerchantMax).regex(placeLotteryBetHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(placeLotteryBetHeaderXRequestIdMax).regex(placeLotteryBetHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(placeLotteryBetHeaderIdempotencyKeyMax).regex(placeLotteryBetHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
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

export const placeLotteryBetBodyLinesItemUnitMax = 25;


export const placeLotteryBetBodyLinesItemUnitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const placeLotteryBetBodyLinesItemMultipleMax = 100000;

export const placeLotteryBetBodyLinesMax = 50;



export const PlaceLotteryBetBody = zod.strictObject({
  "gameCode": zod.string().max(placeLotteryBetBodyGameCodeMax).regex(placeLotteryBetBodyGameCodeRegExp).describe('A lottery game.'),
  "oddsVersion": zod.int().min(1).max(placeLotteryBetBodyOddsVersionMax).describe('The version of the odds that the player saw.'),
  "draws": zod.array(zod.strictObject({
  "drawId": zod.string().max(placeLotteryBetBodyDrawsItemDrawIdMax).regex(placeLotteryBetBodyDrawsItemDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "multiple": zod.int().min(1).max(placeLotteryBetBodyDrawsItemMultipleMax).describe('Times every line of the slip in this draw, for a chase that raises its stake; otherwise 1.')
}).describe('A draw that the slip is for.')).min(1).max(placeLotteryBetBodyDrawsMax).describe('The draws, the nearest first, none twice. More than one is a chase.'),
  "stopOnWin": zod.boolean().describe('Whether a chase ends with the first draw in which any of its bets wins; false without a chase.'),
  "lines": zod.array(zod.strictObject({
  "playType": zod.string().max(placeLotteryBetBodyLinesItemPlayTypeMax).regex(placeLotteryBetBodyLinesItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place; `S5_G120 S5_G60 S5_G30`; `S3F_G3 S3F_G6 S3M_G3 S3M_G6 S3L_G3 S3L_G6`; `S3F_SUM S3L_SUM`; `POS_1`; `SUM_BS SUM_OE` big or small and odd or even of the sum of five |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `SUM_BS SUM_OE`; `POS_BS POS_OE` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR TWO_DIFFERENT THREE_DIFFERENT` |\n| PK10 | `POS_1`; `TOP2_SUM`; `TOP2_STRAIGHT TOP3_STRAIGHT`; `POS_BS POS_OE` |\n| PC28 | `SUM`; `SUM_BS SUM_OE`; `SUM_EXTREME` |\n'),
  "picks": zod.array(zod.array(zod.string().max(placeLotteryBetBodyLinesItemPicksItemItemMax).regex(placeLotteryBetBodyLinesItemPicksItemItemRegExp)).min(1).max(placeLotteryBetBodyLinesItemPicksItemMax)).min(1).max(placeLotteryBetBodyLinesItemPicksMax).describe('What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all\npicks must have the same price; others go into an entry of their own.\n'),
  "unit": zod.string().max(placeLotteryBetBodyLinesItemUnitMax).regex(placeLotteryBetBodyLinesItemUnitRegExp).describe('What a line costs, one of the game\'s `units`.'),
  "multiple": zod.int().min(1).max(placeLotteryBetBodyLinesItemMultipleMax).describe('Times the unit.')
}).describe('One entry of a slip.')).min(1).max(placeLotteryBetBodyLinesMax).describe('The entries.')
}).describe('A slip.')

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

export const placeLotteryBetResponseValueChaseOneLinesItemUnitMax = 25;


export const placeLotteryBetResponseValueChaseOneLinesItemUnitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
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


export const PlaceLotteryBetResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bets": zod.array(zod.strictObject({
  "betId": zod.string().max(placeLotteryBetResponseValueBetsItemBetIdMax).regex(placeLotteryBetResponseValueBetsItemBetIdRegExp).describe('The id of the bet.'),
  "chaseId": zod.string().max(placeLotteryBetResponseValueBetsItemChaseIdMax).regex(placeLotteryBetResponseValueBetsItemChaseIdRegExp).nullable().describe('The chase that it belongs to, else null.'),
  "gameCode": zod.string().max(placeLotteryBetResponseValueBetsItemGameCodeMax).regex(placeLotteryBetResponseValueBetsItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(placeLotteryBetResponseValueBetsItemGameNameMax).describe('The game\'s name.'),
  "drawId": zod.string().max(placeLotteryBetResponseValueBetsItemDrawIdMax).regex(placeLotteryBetResponseValueBetsItemDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(placeLotteryBetResponseValueBetsItemStationOneCodeMax).regex(placeLotteryBetResponseValueBetsItemStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(placeLotteryBetResponseValueBetsItemStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "playType": zod.string().max(placeLotteryBetResponseValueBetsItemPlayTypeMax).regex(placeLotteryBetResponseValueBetsItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place; `S5_G120 S5_G60 S5_G30`; `S3F_G3 S3F_G6 S3M_G3 S3M_G6 S3L_G3 S3L_G6`; `S3F_SUM S3L_SUM`; `POS_1`; `SUM_BS SUM_OE` big or small and odd or even of the sum of five |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `SUM_BS SUM_OE`; `POS_BS POS_OE` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR TWO_DIFFERENT THREE_DIFFERENT` |\n| PK10 | `POS_1`; `TOP2_SUM`; `TOP2_STRAIGHT TOP3_STRAIGHT`; `POS_BS POS_OE` |\n| PC28 | `SUM`; `SUM_BS SUM_OE`; `SUM_EXTREME` |\n'),
  "labelName": zod.string().min(1).max(placeLotteryBetResponseValueBetsItemLabelNameMax).describe('The play type\'s name.'),
  "picks": zod.array(zod.array(zod.string().max(placeLotteryBetResponseValueBetsItemPicksItemItemMax).regex(placeLotteryBetResponseValueBetsItemPicksItemItemRegExp)).max(placeLotteryBetResponseValueBetsItemPicksItemMax)).max(placeLotteryBetResponseValueBetsItemPicksMax).describe('What was picked in each row.'),
  "combinations": zod.int().min(1).max(placeLotteryBetResponseValueBetsItemCombinationsMax).describe('Combinations that the picks make.'),
  "lines": zod.int().min(1).max(placeLotteryBetResponseValueBetsItemLinesMax).describe('Combinations x lines of each.'),
  "unit": zod.string().max(placeLotteryBetResponseValueBetsItemUnitMax).regex(placeLotteryBetResponseValueBetsItemUnitRegExp).describe('What a line costs.'),
  "multiple": zod.int().min(1).max(placeLotteryBetResponseValueBetsItemMultipleMax).describe('Times the unit, that of the line x that of the draw.'),
  "stake": zod.string().max(placeLotteryBetResponseValueBetsItemStakeMax).regex(placeLotteryBetResponseValueBetsItemStakeRegExp).describe('lines x unit x multiple.'),
  "odds": zod.string().max(placeLotteryBetResponseValueBetsItemOddsMax).regex(placeLotteryBetResponseValueBetsItemOddsRegExp).describe('The odds of the bet, fixed when it was placed.'),
  "hitProbability": zod.string().max(placeLotteryBetResponseValueBetsItemHitProbabilityMax).regex(placeLotteryBetResponseValueBetsItemHitProbabilityRegExp).describe('How likely one combination pays at all.'),
  "returnToPlayer": zod.int().min(placeLotteryBetResponseValueBetsItemReturnToPlayerMin).max(placeLotteryBetResponseValueBetsItemReturnToPlayerMax).describe('The return to player in basis points.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).describe('`open` until the draw is settled; `push` gives the stake back by the rule of the play type, `void` because the draw is\nvoid, `cancelled` by the player or a chase that ended.\n'),
  "hits": zod.int().min(placeLotteryBetResponseValueBetsItemHitsMin).max(placeLotteryBetResponseValueBetsItemHitsMax).nullable().describe('Hits that pay, null until it is settled.'),
  "payout": zod.string().max(placeLotteryBetResponseValueBetsItemPayoutMax).regex(placeLotteryBetResponseValueBetsItemPayoutRegExp).nullable().describe('unit x multiple x odds x hits, limits applied, or the stake that came back; null until it is settled.'),
  "maxPayout": zod.string().max(placeLotteryBetResponseValueBetsItemMaxPayoutMax).regex(placeLotteryBetResponseValueBetsItemMaxPayoutRegExp).describe('The most that it can be paid.'),
  "drawVersion": zod.int().min(1).max(placeLotteryBetResponseValueBetsItemDrawVersionMax).nullable().describe('The version of the result that it is settled by, null until then.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(placeLotteryBetResponseValueBetsItemPlacedAtMax).describe('When it was placed.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(placeLotteryBetResponseValueBetsItemClosesAtMax).describe('When its draw closes.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(placeLotteryBetResponseValueBetsItemSettledAtMax).nullable().describe('When it was settled or cancelled.'),
  "cancellable": zod.boolean().describe('Whether it can be cancelled now.')
}).describe('A bet on one draw, one entry of a slip.')).max(placeLotteryBetResponseValueBetsMax).describe('The bets by draw, and within a draw in the order of the slip.'),
  "chase": zod.union([zod.strictObject({
  "chaseId": zod.string().max(placeLotteryBetResponseValueChaseOneChaseIdMax).regex(placeLotteryBetResponseValueChaseOneChaseIdRegExp).describe('The id of the chase.'),
  "gameCode": zod.string().max(placeLotteryBetResponseValueChaseOneGameCodeMax).regex(placeLotteryBetResponseValueChaseOneGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(placeLotteryBetResponseValueChaseOneGameNameMax).describe('The game\'s name.'),
  "stopOnWin": zod.boolean().describe('Whether it ends with the first win.'),
  "state": zod.enum(['running', 'completed', 'won', 'stopped']).describe('`completed` went through all its draws, `won` ended by `stopOnWin`, `stopped` was ended by the player or by a limit.'),
  "lines": zod.array(zod.strictObject({
  "playType": zod.string().max(placeLotteryBetResponseValueChaseOneLinesItemPlayTypeMax).regex(placeLotteryBetResponseValueChaseOneLinesItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place; `S5_G120 S5_G60 S5_G30`; `S3F_G3 S3F_G6 S3M_G3 S3M_G6 S3L_G3 S3L_G6`; `S3F_SUM S3L_SUM`; `POS_1`; `SUM_BS SUM_OE` big or small and odd or even of the sum of five |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `SUM_BS SUM_OE`; `POS_BS POS_OE` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR TWO_DIFFERENT THREE_DIFFERENT` |\n| PK10 | `POS_1`; `TOP2_SUM`; `TOP2_STRAIGHT TOP3_STRAIGHT`; `POS_BS POS_OE` |\n| PC28 | `SUM`; `SUM_BS SUM_OE`; `SUM_EXTREME` |\n'),
  "picks": zod.array(zod.array(zod.string().max(placeLotteryBetResponseValueChaseOneLinesItemPicksItemItemMax).regex(placeLotteryBetResponseValueChaseOneLinesItemPicksItemItemRegExp)).min(1).max(placeLotteryBetResponseValueChaseOneLinesItemPicksItemMax)).min(1).max(placeLotteryBetResponseValueChaseOneLinesItemPicksMax).describe('What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all\npicks must have the same price; others go into an entry of their own.\n'),
  "unit": zod.string().max(placeLotteryBetResponseValueChaseOneLinesItemUnitMax).regex(placeLotteryBetResponseValueChaseOneLinesItemUnitRegExp).describe('What a line costs, one of the game\'s `units`.'),
  "multiple": zod.int().min(1).max(placeLotteryBetResponseValueChaseOneLinesItemMultipleMax).describe('Times the unit.')
}).describe('One entry of a slip.')).min(1).max(placeLotteryBetResponseValueChaseOneLinesMax).describe('The entries of its slip.'),
  "draws": zod.array(zod.strictObject({
  "drawId": zod.string().max(placeLotteryBetResponseValueChaseOneDrawsItemDrawIdMax).regex(placeLotteryBetResponseValueChaseOneDrawsItemDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "drawAt": zod.iso.datetime({"offset":true}).max(placeLotteryBetResponseValueChaseOneDrawsItemDrawAtMax).describe('When it is drawn.'),
  "multiple": zod.int().min(1).max(placeLotteryBetResponseValueChaseOneDrawsItemMultipleMax).describe('Times every line of the slip.'),
  "stake": zod.string().max(placeLotteryBetResponseValueChaseOneDrawsItemStakeMax).regex(placeLotteryBetResponseValueChaseOneDrawsItemStakeRegExp).describe('Its stake.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).describe('`open` until the draw is settled; `push` gives the stake back by the rule of the play type, `void` because the draw is\nvoid, `cancelled` by the player or a chase that ended.\n'),
  "payout": zod.string().max(placeLotteryBetResponseValueChaseOneDrawsItemPayoutMax).regex(placeLotteryBetResponseValueChaseOneDrawsItemPayoutRegExp).nullable().describe('What it paid or gave back, null until it is settled.'),
  "betIds": zod.array(zod.string().max(placeLotteryBetResponseValueChaseOneDrawsItemBetIdsItemMax).regex(placeLotteryBetResponseValueChaseOneDrawsItemBetIdsItemRegExp)).min(1).max(placeLotteryBetResponseValueChaseOneDrawsItemBetIdsMax).describe('Its bets in the order of the slip.')
}).describe('A draw of a chase.')).max(placeLotteryBetResponseValueChaseOneDrawsMax).describe('Its draws in their order, at least two.'),
  "drawsDone": zod.int().min(placeLotteryBetResponseValueChaseOneDrawsDoneMin).max(placeLotteryBetResponseValueChaseOneDrawsDoneMax).describe('Draws that are settled.'),
  "totalStake": zod.string().max(placeLotteryBetResponseValueChaseOneTotalStakeMax).regex(placeLotteryBetResponseValueChaseOneTotalStakeRegExp).describe('What was taken when it was placed.'),
  "paid": zod.string().max(placeLotteryBetResponseValueChaseOnePaidMax).regex(placeLotteryBetResponseValueChaseOnePaidRegExp).describe('What its draws have paid.'),
  "returned": zod.string().max(placeLotteryBetResponseValueChaseOneReturnedMax).regex(placeLotteryBetResponseValueChaseOneReturnedRegExp).describe('Stakes that came back, of draws cancelled, void or push.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(placeLotteryBetResponseValueChaseOnePlacedAtMax).describe('When it was placed.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(placeLotteryBetResponseValueChaseOneEndedAtMax).nullable().describe('When it ended.')
}).describe('A slip over several draws.'),zod.null()]).describe('The chase, null where the slip has one draw.'),
  "totalStake": zod.string().max(placeLotteryBetResponseValueTotalStakeMax).regex(placeLotteryBetResponseValueTotalStakeRegExp).describe('What was taken.'),
  "balanceAfter": zod.string().max(placeLotteryBetResponseValueBalanceAfterMax).regex(placeLotteryBetResponseValueBalanceAfterRegExp).describe('The balance after it.')
}).describe('The bets of a slip.')
}).describe('The answer of `placeLotteryBet`.')

/**
 * A bet of the member of the session. Another member's is 404.
 * @summary Show a lottery bet
 */
export const getLotteryBetPathBetIdMax = 40;


export const getLotteryBetPathBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const GetLotteryBetParams = zod.object({
  "betId": zod.string().max(getLotteryBetPathBetIdMax).regex(getLotteryBetPathBetIdRegExp).describe('The bet.')
})

export const getLotteryBetHeaderMerchantMax = 32;


export const getLotteryBetHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getLotteryBetHeaderXRequestIdMax = 64;


export const getLotteryBetHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetLotteryBetHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getLotteryBetHeaderMerchantMax).regex(getLotteryBetHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getLotteryBetHeaderXRequestIdMax).regex(getLotteryBetHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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



export const GetLotteryBetResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "betId": zod.string().max(getLotteryBetResponseValueBetIdMax).regex(getLotteryBetResponseValueBetIdRegExp).describe('The id of the bet.'),
  "chaseId": zod.string().max(getLotteryBetResponseValueChaseIdMax).regex(getLotteryBetResponseValueChaseIdRegExp).nullable().describe('The chase that it belongs to, else null.'),
  "gameCode": zod.string().max(getLotteryBetResponseValueGameCodeMax).regex(getLotteryBetResponseValueGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(getLotteryBetResponseValueGameNameMax).describe('The game\'s name.'),
  "drawId": zod.string().max(getLotteryBetResponseValueDrawIdMax).regex(getLotteryBetResponseValueDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(getLotteryBetResponseValueStationOneCodeMax).regex(getLotteryBetResponseValueStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(getLotteryBetResponseValueStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "playType": zod.string().max(getLotteryBetResponseValuePlayTypeMax).regex(getLotteryBetResponseValuePlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place; `S5_G120 S5_G60 S5_G30`; `S3F_G3 S3F_G6 S3M_G3 S3M_G6 S3L_G3 S3L_G6`; `S3F_SUM S3L_SUM`; `POS_1`; `SUM_BS SUM_OE` big or small and odd or even of the sum of five |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `SUM_BS SUM_OE`; `POS_BS POS_OE` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR TWO_DIFFERENT THREE_DIFFERENT` |\n| PK10 | `POS_1`; `TOP2_SUM`; `TOP2_STRAIGHT TOP3_STRAIGHT`; `POS_BS POS_OE` |\n| PC28 | `SUM`; `SUM_BS SUM_OE`; `SUM_EXTREME` |\n'),
  "labelName": zod.string().min(1).max(getLotteryBetResponseValueLabelNameMax).describe('The play type\'s name.'),
  "picks": zod.array(zod.array(zod.string().max(getLotteryBetResponseValuePicksItemItemMax).regex(getLotteryBetResponseValuePicksItemItemRegExp)).max(getLotteryBetResponseValuePicksItemMax)).max(getLotteryBetResponseValuePicksMax).describe('What was picked in each row.'),
  "combinations": zod.int().min(1).max(getLotteryBetResponseValueCombinationsMax).describe('Combinations that the picks make.'),
  "lines": zod.int().min(1).max(getLotteryBetResponseValueLinesMax).describe('Combinations x lines of each.'),
  "unit": zod.string().max(getLotteryBetResponseValueUnitMax).regex(getLotteryBetResponseValueUnitRegExp).describe('What a line costs.'),
  "multiple": zod.int().min(1).max(getLotteryBetResponseValueMultipleMax).describe('Times the unit, that of the line x that of the draw.'),
  "stake": zod.string().max(getLotteryBetResponseValueStakeMax).regex(getLotteryBetResponseValueStakeRegExp).describe('lines x unit x multiple.'),
  "odds": zod.string().max(getLotteryBetResponseValueOddsMax).regex(getLotteryBetResponseValueOddsRegExp).describe('The odds of the bet, fixed when it was placed.'),
  "hitProbability": zod.string().max(getLotteryBetResponseValueHitProbabilityMax).regex(getLotteryBetResponseValueHitProbabilityRegExp).describe('How likely one combination pays at all.'),
  "returnToPlayer": zod.int().min(getLotteryBetResponseValueReturnToPlayerMin).max(getLotteryBetResponseValueReturnToPlayerMax).describe('The return to player in basis points.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).describe('`open` until the draw is settled; `push` gives the stake back by the rule of the play type, `void` because the draw is\nvoid, `cancelled` by the player or a chase that ended.\n'),
  "hits": zod.int().min(getLotteryBetResponseValueHitsMin).max(getLotteryBetResponseValueHitsMax).nullable().describe('Hits that pay, null until it is settled.'),
  "payout": zod.string().max(getLotteryBetResponseValuePayoutMax).regex(getLotteryBetResponseValuePayoutRegExp).nullable().describe('unit x multiple x odds x hits, limits applied, or the stake that came back; null until it is settled.'),
  "maxPayout": zod.string().max(getLotteryBetResponseValueMaxPayoutMax).regex(getLotteryBetResponseValueMaxPayoutRegExp).describe('The most that it can be paid.'),
  "drawVersion": zod.int().min(1).max(getLotteryBetResponseValueDrawVersionMax).nullable().describe('The version of the result that it is settled by, null until then.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(getLotteryBetResponseValuePlacedAtMax).describe('When it was placed.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(getLotteryBetResponseValueClosesAtMax).describe('When its draw closes.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(getLotteryBetResponseValueSettledAtMax).nullable().describe('When it was settled or cancelled.'),
  "cancellable": zod.boolean().describe('Whether it can be cancelled now.')
}).describe('A bet on one draw, one entry of a slip.')
}).describe('The answer of `getLotteryBet`.')

/**
 * Takes a bet back and returns its stake in the same transaction, as long as its draw has not closed by the database's clock. A bet of a
 * chase can be cancelled too; its other draws go on. A bet that is closed, settled or cancelled is 422 `bet_not_cancellable`;
 * with the same key it is cancelled once and answered as the first time.
 * @summary Cancel a lottery bet
 */
export const cancelLotteryBetPathBetIdMax = 40;


export const cancelLotteryBetPathBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const CancelLotteryBetParams = zod.object({
  "betId": zod.string().max(cancelLotteryBetPathBetIdMax).regex(cancelLotteryBetPathBetIdRegExp).describe('The bet.')
})

export const cancelLotteryBetHeaderMerchantMax = 32;


export const cancelLotteryBetHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const cancelLotteryBetHeaderXRequestIdMax = 64;


export const cancelLotteryBetHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const cancelLotteryBetHeaderIdempotencyKeyMax = 64;


export const cancelLotteryBetHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const CancelLotteryBetHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(cancelLotteryBetHeaderMerchantMax).regex(cancelLotteryBetHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(cancelLotteryBetHeaderXRequestIdMax).regex(cancelLotteryBetHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(cancelLotteryBetHeaderIdempotencyKeyMax).regex(cancelLotteryBetHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
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


export const CancelLotteryBetResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bet": zod.strictObject({
  "betId": zod.string().max(cancelLotteryBetResponseValueBetBetIdMax).regex(cancelLotteryBetResponseValueBetBetIdRegExp).describe('The id of the bet.'),
  "chaseId": zod.string().max(cancelLotteryBetResponseValueBetChaseIdMax).regex(cancelLotteryBetResponseValueBetChaseIdRegExp).nullable().describe('The chase that it belongs to, else null.'),
  "gameCode": zod.string().max(cancelLotteryBetResponseValueBetGameCodeMax).regex(cancelLotteryBetResponseValueBetGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(cancelLotteryBetResponseValueBetGameNameMax).describe('The game\'s name.'),
  "drawId": zod.string().max(cancelLotteryBetResponseValueBetDrawIdMax).regex(cancelLotteryBetResponseValueBetDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(cancelLotteryBetResponseValueBetStationOneCodeMax).regex(cancelLotteryBetResponseValueBetStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(cancelLotteryBetResponseValueBetStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "playType": zod.string().max(cancelLotteryBetResponseValueBetPlayTypeMax).regex(cancelLotteryBetResponseValueBetPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place; `S5_G120 S5_G60 S5_G30`; `S3F_G3 S3F_G6 S3M_G3 S3M_G6 S3L_G3 S3L_G6`; `S3F_SUM S3L_SUM`; `POS_1`; `SUM_BS SUM_OE` big or small and odd or even of the sum of five |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `SUM_BS SUM_OE`; `POS_BS POS_OE` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR TWO_DIFFERENT THREE_DIFFERENT` |\n| PK10 | `POS_1`; `TOP2_SUM`; `TOP2_STRAIGHT TOP3_STRAIGHT`; `POS_BS POS_OE` |\n| PC28 | `SUM`; `SUM_BS SUM_OE`; `SUM_EXTREME` |\n'),
  "labelName": zod.string().min(1).max(cancelLotteryBetResponseValueBetLabelNameMax).describe('The play type\'s name.'),
  "picks": zod.array(zod.array(zod.string().max(cancelLotteryBetResponseValueBetPicksItemItemMax).regex(cancelLotteryBetResponseValueBetPicksItemItemRegExp)).max(cancelLotteryBetResponseValueBetPicksItemMax)).max(cancelLotteryBetResponseValueBetPicksMax).describe('What was picked in each row.'),
  "combinations": zod.int().min(1).max(cancelLotteryBetResponseValueBetCombinationsMax).describe('Combinations that the picks make.'),
  "lines": zod.int().min(1).max(cancelLotteryBetResponseValueBetLinesMax).describe('Combinations x lines of each.'),
  "unit": zod.string().max(cancelLotteryBetResponseValueBetUnitMax).regex(cancelLotteryBetResponseValueBetUnitRegExp).describe('What a line costs.'),
  "multiple": zod.int().min(1).max(cancelLotteryBetResponseValueBetMultipleMax).describe('Times the unit, that of the line x that of the draw.'),
  "stake": zod.string().max(cancelLotteryBetResponseValueBetStakeMax).regex(cancelLotteryBetResponseValueBetStakeRegExp).describe('lines x unit x multiple.'),
  "odds": zod.string().max(cancelLotteryBetResponseValueBetOddsMax).regex(cancelLotteryBetResponseValueBetOddsRegExp).describe('The odds of the bet, fixed when it was placed.'),
  "hitProbability": zod.string().max(cancelLotteryBetResponseValueBetHitProbabilityMax).regex(cancelLotteryBetResponseValueBetHitProbabilityRegExp).describe('How likely one combination pays at all.'),
  "returnToPlayer": zod.int().min(cancelLotteryBetResponseValueBetReturnToPlayerMin).max(cancelLotteryBetResponseValueBetReturnToPlayerMax).describe('The return to player in basis points.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).describe('`open` until the draw is settled; `push` gives the stake back by the rule of the play type, `void` because the draw is\nvoid, `cancelled` by the player or a chase that ended.\n'),
  "hits": zod.int().min(cancelLotteryBetResponseValueBetHitsMin).max(cancelLotteryBetResponseValueBetHitsMax).nullable().describe('Hits that pay, null until it is settled.'),
  "payout": zod.string().max(cancelLotteryBetResponseValueBetPayoutMax).regex(cancelLotteryBetResponseValueBetPayoutRegExp).nullable().describe('unit x multiple x odds x hits, limits applied, or the stake that came back; null until it is settled.'),
  "maxPayout": zod.string().max(cancelLotteryBetResponseValueBetMaxPayoutMax).regex(cancelLotteryBetResponseValueBetMaxPayoutRegExp).describe('The most that it can be paid.'),
  "drawVersion": zod.int().min(1).max(cancelLotteryBetResponseValueBetDrawVersionMax).nullable().describe('The version of the result that it is settled by, null until then.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(cancelLotteryBetResponseValueBetPlacedAtMax).describe('When it was placed.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(cancelLotteryBetResponseValueBetClosesAtMax).describe('When its draw closes.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(cancelLotteryBetResponseValueBetSettledAtMax).nullable().describe('When it was settled or cancelled.'),
  "cancellable": zod.boolean().describe('Whether it can be cancelled now.')
}).describe('A bet on one draw, one entry of a slip.'),
  "returned": zod.string().max(cancelLotteryBetResponseValueReturnedMax).regex(cancelLotteryBetResponseValueReturnedRegExp).describe('The stake that came back.'),
  "balanceAfter": zod.string().max(cancelLotteryBetResponseValueBalanceAfterMax).regex(cancelLotteryBetResponseValueBalanceAfterRegExp).describe('The balance after it.')
}).describe('A cancelled bet, and the balance after it.')
}).describe('The answer of `cancelLotteryBet`.')

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



export const ListChasesQueryParams = zod.object({
  "gameCode": zod.string().max(listChasesQueryGameCodeMax).regex(listChasesQueryGameCodeRegExp).optional().describe('Of this game only.'),
  "state": zod.enum(['running', 'completed', 'won', 'stopped']).optional().describe('Chases in this state only.'),
  "from": zod.iso.datetime({"offset":true}).max(listChasesQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listChasesQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listChasesQueryPageNoMax).default(listChasesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listChasesQueryPageSizeMax).default(listChasesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listChasesHeaderMerchantMax = 32;


export const listChasesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listChasesHeaderXRequestIdMax = 64;


export const listChasesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListChasesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listChasesHeaderMerchantMax).regex(listChasesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listChasesHeaderXRequestIdMax).regex(listChasesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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

export const listChasesResponseValueContentItemLinesItemUnitMax = 25;


export const listChasesResponseValueContentItemLinesItemUnitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
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



export const ListChasesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "chaseId": zod.string().max(listChasesResponseValueContentItemChaseIdMax).regex(listChasesResponseValueContentItemChaseIdRegExp).describe('The id of the chase.'),
  "gameCode": zod.string().max(listChasesResponseValueContentItemGameCodeMax).regex(listChasesResponseValueContentItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listChasesResponseValueContentItemGameNameMax).describe('The game\'s name.'),
  "stopOnWin": zod.boolean().describe('Whether it ends with the first win.'),
  "state": zod.enum(['running', 'completed', 'won', 'stopped']).describe('`completed` went through all its draws, `won` ended by `stopOnWin`, `stopped` was ended by the player or by a limit.'),
  "lines": zod.array(zod.strictObject({
  "playType": zod.string().max(listChasesResponseValueContentItemLinesItemPlayTypeMax).regex(listChasesResponseValueContentItemLinesItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place; `S5_G120 S5_G60 S5_G30`; `S3F_G3 S3F_G6 S3M_G3 S3M_G6 S3L_G3 S3L_G6`; `S3F_SUM S3L_SUM`; `POS_1`; `SUM_BS SUM_OE` big or small and odd or even of the sum of five |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `SUM_BS SUM_OE`; `POS_BS POS_OE` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR TWO_DIFFERENT THREE_DIFFERENT` |\n| PK10 | `POS_1`; `TOP2_SUM`; `TOP2_STRAIGHT TOP3_STRAIGHT`; `POS_BS POS_OE` |\n| PC28 | `SUM`; `SUM_BS SUM_OE`; `SUM_EXTREME` |\n'),
  "picks": zod.array(zod.array(zod.string().max(listChasesResponseValueContentItemLinesItemPicksItemItemMax).regex(listChasesResponseValueContentItemLinesItemPicksItemItemRegExp)).min(1).max(listChasesResponseValueContentItemLinesItemPicksItemMax)).min(1).max(listChasesResponseValueContentItemLinesItemPicksMax).describe('What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all\npicks must have the same price; others go into an entry of their own.\n'),
  "unit": zod.string().max(listChasesResponseValueContentItemLinesItemUnitMax).regex(listChasesResponseValueContentItemLinesItemUnitRegExp).describe('What a line costs, one of the game\'s `units`.'),
  "multiple": zod.int().min(1).max(listChasesResponseValueContentItemLinesItemMultipleMax).describe('Times the unit.')
}).describe('One entry of a slip.')).min(1).max(listChasesResponseValueContentItemLinesMax).describe('The entries of its slip.'),
  "draws": zod.array(zod.strictObject({
  "drawId": zod.string().max(listChasesResponseValueContentItemDrawsItemDrawIdMax).regex(listChasesResponseValueContentItemDrawsItemDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "drawAt": zod.iso.datetime({"offset":true}).max(listChasesResponseValueContentItemDrawsItemDrawAtMax).describe('When it is drawn.'),
  "multiple": zod.int().min(1).max(listChasesResponseValueContentItemDrawsItemMultipleMax).describe('Times every line of the slip.'),
  "stake": zod.string().max(listChasesResponseValueContentItemDrawsItemStakeMax).regex(listChasesResponseValueContentItemDrawsItemStakeRegExp).describe('Its stake.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).describe('`open` until the draw is settled; `push` gives the stake back by the rule of the play type, `void` because the draw is\nvoid, `cancelled` by the player or a chase that ended.\n'),
  "payout": zod.string().max(listChasesResponseValueContentItemDrawsItemPayoutMax).regex(listChasesResponseValueContentItemDrawsItemPayoutRegExp).nullable().describe('What it paid or gave back, null until it is settled.'),
  "betIds": zod.array(zod.string().max(listChasesResponseValueContentItemDrawsItemBetIdsItemMax).regex(listChasesResponseValueContentItemDrawsItemBetIdsItemRegExp)).min(1).max(listChasesResponseValueContentItemDrawsItemBetIdsMax).describe('Its bets in the order of the slip.')
}).describe('A draw of a chase.')).max(listChasesResponseValueContentItemDrawsMax).describe('Its draws in their order, at least two.'),
  "drawsDone": zod.int().min(listChasesResponseValueContentItemDrawsDoneMin).max(listChasesResponseValueContentItemDrawsDoneMax).describe('Draws that are settled.'),
  "totalStake": zod.string().max(listChasesResponseValueContentItemTotalStakeMax).regex(listChasesResponseValueContentItemTotalStakeRegExp).describe('What was taken when it was placed.'),
  "paid": zod.string().max(listChasesResponseValueContentItemPaidMax).regex(listChasesResponseValueContentItemPaidRegExp).describe('What its draws have paid.'),
  "returned": zod.string().max(listChasesResponseValueContentItemReturnedMax).regex(listChasesResponseValueContentItemReturnedRegExp).describe('Stakes that came back, of draws cancelled, void or push.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(listChasesResponseValueContentItemPlacedAtMax).describe('When it was placed.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(listChasesResponseValueContentItemEndedAtMax).nullable().describe('When it ended.')
}).describe('A slip over several draws.')).max(listChasesResponseValueContentMax).describe('The chases of the page, the newest first; none beyond the last page.'),
  "totalPages": zod.int().min(listChasesResponseValueTotalPagesMin).max(listChasesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listChasesResponseValueTotalElementsMin).max(listChasesResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of chases.')
}).describe('The answer of `listChases`.')

/**
 * A chase of the member of the session with every draw of it. Another member's is 404.
 * @summary Show a chase
 */
export const getChasePathChaseIdMax = 40;


export const getChasePathChaseIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const GetChaseParams = zod.object({
  "chaseId": zod.string().max(getChasePathChaseIdMax).regex(getChasePathChaseIdRegExp).describe('The chase.')
})

export const getChaseHeaderMerchantMax = 32;


export const getChaseHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getChaseHeaderXRequestIdMax = 64;


export const getChaseHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetChaseHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getChaseHeaderMerchantMax).regex(getChaseHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getChaseHeaderXRequestIdMax).regex(getChaseHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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

export const getChaseResponseValueLinesItemUnitMax = 25;


export const getChaseResponseValueLinesItemUnitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
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



export const GetChaseResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "chaseId": zod.string().max(getChaseResponseValueChaseIdMax).regex(getChaseResponseValueChaseIdRegExp).describe('The id of the chase.'),
  "gameCode": zod.string().max(getChaseResponseValueGameCodeMax).regex(getChaseResponseValueGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(getChaseResponseValueGameNameMax).describe('The game\'s name.'),
  "stopOnWin": zod.boolean().describe('Whether it ends with the first win.'),
  "state": zod.enum(['running', 'completed', 'won', 'stopped']).describe('`completed` went through all its draws, `won` ended by `stopOnWin`, `stopped` was ended by the player or by a limit.'),
  "lines": zod.array(zod.strictObject({
  "playType": zod.string().max(getChaseResponseValueLinesItemPlayTypeMax).regex(getChaseResponseValueLinesItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place; `S5_G120 S5_G60 S5_G30`; `S3F_G3 S3F_G6 S3M_G3 S3M_G6 S3L_G3 S3L_G6`; `S3F_SUM S3L_SUM`; `POS_1`; `SUM_BS SUM_OE` big or small and odd or even of the sum of five |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `SUM_BS SUM_OE`; `POS_BS POS_OE` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR TWO_DIFFERENT THREE_DIFFERENT` |\n| PK10 | `POS_1`; `TOP2_SUM`; `TOP2_STRAIGHT TOP3_STRAIGHT`; `POS_BS POS_OE` |\n| PC28 | `SUM`; `SUM_BS SUM_OE`; `SUM_EXTREME` |\n'),
  "picks": zod.array(zod.array(zod.string().max(getChaseResponseValueLinesItemPicksItemItemMax).regex(getChaseResponseValueLinesItemPicksItemItemRegExp)).min(1).max(getChaseResponseValueLinesItemPicksItemMax)).min(1).max(getChaseResponseValueLinesItemPicksMax).describe('What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all\npicks must have the same price; others go into an entry of their own.\n'),
  "unit": zod.string().max(getChaseResponseValueLinesItemUnitMax).regex(getChaseResponseValueLinesItemUnitRegExp).describe('What a line costs, one of the game\'s `units`.'),
  "multiple": zod.int().min(1).max(getChaseResponseValueLinesItemMultipleMax).describe('Times the unit.')
}).describe('One entry of a slip.')).min(1).max(getChaseResponseValueLinesMax).describe('The entries of its slip.'),
  "draws": zod.array(zod.strictObject({
  "drawId": zod.string().max(getChaseResponseValueDrawsItemDrawIdMax).regex(getChaseResponseValueDrawsItemDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "drawAt": zod.iso.datetime({"offset":true}).max(getChaseResponseValueDrawsItemDrawAtMax).describe('When it is drawn.'),
  "multiple": zod.int().min(1).max(getChaseResponseValueDrawsItemMultipleMax).describe('Times every line of the slip.'),
  "stake": zod.string().max(getChaseResponseValueDrawsItemStakeMax).regex(getChaseResponseValueDrawsItemStakeRegExp).describe('Its stake.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).describe('`open` until the draw is settled; `push` gives the stake back by the rule of the play type, `void` because the draw is\nvoid, `cancelled` by the player or a chase that ended.\n'),
  "payout": zod.string().max(getChaseResponseValueDrawsItemPayoutMax).regex(getChaseResponseValueDrawsItemPayoutRegExp).nullable().describe('What it paid or gave back, null until it is settled.'),
  "betIds": zod.array(zod.string().max(getChaseResponseValueDrawsItemBetIdsItemMax).regex(getChaseResponseValueDrawsItemBetIdsItemRegExp)).min(1).max(getChaseResponseValueDrawsItemBetIdsMax).describe('Its bets in the order of the slip.')
}).describe('A draw of a chase.')).max(getChaseResponseValueDrawsMax).describe('Its draws in their order, at least two.'),
  "drawsDone": zod.int().min(getChaseResponseValueDrawsDoneMin).max(getChaseResponseValueDrawsDoneMax).describe('Draws that are settled.'),
  "totalStake": zod.string().max(getChaseResponseValueTotalStakeMax).regex(getChaseResponseValueTotalStakeRegExp).describe('What was taken when it was placed.'),
  "paid": zod.string().max(getChaseResponseValuePaidMax).regex(getChaseResponseValuePaidRegExp).describe('What its draws have paid.'),
  "returned": zod.string().max(getChaseResponseValueReturnedMax).regex(getChaseResponseValueReturnedRegExp).describe('Stakes that came back, of draws cancelled, void or push.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(getChaseResponseValuePlacedAtMax).describe('When it was placed.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(getChaseResponseValueEndedAtMax).nullable().describe('When it ended.')
}).describe('A slip over several draws.')
}).describe('The answer of `getChase`.')

/**
 * Ends a chase: its bets on draws that have not closed by the database's clock are cancelled and their stakes come back in the same transaction;
 * a draw that is closed is still settled. A chase that has ended is answered as it is, with `returned` 0.00.
 * @summary Stop a chase
 */
export const stopChasePathChaseIdMax = 40;


export const stopChasePathChaseIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');


export const StopChaseParams = zod.object({
  "chaseId": zod.string().max(stopChasePathChaseIdMax).regex(stopChasePathChaseIdRegExp).describe('The chase.')
})

export const stopChaseHeaderMerchantMax = 32;


export const stopChaseHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const stopChaseHeaderXRequestIdMax = 64;


export const stopChaseHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const stopChaseHeaderIdempotencyKeyMax = 64;


export const stopChaseHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const StopChaseHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(stopChaseHeaderMerchantMax).regex(stopChaseHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(stopChaseHeaderXRequestIdMax).regex(stopChaseHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(stopChaseHeaderIdempotencyKeyMax).regex(stopChaseHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
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

export const stopChaseResponseValueChaseLinesItemUnitMax = 25;


export const stopChaseResponseValueChaseLinesItemUnitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
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


export const StopChaseResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "chase": zod.strictObject({
  "chaseId": zod.string().max(stopChaseResponseValueChaseChaseIdMax).regex(stopChaseResponseValueChaseChaseIdRegExp).describe('The id of the chase.'),
  "gameCode": zod.string().max(stopChaseResponseValueChaseGameCodeMax).regex(stopChaseResponseValueChaseGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(stopChaseResponseValueChaseGameNameMax).describe('The game\'s name.'),
  "stopOnWin": zod.boolean().describe('Whether it ends with the first win.'),
  "state": zod.enum(['running', 'completed', 'won', 'stopped']).describe('`completed` went through all its draws, `won` ended by `stopOnWin`, `stopped` was ended by the player or by a limit.'),
  "lines": zod.array(zod.strictObject({
  "playType": zod.string().max(stopChaseResponseValueChaseLinesItemPlayTypeMax).regex(stopChaseResponseValueChaseLinesItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place; `S5_G120 S5_G60 S5_G30`; `S3F_G3 S3F_G6 S3M_G3 S3M_G6 S3L_G3 S3L_G6`; `S3F_SUM S3L_SUM`; `POS_1`; `SUM_BS SUM_OE` big or small and odd or even of the sum of five |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `SUM_BS SUM_OE`; `POS_BS POS_OE` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR TWO_DIFFERENT THREE_DIFFERENT` |\n| PK10 | `POS_1`; `TOP2_SUM`; `TOP2_STRAIGHT TOP3_STRAIGHT`; `POS_BS POS_OE` |\n| PC28 | `SUM`; `SUM_BS SUM_OE`; `SUM_EXTREME` |\n'),
  "picks": zod.array(zod.array(zod.string().max(stopChaseResponseValueChaseLinesItemPicksItemItemMax).regex(stopChaseResponseValueChaseLinesItemPicksItemItemRegExp)).min(1).max(stopChaseResponseValueChaseLinesItemPicksItemMax)).min(1).max(stopChaseResponseValueChaseLinesItemPicksMax).describe('What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all\npicks must have the same price; others go into an entry of their own.\n'),
  "unit": zod.string().max(stopChaseResponseValueChaseLinesItemUnitMax).regex(stopChaseResponseValueChaseLinesItemUnitRegExp).describe('What a line costs, one of the game\'s `units`.'),
  "multiple": zod.int().min(1).max(stopChaseResponseValueChaseLinesItemMultipleMax).describe('Times the unit.')
}).describe('One entry of a slip.')).min(1).max(stopChaseResponseValueChaseLinesMax).describe('The entries of its slip.'),
  "draws": zod.array(zod.strictObject({
  "drawId": zod.string().max(stopChaseResponseValueChaseDrawsItemDrawIdMax).regex(stopChaseResponseValueChaseDrawsItemDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "drawAt": zod.iso.datetime({"offset":true}).max(stopChaseResponseValueChaseDrawsItemDrawAtMax).describe('When it is drawn.'),
  "multiple": zod.int().min(1).max(stopChaseResponseValueChaseDrawsItemMultipleMax).describe('Times every line of the slip.'),
  "stake": zod.string().max(stopChaseResponseValueChaseDrawsItemStakeMax).regex(stopChaseResponseValueChaseDrawsItemStakeRegExp).describe('Its stake.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).describe('`open` until the draw is settled; `push` gives the stake back by the rule of the play type, `void` because the draw is\nvoid, `cancelled` by the player or a chase that ended.\n'),
  "payout": zod.string().max(stopChaseResponseValueChaseDrawsItemPayoutMax).regex(stopChaseResponseValueChaseDrawsItemPayoutRegExp).nullable().describe('What it paid or gave back, null until it is settled.'),
  "betIds": zod.array(zod.string().max(stopChaseResponseValueChaseDrawsItemBetIdsItemMax).regex(stopChaseResponseValueChaseDrawsItemBetIdsItemRegExp)).min(1).max(stopChaseResponseValueChaseDrawsItemBetIdsMax).describe('Its bets in the order of the slip.')
}).describe('A draw of a chase.')).max(stopChaseResponseValueChaseDrawsMax).describe('Its draws in their order, at least two.'),
  "drawsDone": zod.int().min(stopChaseResponseValueChaseDrawsDoneMin).max(stopChaseResponseValueChaseDrawsDoneMax).describe('Draws that are settled.'),
  "totalStake": zod.string().max(stopChaseResponseValueChaseTotalStakeMax).regex(stopChaseResponseValueChaseTotalStakeRegExp).describe('What was taken when it was placed.'),
  "paid": zod.string().max(stopChaseResponseValueChasePaidMax).regex(stopChaseResponseValueChasePaidRegExp).describe('What its draws have paid.'),
  "returned": zod.string().max(stopChaseResponseValueChaseReturnedMax).regex(stopChaseResponseValueChaseReturnedRegExp).describe('Stakes that came back, of draws cancelled, void or push.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(stopChaseResponseValueChasePlacedAtMax).describe('When it was placed.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(stopChaseResponseValueChaseEndedAtMax).nullable().describe('When it ended.')
}).describe('A slip over several draws.'),
  "returned": zod.string().max(stopChaseResponseValueReturnedMax).regex(stopChaseResponseValueReturnedRegExp).describe('Stakes that came back by this call.'),
  "balanceAfter": zod.string().max(stopChaseResponseValueBalanceAfterMax).regex(stopChaseResponseValueBalanceAfterRegExp).describe('The balance after it.')
}).describe('A chase that was stopped, and the balance after it.')
}).describe('The answer of `stopChase`.')

