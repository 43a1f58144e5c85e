// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "area": zod.union([zod.literal('VN'),zod.literal(null)]).nullable().describe('The area, `VN` for the Vietnamese lottery; else null.'),
  "launchMode": zod.enum(['LOTT']).describe('What `launchGame` is given.'),
  "picture": zod.string().max(listGameMenusResponseValueGameMenusItemGamesItemPictureMax).describe('Its picture.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "intervalSeconds": zod.int().min(listGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMin).max(listGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMax).nullable().describe('Seconds from draw to draw, null where a timetable holds.'),
  "closeSeconds": zod.int().min(listGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMin).max(listGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMax).describe('Seconds before the draw at which bets close.'),
  "nextDrawId": zod.string().max(listGameMenusResponseValueGameMenusItemGamesItemNextDrawIdMax).regex(listGameMenusResponseValueGameMenusItemGamesItemNextDrawIdRegExp).nullable().describe('The draw that takes bets now or next, null where none is planned.'),
  "nextClosesAt": zod.iso.datetime({"offset":true}).max(listGameMenusResponseValueGameMenusItemGamesItemNextClosesAtMax).nullable().describe('When its bets close; null without a next draw.'),
  "nextDrawAt": zod.iso.datetime({"offset":true}).max(listGameMenusResponseValueGameMenusItemGamesItemNextDrawAtMax).nullable().describe('When it is drawn; null without a next draw.'),
  "maintenance": zod.boolean().describe('Whether it takes no bets now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listGameMenusResponseValueGameMenusItemGamesItemMaintenanceUntilMax).nullable().describe('When that is expected to end; null outside of a maintenance or when nobody knows.')
}).describe('A lottery game.')).max(listGameMenusResponseValueGameMenusItemGamesMax).describe('Its games in the order of the menu.')
}).describe('A group of the lottery menu.')).max(listGameMenusResponseValueGameMenusMax).describe('The groups in the order of the menu. A group without games is missing.')
}).describe('The menu of a lottery.')
}).describe('The answer of `listGameMenus`.')

export const listGameMenus = {
  response: ListGameMenusResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
