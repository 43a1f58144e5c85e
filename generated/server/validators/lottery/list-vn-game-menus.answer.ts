// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "area": zod.union([zod.literal('VN'),zod.literal(null)]).nullable().describe('The area, `VN` for the Vietnamese lottery; else null.'),
  "launchMode": zod.enum(['LOTT']).describe('What `launchGame` is given.'),
  "picture": zod.string().max(listVnGameMenusResponseValueGameMenusItemGamesItemPictureMax).describe('Its picture.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "intervalSeconds": zod.int().min(listVnGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMin).max(listVnGameMenusResponseValueGameMenusItemGamesItemIntervalSecondsMax).nullable().describe('Seconds from draw to draw, null where a timetable holds.'),
  "closeSeconds": zod.int().min(listVnGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMin).max(listVnGameMenusResponseValueGameMenusItemGamesItemCloseSecondsMax).describe('Seconds before the draw at which bets close.'),
  "nextDrawId": zod.string().max(listVnGameMenusResponseValueGameMenusItemGamesItemNextDrawIdMax).regex(listVnGameMenusResponseValueGameMenusItemGamesItemNextDrawIdRegExp).nullable().describe('The draw that takes bets now or next, null where none is planned.'),
  "nextClosesAt": zod.iso.datetime({"offset":true}).max(listVnGameMenusResponseValueGameMenusItemGamesItemNextClosesAtMax).nullable().describe('When its bets close; null without a next draw.'),
  "nextDrawAt": zod.iso.datetime({"offset":true}).max(listVnGameMenusResponseValueGameMenusItemGamesItemNextDrawAtMax).nullable().describe('When it is drawn; null without a next draw.'),
  "maintenance": zod.boolean().describe('Whether it takes no bets now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listVnGameMenusResponseValueGameMenusItemGamesItemMaintenanceUntilMax).nullable().describe('When that is expected to end; null outside of a maintenance or when nobody knows.')
}).describe('A lottery game.')).max(listVnGameMenusResponseValueGameMenusItemGamesMax).describe('Its games in the order of the menu.')
}).describe('A group of the lottery menu.')).max(listVnGameMenusResponseValueGameMenusMax).describe('The groups in the order of the menu. A group without games is missing.')
}).describe('The menu of a lottery.')
}).describe('The answer of `listVnGameMenus`.')

export const listVnGameMenus = {
  response: ListVnGameMenusResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
