// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const ListPopularGamesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "gameCode": zod.string().max(listPopularGamesResponseValueItemGameCodeMax).regex(listPopularGamesResponseValueItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listPopularGamesResponseValueItemGameNameMax).describe('Its name.'),
  "nodeId": zod.string().max(listPopularGamesResponseValueItemNodeIdMax).regex(listPopularGamesResponseValueItemNodeIdRegExp).nullable().describe('Its place in the catalogue, null where it has none.'),
  "vassalage": zod.string().max(listPopularGamesResponseValueItemVassalageMax).regex(listPopularGamesResponseValueItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "prizeMode": zod.enum(['Lott', 'ZY', 'Elott', 'SEA']).describe('`Lott` the digit lotteries of `/lottery`, `ZY` the same games run by the brand itself, `Elott` the fast draws of `/elott`\nwith two-sided bets, `SEA` the Vietnamese lottery of `/vnlottery`.\n'),
  "gameGroupCode": zod.string().max(listPopularGamesResponseValueItemGameGroupCodeMax).regex(listPopularGamesResponseValueItemGameGroupCodeRegExp).describe('The group of the menu.'),
  "accountTypeName": zod.string().max(listPopularGamesResponseValueItemAccountTypeNameMax).regex(listPopularGamesResponseValueItemAccountTypeNameRegExp).describe('The kind of account, `TCG_LOTTO_VN` for the Vietnamese lottery.'),
  "area": zod.union([zod.literal('VN'),zod.literal(null)]).nullable().describe('The area, `VN` for the Vietnamese lottery; else null.'),
  "launchMode": zod.enum(['LOTT']).describe('What `launchGame` is given.'),
  "picture": zod.string().max(listPopularGamesResponseValueItemPictureMax).describe('Its picture.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "intervalSeconds": zod.int().min(listPopularGamesResponseValueItemIntervalSecondsMin).max(listPopularGamesResponseValueItemIntervalSecondsMax).nullable().describe('Seconds from draw to draw, null where a timetable holds.'),
  "closeSeconds": zod.int().min(listPopularGamesResponseValueItemCloseSecondsMin).max(listPopularGamesResponseValueItemCloseSecondsMax).describe('Seconds before the draw at which bets close.'),
  "nextDrawId": zod.string().max(listPopularGamesResponseValueItemNextDrawIdMax).regex(listPopularGamesResponseValueItemNextDrawIdRegExp).nullable().describe('The draw that takes bets now or next, null where none is planned.'),
  "nextClosesAt": zod.iso.datetime({"offset":true}).max(listPopularGamesResponseValueItemNextClosesAtMax).nullable().describe('When its bets close; null without a next draw.'),
  "nextDrawAt": zod.iso.datetime({"offset":true}).max(listPopularGamesResponseValueItemNextDrawAtMax).nullable().describe('When it is drawn; null without a next draw.'),
  "maintenance": zod.boolean().describe('Whether it takes no bets now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(listPopularGamesResponseValueItemMaintenanceUntilMax).nullable().describe('When that is expected to end; null outside of a maintenance or when nobody knows.')
}).describe('A lottery game.')).max(listPopularGamesResponseValueMax).describe('The lottery games, the most played first.')
}).describe('The answer of `listPopularGames`.')

export const listPopularGames = {
  response: ListPopularGamesResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
