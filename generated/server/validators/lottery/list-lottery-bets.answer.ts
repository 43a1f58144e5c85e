// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listLotteryBetsResponseValueContentItemBetIdMax = 40;

export const listLotteryBetsResponseValueContentItemBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const listLotteryBetsResponseValueContentItemChaseIdMax = 40;

export const listLotteryBetsResponseValueContentItemChaseIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const listLotteryBetsResponseValueContentItemGameCodeMax = 30;

export const listLotteryBetsResponseValueContentItemGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const listLotteryBetsResponseValueContentItemGameNameMax = 120;

export const listLotteryBetsResponseValueContentItemDrawIdMax = 50;

export const listLotteryBetsResponseValueContentItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const listLotteryBetsResponseValueContentItemStationOneCodeMax = 8;

export const listLotteryBetsResponseValueContentItemStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');

export const listLotteryBetsResponseValueContentItemStationOneNameMax = 60;

export const listLotteryBetsResponseValueContentItemPlayTypeMax = 30;

export const listLotteryBetsResponseValueContentItemPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');

export const listLotteryBetsResponseValueContentItemLabelNameMax = 60;

export const listLotteryBetsResponseValueContentItemPicksItemItemMax = 12;

export const listLotteryBetsResponseValueContentItemPicksItemItemRegExp = new RegExp('^[0-9A-Z_]{1,12}$');

export const listLotteryBetsResponseValueContentItemPicksItemMax = 1000;

export const listLotteryBetsResponseValueContentItemPicksMax = 10;

export const listLotteryBetsResponseValueContentItemCombinationsMax = 1000000;

export const listLotteryBetsResponseValueContentItemLinesMax = 100000000;

export const listLotteryBetsResponseValueContentItemUnitMax = 25;

export const listLotteryBetsResponseValueContentItemUnitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listLotteryBetsResponseValueContentItemMultipleMax = 100000000;

export const listLotteryBetsResponseValueContentItemStakeMax = 25;

export const listLotteryBetsResponseValueContentItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listLotteryBetsResponseValueContentItemOddsMax = 14;

export const listLotteryBetsResponseValueContentItemOddsRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const listLotteryBetsResponseValueContentItemHitProbabilityMax = 14;

export const listLotteryBetsResponseValueContentItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');

export const listLotteryBetsResponseValueContentItemReturnToPlayerMin = 0;

export const listLotteryBetsResponseValueContentItemReturnToPlayerMax = 10000;

export const listLotteryBetsResponseValueContentItemHitsMin = 0;

export const listLotteryBetsResponseValueContentItemHitsMax = 1000000;

export const listLotteryBetsResponseValueContentItemPayoutMax = 25;

export const listLotteryBetsResponseValueContentItemPayoutRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listLotteryBetsResponseValueContentItemMaxPayoutMax = 25;

export const listLotteryBetsResponseValueContentItemMaxPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listLotteryBetsResponseValueContentItemDrawVersionMax = 1000;

export const listLotteryBetsResponseValueContentItemPlacedAtMax = 30;

export const listLotteryBetsResponseValueContentItemClosesAtMax = 30;

export const listLotteryBetsResponseValueContentItemSettledAtMax = 30;

export const listLotteryBetsResponseValueContentMax = 100;

export const listLotteryBetsResponseValueTotalPagesMin = 0;

export const listLotteryBetsResponseValueTotalPagesMax = 1000000;

export const listLotteryBetsResponseValueTotalElementsMin = 0;

export const listLotteryBetsResponseValueTotalElementsMax = 100000000;

export const listLotteryBetsResponseValueTotalsBetsMin = 0;

export const listLotteryBetsResponseValueTotalsBetsMax = 100000000;

export const listLotteryBetsResponseValueTotalsStakeMax = 25;

export const listLotteryBetsResponseValueTotalsStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listLotteryBetsResponseValueTotalsPayoutMax = 25;

export const listLotteryBetsResponseValueTotalsPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listLotteryBetsResponseValueTotalsOpenStakeMax = 25;

export const listLotteryBetsResponseValueTotalsOpenStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listLotteryBetsResponseValueTotalsNetMax = 25;

export const listLotteryBetsResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListLotteryBetsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "betId": zod.string().max(listLotteryBetsResponseValueContentItemBetIdMax).regex(listLotteryBetsResponseValueContentItemBetIdRegExp).describe('The id of the bet.'),
  "chaseId": zod.string().max(listLotteryBetsResponseValueContentItemChaseIdMax).regex(listLotteryBetsResponseValueContentItemChaseIdRegExp).nullable().describe('The chase that it belongs to, else null.'),
  "gameCode": zod.string().max(listLotteryBetsResponseValueContentItemGameCodeMax).regex(listLotteryBetsResponseValueContentItemGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listLotteryBetsResponseValueContentItemGameNameMax).describe('The game\'s name.'),
  "drawId": zod.string().max(listLotteryBetsResponseValueContentItemDrawIdMax).regex(listLotteryBetsResponseValueContentItemDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(listLotteryBetsResponseValueContentItemStationOneCodeMax).regex(listLotteryBetsResponseValueContentItemStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(listLotteryBetsResponseValueContentItemStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "playType": zod.string().max(listLotteryBetsResponseValueContentItemPlayTypeMax).regex(listLotteryBetsResponseValueContentItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n'),
  "labelName": zod.string().min(1).max(listLotteryBetsResponseValueContentItemLabelNameMax).describe('The play type\'s name.'),
  "picks": zod.array(zod.array(zod.string().max(listLotteryBetsResponseValueContentItemPicksItemItemMax).regex(listLotteryBetsResponseValueContentItemPicksItemItemRegExp)).max(listLotteryBetsResponseValueContentItemPicksItemMax)).max(listLotteryBetsResponseValueContentItemPicksMax).describe('What was picked in each row.'),
  "combinations": zod.int().min(1).max(listLotteryBetsResponseValueContentItemCombinationsMax).describe('Combinations that the picks make.'),
  "lines": zod.int().min(1).max(listLotteryBetsResponseValueContentItemLinesMax).describe('Combinations x lines of each.'),
  "unit": zod.string().max(listLotteryBetsResponseValueContentItemUnitMax).regex(listLotteryBetsResponseValueContentItemUnitRegExp).describe('What a line costs.'),
  "multiple": zod.int().min(1).max(listLotteryBetsResponseValueContentItemMultipleMax).describe('Times the unit, that of the line x that of the draw.'),
  "stake": zod.string().max(listLotteryBetsResponseValueContentItemStakeMax).regex(listLotteryBetsResponseValueContentItemStakeRegExp).describe('lines x unit x multiple.'),
  "odds": zod.string().max(listLotteryBetsResponseValueContentItemOddsMax).regex(listLotteryBetsResponseValueContentItemOddsRegExp).describe('The odds of the bet, fixed when it was placed.'),
  "hitProbability": zod.string().max(listLotteryBetsResponseValueContentItemHitProbabilityMax).regex(listLotteryBetsResponseValueContentItemHitProbabilityRegExp).describe('How likely one combination pays at all.'),
  "returnToPlayer": zod.int().min(listLotteryBetsResponseValueContentItemReturnToPlayerMin).max(listLotteryBetsResponseValueContentItemReturnToPlayerMax).describe('The return to player in basis points.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void', 'cancelled']).describe('`open` until the draw is settled; then `won`, `push` or `lost` as in `BetState`: a bet is lost that hits and is still paid less than its stake.\nThe stake came back of `void`, because the draw is void, and of `cancelled`, by the player or a chase that ended.\n'),
  "hits": zod.int().min(listLotteryBetsResponseValueContentItemHitsMin).max(listLotteryBetsResponseValueContentItemHitsMax).nullable().describe('Hits that pay, null until it is settled.'),
  "payout": zod.string().max(listLotteryBetsResponseValueContentItemPayoutMax).regex(listLotteryBetsResponseValueContentItemPayoutRegExp).nullable().describe('unit x multiple x odds x hits, limits applied, or the stake that came back; null until it is settled.'),
  "maxPayout": zod.string().max(listLotteryBetsResponseValueContentItemMaxPayoutMax).regex(listLotteryBetsResponseValueContentItemMaxPayoutRegExp).describe('The most that it can be paid.'),
  "drawVersion": zod.int().min(1).max(listLotteryBetsResponseValueContentItemDrawVersionMax).nullable().describe('The version of the result that it is settled by, null until then.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(listLotteryBetsResponseValueContentItemPlacedAtMax).describe('When it was placed.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(listLotteryBetsResponseValueContentItemClosesAtMax).describe('When its draw closes.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(listLotteryBetsResponseValueContentItemSettledAtMax).nullable().describe('When it was settled or cancelled; null until then.'),
  "cancellable": zod.boolean().describe('Whether it can be cancelled now.')
}).describe('A bet on one draw, one entry of a slip.')).max(listLotteryBetsResponseValueContentMax).describe('The bets of the page, the newest first; none beyond the last page.'),
  "totalPages": zod.int().min(listLotteryBetsResponseValueTotalPagesMin).max(listLotteryBetsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listLotteryBetsResponseValueTotalElementsMin).max(listLotteryBetsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "bets": zod.int().min(listLotteryBetsResponseValueTotalsBetsMin).max(listLotteryBetsResponseValueTotalsBetsMax).describe('Bets.'),
  "stake": zod.string().max(listLotteryBetsResponseValueTotalsStakeMax).regex(listLotteryBetsResponseValueTotalsStakeRegExp).describe('What was staked, stakes that came back left out.'),
  "payout": zod.string().max(listLotteryBetsResponseValueTotalsPayoutMax).regex(listLotteryBetsResponseValueTotalsPayoutRegExp).describe('What won bets were paid.'),
  "openStake": zod.string().max(listLotteryBetsResponseValueTotalsOpenStakeMax).regex(listLotteryBetsResponseValueTotalsOpenStakeRegExp).describe('The part of the stake that is still open.'),
  "net": zod.string().max(listLotteryBetsResponseValueTotalsNetMax).regex(listLotteryBetsResponseValueTotalsNetRegExp).describe('Paid less staked, open bets left out; negative when the player lost.')
}).describe('The sums over all entries of the range, not of the page.')
}).describe('A page of bets.')
}).describe('The answer of `listLotteryBets`.')

export const listLotteryBets = {
  response: ListLotteryBetsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
