// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "area": zod.union([zod.literal('VN'),zod.literal(null)]).nullable().describe('The area, `VN` for the Vietnamese lottery; else null.'),
  "launchMode": zod.enum(['LOTT']).describe('What `launchGame` is given.'),
  "picture": zod.string().max(listVnRecentGamesResponseValueItemPictureMax).describe('Its picture.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "intervalSeconds": zod.int().min(listVnRecentGamesResponseValueItemIntervalSecondsMin).max(listVnRecentGamesResponseValueItemIntervalSecondsMax).nullable().describe('Seconds from draw to draw, null where a timetable holds.'),
  "closeSeconds": zod.int().min(listVnRecentGamesResponseValueItemCloseSecondsMin).max(listVnRecentGamesResponseValueItemCloseSecondsMax).describe('Seconds before the draw at which bets close.'),
  "nextDrawId": zod.string().max(listVnRecentGamesResponseValueItemNextDrawIdMax).regex(listVnRecentGamesResponseValueItemNextDrawIdRegExp).nullable().describe('The draw that takes bets now or next, null where none is planned.'),
  "nextClosesAt": zod.iso.datetime({"offset":true}).max(listVnRecentGamesResponseValueItemNextClosesAtMax).nullable().describe('When its bets close; null without a next draw.'),
  "nextDrawAt": zod.iso.datetime({"offset":true}).max(listVnRecentGamesResponseValueItemNextDrawAtMax).nullable().describe('When it is drawn; null without a next draw.'),
  "maintenance": zod.boolean().describe('Whether it takes no bets now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listVnRecentGamesResponseValueItemMaintenanceUntilMax).nullable().describe('When that is expected to end; null outside of a maintenance or when nobody knows.')
}).describe('A lottery game.')).max(listVnRecentGamesResponseValueMax).describe('The games, the one bet on last first.')
}).describe('The answer of `listVnRecentGames`.')

export const listVnRecentGames = {
  response: ListVnRecentGamesResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
