// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "area": zod.union([zod.literal('VN'),zod.literal(null)]).nullable().describe('The area, `VN` for the Vietnamese lottery; else null.'),
  "launchMode": zod.enum(['LOTT']).describe('What `launchGame` is given.'),
  "picture": zod.string().max(getLotteryGameResponseValueGamePictureMax).describe('Its picture.'),
  "isHot": zod.boolean().describe('Whether it is marked as hot.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "intervalSeconds": zod.int().min(getLotteryGameResponseValueGameIntervalSecondsMin).max(getLotteryGameResponseValueGameIntervalSecondsMax).nullable().describe('Seconds from draw to draw, null where a timetable holds.'),
  "closeSeconds": zod.int().min(getLotteryGameResponseValueGameCloseSecondsMin).max(getLotteryGameResponseValueGameCloseSecondsMax).describe('Seconds before the draw at which bets close.'),
  "nextDrawId": zod.string().max(getLotteryGameResponseValueGameNextDrawIdMax).regex(getLotteryGameResponseValueGameNextDrawIdRegExp).nullable().describe('The draw that takes bets now or next, null where none is planned.'),
  "nextClosesAt": zod.iso.datetime({"offset":true}).max(getLotteryGameResponseValueGameNextClosesAtMax).nullable().describe('When its bets close; null without a next draw.'),
  "nextDrawAt": zod.iso.datetime({"offset":true}).max(getLotteryGameResponseValueGameNextDrawAtMax).nullable().describe('When it is drawn; null without a next draw.'),
  "maintenance": zod.boolean().describe('Whether it takes no bets now.'),
  "maintenanceUntil": zod.iso.datetime({"offset":true}).max(getLotteryGameResponseValueGameMaintenanceUntilMax).nullable().describe('When that is expected to end; null outside of a maintenance or when nobody knows.')
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
  "closedDays": zod.array(zod.strictObject({
  "day": zod.iso.date().max(getLotteryGameResponseValueClosedDaysItemDayMax).describe('The day, on the clock of the timetable.'),
  "movedTo": zod.iso.date().max(getLotteryGameResponseValueClosedDaysItemMovedToMax).nullable().describe('The day on which its draws are held, null where they are not.'),
  "reason": zod.string().max(getLotteryGameResponseValueClosedDaysItemReasonMax).nullable().describe('Why, in the words of the operator who closed or moved it; null for the days of Tet.')
}).describe('A day of the timetable on which no draw is held.')).max(getLotteryGameResponseValueClosedDaysMax).describe('The days without draws of today and the 89 days after it, the nearest first; empty where `intervalSeconds` holds.'),
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

export const getLotteryGame = {
  response: GetLotteryGameResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
