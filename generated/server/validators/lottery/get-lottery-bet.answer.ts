// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "drawId": zod.string().max(getLotteryBetResponseValueDrawIdMax).regex(getLotteryBetResponseValueDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(getLotteryBetResponseValueStationOneCodeMax).regex(getLotteryBetResponseValueStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(getLotteryBetResponseValueStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "playType": zod.string().max(getLotteryBetResponseValuePlayTypeMax).regex(getLotteryBetResponseValuePlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n'),
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
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).describe('`open` until the draw is settled; then `won`, `push` or `lost` as in `BetState`: a bet is lost that hits and is still paid less than its stake.\nThe stake came back of `void`, because the draw is void, and of `cancelled`, by the player or a chase that ended.\n'),
  "hits": zod.int().min(getLotteryBetResponseValueHitsMin).max(getLotteryBetResponseValueHitsMax).nullable().describe('Hits that pay, null until it is settled.'),
  "payout": zod.string().max(getLotteryBetResponseValuePayoutMax).regex(getLotteryBetResponseValuePayoutRegExp).nullable().describe('unit x multiple x odds x hits, limits applied, or the stake that came back; null until it is settled.'),
  "maxPayout": zod.string().max(getLotteryBetResponseValueMaxPayoutMax).regex(getLotteryBetResponseValueMaxPayoutRegExp).describe('The most that it can be paid.'),
  "drawVersion": zod.int().min(1).max(getLotteryBetResponseValueDrawVersionMax).nullable().describe('The version of the result that it is settled by, null until then.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(getLotteryBetResponseValuePlacedAtMax).describe('When it was placed.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(getLotteryBetResponseValueClosesAtMax).describe('When its draw closes.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(getLotteryBetResponseValueSettledAtMax).nullable().describe('When it was settled or cancelled; null until then.'),
  "cancellable": zod.boolean().describe('Whether it can be cancelled now.')
}).describe('A bet on one draw, one entry of a slip.')
}).describe('The answer of `getLotteryBet`.')

export const getLotteryBet = {
  response: GetLotteryBetResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
