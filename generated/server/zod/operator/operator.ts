/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * External draws whose time has come and that have no result yet, the longest overdue first. Built-in draws are never among them.
 * The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary List the draws that wait for a result
 */
export const listDueDrawsQueryGameCodeMax = 30;


export const listDueDrawsQueryGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listDueDrawsQueryPageNoDefault = 1;
export const listDueDrawsQueryPageNoMax = 100000;

export const listDueDrawsQueryPageSizeDefault = 42;
export const listDueDrawsQueryPageSizeMax = 100;



export const ListDueDrawsQueryParams = zod.object({
  "gameCode": zod.string().max(listDueDrawsQueryGameCodeMax).regex(listDueDrawsQueryGameCodeRegExp).optional().describe('Of this game only.'),
  "pageNo": zod.int().min(1).max(listDueDrawsQueryPageNoMax).default(listDueDrawsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listDueDrawsQueryPageSizeMax).default(listDueDrawsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listDueDrawsHeaderMerchantMax = 32;


export const listDueDrawsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listDueDrawsHeaderXRequestIdMax = 64;


export const listDueDrawsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListDueDrawsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listDueDrawsHeaderMerchantMax).regex(listDueDrawsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listDueDrawsHeaderXRequestIdMax).regex(listDueDrawsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listDueDrawsResponseValueContentItemDrawDrawIdMax = 50;


export const listDueDrawsResponseValueContentItemDrawDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const listDueDrawsResponseValueContentItemDrawGameCodeMax = 30;


export const listDueDrawsResponseValueContentItemDrawGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listDueDrawsResponseValueContentItemDrawGameNameMax = 120;

export const listDueDrawsResponseValueContentItemDrawIssueNoMax = 16;


export const listDueDrawsResponseValueContentItemDrawIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');
export const listDueDrawsResponseValueContentItemDrawStationOneCodeMax = 8;


export const listDueDrawsResponseValueContentItemDrawStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const listDueDrawsResponseValueContentItemDrawStationOneNameMax = 60;

export const listDueDrawsResponseValueContentItemDrawOpensAtMax = 30;

export const listDueDrawsResponseValueContentItemDrawClosesAtMax = 30;

export const listDueDrawsResponseValueContentItemDrawDrawAtMax = 30;

export const listDueDrawsResponseValueContentItemDrawSettledAtMax = 30;

export const listDueDrawsResponseValueContentItemDrawCommitmentMax = 64;


export const listDueDrawsResponseValueContentItemDrawCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');
export const listDueDrawsResponseValueContentItemDrawResultOneVersionMax = 1000;

export const listDueDrawsResponseValueContentItemDrawResultOneEnteredAtMax = 30;

export const listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersItemMax = 6;


export const listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersMax = 20;

export const listDueDrawsResponseValueContentItemDrawResultOnePrizesMax = 10;

export const listDueDrawsResponseValueContentItemDrawVoidReasonMax = 300;

export const listDueDrawsResponseValueContentItemPrizeTableItemCountMax = 20;

export const listDueDrawsResponseValueContentItemPrizeTableItemDigitsMax = 6;

export const listDueDrawsResponseValueContentItemPrizeTableMax = 10;

export const listDueDrawsResponseValueContentItemLateSecondsMin = 0;
export const listDueDrawsResponseValueContentItemLateSecondsMax = 100000000;

export const listDueDrawsResponseValueContentItemFiguresBetsMin = 0;
export const listDueDrawsResponseValueContentItemFiguresBetsMax = 100000000;

export const listDueDrawsResponseValueContentItemFiguresMembersMin = 0;
export const listDueDrawsResponseValueContentItemFiguresMembersMax = 100000000;

export const listDueDrawsResponseValueContentItemFiguresStakeMax = 25;


export const listDueDrawsResponseValueContentItemFiguresStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDueDrawsResponseValueContentItemFiguresPayoutMax = 25;


export const listDueDrawsResponseValueContentItemFiguresPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDueDrawsResponseValueContentItemFiguresReturnedMax = 25;


export const listDueDrawsResponseValueContentItemFiguresReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDueDrawsResponseValueContentItemFiguresResultMax = 25;


export const listDueDrawsResponseValueContentItemFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDueDrawsResponseValueContentItemVersionsItemVersionMax = 1000;

export const listDueDrawsResponseValueContentItemVersionsItemEnteredAtMax = 30;

export const listDueDrawsResponseValueContentItemVersionsItemEnteredByMax = 64;

export const listDueDrawsResponseValueContentItemVersionsItemPrizesItemNumbersItemMax = 6;


export const listDueDrawsResponseValueContentItemVersionsItemPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const listDueDrawsResponseValueContentItemVersionsItemPrizesItemNumbersMax = 20;

export const listDueDrawsResponseValueContentItemVersionsItemPrizesMax = 10;

export const listDueDrawsResponseValueContentItemVersionsItemReasonMax = 300;

export const listDueDrawsResponseValueContentItemVersionsMax = 100;

export const listDueDrawsResponseValueContentMax = 100;

export const listDueDrawsResponseValueTotalPagesMin = 0;
export const listDueDrawsResponseValueTotalPagesMax = 1000000;

export const listDueDrawsResponseValueTotalElementsMin = 0;
export const listDueDrawsResponseValueTotalElementsMax = 100000000;



export const ListDueDrawsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "draw": zod.strictObject({
  "drawId": zod.string().max(listDueDrawsResponseValueContentItemDrawDrawIdMax).regex(listDueDrawsResponseValueContentItemDrawDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(listDueDrawsResponseValueContentItemDrawGameCodeMax).regex(listDueDrawsResponseValueContentItemDrawGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(listDueDrawsResponseValueContentItemDrawGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(listDueDrawsResponseValueContentItemDrawIssueNoMax).regex(listDueDrawsResponseValueContentItemDrawIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(listDueDrawsResponseValueContentItemDrawStationOneCodeMax).regex(listDueDrawsResponseValueContentItemDrawStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(listDueDrawsResponseValueContentItemDrawStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(listDueDrawsResponseValueContentItemDrawOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(listDueDrawsResponseValueContentItemDrawClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(listDueDrawsResponseValueContentItemDrawDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(listDueDrawsResponseValueContentItemDrawSettledAtMax).nullable().describe('When its bets were settled last.'),
  "commitment": zod.string().max(listDueDrawsResponseValueContentItemDrawCommitmentMax).regex(listDueDrawsResponseValueContentItemDrawCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(listDueDrawsResponseValueContentItemDrawResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(listDueDrawsResponseValueContentItemDrawResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersItemMax).regex(listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(listDueDrawsResponseValueContentItemDrawResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(listDueDrawsResponseValueContentItemDrawVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it.')
}).describe('A draw of a lottery game.'),
  "prizeTable": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "count": zod.int().min(1).max(listDueDrawsResponseValueContentItemPrizeTableItemCountMax).describe('Numbers that are drawn for it.'),
  "digits": zod.int().min(1).max(listDueDrawsResponseValueContentItemPrizeTableItemDigitsMax).describe('Digits of each.')
}).describe('A row of a prize table.')).max(listDueDrawsResponseValueContentItemPrizeTableMax).describe('The rows that a result has.'),
  "lateSeconds": zod.int().min(listDueDrawsResponseValueContentItemLateSecondsMin).max(listDueDrawsResponseValueContentItemLateSecondsMax).describe('Seconds for which its result has been overdue, 0 once it is entered.'),
  "figures": zod.strictObject({
  "bets": zod.int().min(listDueDrawsResponseValueContentItemFiguresBetsMin).max(listDueDrawsResponseValueContentItemFiguresBetsMax).describe('Bets, cancelled ones left out.'),
  "members": zod.int().min(listDueDrawsResponseValueContentItemFiguresMembersMin).max(listDueDrawsResponseValueContentItemFiguresMembersMax).describe('Members who placed them.'),
  "stake": zod.string().max(listDueDrawsResponseValueContentItemFiguresStakeMax).regex(listDueDrawsResponseValueContentItemFiguresStakeRegExp).describe('What they staked.'),
  "payout": zod.string().max(listDueDrawsResponseValueContentItemFiguresPayoutMax).regex(listDueDrawsResponseValueContentItemFiguresPayoutRegExp).describe('What won bets were paid.'),
  "returned": zod.string().max(listDueDrawsResponseValueContentItemFiguresReturnedMax).regex(listDueDrawsResponseValueContentItemFiguresReturnedRegExp).describe('Stakes that came back.'),
  "result": zod.string().max(listDueDrawsResponseValueContentItemFiguresResultMax).regex(listDueDrawsResponseValueContentItemFiguresResultRegExp).describe('The house\'s result, stake less payout less returned; 0.00 until the draw is settled.')
}).describe('What was bet on a draw and what it paid, in the version that holds.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(listDueDrawsResponseValueContentItemVersionsItemVersionMax).describe('Its number, 1 the first.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(listDueDrawsResponseValueContentItemVersionsItemEnteredAtMax).describe('When it was entered.'),
  "enteredBy": zod.string().min(1).max(listDueDrawsResponseValueContentItemVersionsItemEnteredByMax).describe('The operator, or `system` for a built-in draw.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(listDueDrawsResponseValueContentItemVersionsItemPrizesItemNumbersItemMax).regex(listDueDrawsResponseValueContentItemVersionsItemPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(listDueDrawsResponseValueContentItemVersionsItemPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(listDueDrawsResponseValueContentItemVersionsItemPrizesMax).describe('The rows of the prize table in their order.'),
  "reason": zod.string().max(listDueDrawsResponseValueContentItemVersionsItemReasonMax).nullable().describe('Why it replaced the one before it, null for the first.')
}).describe('A version of a result, with who entered it.')).max(listDueDrawsResponseValueContentItemVersionsMax).describe('The versions of the result, the first one first; the last one holds.')
}).describe('A draw as the staff sees it.')).max(listDueDrawsResponseValueContentMax).describe('The draws of the page, the longest overdue first; none beyond the last page.'),
  "totalPages": zod.int().min(listDueDrawsResponseValueTotalPagesMin).max(listDueDrawsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listDueDrawsResponseValueTotalElementsMin).max(listDueDrawsResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of draws.')
}).describe('The answer of `listDueDraws`.')

/**
 * Any draw with its figures, every version of its result and who entered it.
 * The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary Show a draw to the staff
 */
export const getOperatorDrawPathDrawIdMax = 50;


export const getOperatorDrawPathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');


export const GetOperatorDrawParams = zod.object({
  "drawId": zod.string().max(getOperatorDrawPathDrawIdMax).regex(getOperatorDrawPathDrawIdRegExp).describe('The draw.')
})

export const getOperatorDrawHeaderMerchantMax = 32;


export const getOperatorDrawHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getOperatorDrawHeaderXRequestIdMax = 64;


export const getOperatorDrawHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetOperatorDrawHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getOperatorDrawHeaderMerchantMax).regex(getOperatorDrawHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getOperatorDrawHeaderXRequestIdMax).regex(getOperatorDrawHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getOperatorDrawResponseValueDrawDrawIdMax = 50;


export const getOperatorDrawResponseValueDrawDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const getOperatorDrawResponseValueDrawGameCodeMax = 30;


export const getOperatorDrawResponseValueDrawGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const getOperatorDrawResponseValueDrawGameNameMax = 120;

export const getOperatorDrawResponseValueDrawIssueNoMax = 16;


export const getOperatorDrawResponseValueDrawIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');
export const getOperatorDrawResponseValueDrawStationOneCodeMax = 8;


export const getOperatorDrawResponseValueDrawStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const getOperatorDrawResponseValueDrawStationOneNameMax = 60;

export const getOperatorDrawResponseValueDrawOpensAtMax = 30;

export const getOperatorDrawResponseValueDrawClosesAtMax = 30;

export const getOperatorDrawResponseValueDrawDrawAtMax = 30;

export const getOperatorDrawResponseValueDrawSettledAtMax = 30;

export const getOperatorDrawResponseValueDrawCommitmentMax = 64;


export const getOperatorDrawResponseValueDrawCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');
export const getOperatorDrawResponseValueDrawResultOneVersionMax = 1000;

export const getOperatorDrawResponseValueDrawResultOneEnteredAtMax = 30;

export const getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersItemMax = 6;


export const getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersMax = 20;

export const getOperatorDrawResponseValueDrawResultOnePrizesMax = 10;

export const getOperatorDrawResponseValueDrawVoidReasonMax = 300;

export const getOperatorDrawResponseValuePrizeTableItemCountMax = 20;

export const getOperatorDrawResponseValuePrizeTableItemDigitsMax = 6;

export const getOperatorDrawResponseValuePrizeTableMax = 10;

export const getOperatorDrawResponseValueLateSecondsMin = 0;
export const getOperatorDrawResponseValueLateSecondsMax = 100000000;

export const getOperatorDrawResponseValueFiguresBetsMin = 0;
export const getOperatorDrawResponseValueFiguresBetsMax = 100000000;

export const getOperatorDrawResponseValueFiguresMembersMin = 0;
export const getOperatorDrawResponseValueFiguresMembersMax = 100000000;

export const getOperatorDrawResponseValueFiguresStakeMax = 25;


export const getOperatorDrawResponseValueFiguresStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getOperatorDrawResponseValueFiguresPayoutMax = 25;


export const getOperatorDrawResponseValueFiguresPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getOperatorDrawResponseValueFiguresReturnedMax = 25;


export const getOperatorDrawResponseValueFiguresReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getOperatorDrawResponseValueFiguresResultMax = 25;


export const getOperatorDrawResponseValueFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getOperatorDrawResponseValueVersionsItemVersionMax = 1000;

export const getOperatorDrawResponseValueVersionsItemEnteredAtMax = 30;

export const getOperatorDrawResponseValueVersionsItemEnteredByMax = 64;

export const getOperatorDrawResponseValueVersionsItemPrizesItemNumbersItemMax = 6;


export const getOperatorDrawResponseValueVersionsItemPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const getOperatorDrawResponseValueVersionsItemPrizesItemNumbersMax = 20;

export const getOperatorDrawResponseValueVersionsItemPrizesMax = 10;

export const getOperatorDrawResponseValueVersionsItemReasonMax = 300;

export const getOperatorDrawResponseValueVersionsMax = 100;



export const GetOperatorDrawResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "draw": zod.strictObject({
  "drawId": zod.string().max(getOperatorDrawResponseValueDrawDrawIdMax).regex(getOperatorDrawResponseValueDrawDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(getOperatorDrawResponseValueDrawGameCodeMax).regex(getOperatorDrawResponseValueDrawGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(getOperatorDrawResponseValueDrawGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(getOperatorDrawResponseValueDrawIssueNoMax).regex(getOperatorDrawResponseValueDrawIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(getOperatorDrawResponseValueDrawStationOneCodeMax).regex(getOperatorDrawResponseValueDrawStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(getOperatorDrawResponseValueDrawStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(getOperatorDrawResponseValueDrawOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(getOperatorDrawResponseValueDrawClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(getOperatorDrawResponseValueDrawDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(getOperatorDrawResponseValueDrawSettledAtMax).nullable().describe('When its bets were settled last.'),
  "commitment": zod.string().max(getOperatorDrawResponseValueDrawCommitmentMax).regex(getOperatorDrawResponseValueDrawCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(getOperatorDrawResponseValueDrawResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(getOperatorDrawResponseValueDrawResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersItemMax).regex(getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(getOperatorDrawResponseValueDrawResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(getOperatorDrawResponseValueDrawVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it.')
}).describe('A draw of a lottery game.'),
  "prizeTable": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "count": zod.int().min(1).max(getOperatorDrawResponseValuePrizeTableItemCountMax).describe('Numbers that are drawn for it.'),
  "digits": zod.int().min(1).max(getOperatorDrawResponseValuePrizeTableItemDigitsMax).describe('Digits of each.')
}).describe('A row of a prize table.')).max(getOperatorDrawResponseValuePrizeTableMax).describe('The rows that a result has.'),
  "lateSeconds": zod.int().min(getOperatorDrawResponseValueLateSecondsMin).max(getOperatorDrawResponseValueLateSecondsMax).describe('Seconds for which its result has been overdue, 0 once it is entered.'),
  "figures": zod.strictObject({
  "bets": zod.int().min(getOperatorDrawResponseValueFiguresBetsMin).max(getOperatorDrawResponseValueFiguresBetsMax).describe('Bets, cancelled ones left out.'),
  "members": zod.int().min(getOperatorDrawResponseValueFiguresMembersMin).max(getOperatorDrawResponseValueFiguresMembersMax).describe('Members who placed them.'),
  "stake": zod.string().max(getOperatorDrawResponseValueFiguresStakeMax).regex(getOperatorDrawResponseValueFiguresStakeRegExp).describe('What they staked.'),
  "payout": zod.string().max(getOperatorDrawResponseValueFiguresPayoutMax).regex(getOperatorDrawResponseValueFiguresPayoutRegExp).describe('What won bets were paid.'),
  "returned": zod.string().max(getOperatorDrawResponseValueFiguresReturnedMax).regex(getOperatorDrawResponseValueFiguresReturnedRegExp).describe('Stakes that came back.'),
  "result": zod.string().max(getOperatorDrawResponseValueFiguresResultMax).regex(getOperatorDrawResponseValueFiguresResultRegExp).describe('The house\'s result, stake less payout less returned; 0.00 until the draw is settled.')
}).describe('What was bet on a draw and what it paid, in the version that holds.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(getOperatorDrawResponseValueVersionsItemVersionMax).describe('Its number, 1 the first.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(getOperatorDrawResponseValueVersionsItemEnteredAtMax).describe('When it was entered.'),
  "enteredBy": zod.string().min(1).max(getOperatorDrawResponseValueVersionsItemEnteredByMax).describe('The operator, or `system` for a built-in draw.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(getOperatorDrawResponseValueVersionsItemPrizesItemNumbersItemMax).regex(getOperatorDrawResponseValueVersionsItemPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(getOperatorDrawResponseValueVersionsItemPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(getOperatorDrawResponseValueVersionsItemPrizesMax).describe('The rows of the prize table in their order.'),
  "reason": zod.string().max(getOperatorDrawResponseValueVersionsItemReasonMax).nullable().describe('Why it replaced the one before it, null for the first.')
}).describe('A version of a result, with who entered it.')).max(getOperatorDrawResponseValueVersionsMax).describe('The versions of the result, the first one first; the last one holds.')
}).describe('A draw as the staff sees it.')
}).describe('The answer of `getOperatorDraw`.')

/**
 * Enters version 1 of the result of an external draw that has closed and whose time has come, and settles every open bet on it by
 * that version: once for each bet and version, however often or by how many processes it is tried. The result and the state
 * `drawn` are stored before the answer; figures are final once the state is `settled`. Rows, counts and digits must be those of
 * the prize table (422 `draw_result_invalid`). A draw that is built in, not closed, not due or void is 422 `draw_not_enterable`; one
 * that has a result is 409 `conflict` and needs `correctDrawResult`. The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary Enter the result of a draw
 */
export const enterDrawResultPathDrawIdMax = 50;


export const enterDrawResultPathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');


export const EnterDrawResultParams = zod.object({
  "drawId": zod.string().max(enterDrawResultPathDrawIdMax).regex(enterDrawResultPathDrawIdRegExp).describe('The draw.')
})

export const enterDrawResultHeaderMerchantMax = 32;


export const enterDrawResultHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const enterDrawResultHeaderXRequestIdMax = 64;


export const enterDrawResultHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const enterDrawResultHeaderIdempotencyKeyMax = 64;


export const enterDrawResultHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const EnterDrawResultHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(enterDrawResultHeaderMerchantMax).regex(enterDrawResultHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(enterDrawResultHeaderXRequestIdMax).regex(enterDrawResultHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(enterDrawResultHeaderIdempotencyKeyMax).regex(enterDrawResultHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const enterDrawResultBodyPrizesItemNumbersItemMax = 6;


export const enterDrawResultBodyPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const enterDrawResultBodyPrizesItemNumbersMax = 20;

export const enterDrawResultBodyPrizesMax = 10;



export const EnterDrawResultBody = zod.strictObject({
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(enterDrawResultBodyPrizesItemNumbersItemMax).regex(enterDrawResultBodyPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(enterDrawResultBodyPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(enterDrawResultBodyPrizesMax).describe('Every row of the prize table in its order, every number with its digits.')
}).describe('The result of a draw.')

export const enterDrawResultResponseValueDrawDrawIdMax = 50;


export const enterDrawResultResponseValueDrawDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const enterDrawResultResponseValueDrawGameCodeMax = 30;


export const enterDrawResultResponseValueDrawGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const enterDrawResultResponseValueDrawGameNameMax = 120;

export const enterDrawResultResponseValueDrawIssueNoMax = 16;


export const enterDrawResultResponseValueDrawIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');
export const enterDrawResultResponseValueDrawStationOneCodeMax = 8;


export const enterDrawResultResponseValueDrawStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const enterDrawResultResponseValueDrawStationOneNameMax = 60;

export const enterDrawResultResponseValueDrawOpensAtMax = 30;

export const enterDrawResultResponseValueDrawClosesAtMax = 30;

export const enterDrawResultResponseValueDrawDrawAtMax = 30;

export const enterDrawResultResponseValueDrawSettledAtMax = 30;

export const enterDrawResultResponseValueDrawCommitmentMax = 64;


export const enterDrawResultResponseValueDrawCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');
export const enterDrawResultResponseValueDrawResultOneVersionMax = 1000;

export const enterDrawResultResponseValueDrawResultOneEnteredAtMax = 30;

export const enterDrawResultResponseValueDrawResultOnePrizesItemNumbersItemMax = 6;


export const enterDrawResultResponseValueDrawResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const enterDrawResultResponseValueDrawResultOnePrizesItemNumbersMax = 20;

export const enterDrawResultResponseValueDrawResultOnePrizesMax = 10;

export const enterDrawResultResponseValueDrawVoidReasonMax = 300;

export const enterDrawResultResponseValuePrizeTableItemCountMax = 20;

export const enterDrawResultResponseValuePrizeTableItemDigitsMax = 6;

export const enterDrawResultResponseValuePrizeTableMax = 10;

export const enterDrawResultResponseValueLateSecondsMin = 0;
export const enterDrawResultResponseValueLateSecondsMax = 100000000;

export const enterDrawResultResponseValueFiguresBetsMin = 0;
export const enterDrawResultResponseValueFiguresBetsMax = 100000000;

export const enterDrawResultResponseValueFiguresMembersMin = 0;
export const enterDrawResultResponseValueFiguresMembersMax = 100000000;

export const enterDrawResultResponseValueFiguresStakeMax = 25;


export const enterDrawResultResponseValueFiguresStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const enterDrawResultResponseValueFiguresPayoutMax = 25;


export const enterDrawResultResponseValueFiguresPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const enterDrawResultResponseValueFiguresReturnedMax = 25;


export const enterDrawResultResponseValueFiguresReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const enterDrawResultResponseValueFiguresResultMax = 25;


export const enterDrawResultResponseValueFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const enterDrawResultResponseValueVersionsItemVersionMax = 1000;

export const enterDrawResultResponseValueVersionsItemEnteredAtMax = 30;

export const enterDrawResultResponseValueVersionsItemEnteredByMax = 64;

export const enterDrawResultResponseValueVersionsItemPrizesItemNumbersItemMax = 6;


export const enterDrawResultResponseValueVersionsItemPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const enterDrawResultResponseValueVersionsItemPrizesItemNumbersMax = 20;

export const enterDrawResultResponseValueVersionsItemPrizesMax = 10;

export const enterDrawResultResponseValueVersionsItemReasonMax = 300;

export const enterDrawResultResponseValueVersionsMax = 100;



export const EnterDrawResultResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "draw": zod.strictObject({
  "drawId": zod.string().max(enterDrawResultResponseValueDrawDrawIdMax).regex(enterDrawResultResponseValueDrawDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(enterDrawResultResponseValueDrawGameCodeMax).regex(enterDrawResultResponseValueDrawGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(enterDrawResultResponseValueDrawGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(enterDrawResultResponseValueDrawIssueNoMax).regex(enterDrawResultResponseValueDrawIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(enterDrawResultResponseValueDrawStationOneCodeMax).regex(enterDrawResultResponseValueDrawStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(enterDrawResultResponseValueDrawStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(enterDrawResultResponseValueDrawOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(enterDrawResultResponseValueDrawClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(enterDrawResultResponseValueDrawDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(enterDrawResultResponseValueDrawSettledAtMax).nullable().describe('When its bets were settled last.'),
  "commitment": zod.string().max(enterDrawResultResponseValueDrawCommitmentMax).regex(enterDrawResultResponseValueDrawCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(enterDrawResultResponseValueDrawResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(enterDrawResultResponseValueDrawResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(enterDrawResultResponseValueDrawResultOnePrizesItemNumbersItemMax).regex(enterDrawResultResponseValueDrawResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(enterDrawResultResponseValueDrawResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(enterDrawResultResponseValueDrawResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(enterDrawResultResponseValueDrawVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it.')
}).describe('A draw of a lottery game.'),
  "prizeTable": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "count": zod.int().min(1).max(enterDrawResultResponseValuePrizeTableItemCountMax).describe('Numbers that are drawn for it.'),
  "digits": zod.int().min(1).max(enterDrawResultResponseValuePrizeTableItemDigitsMax).describe('Digits of each.')
}).describe('A row of a prize table.')).max(enterDrawResultResponseValuePrizeTableMax).describe('The rows that a result has.'),
  "lateSeconds": zod.int().min(enterDrawResultResponseValueLateSecondsMin).max(enterDrawResultResponseValueLateSecondsMax).describe('Seconds for which its result has been overdue, 0 once it is entered.'),
  "figures": zod.strictObject({
  "bets": zod.int().min(enterDrawResultResponseValueFiguresBetsMin).max(enterDrawResultResponseValueFiguresBetsMax).describe('Bets, cancelled ones left out.'),
  "members": zod.int().min(enterDrawResultResponseValueFiguresMembersMin).max(enterDrawResultResponseValueFiguresMembersMax).describe('Members who placed them.'),
  "stake": zod.string().max(enterDrawResultResponseValueFiguresStakeMax).regex(enterDrawResultResponseValueFiguresStakeRegExp).describe('What they staked.'),
  "payout": zod.string().max(enterDrawResultResponseValueFiguresPayoutMax).regex(enterDrawResultResponseValueFiguresPayoutRegExp).describe('What won bets were paid.'),
  "returned": zod.string().max(enterDrawResultResponseValueFiguresReturnedMax).regex(enterDrawResultResponseValueFiguresReturnedRegExp).describe('Stakes that came back.'),
  "result": zod.string().max(enterDrawResultResponseValueFiguresResultMax).regex(enterDrawResultResponseValueFiguresResultRegExp).describe('The house\'s result, stake less payout less returned; 0.00 until the draw is settled.')
}).describe('What was bet on a draw and what it paid, in the version that holds.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(enterDrawResultResponseValueVersionsItemVersionMax).describe('Its number, 1 the first.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(enterDrawResultResponseValueVersionsItemEnteredAtMax).describe('When it was entered.'),
  "enteredBy": zod.string().min(1).max(enterDrawResultResponseValueVersionsItemEnteredByMax).describe('The operator, or `system` for a built-in draw.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(enterDrawResultResponseValueVersionsItemPrizesItemNumbersItemMax).regex(enterDrawResultResponseValueVersionsItemPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(enterDrawResultResponseValueVersionsItemPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(enterDrawResultResponseValueVersionsItemPrizesMax).describe('The rows of the prize table in their order.'),
  "reason": zod.string().max(enterDrawResultResponseValueVersionsItemReasonMax).nullable().describe('Why it replaced the one before it, null for the first.')
}).describe('A version of a result, with who entered it.')).max(enterDrawResultResponseValueVersionsMax).describe('The versions of the result, the first one first; the last one holds.')
}).describe('A draw as the staff sees it.')
}).describe('The answer of `enterDrawResult`.')

/**
 * Enters the next version of a result. No entry is ever edited: the settlement by the version before is reversed with entries of
 * its own, and every bet is settled again by the new one, in one transaction; what cannot be taken back because it was spent
 * becomes a debt of the account, never a negative balance. Players whose bets change are told by a message. `replacesVersion` must
 * be the version that holds, else it is 409 `conflict`. Only external draws can be corrected (422 `draw_not_enterable`). The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary Correct the result of a draw
 */
export const correctDrawResultPathDrawIdMax = 50;


export const correctDrawResultPathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');


export const CorrectDrawResultParams = zod.object({
  "drawId": zod.string().max(correctDrawResultPathDrawIdMax).regex(correctDrawResultPathDrawIdRegExp).describe('The draw.')
})

export const correctDrawResultHeaderMerchantMax = 32;


export const correctDrawResultHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const correctDrawResultHeaderXRequestIdMax = 64;


export const correctDrawResultHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const correctDrawResultHeaderIdempotencyKeyMax = 64;


export const correctDrawResultHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const CorrectDrawResultHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(correctDrawResultHeaderMerchantMax).regex(correctDrawResultHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(correctDrawResultHeaderXRequestIdMax).regex(correctDrawResultHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(correctDrawResultHeaderIdempotencyKeyMax).regex(correctDrawResultHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const correctDrawResultBodyReplacesVersionMax = 1000;

export const correctDrawResultBodyPrizesItemNumbersItemMax = 6;


export const correctDrawResultBodyPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const correctDrawResultBodyPrizesItemNumbersMax = 20;

export const correctDrawResultBodyPrizesMax = 10;

export const correctDrawResultBodyReasonMin = 3;
export const correctDrawResultBodyReasonMax = 300;



export const CorrectDrawResultBody = zod.strictObject({
  "replacesVersion": zod.int().min(1).max(correctDrawResultBodyReplacesVersionMax).describe('The version that holds now. Another one is 409 `conflict`.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(correctDrawResultBodyPrizesItemNumbersItemMax).regex(correctDrawResultBodyPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(correctDrawResultBodyPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(correctDrawResultBodyPrizesMax).describe('Every row of the prize table in its order, every number with its digits.'),
  "reason": zod.string().min(correctDrawResultBodyReasonMin).max(correctDrawResultBodyReasonMax).describe('Why, for the audit log and the players.')
}).describe('The right result of a draw that was settled by a wrong one.')

export const correctDrawResultResponseValueDrawDrawIdMax = 50;


export const correctDrawResultResponseValueDrawDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const correctDrawResultResponseValueDrawGameCodeMax = 30;


export const correctDrawResultResponseValueDrawGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const correctDrawResultResponseValueDrawGameNameMax = 120;

export const correctDrawResultResponseValueDrawIssueNoMax = 16;


export const correctDrawResultResponseValueDrawIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');
export const correctDrawResultResponseValueDrawStationOneCodeMax = 8;


export const correctDrawResultResponseValueDrawStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const correctDrawResultResponseValueDrawStationOneNameMax = 60;

export const correctDrawResultResponseValueDrawOpensAtMax = 30;

export const correctDrawResultResponseValueDrawClosesAtMax = 30;

export const correctDrawResultResponseValueDrawDrawAtMax = 30;

export const correctDrawResultResponseValueDrawSettledAtMax = 30;

export const correctDrawResultResponseValueDrawCommitmentMax = 64;


export const correctDrawResultResponseValueDrawCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');
export const correctDrawResultResponseValueDrawResultOneVersionMax = 1000;

export const correctDrawResultResponseValueDrawResultOneEnteredAtMax = 30;

export const correctDrawResultResponseValueDrawResultOnePrizesItemNumbersItemMax = 6;


export const correctDrawResultResponseValueDrawResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const correctDrawResultResponseValueDrawResultOnePrizesItemNumbersMax = 20;

export const correctDrawResultResponseValueDrawResultOnePrizesMax = 10;

export const correctDrawResultResponseValueDrawVoidReasonMax = 300;

export const correctDrawResultResponseValuePrizeTableItemCountMax = 20;

export const correctDrawResultResponseValuePrizeTableItemDigitsMax = 6;

export const correctDrawResultResponseValuePrizeTableMax = 10;

export const correctDrawResultResponseValueLateSecondsMin = 0;
export const correctDrawResultResponseValueLateSecondsMax = 100000000;

export const correctDrawResultResponseValueFiguresBetsMin = 0;
export const correctDrawResultResponseValueFiguresBetsMax = 100000000;

export const correctDrawResultResponseValueFiguresMembersMin = 0;
export const correctDrawResultResponseValueFiguresMembersMax = 100000000;

export const correctDrawResultResponseValueFiguresStakeMax = 25;


export const correctDrawResultResponseValueFiguresStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const correctDrawResultResponseValueFiguresPayoutMax = 25;


export const correctDrawResultResponseValueFiguresPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const correctDrawResultResponseValueFiguresReturnedMax = 25;


export const correctDrawResultResponseValueFiguresReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const correctDrawResultResponseValueFiguresResultMax = 25;


export const correctDrawResultResponseValueFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const correctDrawResultResponseValueVersionsItemVersionMax = 1000;

export const correctDrawResultResponseValueVersionsItemEnteredAtMax = 30;

export const correctDrawResultResponseValueVersionsItemEnteredByMax = 64;

export const correctDrawResultResponseValueVersionsItemPrizesItemNumbersItemMax = 6;


export const correctDrawResultResponseValueVersionsItemPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const correctDrawResultResponseValueVersionsItemPrizesItemNumbersMax = 20;

export const correctDrawResultResponseValueVersionsItemPrizesMax = 10;

export const correctDrawResultResponseValueVersionsItemReasonMax = 300;

export const correctDrawResultResponseValueVersionsMax = 100;



export const CorrectDrawResultResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "draw": zod.strictObject({
  "drawId": zod.string().max(correctDrawResultResponseValueDrawDrawIdMax).regex(correctDrawResultResponseValueDrawDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(correctDrawResultResponseValueDrawGameCodeMax).regex(correctDrawResultResponseValueDrawGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(correctDrawResultResponseValueDrawGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(correctDrawResultResponseValueDrawIssueNoMax).regex(correctDrawResultResponseValueDrawIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(correctDrawResultResponseValueDrawStationOneCodeMax).regex(correctDrawResultResponseValueDrawStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(correctDrawResultResponseValueDrawStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(correctDrawResultResponseValueDrawOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(correctDrawResultResponseValueDrawClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(correctDrawResultResponseValueDrawDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(correctDrawResultResponseValueDrawSettledAtMax).nullable().describe('When its bets were settled last.'),
  "commitment": zod.string().max(correctDrawResultResponseValueDrawCommitmentMax).regex(correctDrawResultResponseValueDrawCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(correctDrawResultResponseValueDrawResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(correctDrawResultResponseValueDrawResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(correctDrawResultResponseValueDrawResultOnePrizesItemNumbersItemMax).regex(correctDrawResultResponseValueDrawResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(correctDrawResultResponseValueDrawResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(correctDrawResultResponseValueDrawResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(correctDrawResultResponseValueDrawVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it.')
}).describe('A draw of a lottery game.'),
  "prizeTable": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "count": zod.int().min(1).max(correctDrawResultResponseValuePrizeTableItemCountMax).describe('Numbers that are drawn for it.'),
  "digits": zod.int().min(1).max(correctDrawResultResponseValuePrizeTableItemDigitsMax).describe('Digits of each.')
}).describe('A row of a prize table.')).max(correctDrawResultResponseValuePrizeTableMax).describe('The rows that a result has.'),
  "lateSeconds": zod.int().min(correctDrawResultResponseValueLateSecondsMin).max(correctDrawResultResponseValueLateSecondsMax).describe('Seconds for which its result has been overdue, 0 once it is entered.'),
  "figures": zod.strictObject({
  "bets": zod.int().min(correctDrawResultResponseValueFiguresBetsMin).max(correctDrawResultResponseValueFiguresBetsMax).describe('Bets, cancelled ones left out.'),
  "members": zod.int().min(correctDrawResultResponseValueFiguresMembersMin).max(correctDrawResultResponseValueFiguresMembersMax).describe('Members who placed them.'),
  "stake": zod.string().max(correctDrawResultResponseValueFiguresStakeMax).regex(correctDrawResultResponseValueFiguresStakeRegExp).describe('What they staked.'),
  "payout": zod.string().max(correctDrawResultResponseValueFiguresPayoutMax).regex(correctDrawResultResponseValueFiguresPayoutRegExp).describe('What won bets were paid.'),
  "returned": zod.string().max(correctDrawResultResponseValueFiguresReturnedMax).regex(correctDrawResultResponseValueFiguresReturnedRegExp).describe('Stakes that came back.'),
  "result": zod.string().max(correctDrawResultResponseValueFiguresResultMax).regex(correctDrawResultResponseValueFiguresResultRegExp).describe('The house\'s result, stake less payout less returned; 0.00 until the draw is settled.')
}).describe('What was bet on a draw and what it paid, in the version that holds.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(correctDrawResultResponseValueVersionsItemVersionMax).describe('Its number, 1 the first.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(correctDrawResultResponseValueVersionsItemEnteredAtMax).describe('When it was entered.'),
  "enteredBy": zod.string().min(1).max(correctDrawResultResponseValueVersionsItemEnteredByMax).describe('The operator, or `system` for a built-in draw.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(correctDrawResultResponseValueVersionsItemPrizesItemNumbersItemMax).regex(correctDrawResultResponseValueVersionsItemPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(correctDrawResultResponseValueVersionsItemPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(correctDrawResultResponseValueVersionsItemPrizesMax).describe('The rows of the prize table in their order.'),
  "reason": zod.string().max(correctDrawResultResponseValueVersionsItemReasonMax).nullable().describe('Why it replaced the one before it, null for the first.')
}).describe('A version of a result, with who entered it.')).max(correctDrawResultResponseValueVersionsMax).describe('The versions of the result, the first one first; the last one holds.')
}).describe('A draw as the staff sees it.')
}).describe('The answer of `correctDrawResult`.')

/**
 * Declares a draw void that is not settled, and gives the stake of every open bet on it back in the same transaction, once. Chases go on with
 * their next draw. A settled draw is 422 `draw_not_enterable`; one that is void already is answered as it is. The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary Declare a draw void
 */
export const voidDrawPathDrawIdMax = 50;


export const voidDrawPathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');


export const VoidDrawParams = zod.object({
  "drawId": zod.string().max(voidDrawPathDrawIdMax).regex(voidDrawPathDrawIdRegExp).describe('The draw.')
})

export const voidDrawHeaderMerchantMax = 32;


export const voidDrawHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const voidDrawHeaderXRequestIdMax = 64;


export const voidDrawHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const voidDrawHeaderIdempotencyKeyMax = 64;


export const voidDrawHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const VoidDrawHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(voidDrawHeaderMerchantMax).regex(voidDrawHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(voidDrawHeaderXRequestIdMax).regex(voidDrawHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(voidDrawHeaderIdempotencyKeyMax).regex(voidDrawHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const voidDrawBodyReasonMin = 3;
export const voidDrawBodyReasonMax = 300;



export const VoidDrawBody = zod.strictObject({
  "reason": zod.string().min(voidDrawBodyReasonMin).max(voidDrawBodyReasonMax).describe('Why, for the audit log and the players.')
}).describe('Why a draw is void.')

export const voidDrawResponseValueDrawDrawIdMax = 50;


export const voidDrawResponseValueDrawDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const voidDrawResponseValueDrawGameCodeMax = 30;


export const voidDrawResponseValueDrawGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const voidDrawResponseValueDrawGameNameMax = 120;

export const voidDrawResponseValueDrawIssueNoMax = 16;


export const voidDrawResponseValueDrawIssueNoRegExp = new RegExp('^[0-9-]{1,16}$');
export const voidDrawResponseValueDrawStationOneCodeMax = 8;


export const voidDrawResponseValueDrawStationOneCodeRegExp = new RegExp('^[A-Z0-9]{2,8}$');
export const voidDrawResponseValueDrawStationOneNameMax = 60;

export const voidDrawResponseValueDrawOpensAtMax = 30;

export const voidDrawResponseValueDrawClosesAtMax = 30;

export const voidDrawResponseValueDrawDrawAtMax = 30;

export const voidDrawResponseValueDrawSettledAtMax = 30;

export const voidDrawResponseValueDrawCommitmentMax = 64;


export const voidDrawResponseValueDrawCommitmentRegExp = new RegExp('^[0-9a-f]{64}$');
export const voidDrawResponseValueDrawResultOneVersionMax = 1000;

export const voidDrawResponseValueDrawResultOneEnteredAtMax = 30;

export const voidDrawResponseValueDrawResultOnePrizesItemNumbersItemMax = 6;


export const voidDrawResponseValueDrawResultOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const voidDrawResponseValueDrawResultOnePrizesItemNumbersMax = 20;

export const voidDrawResponseValueDrawResultOnePrizesMax = 10;

export const voidDrawResponseValueDrawVoidReasonMax = 300;

export const voidDrawResponseValuePrizeTableItemCountMax = 20;

export const voidDrawResponseValuePrizeTableItemDigitsMax = 6;

export const voidDrawResponseValuePrizeTableMax = 10;

export const voidDrawResponseValueLateSecondsMin = 0;
export const voidDrawResponseValueLateSecondsMax = 100000000;

export const voidDrawResponseValueFiguresBetsMin = 0;
export const voidDrawResponseValueFiguresBetsMax = 100000000;

export const voidDrawResponseValueFiguresMembersMin = 0;
export const voidDrawResponseValueFiguresMembersMax = 100000000;

export const voidDrawResponseValueFiguresStakeMax = 25;


export const voidDrawResponseValueFiguresStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const voidDrawResponseValueFiguresPayoutMax = 25;


export const voidDrawResponseValueFiguresPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const voidDrawResponseValueFiguresReturnedMax = 25;


export const voidDrawResponseValueFiguresReturnedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const voidDrawResponseValueFiguresResultMax = 25;


export const voidDrawResponseValueFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const voidDrawResponseValueVersionsItemVersionMax = 1000;

export const voidDrawResponseValueVersionsItemEnteredAtMax = 30;

export const voidDrawResponseValueVersionsItemEnteredByMax = 64;

export const voidDrawResponseValueVersionsItemPrizesItemNumbersItemMax = 6;


export const voidDrawResponseValueVersionsItemPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const voidDrawResponseValueVersionsItemPrizesItemNumbersMax = 20;

export const voidDrawResponseValueVersionsItemPrizesMax = 10;

export const voidDrawResponseValueVersionsItemReasonMax = 300;

export const voidDrawResponseValueVersionsMax = 100;



export const VoidDrawResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "draw": zod.strictObject({
  "drawId": zod.string().max(voidDrawResponseValueDrawDrawIdMax).regex(voidDrawResponseValueDrawDrawIdRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),
  "gameCode": zod.string().max(voidDrawResponseValueDrawGameCodeMax).regex(voidDrawResponseValueDrawGameCodeRegExp).describe('A lottery game.'),
  "gameName": zod.string().min(1).max(voidDrawResponseValueDrawGameNameMax).describe('The game\'s name.'),
  "issueNo": zod.string().max(voidDrawResponseValueDrawIssueNoMax).regex(voidDrawResponseValueDrawIssueNoRegExp).describe('What the draw is called on the page, its day and number.'),
  "station": zod.union([zod.strictObject({
  "code": zod.string().max(voidDrawResponseValueDrawStationOneCodeMax).regex(voidDrawResponseValueDrawStationOneCodeRegExp).describe('The station of a Vietnamese draw.'),
  "name": zod.string().min(1).max(voidDrawResponseValueDrawStationOneNameMax).describe('Its name.')
}).describe('A station that draws.'),zod.null()]).describe('The station of a Vietnamese draw, else null.'),
  "source": zod.enum(['built_in', 'external']).describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.'),
  "state": zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n'),
  "opensAt": zod.iso.datetime({"offset":true}).max(voidDrawResponseValueDrawOpensAtMax).describe('Since when it takes bets.'),
  "closesAt": zod.iso.datetime({"offset":true}).max(voidDrawResponseValueDrawClosesAtMax).describe('From when on it takes no more.'),
  "drawAt": zod.iso.datetime({"offset":true}).max(voidDrawResponseValueDrawDrawAtMax).describe('When it is drawn.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(voidDrawResponseValueDrawSettledAtMax).nullable().describe('When its bets were settled last.'),
  "commitment": zod.string().max(voidDrawResponseValueDrawCommitmentMax).regex(voidDrawResponseValueDrawCommitmentRegExp).nullable().describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.'),
  "result": zod.union([zod.strictObject({
  "version": zod.int().min(1).max(voidDrawResponseValueDrawResultOneVersionMax).describe('1, and one more with each correction.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(voidDrawResponseValueDrawResultOneEnteredAtMax).describe('When this version became known.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(voidDrawResponseValueDrawResultOnePrizesItemNumbersItemMax).regex(voidDrawResponseValueDrawResultOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(voidDrawResponseValueDrawResultOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(voidDrawResponseValueDrawResultOnePrizesMax).describe('The rows of the prize table in their order.')
}).describe('What was drawn.'),zod.null()]).describe('The result that holds, null until it is known.'),
  "voidReason": zod.string().max(voidDrawResponseValueDrawVoidReasonMax).nullable().describe('Why it is void, in the language of the answer where the server knows it.')
}).describe('A draw of a lottery game.'),
  "prizeTable": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "count": zod.int().min(1).max(voidDrawResponseValuePrizeTableItemCountMax).describe('Numbers that are drawn for it.'),
  "digits": zod.int().min(1).max(voidDrawResponseValuePrizeTableItemDigitsMax).describe('Digits of each.')
}).describe('A row of a prize table.')).max(voidDrawResponseValuePrizeTableMax).describe('The rows that a result has.'),
  "lateSeconds": zod.int().min(voidDrawResponseValueLateSecondsMin).max(voidDrawResponseValueLateSecondsMax).describe('Seconds for which its result has been overdue, 0 once it is entered.'),
  "figures": zod.strictObject({
  "bets": zod.int().min(voidDrawResponseValueFiguresBetsMin).max(voidDrawResponseValueFiguresBetsMax).describe('Bets, cancelled ones left out.'),
  "members": zod.int().min(voidDrawResponseValueFiguresMembersMin).max(voidDrawResponseValueFiguresMembersMax).describe('Members who placed them.'),
  "stake": zod.string().max(voidDrawResponseValueFiguresStakeMax).regex(voidDrawResponseValueFiguresStakeRegExp).describe('What they staked.'),
  "payout": zod.string().max(voidDrawResponseValueFiguresPayoutMax).regex(voidDrawResponseValueFiguresPayoutRegExp).describe('What won bets were paid.'),
  "returned": zod.string().max(voidDrawResponseValueFiguresReturnedMax).regex(voidDrawResponseValueFiguresReturnedRegExp).describe('Stakes that came back.'),
  "result": zod.string().max(voidDrawResponseValueFiguresResultMax).regex(voidDrawResponseValueFiguresResultRegExp).describe('The house\'s result, stake less payout less returned; 0.00 until the draw is settled.')
}).describe('What was bet on a draw and what it paid, in the version that holds.'),
  "versions": zod.array(zod.strictObject({
  "version": zod.int().min(1).max(voidDrawResponseValueVersionsItemVersionMax).describe('Its number, 1 the first.'),
  "enteredAt": zod.iso.datetime({"offset":true}).max(voidDrawResponseValueVersionsItemEnteredAtMax).describe('When it was entered.'),
  "enteredBy": zod.string().min(1).max(voidDrawResponseValueVersionsItemEnteredByMax).describe('The operator, or `system` for a built-in draw.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(voidDrawResponseValueVersionsItemPrizesItemNumbersItemMax).regex(voidDrawResponseValueVersionsItemPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(voidDrawResponseValueVersionsItemPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(voidDrawResponseValueVersionsItemPrizesMax).describe('The rows of the prize table in their order.'),
  "reason": zod.string().max(voidDrawResponseValueVersionsItemReasonMax).nullable().describe('Why it replaced the one before it, null for the first.')
}).describe('A version of a result, with who entered it.')).max(voidDrawResponseValueVersionsMax).describe('The versions of the result, the first one first; the last one holds.')
}).describe('A draw as the staff sees it.')
}).describe('The answer of `voidDraw`.')

