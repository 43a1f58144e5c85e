// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "drawId": zod.string().max(cancelLotteryBetResponseValueBetDrawIdMax).regex(cancelLotteryBetResponseValueBetDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(cancelLotteryBetResponseValueBetStationOneCodeMax).regex(cancelLotteryBetResponseValueBetStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(cancelLotteryBetResponseValueBetStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "playType": zod.string().max(cancelLotteryBetResponseValueBetPlayTypeMax).regex(cancelLotteryBetResponseValueBetPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n'),
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
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).describe('`open` until the draw is settled; then `won`, `push` or `lost` as in `BetState`: a bet is lost that hits and is still paid less than its stake.\nThe stake came back of `void`, because the draw is void, and of `cancelled`, by the player or a chase that ended.\n'),
  "hits": zod.int().min(cancelLotteryBetResponseValueBetHitsMin).max(cancelLotteryBetResponseValueBetHitsMax).nullable().describe('Hits that pay, null until it is settled.'),
  "payout": zod.string().max(cancelLotteryBetResponseValueBetPayoutMax).regex(cancelLotteryBetResponseValueBetPayoutRegExp).nullable().describe('unit x multiple x odds x hits, limits applied, or the stake that came back; null until it is settled.'),
  "maxPayout": zod.string().max(cancelLotteryBetResponseValueBetMaxPayoutMax).regex(cancelLotteryBetResponseValueBetMaxPayoutRegExp).describe('The most that it can be paid.'),
  "drawVersion": zod.int().min(1).max(cancelLotteryBetResponseValueBetDrawVersionMax).nullable().describe('The version of the result that it is settled by, null until then.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(cancelLotteryBetResponseValueBetPlacedAtMax).describe('When it was placed.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(cancelLotteryBetResponseValueBetClosesAtMax).describe('When its draw closes.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(cancelLotteryBetResponseValueBetSettledAtMax).nullable().describe('When it was settled or cancelled; null until then.'),
  "cancellable": zod.boolean().describe('Whether it can be cancelled now.')
}).describe('A bet on one draw, one entry of a slip.'),
  "returned": zod.string().max(cancelLotteryBetResponseValueReturnedMax).regex(cancelLotteryBetResponseValueReturnedRegExp).describe('The stake that came back.'),
  "balanceAfter": zod.string().max(cancelLotteryBetResponseValueBalanceAfterMax).regex(cancelLotteryBetResponseValueBalanceAfterRegExp).describe('What the member can stake on this game after it.')
}).describe('A cancelled bet, and the balance after it.')
}).describe('The answer of `cancelLotteryBet`.')

export const cancelLotteryBet = {
  response: CancelLotteryBetResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'idempotency_conflict', 'bet_not_cancellable', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
