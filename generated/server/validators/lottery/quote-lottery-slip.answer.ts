// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const quoteLotterySlipResponseValueGameCodeMax = 30;

export const quoteLotterySlipResponseValueGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const quoteLotterySlipResponseValueOddsVersionMax = 1000000000;

export const quoteLotterySlipResponseValueDrawsMax = 100;

export const quoteLotterySlipResponseValueLinesItemPlayTypeMax = 30;

export const quoteLotterySlipResponseValueLinesItemPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');

export const quoteLotterySlipResponseValueLinesItemLabelNameMax = 60;

export const quoteLotterySlipResponseValueLinesItemPicksItemItemMax = 12;

export const quoteLotterySlipResponseValueLinesItemPicksItemItemRegExp = new RegExp('^[0-9A-Z_]{1,12}$');

export const quoteLotterySlipResponseValueLinesItemPicksItemMax = 1000;

export const quoteLotterySlipResponseValueLinesItemPicksMax = 10;

export const quoteLotterySlipResponseValueLinesItemCombinationsMax = 1000000;

export const quoteLotterySlipResponseValueLinesItemLinesMax = 100000000;

export const quoteLotterySlipResponseValueLinesItemUnitMax = 25;

export const quoteLotterySlipResponseValueLinesItemUnitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const quoteLotterySlipResponseValueLinesItemMultipleMax = 100000;

export const quoteLotterySlipResponseValueLinesItemStakeMax = 25;

export const quoteLotterySlipResponseValueLinesItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const quoteLotterySlipResponseValueLinesItemOddsMax = 14;

export const quoteLotterySlipResponseValueLinesItemOddsRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const quoteLotterySlipResponseValueLinesItemHitProbabilityMax = 14;

export const quoteLotterySlipResponseValueLinesItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');

export const quoteLotterySlipResponseValueLinesItemReturnToPlayerMin = 0;

export const quoteLotterySlipResponseValueLinesItemReturnToPlayerMax = 10000;

export const quoteLotterySlipResponseValueLinesItemPayoutPerHitMax = 25;

export const quoteLotterySlipResponseValueLinesItemPayoutPerHitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const quoteLotterySlipResponseValueLinesItemMaxPayoutMax = 25;

export const quoteLotterySlipResponseValueLinesItemMaxPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const quoteLotterySlipResponseValueLinesMax = 50;

export const quoteLotterySlipResponseValueStakePerDrawMax = 25;

export const quoteLotterySlipResponseValueStakePerDrawRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const quoteLotterySlipResponseValueTotalStakeMax = 25;

export const quoteLotterySlipResponseValueTotalStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const quoteLotterySlipResponseValueMaxPayoutPerDrawMax = 25;

export const quoteLotterySlipResponseValueMaxPayoutPerDrawRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const quoteLotterySlipResponseValueBalanceAfterMax = 25;

export const quoteLotterySlipResponseValueBalanceAfterRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const quoteLotterySlipResponseValueValidUntilMax = 30;

export const QuoteLotterySlipResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "gameCode": zod.string().max(quoteLotterySlipResponseValueGameCodeMax).regex(quoteLotterySlipResponseValueGameCodeRegExp).describe('A lottery game.'),
  "oddsVersion": zod.int().min(1).max(quoteLotterySlipResponseValueOddsVersionMax).describe('The version of the odds it is priced with, to be sent with the bet.'),
  "draws": zod.int().min(1).max(quoteLotterySlipResponseValueDrawsMax).describe('Draws of the slip.'),
  "lines": zod.array(zod.strictObject({
  "playType": zod.string().max(quoteLotterySlipResponseValueLinesItemPlayTypeMax).regex(quoteLotterySlipResponseValueLinesItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n'),
  "labelName": zod.string().min(1).max(quoteLotterySlipResponseValueLinesItemLabelNameMax).describe('The play type\'s name.'),
  "picks": zod.array(zod.array(zod.string().max(quoteLotterySlipResponseValueLinesItemPicksItemItemMax).regex(quoteLotterySlipResponseValueLinesItemPicksItemItemRegExp)).max(quoteLotterySlipResponseValueLinesItemPicksItemMax)).max(quoteLotterySlipResponseValueLinesItemPicksMax).describe('What was picked in each row.'),
  "combinations": zod.int().min(1).max(quoteLotterySlipResponseValueLinesItemCombinationsMax).describe('Combinations that the picks make.'),
  "lines": zod.int().min(1).max(quoteLotterySlipResponseValueLinesItemLinesMax).describe('Combinations x lines of each.'),
  "unit": zod.string().max(quoteLotterySlipResponseValueLinesItemUnitMax).regex(quoteLotterySlipResponseValueLinesItemUnitRegExp).describe('What a line costs.'),
  "multiple": zod.int().min(1).max(quoteLotterySlipResponseValueLinesItemMultipleMax).describe('Times the unit.'),
  "stake": zod.string().max(quoteLotterySlipResponseValueLinesItemStakeMax).regex(quoteLotterySlipResponseValueLinesItemStakeRegExp).describe('lines x unit x multiple.'),
  "odds": zod.string().max(quoteLotterySlipResponseValueLinesItemOddsMax).regex(quoteLotterySlipResponseValueLinesItemOddsRegExp).describe('What comes back for each 1 staked, the stake included, as a decimal string: at odds 99.00 a stake of 1.00 that wins pays 99.00.\n'),
  "hitProbability": zod.string().max(quoteLotterySlipResponseValueLinesItemHitProbabilityMax).regex(quoteLotterySlipResponseValueLinesItemHitProbabilityRegExp).describe('How likely one combination pays at all.'),
  "returnToPlayer": zod.int().min(quoteLotterySlipResponseValueLinesItemReturnToPlayerMin).max(quoteLotterySlipResponseValueLinesItemReturnToPlayerMax).describe('The return to player in basis points.'),
  "paysPerHit": zod.boolean().describe('Whether each hit pays.'),
  "payoutPerHit": zod.string().max(quoteLotterySlipResponseValueLinesItemPayoutPerHitMax).regex(quoteLotterySlipResponseValueLinesItemPayoutPerHitRegExp).describe('unit x multiple x odds, what one hit pays.'),
  "maxPayout": zod.string().max(quoteLotterySlipResponseValueLinesItemMaxPayoutMax).regex(quoteLotterySlipResponseValueLinesItemMaxPayoutRegExp).describe('The most that the entry can be paid in a draw.')
}).describe('An entry of the slip with its price, for one draw at multiple 1.')).max(quoteLotterySlipResponseValueLinesMax).describe('The entries in the order of the slip.'),
  "stakePerDraw": zod.string().max(quoteLotterySlipResponseValueStakePerDrawMax).regex(quoteLotterySlipResponseValueStakePerDrawRegExp).describe('The stake of a draw at multiple 1.'),
  "totalStake": zod.string().max(quoteLotterySlipResponseValueTotalStakeMax).regex(quoteLotterySlipResponseValueTotalStakeRegExp).describe('The stake of all draws with their multiples.'),
  "maxPayoutPerDraw": zod.string().max(quoteLotterySlipResponseValueMaxPayoutPerDrawMax).regex(quoteLotterySlipResponseValueMaxPayoutPerDrawRegExp).describe('The most that a draw of the slip can pay, limits applied.'),
  "balanceAfter": zod.string().max(quoteLotterySlipResponseValueBalanceAfterMax).regex(quoteLotterySlipResponseValueBalanceAfterRegExp).describe('What the member can stake on this game with the stake taken, negative where it is not enough.'),
  "affordable": zod.boolean().describe('Whether what can be staked on this game is enough now.'),
  "validUntil": zod.iso.datetime({"offset":true}).max(quoteLotterySlipResponseValueValidUntilMax).describe('When the first of its draws closes.')
}).describe('A slip with its price.')
}).describe('The answer of `quoteLotterySlip`.')

export const quoteLotterySlip = {
  response: QuoteLotterySlipResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'payload_too_large', 'unsupported_media_type', 'draw_closed', 'bet_limit_exceeded', 'rate_limited', 'system_error', 'game_maintenance', 'maintenance', 'unavailable'],
};
