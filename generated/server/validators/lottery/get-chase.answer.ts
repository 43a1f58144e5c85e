// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const GetChaseResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "chaseId": zod.string().max(getChaseResponseValueChaseIdMax).regex(getChaseResponseValueChaseIdRegExp).describe('The id of the chase.'),
  "gameCode": zod.string().max(getChaseResponseValueGameCodeMax).regex(getChaseResponseValueGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(getChaseResponseValueGameNameMax).describe('The game\'s name.'),
  "stopOnWin": zod.boolean().describe('Whether it ends with the first win.'),
  "state": zod.enum(['running', 'completed', 'won', 'stopped']).describe('`completed` went through all its draws, `won` ended by `stopOnWin`, `stopped` was ended by the player or by a limit.'),
  "lines": zod.array(zod.strictObject({
  "playType": zod.string().max(getChaseResponseValueLinesItemPlayTypeMax).regex(getChaseResponseValueLinesItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n'),
  "picks": zod.array(zod.array(zod.string().max(getChaseResponseValueLinesItemPicksItemItemMax).regex(getChaseResponseValueLinesItemPicksItemItemRegExp)).min(1).max(getChaseResponseValueLinesItemPicksItemMax)).min(1).max(getChaseResponseValueLinesItemPicksMax).describe('What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all\npicks must have the same price; others go into an entry of their own.\n'),
  "unit": zod.string().max(getChaseResponseValueLinesItemUnitMax).regex(getChaseResponseValueLinesItemUnitRegExp).describe('What a line costs, one of the game\'s `units`.'),
  "multiple": zod.int().min(1).max(getChaseResponseValueLinesItemMultipleMax).describe('Times the unit.')
}).describe('One entry of a slip.')).min(1).max(getChaseResponseValueLinesMax).describe('The entries of its slip.'),
  "draws": zod.array(zod.strictObject({
  "drawId": zod.string().max(getChaseResponseValueDrawsItemDrawIdMax).regex(getChaseResponseValueDrawsItemDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "drawAt": zod.iso.datetime({"offset":true}).max(getChaseResponseValueDrawsItemDrawAtMax).describe('When it is drawn.'),
  "multiple": zod.int().min(1).max(getChaseResponseValueDrawsItemMultipleMax).describe('Times every line of the slip.'),
  "stake": zod.string().max(getChaseResponseValueDrawsItemStakeMax).regex(getChaseResponseValueDrawsItemStakeRegExp).describe('Its stake.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).describe('`open` until the draw is settled; then `won`, `push` or `lost` as in `BetState`: a bet is lost that hits and is still paid less than its stake.\nThe stake came back of `void`, because the draw is void, and of `cancelled`, by the player or a chase that ended.\n'),
  "payout": zod.string().max(getChaseResponseValueDrawsItemPayoutMax).regex(getChaseResponseValueDrawsItemPayoutRegExp).nullable().describe('What it paid or gave back, null until it is settled.'),
  "betIds": zod.array(zod.string().max(getChaseResponseValueDrawsItemBetIdsItemMax).regex(getChaseResponseValueDrawsItemBetIdsItemRegExp)).min(1).max(getChaseResponseValueDrawsItemBetIdsMax).describe('Its bets in the order of the slip.')
}).describe('A draw of a chase.')).max(getChaseResponseValueDrawsMax).describe('Its draws in their order, at least two.'),
  "drawsDone": zod.int().min(getChaseResponseValueDrawsDoneMin).max(getChaseResponseValueDrawsDoneMax).describe('Draws that are settled.'),
  "totalStake": zod.string().max(getChaseResponseValueTotalStakeMax).regex(getChaseResponseValueTotalStakeRegExp).describe('What was taken when it was placed.'),
  "paid": zod.string().max(getChaseResponseValuePaidMax).regex(getChaseResponseValuePaidRegExp).describe('What its bets have paid, those that are lost with a part of the stake too.'),
  "returned": zod.string().max(getChaseResponseValueReturnedMax).regex(getChaseResponseValueReturnedRegExp).describe('Stakes that came back, of draws cancelled, void or push.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(getChaseResponseValuePlacedAtMax).describe('When it was placed.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(getChaseResponseValueEndedAtMax).nullable().describe('When it ended; null until then.')
}).describe('A slip over several draws.')
}).describe('The answer of `getChase`.')

export const getChase = {
  response: GetChaseResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
