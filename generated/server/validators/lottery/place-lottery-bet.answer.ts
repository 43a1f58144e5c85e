// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const PlaceLotteryBetResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bets": zod.array(zod.strictObject({
  "betId": zod.string().max(placeLotteryBetResponseValueBetsItemBetIdMax).regex(placeLotteryBetResponseValueBetsItemBetIdRegExp).describe('The id of the bet.'),
  "chaseId": zod.string().max(placeLotteryBetResponseValueBetsItemChaseIdMax).regex(placeLotteryBetResponseValueBetsItemChaseIdRegExp).nullable().describe('The chase that it belongs to, else null.'),
  "gameCode": zod.string().max(placeLotteryBetResponseValueBetsItemGameCodeMax).regex(placeLotteryBetResponseValueBetsItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(placeLotteryBetResponseValueBetsItemGameNameMax).describe('The game\'s name.'),
  "drawId": zod.string().max(placeLotteryBetResponseValueBetsItemDrawIdMax).regex(placeLotteryBetResponseValueBetsItemDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(placeLotteryBetResponseValueBetsItemStationOneCodeMax).regex(placeLotteryBetResponseValueBetsItemStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(placeLotteryBetResponseValueBetsItemStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "playType": zod.string().max(placeLotteryBetResponseValueBetsItemPlayTypeMax).regex(placeLotteryBetResponseValueBetsItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n'),
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
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).describe('`open` until the draw is settled; then `won`, `push` or `lost` as in `BetState`: a bet is lost that hits and is still paid less than its stake.\nThe stake came back of `void`, because the draw is void, and of `cancelled`, by the player or a chase that ended.\n'),
  "hits": zod.int().min(placeLotteryBetResponseValueBetsItemHitsMin).max(placeLotteryBetResponseValueBetsItemHitsMax).nullable().describe('Hits that pay, null until it is settled.'),
  "payout": zod.string().max(placeLotteryBetResponseValueBetsItemPayoutMax).regex(placeLotteryBetResponseValueBetsItemPayoutRegExp).nullable().describe('unit x multiple x odds x hits, limits applied, or the stake that came back; null until it is settled.'),
  "maxPayout": zod.string().max(placeLotteryBetResponseValueBetsItemMaxPayoutMax).regex(placeLotteryBetResponseValueBetsItemMaxPayoutRegExp).describe('The most that it can be paid.'),
  "drawVersion": zod.int().min(1).max(placeLotteryBetResponseValueBetsItemDrawVersionMax).nullable().describe('The version of the result that it is settled by, null until then.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(placeLotteryBetResponseValueBetsItemPlacedAtMax).describe('When it was placed.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(placeLotteryBetResponseValueBetsItemClosesAtMax).describe('When its draw closes.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(placeLotteryBetResponseValueBetsItemSettledAtMax).nullable().describe('When it was settled or cancelled; null until then.'),
  "cancellable": zod.boolean().describe('Whether it can be cancelled now.')
}).describe('A bet on one draw, one entry of a slip.')).max(placeLotteryBetResponseValueBetsMax).describe('The bets by draw, and within a draw in the order of the slip.'),
  "chase": zod.union([zod.strictObject({
  "chaseId": zod.string().max(placeLotteryBetResponseValueChaseOneChaseIdMax).regex(placeLotteryBetResponseValueChaseOneChaseIdRegExp).describe('The id of the chase.'),
  "gameCode": zod.string().max(placeLotteryBetResponseValueChaseOneGameCodeMax).regex(placeLotteryBetResponseValueChaseOneGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(placeLotteryBetResponseValueChaseOneGameNameMax).describe('The game\'s name.'),
  "stopOnWin": zod.boolean().describe('Whether it ends with the first win.'),
  "state": zod.enum(['running', 'completed', 'won', 'stopped']).describe('`completed` went through all its draws, `won` ended by `stopOnWin`, `stopped` was ended by the player or by a limit.'),
  "lines": zod.array(zod.strictObject({
  "playType": zod.string().max(placeLotteryBetResponseValueChaseOneLinesItemPlayTypeMax).regex(placeLotteryBetResponseValueChaseOneLinesItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n'),
  "picks": zod.array(zod.array(zod.string().max(placeLotteryBetResponseValueChaseOneLinesItemPicksItemItemMax).regex(placeLotteryBetResponseValueChaseOneLinesItemPicksItemItemRegExp)).min(1).max(placeLotteryBetResponseValueChaseOneLinesItemPicksItemMax)).min(1).max(placeLotteryBetResponseValueChaseOneLinesItemPicksMax).describe('What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all\npicks must have the same price; others go into an entry of their own.\n'),
  "unit": zod.string().max(placeLotteryBetResponseValueChaseOneLinesItemUnitMax).regex(placeLotteryBetResponseValueChaseOneLinesItemUnitRegExp).describe('What a line costs, one of the game\'s `units`.'),
  "multiple": zod.int().min(1).max(placeLotteryBetResponseValueChaseOneLinesItemMultipleMax).describe('Times the unit.')
}).describe('One entry of a slip.')).min(1).max(placeLotteryBetResponseValueChaseOneLinesMax).describe('The entries of its slip.'),
  "draws": zod.array(zod.strictObject({
  "drawId": zod.string().max(placeLotteryBetResponseValueChaseOneDrawsItemDrawIdMax).regex(placeLotteryBetResponseValueChaseOneDrawsItemDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "drawAt": zod.iso.datetime({"offset":true}).max(placeLotteryBetResponseValueChaseOneDrawsItemDrawAtMax).describe('When it is drawn.'),
  "multiple": zod.int().min(1).max(placeLotteryBetResponseValueChaseOneDrawsItemMultipleMax).describe('Times every line of the slip.'),
  "stake": zod.string().max(placeLotteryBetResponseValueChaseOneDrawsItemStakeMax).regex(placeLotteryBetResponseValueChaseOneDrawsItemStakeRegExp).describe('Its stake.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).describe('`open` until the draw is settled; then `won`, `push` or `lost` as in `BetState`: a bet is lost that hits and is still paid less than its stake.\nThe stake came back of `void`, because the draw is void, and of `cancelled`, by the player or a chase that ended.\n'),
  "payout": zod.string().max(placeLotteryBetResponseValueChaseOneDrawsItemPayoutMax).regex(placeLotteryBetResponseValueChaseOneDrawsItemPayoutRegExp).nullable().describe('What it paid or gave back, null until it is settled.'),
  "betIds": zod.array(zod.string().max(placeLotteryBetResponseValueChaseOneDrawsItemBetIdsItemMax).regex(placeLotteryBetResponseValueChaseOneDrawsItemBetIdsItemRegExp)).min(1).max(placeLotteryBetResponseValueChaseOneDrawsItemBetIdsMax).describe('Its bets in the order of the slip.')
}).describe('A draw of a chase.')).max(placeLotteryBetResponseValueChaseOneDrawsMax).describe('Its draws in their order, at least two.'),
  "drawsDone": zod.int().min(placeLotteryBetResponseValueChaseOneDrawsDoneMin).max(placeLotteryBetResponseValueChaseOneDrawsDoneMax).describe('Draws that are settled.'),
  "totalStake": zod.string().max(placeLotteryBetResponseValueChaseOneTotalStakeMax).regex(placeLotteryBetResponseValueChaseOneTotalStakeRegExp).describe('What was taken when it was placed.'),
  "paid": zod.string().max(placeLotteryBetResponseValueChaseOnePaidMax).regex(placeLotteryBetResponseValueChaseOnePaidRegExp).describe('What its bets have paid, those that are lost with a part of the stake too.'),
  "returned": zod.string().max(placeLotteryBetResponseValueChaseOneReturnedMax).regex(placeLotteryBetResponseValueChaseOneReturnedRegExp).describe('Stakes that came back, of draws cancelled, void or push.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(placeLotteryBetResponseValueChaseOnePlacedAtMax).describe('When it was placed.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(placeLotteryBetResponseValueChaseOneEndedAtMax).nullable().describe('When it ended; null until then.')
}).describe('A slip over several draws.'),zod.null()]).describe('The chase, null where the slip has one draw.'),
  "totalStake": zod.string().max(placeLotteryBetResponseValueTotalStakeMax).regex(placeLotteryBetResponseValueTotalStakeRegExp).describe('What was taken.'),
  "balanceAfter": zod.string().max(placeLotteryBetResponseValueBalanceAfterMax).regex(placeLotteryBetResponseValueBalanceAfterRegExp).describe('What the member can stake on this game after it.')
}).describe('The bets of a slip.')
}).describe('The answer of `placeLotteryBet`.')

export const placeLotteryBet = {
  response: PlaceLotteryBetResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'odds_changed', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'draw_closed', 'insufficient_balance', 'bet_limit_exceeded', 'birthday_required', 'play_limit_reached', 'rate_limited', 'system_error', 'game_maintenance', 'maintenance', 'unavailable'],
};
