// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const placeLotteryBetHeaderMerchantMax = 32;

export const placeLotteryBetHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const placeLotteryBetHeaderXRequestIdMax = 64;

export const placeLotteryBetHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const placeLotteryBetHeaderIdempotencyKeyMax = 64;

export const placeLotteryBetHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const PlaceLotteryBetHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(placeLotteryBetHeaderMerchantMax).regex(placeLotteryBetHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(placeLotteryBetHeaderXRequestIdMax).regex(placeLotteryBetHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(placeLotteryBetHeaderIdempotencyKeyMax).regex(placeLotteryBetHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const placeLotteryBetBodyGameCodeMax = 30;

export const placeLotteryBetBodyGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');

export const placeLotteryBetBodyOddsVersionMax = 1000000000;

export const placeLotteryBetBodyDrawsItemDrawIdMax = 50;

export const placeLotteryBetBodyDrawsItemDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const placeLotteryBetBodyDrawsItemMultipleMax = 100000;

export const placeLotteryBetBodyDrawsMax = 100;

export const placeLotteryBetBodyLinesItemPlayTypeMax = 30;

export const placeLotteryBetBodyLinesItemPlayTypeRegExp = new RegExp('^[A-Z0-9_]{1,30}$');

export const placeLotteryBetBodyLinesItemPicksItemItemMax = 12;

export const placeLotteryBetBodyLinesItemPicksItemItemRegExp = new RegExp('^[0-9A-Z_]{1,12}$');

export const placeLotteryBetBodyLinesItemPicksItemMax = 1000;

export const placeLotteryBetBodyLinesItemPicksMax = 10;

export const placeLotteryBetBodyLinesItemUnitMax = 24;

export const placeLotteryBetBodyLinesItemUnitRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const placeLotteryBetBodyLinesItemMultipleMax = 100000;

export const placeLotteryBetBodyLinesMax = 50;

export const PlaceLotteryBetBody = zod.strictObject({
  "gameCode": zod.string().max(placeLotteryBetBodyGameCodeMax).regex(placeLotteryBetBodyGameCodeRegExp).describe('A lottery game.'),
  "oddsVersion": zod.int().min(1).max(placeLotteryBetBodyOddsVersionMax).describe('The version of the odds that the player saw.'),
  "draws": zod.array(zod.strictObject({
  "drawId": zod.string().max(placeLotteryBetBodyDrawsItemDrawIdMax).regex(placeLotteryBetBodyDrawsItemDrawIdRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "multiple": zod.int().min(1).max(placeLotteryBetBodyDrawsItemMultipleMax).describe('Times every line of the slip in this draw, for a chase that raises its stake; otherwise 1.')
}).describe('A draw that the slip is for.')).min(1).max(placeLotteryBetBodyDrawsMax).describe('The draws, the nearest first, none twice. More than one is a chase.'),
  "stopOnWin": zod.boolean().describe('Whether a chase ends with the first draw in which any of its bets wins; false without a chase.'),
  "lines": zod.array(zod.strictObject({
  "playType": zod.string().max(placeLotteryBetBodyLinesItemPlayTypeMax).regex(placeLotteryBetBodyLinesItemPlayTypeRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n'),
  "picks": zod.array(zod.array(zod.string().max(placeLotteryBetBodyLinesItemPicksItemItemMax).regex(placeLotteryBetBodyLinesItemPicksItemItemRegExp)).min(1).max(placeLotteryBetBodyLinesItemPicksItemMax)).min(1).max(placeLotteryBetBodyLinesItemPicksMax).describe('What was picked in each row, no pick twice in a row, numbers zero-padded. Where options have prices of their own, all\npicks must have the same price; others go into an entry of their own.\n'),
  "unit": zod.string().max(placeLotteryBetBodyLinesItemUnitMax).regex(placeLotteryBetBodyLinesItemUnitRegExp).describe('What a line costs, one of the game\'s `units`.'),
  "multiple": zod.int().min(1).max(placeLotteryBetBodyLinesItemMultipleMax).describe('Times the unit.')
}).describe('One entry of a slip.')).min(1).max(placeLotteryBetBodyLinesMax).describe('The entries.')
}).describe('A slip.')

export const placeLotteryBet = {
  header: PlaceLotteryBetHeader,
  params: undefined,
  query: undefined,
  body: PlaceLotteryBetBody,
};
