// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listPlayTypesResponseValueGameCodeMax = 30;

export const listPlayTypesResponseValueGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const listPlayTypesResponseValueOddsVersionMax = 1000000000;

export const listPlayTypesResponseValuePlayTypesItemPlayTypeMax = 30;

export const listPlayTypesResponseValuePlayTypesItemPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');

export const listPlayTypesResponseValuePlayTypesItemLabelNameMax = 60;

export const listPlayTypesResponseValuePlayTypesItemPlayGroupMax = 20;

export const listPlayTypesResponseValuePlayTypesItemPlayGroupRegExp = new RegExp('^[A-Z0-9_]{1,20}$');

export const listPlayTypesResponseValuePlayTypesItemGroupNameMax = 40;

export const listPlayTypesResponseValuePlayTypesItemRuleMax = 500;

export const listPlayTypesResponseValuePlayTypesItemRowsItemLabelMax = 40;

export const listPlayTypesResponseValuePlayTypesItemRowsItemFromMax = 4;

export const listPlayTypesResponseValuePlayTypesItemRowsItemFromRegExp = new RegExp('^[0-9]{1,4}$');

export const listPlayTypesResponseValuePlayTypesItemRowsItemToMax = 4;

export const listPlayTypesResponseValuePlayTypesItemRowsItemToRegExp = new RegExp('^[0-9]{1,4}$');

export const listPlayTypesResponseValuePlayTypesItemRowsItemOptionsItemValueMax = 12;

export const listPlayTypesResponseValuePlayTypesItemRowsItemOptionsItemValueRegExp = new RegExp('^[0-9A-Z_]{1,12}$');

export const listPlayTypesResponseValuePlayTypesItemRowsItemOptionsItemLabelMax = 40;

export const listPlayTypesResponseValuePlayTypesItemRowsItemOptionsMax = 100;

export const listPlayTypesResponseValuePlayTypesItemRowsItemMinPicksMax = 10000;

export const listPlayTypesResponseValuePlayTypesItemRowsItemMaxPicksMax = 10000;

export const listPlayTypesResponseValuePlayTypesItemRowsMax = 10;

export const listPlayTypesResponseValuePlayTypesItemChooseSizeMin = 2;

export const listPlayTypesResponseValuePlayTypesItemChooseSizeMax = 10;

export const listPlayTypesResponseValuePlayTypesItemLinesPerCombinationMax = 100;

export const listPlayTypesResponseValuePlayTypesItemPricesItemOptionMax = 12;

export const listPlayTypesResponseValuePlayTypesItemPricesItemOptionRegExp = new RegExp('^[0-9A-Z_]{1,12}$');

export const listPlayTypesResponseValuePlayTypesItemPricesItemOddsMax = 14;

export const listPlayTypesResponseValuePlayTypesItemPricesItemOddsRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const listPlayTypesResponseValuePlayTypesItemPricesItemFairOddsMax = 14;

export const listPlayTypesResponseValuePlayTypesItemPricesItemFairOddsRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');

export const listPlayTypesResponseValuePlayTypesItemPricesItemHitProbabilityMax = 14;

export const listPlayTypesResponseValuePlayTypesItemPricesItemHitProbabilityRegExp = new RegExp('^(0|1)\\.[0-9]{12}$');

export const listPlayTypesResponseValuePlayTypesItemPricesItemReturnToPlayerMin = 0;

export const listPlayTypesResponseValuePlayTypesItemPricesItemReturnToPlayerMax = 10000;

export const listPlayTypesResponseValuePlayTypesItemPricesMax = 100;

export const listPlayTypesResponseValuePlayTypesItemMaxStakePerLineMax = 25;

export const listPlayTypesResponseValuePlayTypesItemMaxStakePerLineRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listPlayTypesResponseValuePlayTypesItemMaxPayoutPerLineMax = 25;

export const listPlayTypesResponseValuePlayTypesItemMaxPayoutPerLineRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listPlayTypesResponseValuePlayTypesMax = 200;

export const ListPlayTypesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "gameCode": zod.string().max(listPlayTypesResponseValueGameCodeMax).regex(listPlayTypesResponseValueGameCodeRegExp).describe('A lottery game.'),
  "oddsVersion": zod.int().min(1).max(listPlayTypesResponseValueOddsVersionMax).describe('The version, sent back with a slip.'),
  "playTypes": zod.array(zod.strictObject({
  "playType": zod.string().max(listPlayTypesResponseValuePlayTypesItemPlayTypeMax).regex(listPlayTypesResponseValuePlayTypesItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n'),
  "labelName": zod.string().min(1).max(listPlayTypesResponseValuePlayTypesItemLabelNameMax).describe('Its name in the language of the answer.'),
  "playGroup": zod.string().max(listPlayTypesResponseValuePlayTypesItemPlayGroupMax).regex(listPlayTypesResponseValuePlayTypesItemPlayGroupRegExp).describe('Its tab.'),
  "groupName": zod.string().min(1).max(listPlayTypesResponseValuePlayTypesItemGroupNameMax).describe('The name of the tab.'),
  "rule": zod.string().min(1).max(listPlayTypesResponseValuePlayTypesItemRuleMax).describe('When it wins, in words.'),
  "rows": zod.array(zod.strictObject({
  "label": zod.string().min(1).max(listPlayTypesResponseValuePlayTypesItemRowsItemLabelMax).describe('Its name.'),
  "from": zod.string().max(listPlayTypesResponseValuePlayTypesItemRowsItemFromMax).regex(listPlayTypesResponseValuePlayTypesItemRowsItemFromRegExp).nullable().describe('The lowest number, zero-padded as every number of the row; null where `options` holds.'),
  "to": zod.string().max(listPlayTypesResponseValuePlayTypesItemRowsItemToMax).regex(listPlayTypesResponseValuePlayTypesItemRowsItemToRegExp).nullable().describe('The highest number; null where `options` holds.'),
  "options": zod.array(zod.strictObject({
  "value": zod.string().max(listPlayTypesResponseValuePlayTypesItemRowsItemOptionsItemValueMax).regex(listPlayTypesResponseValuePlayTypesItemRowsItemOptionsItemValueRegExp).describe('What `picks` carries.'),
  "label": zod.string().min(1).max(listPlayTypesResponseValuePlayTypesItemRowsItemOptionsItemLabelMax).describe('Its name in the language of the answer.')
}).describe('A choice that is no number.')).max(listPlayTypesResponseValuePlayTypesItemRowsItemOptionsMax).describe('The choices of a row that has no numbers.'),
  "minPicks": zod.int().min(1).max(listPlayTypesResponseValuePlayTypesItemRowsItemMinPicksMax).describe('The fewest picks.'),
  "maxPicks": zod.int().min(1).max(listPlayTypesResponseValuePlayTypesItemRowsItemMaxPicksMax).describe('The most picks.')
}).describe('A row of the picker.')).min(1).max(listPlayTypesResponseValuePlayTypesItemRowsMax).describe('The rows of the picker. `picks` of a line has a list for each of them.'),
  "counting": zod.enum(['each', 'product', 'choose', 'ordered_pairs']).describe('How picks become combinations: `each` pick is one; `product` takes one pick of every row, and where no number can win\nin two rows (11x5, PK10, `PAIR_SINGLE`) only different ones; `choose` takes every set of `chooseSize` picks;\n`ordered_pairs` takes n(n-1) for n picks.\n'),
  "chooseSize": zod.int().min(listPlayTypesResponseValuePlayTypesItemChooseSizeMin).max(listPlayTypesResponseValuePlayTypesItemChooseSizeMax).nullable().describe('The size of a set, with `choose`; else null.'),
  "linesPerCombination": zod.int().min(1).max(listPlayTypesResponseValuePlayTypesItemLinesPerCombinationMax).describe('Lines that a combination costs, one for each number that it is compared with or each way in which its picks can win.'),
  "paysPerHit": zod.boolean().describe('Whether each hit pays; otherwise a combination pays once.'),
  "prices": zod.array(zod.strictObject({
  "option": zod.string().max(listPlayTypesResponseValuePlayTypesItemPricesItemOptionMax).regex(listPlayTypesResponseValuePlayTypesItemPricesItemOptionRegExp).nullable().describe('The pick that it holds for, null where all picks have one price.'),
  "odds": zod.string().max(listPlayTypesResponseValuePlayTypesItemPricesItemOddsMax).regex(listPlayTypesResponseValuePlayTypesItemPricesItemOddsRegExp).describe('What a line pays for each 1 of its unit.'),
  "fairOdds": zod.string().max(listPlayTypesResponseValuePlayTypesItemPricesItemFairOddsMax).regex(listPlayTypesResponseValuePlayTypesItemPricesItemFairOddsRegExp).describe('The odds at which nothing is kept, rounded half up.'),
  "hitProbability": zod.string().max(listPlayTypesResponseValuePlayTypesItemPricesItemHitProbabilityMax).regex(listPlayTypesResponseValuePlayTypesItemPricesItemHitProbabilityRegExp).describe('How likely a combination pays at all.'),
  "returnToPlayer": zod.int().min(listPlayTypesResponseValuePlayTypesItemPricesItemReturnToPlayerMin).max(listPlayTypesResponseValuePlayTypesItemPricesItemReturnToPlayerMax).describe('The share of the stake that comes back in the long run, basis points rounded down.')
}).describe('What a combination pays, and how likely it is.')).min(1).max(listPlayTypesResponseValuePlayTypesItemPricesMax).describe('The price, or one for each option.'),
  "maxStakePerLine": zod.string().max(listPlayTypesResponseValuePlayTypesItemMaxStakePerLineMax).regex(listPlayTypesResponseValuePlayTypesItemMaxStakePerLineRegExp).describe('The greatest unit x multiple.'),
  "maxPayoutPerLine": zod.string().max(listPlayTypesResponseValuePlayTypesItemMaxPayoutPerLineMax).regex(listPlayTypesResponseValuePlayTypesItemMaxPayoutPerLineRegExp).describe('The most that one combination is paid.')
}).describe('A way to bet on a game.')).max(listPlayTypesResponseValuePlayTypesMax).describe('The play types in the order of the tabs.')
}).describe('The play types of a game and the version of their odds.')
}).describe('The answer of `listPlayTypes`.')

export const listPlayTypes = {
  response: ListPlayTypesResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
