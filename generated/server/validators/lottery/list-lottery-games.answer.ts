// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "area": zod.union([zod.literal('VN'),zod.literal(null)]).nullable().describe('The area, `VN` for the Vietnamese lottery; else null.'),
  "launchMode": zod.enum(['LOTT']).describe('What `launchGame` is given.'),
  "picture": zod.string().max(listLotteryGamesResponseValueItemPictureMax).describe('Its picture.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "intervalSeconds": zod.int().min(listLotteryGamesResponseValueItemIntervalSecondsMin).max(listLotteryGamesResponseValueItemIntervalSecondsMax).nullable().describe('Seconds from draw to draw, null where a timetable holds.'),
  "closeSeconds": zod.int().min(listLotteryGamesResponseValueItemCloseSecondsMin).max(listLotteryGamesResponseValueItemCloseSecondsMax).describe('Seconds before the draw at which bets close.'),
  "nextDrawId": zod.string().max(listLotteryGamesResponseValueItemNextDrawIdMax).regex(listLotteryGamesResponseValueItemNextDrawIdRegExp).nullable().describe('The draw that takes bets now or next, null where none is planned.'),
  "nextClosesAt": zod.iso.datetime({"offset":true}).max(listLotteryGamesResponseValueItemNextClosesAtMax).nullable().describe('When its bets close; null without a next draw.'),
  "nextDrawAt": zod.iso.datetime({"offset":true}).max(listLotteryGamesResponseValueItemNextDrawAtMax).nullable().describe('When it is drawn; null without a next draw.'),
  "maintenance": zod.boolean().describe('Whether it takes no bets now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listLotteryGamesResponseValueItemMaintenanceUntilMax).nullable().describe('When that is expected to end; null outside of a maintenance or when nobody knows.')
}).describe('A lottery game.')).max(listLotteryGamesResponseValueMax).describe('The games in the order of the menu.')
}).describe('The answer of `listLotteryGames`.')

export const listLotteryGames = {
  response: ListLotteryGamesResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
