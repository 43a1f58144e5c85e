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

/**
 * The withdrawals that were asked for in the range, the one that waits longest first; without `state` those that
 * wait for an operator (`requested`, `reviewing`, `approved`, `disputed`). Account numbers are cut to their end. The
 * totals run over all pages.
 * @summary List the withdrawals to review
 */
export const listWithdrawalReviewsQueryAccountMax = 64;

export const listWithdrawalReviewsQueryFromMax = 30;

export const listWithdrawalReviewsQueryToMax = 30;

export const listWithdrawalReviewsQueryPageNoDefault = 1;
export const listWithdrawalReviewsQueryPageNoMax = 100000;

export const listWithdrawalReviewsQueryPageSizeDefault = 42;
export const listWithdrawalReviewsQueryPageSizeMax = 100;



export const ListWithdrawalReviewsQueryParams = zod.object({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).optional().describe('Withdrawals in this state only.'),
  "account": zod.string().min(1).max(listWithdrawalReviewsQueryAccountMax).optional().describe('What concerns this account only, by its exact account name.'),
  "from": zod.iso.datetime({"offset":true}).max(listWithdrawalReviewsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listWithdrawalReviewsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listWithdrawalReviewsQueryPageNoMax).default(listWithdrawalReviewsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listWithdrawalReviewsQueryPageSizeMax).default(listWithdrawalReviewsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listWithdrawalReviewsHeaderMerchantMax = 32;


export const listWithdrawalReviewsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listWithdrawalReviewsHeaderXRequestIdMax = 64;


export const listWithdrawalReviewsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListWithdrawalReviewsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listWithdrawalReviewsHeaderMerchantMax).regex(listWithdrawalReviewsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listWithdrawalReviewsHeaderXRequestIdMax).regex(listWithdrawalReviewsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listWithdrawalReviewsResponseValueContentItemWithdrawalIdMax = 40;

export const listWithdrawalReviewsResponseValueContentItemMemberIdMax = 40;

export const listWithdrawalReviewsResponseValueContentItemMemberAccountMax = 64;

export const listWithdrawalReviewsResponseValueContentItemMemberNicknameMax = 64;

export const listWithdrawalReviewsResponseValueContentItemMemberRankLevelMin = 0;
export const listWithdrawalReviewsResponseValueContentItemMemberRankLevelMax = 20;

export const listWithdrawalReviewsResponseValueContentItemAmountMax = 25;


export const listWithdrawalReviewsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listWithdrawalReviewsResponseValueContentItemFeeMax = 25;


export const listWithdrawalReviewsResponseValueContentItemFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listWithdrawalReviewsResponseValueContentItemNetMax = 25;


export const listWithdrawalReviewsResponseValueContentItemNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listWithdrawalReviewsResponseValueContentItemBankNameMax = 80;

export const listWithdrawalReviewsResponseValueContentItemAccountNameMax = 80;

export const listWithdrawalReviewsResponseValueContentItemAccountEndingMax = 8;

export const listWithdrawalReviewsResponseValueContentItemRequestedAtMax = 30;

export const listWithdrawalReviewsResponseValueContentItemReviewerMax = 64;

export const listWithdrawalReviewsResponseValueContentItemOpenChecksMin = 0;
export const listWithdrawalReviewsResponseValueContentItemOpenChecksMax = 50;

export const listWithdrawalReviewsResponseValueContentMax = 100;

export const listWithdrawalReviewsResponseValueTotalPagesMin = 0;
export const listWithdrawalReviewsResponseValueTotalPagesMax = 1000000;

export const listWithdrawalReviewsResponseValueTotalElementsMin = 0;
export const listWithdrawalReviewsResponseValueTotalElementsMax = 100000000;

export const listWithdrawalReviewsResponseValueTotalsAmountMax = 25;


export const listWithdrawalReviewsResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listWithdrawalReviewsResponseValueTotalsFeeMax = 25;


export const listWithdrawalReviewsResponseValueTotalsFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listWithdrawalReviewsResponseValueTotalsNetMax = 25;


export const listWithdrawalReviewsResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListWithdrawalReviewsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "withdrawalId": zod.string().min(1).max(listWithdrawalReviewsResponseValueContentItemWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(listWithdrawalReviewsResponseValueContentItemMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listWithdrawalReviewsResponseValueContentItemMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listWithdrawalReviewsResponseValueContentItemMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(listWithdrawalReviewsResponseValueContentItemMemberRankLevelMin).max(listWithdrawalReviewsResponseValueContentItemMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(listWithdrawalReviewsResponseValueContentItemAmountMax).regex(listWithdrawalReviewsResponseValueContentItemAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(listWithdrawalReviewsResponseValueContentItemFeeMax).regex(listWithdrawalReviewsResponseValueContentItemFeeRegExp).describe('The fee, taken from the amount.'),
  "net": zod.string().max(listWithdrawalReviewsResponseValueContentItemNetMax).regex(listWithdrawalReviewsResponseValueContentItemNetRegExp).describe('What is to be paid, the amount less the fee.'),
  "bankName": zod.string().min(1).max(listWithdrawalReviewsResponseValueContentItemBankNameMax).describe('The bank or wallet provider.'),
  "accountName": zod.string().min(1).max(listWithdrawalReviewsResponseValueContentItemAccountNameMax).describe('The name that the bound account is in.'),
  "accountEnding": zod.string().min(1).max(listWithdrawalReviewsResponseValueContentItemAccountEndingMax).describe('The end of its number.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(listWithdrawalReviewsResponseValueContentItemRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(listWithdrawalReviewsResponseValueContentItemReviewerMax).nullable().describe('The operator who took it up.'),
  "openChecks": zod.int().min(listWithdrawalReviewsResponseValueContentItemOpenChecksMin).max(listWithdrawalReviewsResponseValueContentItemOpenChecksMax).describe('Checks that did not pass.')
}).describe('A withdrawal as a line of the review list.')).max(listWithdrawalReviewsResponseValueContentMax).describe('The withdrawals of the page, the one that waits longest first.'),
  "totalPages": zod.int().min(listWithdrawalReviewsResponseValueTotalPagesMin).max(listWithdrawalReviewsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listWithdrawalReviewsResponseValueTotalElementsMin).max(listWithdrawalReviewsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "amount": zod.string().max(listWithdrawalReviewsResponseValueTotalsAmountMax).regex(listWithdrawalReviewsResponseValueTotalsAmountRegExp).describe('Amounts.'),
  "fee": zod.string().max(listWithdrawalReviewsResponseValueTotalsFeeMax).regex(listWithdrawalReviewsResponseValueTotalsFeeRegExp).describe('Fees.'),
  "net": zod.string().max(listWithdrawalReviewsResponseValueTotalsNetMax).regex(listWithdrawalReviewsResponseValueTotalsNetRegExp).describe('To be paid.')
}).describe('Sums over all pages.')
}).describe('A page of withdrawals to review.')
}).describe('The answer of `listWithdrawalReviews`.')

/**
 * A withdrawal with the checks that the server made, the figures of the member, the changes of state, and the whole
 * account number to pay to. The reading is written to the audit log.
 * @summary Tell one withdrawal to review
 */
export const getWithdrawalReviewPathWithdrawalIdMax = 40;


export const getWithdrawalReviewPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetWithdrawalReviewParams = zod.object({
  "withdrawalId": zod.string().max(getWithdrawalReviewPathWithdrawalIdMax).regex(getWithdrawalReviewPathWithdrawalIdRegExp).describe('The withdrawal.')
})

export const getWithdrawalReviewHeaderMerchantMax = 32;


export const getWithdrawalReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getWithdrawalReviewHeaderXRequestIdMax = 64;


export const getWithdrawalReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetWithdrawalReviewHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getWithdrawalReviewHeaderMerchantMax).regex(getWithdrawalReviewHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getWithdrawalReviewHeaderXRequestIdMax).regex(getWithdrawalReviewHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getWithdrawalReviewResponseValueWithdrawalIdMax = 40;

export const getWithdrawalReviewResponseValueMemberIdMax = 40;

export const getWithdrawalReviewResponseValueMemberAccountMax = 64;

export const getWithdrawalReviewResponseValueMemberNicknameMax = 64;

export const getWithdrawalReviewResponseValueMemberRankLevelMin = 0;
export const getWithdrawalReviewResponseValueMemberRankLevelMax = 20;

export const getWithdrawalReviewResponseValueAmountMax = 25;


export const getWithdrawalReviewResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalReviewResponseValueFeeMax = 25;


export const getWithdrawalReviewResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalReviewResponseValueNetMax = 25;


export const getWithdrawalReviewResponseValueNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalReviewResponseValueBankNameMax = 80;

export const getWithdrawalReviewResponseValueAccountNameMax = 80;

export const getWithdrawalReviewResponseValueAccountEndingMax = 8;

export const getWithdrawalReviewResponseValueRequestedAtMax = 30;

export const getWithdrawalReviewResponseValueReviewerMax = 64;

export const getWithdrawalReviewResponseValueOpenChecksMin = 0;
export const getWithdrawalReviewResponseValueOpenChecksMax = 50;

export const getWithdrawalReviewResponseValueAccountNumberMax = 64;

export const getWithdrawalReviewResponseValueCurrencyMax = 5;


export const getWithdrawalReviewResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getWithdrawalReviewResponseValueReferenceMax = 80;

export const getWithdrawalReviewResponseValueAutoReceivedAtMax = 30;

export const getWithdrawalReviewResponseValueReasonMax = 300;

export const getWithdrawalReviewResponseValueDisputeMax = 500;

export const getWithdrawalReviewResponseValueFiguresMainBalanceMax = 25;


export const getWithdrawalReviewResponseValueFiguresMainBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalReviewResponseValueFiguresDepositsMax = 25;


export const getWithdrawalReviewResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalReviewResponseValueFiguresWithdrawalsMax = 25;


export const getWithdrawalReviewResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalReviewResponseValueFiguresTurnoverMax = 25;


export const getWithdrawalReviewResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalReviewResponseValueFiguresActiveBonusesMin = 0;
export const getWithdrawalReviewResponseValueFiguresActiveBonusesMax = 1000;

export const getWithdrawalReviewResponseValueChecksItemDetailMax = 300;

export const getWithdrawalReviewResponseValueChecksMax = 50;

export const getWithdrawalReviewResponseValueStepsItemAtMax = 30;

export const getWithdrawalReviewResponseValueStepsItemByMax = 64;

export const getWithdrawalReviewResponseValueStepsItemNoteMax = 500;

export const getWithdrawalReviewResponseValueStepsMax = 50;



export const GetWithdrawalReviewResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawalId": zod.string().min(1).max(getWithdrawalReviewResponseValueWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(getWithdrawalReviewResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(getWithdrawalReviewResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(getWithdrawalReviewResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(getWithdrawalReviewResponseValueMemberRankLevelMin).max(getWithdrawalReviewResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(getWithdrawalReviewResponseValueAmountMax).regex(getWithdrawalReviewResponseValueAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(getWithdrawalReviewResponseValueFeeMax).regex(getWithdrawalReviewResponseValueFeeRegExp).describe('The fee, taken from the amount.'),
  "net": zod.string().max(getWithdrawalReviewResponseValueNetMax).regex(getWithdrawalReviewResponseValueNetRegExp).describe('What is to be paid, the amount less the fee.'),
  "bankName": zod.string().min(1).max(getWithdrawalReviewResponseValueBankNameMax).describe('The bank or wallet provider.'),
  "accountName": zod.string().min(1).max(getWithdrawalReviewResponseValueAccountNameMax).describe('The name that the bound account is in.'),
  "accountEnding": zod.string().min(1).max(getWithdrawalReviewResponseValueAccountEndingMax).describe('The end of its number.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(getWithdrawalReviewResponseValueRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(getWithdrawalReviewResponseValueReviewerMax).nullable().describe('The operator who took it up.'),
  "openChecks": zod.int().min(getWithdrawalReviewResponseValueOpenChecksMin).max(getWithdrawalReviewResponseValueOpenChecksMax).describe('Checks that did not pass.'),
  "accountNumber": zod.string().min(1).max(getWithdrawalReviewResponseValueAccountNumberMax).describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.'),
  "currency": zod.string().max(getWithdrawalReviewResponseValueCurrencyMax).regex(getWithdrawalReviewResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "reference": zod.string().min(1).max(getWithdrawalReviewResponseValueReferenceMax).nullable().describe('The bank\'s reference of the payment, once it is paid.'),
  "autoReceivedAt": zod.iso.datetime({"offset":true}).max(getWithdrawalReviewResponseValueAutoReceivedAtMax).nullable().describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.'),
  "reason": zod.string().min(1).max(getWithdrawalReviewResponseValueReasonMax).nullable().describe('Why it was rejected or returned, for the member.'),
  "dispute": zod.string().min(1).max(getWithdrawalReviewResponseValueDisputeMax).nullable().describe('What the member said when disputing it.'),
  "figures": zod.strictObject({
  "mainBalance": zod.string().max(getWithdrawalReviewResponseValueFiguresMainBalanceMax).regex(getWithdrawalReviewResponseValueFiguresMainBalanceRegExp).describe('The main wallet after the hold.'),
  "deposits": zod.string().max(getWithdrawalReviewResponseValueFiguresDepositsMax).regex(getWithdrawalReviewResponseValueFiguresDepositsRegExp).describe('Credited deposits of the last 30 days.'),
  "withdrawals": zod.string().max(getWithdrawalReviewResponseValueFiguresWithdrawalsMax).regex(getWithdrawalReviewResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals received in the last 30 days.'),
  "turnover": zod.string().max(getWithdrawalReviewResponseValueFiguresTurnoverMax).regex(getWithdrawalReviewResponseValueFiguresTurnoverRegExp).describe('Turnover of the last 30 days.'),
  "activeBonuses": zod.int().min(getWithdrawalReviewResponseValueFiguresActiveBonusesMin).max(getWithdrawalReviewResponseValueFiguresActiveBonusesMax).describe('Bonuses whose wagering is open.')
}).describe('How the member has played and paid, as at the request.'),
  "checks": zod.array(zod.strictObject({
  "check": zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n'),
  "passed": zod.boolean().describe('Whether it passed.'),
  "detail": zod.string().max(getWithdrawalReviewResponseValueChecksItemDetailMax).describe('What was found, in words.')
}).describe('A check that the server made when the withdrawal was asked for.')).max(getWithdrawalReviewResponseValueChecksMax).describe('The checks, those that did not pass first.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(getWithdrawalReviewResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(getWithdrawalReviewResponseValueStepsItemByMax).describe('The operator, or `member`, or `system`.'),
  "note": zod.string().min(1).max(getWithdrawalReviewResponseValueStepsItemNoteMax).nullable().describe('What was said to it.')
}).describe('A change of state.')).max(getWithdrawalReviewResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A withdrawal with everything that its decision and payment need.')
}).describe('The answer of `getWithdrawalReview`.')

/**
 * `requested -> reviewing`, in the name of the key's operator. Taking up again what one has taken up changes
 * nothing; what another operator has taken up goes over to this one, which the steps show. In any other state it is
 * 409 `conflict`. No money moves.
 * @summary Take up a withdrawal
 */
export const startWithdrawalReviewPathWithdrawalIdMax = 40;


export const startWithdrawalReviewPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const StartWithdrawalReviewParams = zod.object({
  "withdrawalId": zod.string().max(startWithdrawalReviewPathWithdrawalIdMax).regex(startWithdrawalReviewPathWithdrawalIdRegExp).describe('The withdrawal.')
})

export const startWithdrawalReviewHeaderMerchantMax = 32;


export const startWithdrawalReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const startWithdrawalReviewHeaderXRequestIdMax = 64;


export const startWithdrawalReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const StartWithdrawalReviewHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(startWithdrawalReviewHeaderMerchantMax).regex(startWithdrawalReviewHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(startWithdrawalReviewHeaderXRequestIdMax).regex(startWithdrawalReviewHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const startWithdrawalReviewResponseValueWithdrawalIdMax = 40;

export const startWithdrawalReviewResponseValueMemberIdMax = 40;

export const startWithdrawalReviewResponseValueMemberAccountMax = 64;

export const startWithdrawalReviewResponseValueMemberNicknameMax = 64;

export const startWithdrawalReviewResponseValueMemberRankLevelMin = 0;
export const startWithdrawalReviewResponseValueMemberRankLevelMax = 20;

export const startWithdrawalReviewResponseValueAmountMax = 25;


export const startWithdrawalReviewResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const startWithdrawalReviewResponseValueFeeMax = 25;


export const startWithdrawalReviewResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const startWithdrawalReviewResponseValueNetMax = 25;


export const startWithdrawalReviewResponseValueNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const startWithdrawalReviewResponseValueBankNameMax = 80;

export const startWithdrawalReviewResponseValueAccountNameMax = 80;

export const startWithdrawalReviewResponseValueAccountEndingMax = 8;

export const startWithdrawalReviewResponseValueRequestedAtMax = 30;

export const startWithdrawalReviewResponseValueReviewerMax = 64;

export const startWithdrawalReviewResponseValueOpenChecksMin = 0;
export const startWithdrawalReviewResponseValueOpenChecksMax = 50;

export const startWithdrawalReviewResponseValueAccountNumberMax = 64;

export const startWithdrawalReviewResponseValueCurrencyMax = 5;


export const startWithdrawalReviewResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const startWithdrawalReviewResponseValueReferenceMax = 80;

export const startWithdrawalReviewResponseValueAutoReceivedAtMax = 30;

export const startWithdrawalReviewResponseValueReasonMax = 300;

export const startWithdrawalReviewResponseValueDisputeMax = 500;

export const startWithdrawalReviewResponseValueFiguresMainBalanceMax = 25;


export const startWithdrawalReviewResponseValueFiguresMainBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const startWithdrawalReviewResponseValueFiguresDepositsMax = 25;


export const startWithdrawalReviewResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const startWithdrawalReviewResponseValueFiguresWithdrawalsMax = 25;


export const startWithdrawalReviewResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const startWithdrawalReviewResponseValueFiguresTurnoverMax = 25;


export const startWithdrawalReviewResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const startWithdrawalReviewResponseValueFiguresActiveBonusesMin = 0;
export const startWithdrawalReviewResponseValueFiguresActiveBonusesMax = 1000;

export const startWithdrawalReviewResponseValueChecksItemDetailMax = 300;

export const startWithdrawalReviewResponseValueChecksMax = 50;

export const startWithdrawalReviewResponseValueStepsItemAtMax = 30;

export const startWithdrawalReviewResponseValueStepsItemByMax = 64;

export const startWithdrawalReviewResponseValueStepsItemNoteMax = 500;

export const startWithdrawalReviewResponseValueStepsMax = 50;



export const StartWithdrawalReviewResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawalId": zod.string().min(1).max(startWithdrawalReviewResponseValueWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(startWithdrawalReviewResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(startWithdrawalReviewResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(startWithdrawalReviewResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(startWithdrawalReviewResponseValueMemberRankLevelMin).max(startWithdrawalReviewResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(startWithdrawalReviewResponseValueAmountMax).regex(startWithdrawalReviewResponseValueAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(startWithdrawalReviewResponseValueFeeMax).regex(startWithdrawalReviewResponseValueFeeRegExp).describe('The fee, taken from the amount.'),
  "net": zod.string().max(startWithdrawalReviewResponseValueNetMax).regex(startWithdrawalReviewResponseValueNetRegExp).describe('What is to be paid, the amount less the fee.'),
  "bankName": zod.string().min(1).max(startWithdrawalReviewResponseValueBankNameMax).describe('The bank or wallet provider.'),
  "accountName": zod.string().min(1).max(startWithdrawalReviewResponseValueAccountNameMax).describe('The name that the bound account is in.'),
  "accountEnding": zod.string().min(1).max(startWithdrawalReviewResponseValueAccountEndingMax).describe('The end of its number.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(startWithdrawalReviewResponseValueRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(startWithdrawalReviewResponseValueReviewerMax).nullable().describe('The operator who took it up.'),
  "openChecks": zod.int().min(startWithdrawalReviewResponseValueOpenChecksMin).max(startWithdrawalReviewResponseValueOpenChecksMax).describe('Checks that did not pass.'),
  "accountNumber": zod.string().min(1).max(startWithdrawalReviewResponseValueAccountNumberMax).describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.'),
  "currency": zod.string().max(startWithdrawalReviewResponseValueCurrencyMax).regex(startWithdrawalReviewResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "reference": zod.string().min(1).max(startWithdrawalReviewResponseValueReferenceMax).nullable().describe('The bank\'s reference of the payment, once it is paid.'),
  "autoReceivedAt": zod.iso.datetime({"offset":true}).max(startWithdrawalReviewResponseValueAutoReceivedAtMax).nullable().describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.'),
  "reason": zod.string().min(1).max(startWithdrawalReviewResponseValueReasonMax).nullable().describe('Why it was rejected or returned, for the member.'),
  "dispute": zod.string().min(1).max(startWithdrawalReviewResponseValueDisputeMax).nullable().describe('What the member said when disputing it.'),
  "figures": zod.strictObject({
  "mainBalance": zod.string().max(startWithdrawalReviewResponseValueFiguresMainBalanceMax).regex(startWithdrawalReviewResponseValueFiguresMainBalanceRegExp).describe('The main wallet after the hold.'),
  "deposits": zod.string().max(startWithdrawalReviewResponseValueFiguresDepositsMax).regex(startWithdrawalReviewResponseValueFiguresDepositsRegExp).describe('Credited deposits of the last 30 days.'),
  "withdrawals": zod.string().max(startWithdrawalReviewResponseValueFiguresWithdrawalsMax).regex(startWithdrawalReviewResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals received in the last 30 days.'),
  "turnover": zod.string().max(startWithdrawalReviewResponseValueFiguresTurnoverMax).regex(startWithdrawalReviewResponseValueFiguresTurnoverRegExp).describe('Turnover of the last 30 days.'),
  "activeBonuses": zod.int().min(startWithdrawalReviewResponseValueFiguresActiveBonusesMin).max(startWithdrawalReviewResponseValueFiguresActiveBonusesMax).describe('Bonuses whose wagering is open.')
}).describe('How the member has played and paid, as at the request.'),
  "checks": zod.array(zod.strictObject({
  "check": zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n'),
  "passed": zod.boolean().describe('Whether it passed.'),
  "detail": zod.string().max(startWithdrawalReviewResponseValueChecksItemDetailMax).describe('What was found, in words.')
}).describe('A check that the server made when the withdrawal was asked for.')).max(startWithdrawalReviewResponseValueChecksMax).describe('The checks, those that did not pass first.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(startWithdrawalReviewResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(startWithdrawalReviewResponseValueStepsItemByMax).describe('The operator, or `member`, or `system`.'),
  "note": zod.string().min(1).max(startWithdrawalReviewResponseValueStepsItemNoteMax).nullable().describe('What was said to it.')
}).describe('A change of state.')).max(startWithdrawalReviewResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A withdrawal with everything that its decision and payment need.')
}).describe('The answer of `startWithdrawalReview`.')

/**
 * `requested -> approved` or `reviewing -> approved`. The amount stays held until it is paid; the member cannot
 * cancel from here on and is told by a message. In any other state it is 409 `conflict`: two operators who decide at
 * once have one winner. The audit log gets an entry.
 * @summary Approve a withdrawal
 */
export const approveWithdrawalPathWithdrawalIdMax = 40;


export const approveWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const ApproveWithdrawalParams = zod.object({
  "withdrawalId": zod.string().max(approveWithdrawalPathWithdrawalIdMax).regex(approveWithdrawalPathWithdrawalIdRegExp).describe('The withdrawal.')
})

export const approveWithdrawalHeaderMerchantMax = 32;


export const approveWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const approveWithdrawalHeaderXRequestIdMax = 64;


export const approveWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const approveWithdrawalHeaderIdempotencyKeyMax = 64;


export const approveWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ApproveWithdrawalHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(approveWithdrawalHeaderMerchantMax).regex(approveWithdrawalHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(approveWithdrawalHeaderXRequestIdMax).regex(approveWithdrawalHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(approveWithdrawalHeaderIdempotencyKeyMax).regex(approveWithdrawalHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const approveWithdrawalBodyNoteMax = 500;



export const ApproveWithdrawalBody = zod.strictObject({
  "note": zod.string().max(approveWithdrawalBodyNoteMax).optional().describe('For other operators.')
}).describe('A note of an operator.')

export const approveWithdrawalResponseValueWithdrawalIdMax = 40;

export const approveWithdrawalResponseValueMemberIdMax = 40;

export const approveWithdrawalResponseValueMemberAccountMax = 64;

export const approveWithdrawalResponseValueMemberNicknameMax = 64;

export const approveWithdrawalResponseValueMemberRankLevelMin = 0;
export const approveWithdrawalResponseValueMemberRankLevelMax = 20;

export const approveWithdrawalResponseValueAmountMax = 25;


export const approveWithdrawalResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const approveWithdrawalResponseValueFeeMax = 25;


export const approveWithdrawalResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const approveWithdrawalResponseValueNetMax = 25;


export const approveWithdrawalResponseValueNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const approveWithdrawalResponseValueBankNameMax = 80;

export const approveWithdrawalResponseValueAccountNameMax = 80;

export const approveWithdrawalResponseValueAccountEndingMax = 8;

export const approveWithdrawalResponseValueRequestedAtMax = 30;

export const approveWithdrawalResponseValueReviewerMax = 64;

export const approveWithdrawalResponseValueOpenChecksMin = 0;
export const approveWithdrawalResponseValueOpenChecksMax = 50;

export const approveWithdrawalResponseValueAccountNumberMax = 64;

export const approveWithdrawalResponseValueCurrencyMax = 5;


export const approveWithdrawalResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const approveWithdrawalResponseValueReferenceMax = 80;

export const approveWithdrawalResponseValueAutoReceivedAtMax = 30;

export const approveWithdrawalResponseValueReasonMax = 300;

export const approveWithdrawalResponseValueDisputeMax = 500;

export const approveWithdrawalResponseValueFiguresMainBalanceMax = 25;


export const approveWithdrawalResponseValueFiguresMainBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const approveWithdrawalResponseValueFiguresDepositsMax = 25;


export const approveWithdrawalResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const approveWithdrawalResponseValueFiguresWithdrawalsMax = 25;


export const approveWithdrawalResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const approveWithdrawalResponseValueFiguresTurnoverMax = 25;


export const approveWithdrawalResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const approveWithdrawalResponseValueFiguresActiveBonusesMin = 0;
export const approveWithdrawalResponseValueFiguresActiveBonusesMax = 1000;

export const approveWithdrawalResponseValueChecksItemDetailMax = 300;

export const approveWithdrawalResponseValueChecksMax = 50;

export const approveWithdrawalResponseValueStepsItemAtMax = 30;

export const approveWithdrawalResponseValueStepsItemByMax = 64;

export const approveWithdrawalResponseValueStepsItemNoteMax = 500;

export const approveWithdrawalResponseValueStepsMax = 50;



export const ApproveWithdrawalResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawalId": zod.string().min(1).max(approveWithdrawalResponseValueWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(approveWithdrawalResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(approveWithdrawalResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(approveWithdrawalResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(approveWithdrawalResponseValueMemberRankLevelMin).max(approveWithdrawalResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(approveWithdrawalResponseValueAmountMax).regex(approveWithdrawalResponseValueAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(approveWithdrawalResponseValueFeeMax).regex(approveWithdrawalResponseValueFeeRegExp).describe('The fee, taken from the amount.'),
  "net": zod.string().max(approveWithdrawalResponseValueNetMax).regex(approveWithdrawalResponseValueNetRegExp).describe('What is to be paid, the amount less the fee.'),
  "bankName": zod.string().min(1).max(approveWithdrawalResponseValueBankNameMax).describe('The bank or wallet provider.'),
  "accountName": zod.string().min(1).max(approveWithdrawalResponseValueAccountNameMax).describe('The name that the bound account is in.'),
  "accountEnding": zod.string().min(1).max(approveWithdrawalResponseValueAccountEndingMax).describe('The end of its number.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(approveWithdrawalResponseValueRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(approveWithdrawalResponseValueReviewerMax).nullable().describe('The operator who took it up.'),
  "openChecks": zod.int().min(approveWithdrawalResponseValueOpenChecksMin).max(approveWithdrawalResponseValueOpenChecksMax).describe('Checks that did not pass.'),
  "accountNumber": zod.string().min(1).max(approveWithdrawalResponseValueAccountNumberMax).describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.'),
  "currency": zod.string().max(approveWithdrawalResponseValueCurrencyMax).regex(approveWithdrawalResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "reference": zod.string().min(1).max(approveWithdrawalResponseValueReferenceMax).nullable().describe('The bank\'s reference of the payment, once it is paid.'),
  "autoReceivedAt": zod.iso.datetime({"offset":true}).max(approveWithdrawalResponseValueAutoReceivedAtMax).nullable().describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.'),
  "reason": zod.string().min(1).max(approveWithdrawalResponseValueReasonMax).nullable().describe('Why it was rejected or returned, for the member.'),
  "dispute": zod.string().min(1).max(approveWithdrawalResponseValueDisputeMax).nullable().describe('What the member said when disputing it.'),
  "figures": zod.strictObject({
  "mainBalance": zod.string().max(approveWithdrawalResponseValueFiguresMainBalanceMax).regex(approveWithdrawalResponseValueFiguresMainBalanceRegExp).describe('The main wallet after the hold.'),
  "deposits": zod.string().max(approveWithdrawalResponseValueFiguresDepositsMax).regex(approveWithdrawalResponseValueFiguresDepositsRegExp).describe('Credited deposits of the last 30 days.'),
  "withdrawals": zod.string().max(approveWithdrawalResponseValueFiguresWithdrawalsMax).regex(approveWithdrawalResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals received in the last 30 days.'),
  "turnover": zod.string().max(approveWithdrawalResponseValueFiguresTurnoverMax).regex(approveWithdrawalResponseValueFiguresTurnoverRegExp).describe('Turnover of the last 30 days.'),
  "activeBonuses": zod.int().min(approveWithdrawalResponseValueFiguresActiveBonusesMin).max(approveWithdrawalResponseValueFiguresActiveBonusesMax).describe('Bonuses whose wagering is open.')
}).describe('How the member has played and paid, as at the request.'),
  "checks": zod.array(zod.strictObject({
  "check": zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n'),
  "passed": zod.boolean().describe('Whether it passed.'),
  "detail": zod.string().max(approveWithdrawalResponseValueChecksItemDetailMax).describe('What was found, in words.')
}).describe('A check that the server made when the withdrawal was asked for.')).max(approveWithdrawalResponseValueChecksMax).describe('The checks, those that did not pass first.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(approveWithdrawalResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(approveWithdrawalResponseValueStepsItemByMax).describe('The operator, or `member`, or `system`.'),
  "note": zod.string().min(1).max(approveWithdrawalResponseValueStepsItemNoteMax).nullable().describe('What was said to it.')
}).describe('A change of state.')).max(approveWithdrawalResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A withdrawal with everything that its decision and payment need.')
}).describe('The answer of `approveWithdrawal`.')

/**
 * `requested -> rejected` or `reviewing -> rejected`, and the hold goes back to the main wallet, amount and fee, in
 * the same transaction. The member is told the reason by a message. In any other state it is 409 `conflict`. The
 * audit log gets an entry.
 * @summary Reject a withdrawal
 */
export const rejectWithdrawalPathWithdrawalIdMax = 40;


export const rejectWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const RejectWithdrawalParams = zod.object({
  "withdrawalId": zod.string().max(rejectWithdrawalPathWithdrawalIdMax).regex(rejectWithdrawalPathWithdrawalIdRegExp).describe('The withdrawal.')
})

export const rejectWithdrawalHeaderMerchantMax = 32;


export const rejectWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const rejectWithdrawalHeaderXRequestIdMax = 64;


export const rejectWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const rejectWithdrawalHeaderIdempotencyKeyMax = 64;


export const rejectWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const RejectWithdrawalHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(rejectWithdrawalHeaderMerchantMax).regex(rejectWithdrawalHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(rejectWithdrawalHeaderXRequestIdMax).regex(rejectWithdrawalHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(rejectWithdrawalHeaderIdempotencyKeyMax).regex(rejectWithdrawalHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const rejectWithdrawalBodyReasonMax = 300;

export const rejectWithdrawalBodyNoteMax = 500;



export const RejectWithdrawalBody = zod.strictObject({
  "reason": zod.string().min(1).max(rejectWithdrawalBodyReasonMax).describe('The reason, which the member reads, in the member\'s language.'),
  "note": zod.string().max(rejectWithdrawalBodyNoteMax).optional().describe('A note for other operators.')
}).describe('Why an operator refuses something.')

export const rejectWithdrawalResponseValueWithdrawalIdMax = 40;

export const rejectWithdrawalResponseValueMemberIdMax = 40;

export const rejectWithdrawalResponseValueMemberAccountMax = 64;

export const rejectWithdrawalResponseValueMemberNicknameMax = 64;

export const rejectWithdrawalResponseValueMemberRankLevelMin = 0;
export const rejectWithdrawalResponseValueMemberRankLevelMax = 20;

export const rejectWithdrawalResponseValueAmountMax = 25;


export const rejectWithdrawalResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const rejectWithdrawalResponseValueFeeMax = 25;


export const rejectWithdrawalResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const rejectWithdrawalResponseValueNetMax = 25;


export const rejectWithdrawalResponseValueNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const rejectWithdrawalResponseValueBankNameMax = 80;

export const rejectWithdrawalResponseValueAccountNameMax = 80;

export const rejectWithdrawalResponseValueAccountEndingMax = 8;

export const rejectWithdrawalResponseValueRequestedAtMax = 30;

export const rejectWithdrawalResponseValueReviewerMax = 64;

export const rejectWithdrawalResponseValueOpenChecksMin = 0;
export const rejectWithdrawalResponseValueOpenChecksMax = 50;

export const rejectWithdrawalResponseValueAccountNumberMax = 64;

export const rejectWithdrawalResponseValueCurrencyMax = 5;


export const rejectWithdrawalResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const rejectWithdrawalResponseValueReferenceMax = 80;

export const rejectWithdrawalResponseValueAutoReceivedAtMax = 30;

export const rejectWithdrawalResponseValueReasonMax = 300;

export const rejectWithdrawalResponseValueDisputeMax = 500;

export const rejectWithdrawalResponseValueFiguresMainBalanceMax = 25;


export const rejectWithdrawalResponseValueFiguresMainBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const rejectWithdrawalResponseValueFiguresDepositsMax = 25;


export const rejectWithdrawalResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const rejectWithdrawalResponseValueFiguresWithdrawalsMax = 25;


export const rejectWithdrawalResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const rejectWithdrawalResponseValueFiguresTurnoverMax = 25;


export const rejectWithdrawalResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const rejectWithdrawalResponseValueFiguresActiveBonusesMin = 0;
export const rejectWithdrawalResponseValueFiguresActiveBonusesMax = 1000;

export const rejectWithdrawalResponseValueChecksItemDetailMax = 300;

export const rejectWithdrawalResponseValueChecksMax = 50;

export const rejectWithdrawalResponseValueStepsItemAtMax = 30;

export const rejectWithdrawalResponseValueStepsItemByMax = 64;

export const rejectWithdrawalResponseValueStepsItemNoteMax = 500;

export const rejectWithdrawalResponseValueStepsMax = 50;



export const RejectWithdrawalResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawalId": zod.string().min(1).max(rejectWithdrawalResponseValueWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(rejectWithdrawalResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(rejectWithdrawalResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(rejectWithdrawalResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(rejectWithdrawalResponseValueMemberRankLevelMin).max(rejectWithdrawalResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(rejectWithdrawalResponseValueAmountMax).regex(rejectWithdrawalResponseValueAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(rejectWithdrawalResponseValueFeeMax).regex(rejectWithdrawalResponseValueFeeRegExp).describe('The fee, taken from the amount.'),
  "net": zod.string().max(rejectWithdrawalResponseValueNetMax).regex(rejectWithdrawalResponseValueNetRegExp).describe('What is to be paid, the amount less the fee.'),
  "bankName": zod.string().min(1).max(rejectWithdrawalResponseValueBankNameMax).describe('The bank or wallet provider.'),
  "accountName": zod.string().min(1).max(rejectWithdrawalResponseValueAccountNameMax).describe('The name that the bound account is in.'),
  "accountEnding": zod.string().min(1).max(rejectWithdrawalResponseValueAccountEndingMax).describe('The end of its number.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(rejectWithdrawalResponseValueRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(rejectWithdrawalResponseValueReviewerMax).nullable().describe('The operator who took it up.'),
  "openChecks": zod.int().min(rejectWithdrawalResponseValueOpenChecksMin).max(rejectWithdrawalResponseValueOpenChecksMax).describe('Checks that did not pass.'),
  "accountNumber": zod.string().min(1).max(rejectWithdrawalResponseValueAccountNumberMax).describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.'),
  "currency": zod.string().max(rejectWithdrawalResponseValueCurrencyMax).regex(rejectWithdrawalResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "reference": zod.string().min(1).max(rejectWithdrawalResponseValueReferenceMax).nullable().describe('The bank\'s reference of the payment, once it is paid.'),
  "autoReceivedAt": zod.iso.datetime({"offset":true}).max(rejectWithdrawalResponseValueAutoReceivedAtMax).nullable().describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.'),
  "reason": zod.string().min(1).max(rejectWithdrawalResponseValueReasonMax).nullable().describe('Why it was rejected or returned, for the member.'),
  "dispute": zod.string().min(1).max(rejectWithdrawalResponseValueDisputeMax).nullable().describe('What the member said when disputing it.'),
  "figures": zod.strictObject({
  "mainBalance": zod.string().max(rejectWithdrawalResponseValueFiguresMainBalanceMax).regex(rejectWithdrawalResponseValueFiguresMainBalanceRegExp).describe('The main wallet after the hold.'),
  "deposits": zod.string().max(rejectWithdrawalResponseValueFiguresDepositsMax).regex(rejectWithdrawalResponseValueFiguresDepositsRegExp).describe('Credited deposits of the last 30 days.'),
  "withdrawals": zod.string().max(rejectWithdrawalResponseValueFiguresWithdrawalsMax).regex(rejectWithdrawalResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals received in the last 30 days.'),
  "turnover": zod.string().max(rejectWithdrawalResponseValueFiguresTurnoverMax).regex(rejectWithdrawalResponseValueFiguresTurnoverRegExp).describe('Turnover of the last 30 days.'),
  "activeBonuses": zod.int().min(rejectWithdrawalResponseValueFiguresActiveBonusesMin).max(rejectWithdrawalResponseValueFiguresActiveBonusesMax).describe('Bonuses whose wagering is open.')
}).describe('How the member has played and paid, as at the request.'),
  "checks": zod.array(zod.strictObject({
  "check": zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n'),
  "passed": zod.boolean().describe('Whether it passed.'),
  "detail": zod.string().max(rejectWithdrawalResponseValueChecksItemDetailMax).describe('What was found, in words.')
}).describe('A check that the server made when the withdrawal was asked for.')).max(rejectWithdrawalResponseValueChecksMax).describe('The checks, those that did not pass first.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(rejectWithdrawalResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(rejectWithdrawalResponseValueStepsItemByMax).describe('The operator, or `member`, or `system`.'),
  "note": zod.string().min(1).max(rejectWithdrawalResponseValueStepsItemNoteMax).nullable().describe('What was said to it.')
}).describe('A change of state.')).max(rejectWithdrawalResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A withdrawal with everything that its decision and payment need.')
}).describe('The answer of `rejectWithdrawal`.')

/**
 * `approved -> paid`: the held money leaves the wallet in one ledger transaction, the fee to the account of fees.
 * From `paidAt` the 30 minutes run after which it counts as received, unless the member confirms or disputes it
 * first. The member is told by a message. In any other state it is 409 `conflict`. The audit log gets an entry.
 * @summary Mark a withdrawal as paid
 */
export const markWithdrawalPaidPathWithdrawalIdMax = 40;


export const markWithdrawalPaidPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const MarkWithdrawalPaidParams = zod.object({
  "withdrawalId": zod.string().max(markWithdrawalPaidPathWithdrawalIdMax).regex(markWithdrawalPaidPathWithdrawalIdRegExp).describe('The withdrawal.')
})

export const markWithdrawalPaidHeaderMerchantMax = 32;


export const markWithdrawalPaidHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const markWithdrawalPaidHeaderXRequestIdMax = 64;


export const markWithdrawalPaidHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const markWithdrawalPaidHeaderIdempotencyKeyMax = 64;


export const markWithdrawalPaidHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const MarkWithdrawalPaidHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(markWithdrawalPaidHeaderMerchantMax).regex(markWithdrawalPaidHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(markWithdrawalPaidHeaderXRequestIdMax).regex(markWithdrawalPaidHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(markWithdrawalPaidHeaderIdempotencyKeyMax).regex(markWithdrawalPaidHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const markWithdrawalPaidBodyReferenceMax = 80;

export const markWithdrawalPaidBodyPaidAtMax = 30;

export const markWithdrawalPaidBodyNoteMax = 500;



export const MarkWithdrawalPaidBody = zod.strictObject({
  "reference": zod.string().min(1).max(markWithdrawalPaidBodyReferenceMax).describe('The bank\'s reference of the payment.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(markWithdrawalPaidBodyPaidAtMax).describe('When it was sent, not in the future and not before the approval.'),
  "note": zod.string().max(markWithdrawalPaidBodyNoteMax).optional().describe('A note for other operators.')
}).describe('The payment that was made.')

export const markWithdrawalPaidResponseValueWithdrawalIdMax = 40;

export const markWithdrawalPaidResponseValueMemberIdMax = 40;

export const markWithdrawalPaidResponseValueMemberAccountMax = 64;

export const markWithdrawalPaidResponseValueMemberNicknameMax = 64;

export const markWithdrawalPaidResponseValueMemberRankLevelMin = 0;
export const markWithdrawalPaidResponseValueMemberRankLevelMax = 20;

export const markWithdrawalPaidResponseValueAmountMax = 25;


export const markWithdrawalPaidResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const markWithdrawalPaidResponseValueFeeMax = 25;


export const markWithdrawalPaidResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const markWithdrawalPaidResponseValueNetMax = 25;


export const markWithdrawalPaidResponseValueNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const markWithdrawalPaidResponseValueBankNameMax = 80;

export const markWithdrawalPaidResponseValueAccountNameMax = 80;

export const markWithdrawalPaidResponseValueAccountEndingMax = 8;

export const markWithdrawalPaidResponseValueRequestedAtMax = 30;

export const markWithdrawalPaidResponseValueReviewerMax = 64;

export const markWithdrawalPaidResponseValueOpenChecksMin = 0;
export const markWithdrawalPaidResponseValueOpenChecksMax = 50;

export const markWithdrawalPaidResponseValueAccountNumberMax = 64;

export const markWithdrawalPaidResponseValueCurrencyMax = 5;


export const markWithdrawalPaidResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const markWithdrawalPaidResponseValueReferenceMax = 80;

export const markWithdrawalPaidResponseValueAutoReceivedAtMax = 30;

export const markWithdrawalPaidResponseValueReasonMax = 300;

export const markWithdrawalPaidResponseValueDisputeMax = 500;

export const markWithdrawalPaidResponseValueFiguresMainBalanceMax = 25;


export const markWithdrawalPaidResponseValueFiguresMainBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const markWithdrawalPaidResponseValueFiguresDepositsMax = 25;


export const markWithdrawalPaidResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const markWithdrawalPaidResponseValueFiguresWithdrawalsMax = 25;


export const markWithdrawalPaidResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const markWithdrawalPaidResponseValueFiguresTurnoverMax = 25;


export const markWithdrawalPaidResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const markWithdrawalPaidResponseValueFiguresActiveBonusesMin = 0;
export const markWithdrawalPaidResponseValueFiguresActiveBonusesMax = 1000;

export const markWithdrawalPaidResponseValueChecksItemDetailMax = 300;

export const markWithdrawalPaidResponseValueChecksMax = 50;

export const markWithdrawalPaidResponseValueStepsItemAtMax = 30;

export const markWithdrawalPaidResponseValueStepsItemByMax = 64;

export const markWithdrawalPaidResponseValueStepsItemNoteMax = 500;

export const markWithdrawalPaidResponseValueStepsMax = 50;



export const MarkWithdrawalPaidResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawalId": zod.string().min(1).max(markWithdrawalPaidResponseValueWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(markWithdrawalPaidResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(markWithdrawalPaidResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(markWithdrawalPaidResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(markWithdrawalPaidResponseValueMemberRankLevelMin).max(markWithdrawalPaidResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(markWithdrawalPaidResponseValueAmountMax).regex(markWithdrawalPaidResponseValueAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(markWithdrawalPaidResponseValueFeeMax).regex(markWithdrawalPaidResponseValueFeeRegExp).describe('The fee, taken from the amount.'),
  "net": zod.string().max(markWithdrawalPaidResponseValueNetMax).regex(markWithdrawalPaidResponseValueNetRegExp).describe('What is to be paid, the amount less the fee.'),
  "bankName": zod.string().min(1).max(markWithdrawalPaidResponseValueBankNameMax).describe('The bank or wallet provider.'),
  "accountName": zod.string().min(1).max(markWithdrawalPaidResponseValueAccountNameMax).describe('The name that the bound account is in.'),
  "accountEnding": zod.string().min(1).max(markWithdrawalPaidResponseValueAccountEndingMax).describe('The end of its number.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(markWithdrawalPaidResponseValueRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(markWithdrawalPaidResponseValueReviewerMax).nullable().describe('The operator who took it up.'),
  "openChecks": zod.int().min(markWithdrawalPaidResponseValueOpenChecksMin).max(markWithdrawalPaidResponseValueOpenChecksMax).describe('Checks that did not pass.'),
  "accountNumber": zod.string().min(1).max(markWithdrawalPaidResponseValueAccountNumberMax).describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.'),
  "currency": zod.string().max(markWithdrawalPaidResponseValueCurrencyMax).regex(markWithdrawalPaidResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "reference": zod.string().min(1).max(markWithdrawalPaidResponseValueReferenceMax).nullable().describe('The bank\'s reference of the payment, once it is paid.'),
  "autoReceivedAt": zod.iso.datetime({"offset":true}).max(markWithdrawalPaidResponseValueAutoReceivedAtMax).nullable().describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.'),
  "reason": zod.string().min(1).max(markWithdrawalPaidResponseValueReasonMax).nullable().describe('Why it was rejected or returned, for the member.'),
  "dispute": zod.string().min(1).max(markWithdrawalPaidResponseValueDisputeMax).nullable().describe('What the member said when disputing it.'),
  "figures": zod.strictObject({
  "mainBalance": zod.string().max(markWithdrawalPaidResponseValueFiguresMainBalanceMax).regex(markWithdrawalPaidResponseValueFiguresMainBalanceRegExp).describe('The main wallet after the hold.'),
  "deposits": zod.string().max(markWithdrawalPaidResponseValueFiguresDepositsMax).regex(markWithdrawalPaidResponseValueFiguresDepositsRegExp).describe('Credited deposits of the last 30 days.'),
  "withdrawals": zod.string().max(markWithdrawalPaidResponseValueFiguresWithdrawalsMax).regex(markWithdrawalPaidResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals received in the last 30 days.'),
  "turnover": zod.string().max(markWithdrawalPaidResponseValueFiguresTurnoverMax).regex(markWithdrawalPaidResponseValueFiguresTurnoverRegExp).describe('Turnover of the last 30 days.'),
  "activeBonuses": zod.int().min(markWithdrawalPaidResponseValueFiguresActiveBonusesMin).max(markWithdrawalPaidResponseValueFiguresActiveBonusesMax).describe('Bonuses whose wagering is open.')
}).describe('How the member has played and paid, as at the request.'),
  "checks": zod.array(zod.strictObject({
  "check": zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n'),
  "passed": zod.boolean().describe('Whether it passed.'),
  "detail": zod.string().max(markWithdrawalPaidResponseValueChecksItemDetailMax).describe('What was found, in words.')
}).describe('A check that the server made when the withdrawal was asked for.')).max(markWithdrawalPaidResponseValueChecksMax).describe('The checks, those that did not pass first.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(markWithdrawalPaidResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(markWithdrawalPaidResponseValueStepsItemByMax).describe('The operator, or `member`, or `system`.'),
  "note": zod.string().min(1).max(markWithdrawalPaidResponseValueStepsItemNoteMax).nullable().describe('What was said to it.')
}).describe('A change of state.')).max(markWithdrawalPaidResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A withdrawal with everything that its decision and payment need.')
}).describe('The answer of `markWithdrawalPaid`.')

/**
 * `approved -> returned`, `paid -> returned` or `disputed -> returned`: amount and fee are in the main wallet again,
 * in one ledger transaction that reverses what was booked. For money that could not be sent or came back. The member
 * is told the reason by a message. In any other state, `received` with them, it is 409 `conflict`. The audit log
 * gets an entry.
 * @summary Return a withdrawal
 */
export const returnWithdrawalPathWithdrawalIdMax = 40;


export const returnWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const ReturnWithdrawalParams = zod.object({
  "withdrawalId": zod.string().max(returnWithdrawalPathWithdrawalIdMax).regex(returnWithdrawalPathWithdrawalIdRegExp).describe('The withdrawal.')
})

export const returnWithdrawalHeaderMerchantMax = 32;


export const returnWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const returnWithdrawalHeaderXRequestIdMax = 64;


export const returnWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const returnWithdrawalHeaderIdempotencyKeyMax = 64;


export const returnWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ReturnWithdrawalHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(returnWithdrawalHeaderMerchantMax).regex(returnWithdrawalHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(returnWithdrawalHeaderXRequestIdMax).regex(returnWithdrawalHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(returnWithdrawalHeaderIdempotencyKeyMax).regex(returnWithdrawalHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const returnWithdrawalBodyReasonMax = 300;

export const returnWithdrawalBodyNoteMax = 500;



export const ReturnWithdrawalBody = zod.strictObject({
  "reason": zod.string().min(1).max(returnWithdrawalBodyReasonMax).describe('The reason, which the member reads, in the member\'s language.'),
  "note": zod.string().max(returnWithdrawalBodyNoteMax).optional().describe('A note for other operators.')
}).describe('Why an operator refuses something.')

export const returnWithdrawalResponseValueWithdrawalIdMax = 40;

export const returnWithdrawalResponseValueMemberIdMax = 40;

export const returnWithdrawalResponseValueMemberAccountMax = 64;

export const returnWithdrawalResponseValueMemberNicknameMax = 64;

export const returnWithdrawalResponseValueMemberRankLevelMin = 0;
export const returnWithdrawalResponseValueMemberRankLevelMax = 20;

export const returnWithdrawalResponseValueAmountMax = 25;


export const returnWithdrawalResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const returnWithdrawalResponseValueFeeMax = 25;


export const returnWithdrawalResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const returnWithdrawalResponseValueNetMax = 25;


export const returnWithdrawalResponseValueNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const returnWithdrawalResponseValueBankNameMax = 80;

export const returnWithdrawalResponseValueAccountNameMax = 80;

export const returnWithdrawalResponseValueAccountEndingMax = 8;

export const returnWithdrawalResponseValueRequestedAtMax = 30;

export const returnWithdrawalResponseValueReviewerMax = 64;

export const returnWithdrawalResponseValueOpenChecksMin = 0;
export const returnWithdrawalResponseValueOpenChecksMax = 50;

export const returnWithdrawalResponseValueAccountNumberMax = 64;

export const returnWithdrawalResponseValueCurrencyMax = 5;


export const returnWithdrawalResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const returnWithdrawalResponseValueReferenceMax = 80;

export const returnWithdrawalResponseValueAutoReceivedAtMax = 30;

export const returnWithdrawalResponseValueReasonMax = 300;

export const returnWithdrawalResponseValueDisputeMax = 500;

export const returnWithdrawalResponseValueFiguresMainBalanceMax = 25;


export const returnWithdrawalResponseValueFiguresMainBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const returnWithdrawalResponseValueFiguresDepositsMax = 25;


export const returnWithdrawalResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const returnWithdrawalResponseValueFiguresWithdrawalsMax = 25;


export const returnWithdrawalResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const returnWithdrawalResponseValueFiguresTurnoverMax = 25;


export const returnWithdrawalResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const returnWithdrawalResponseValueFiguresActiveBonusesMin = 0;
export const returnWithdrawalResponseValueFiguresActiveBonusesMax = 1000;

export const returnWithdrawalResponseValueChecksItemDetailMax = 300;

export const returnWithdrawalResponseValueChecksMax = 50;

export const returnWithdrawalResponseValueStepsItemAtMax = 30;

export const returnWithdrawalResponseValueStepsItemByMax = 64;

export const returnWithdrawalResponseValueStepsItemNoteMax = 500;

export const returnWithdrawalResponseValueStepsMax = 50;



export const ReturnWithdrawalResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawalId": zod.string().min(1).max(returnWithdrawalResponseValueWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(returnWithdrawalResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(returnWithdrawalResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(returnWithdrawalResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(returnWithdrawalResponseValueMemberRankLevelMin).max(returnWithdrawalResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(returnWithdrawalResponseValueAmountMax).regex(returnWithdrawalResponseValueAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(returnWithdrawalResponseValueFeeMax).regex(returnWithdrawalResponseValueFeeRegExp).describe('The fee, taken from the amount.'),
  "net": zod.string().max(returnWithdrawalResponseValueNetMax).regex(returnWithdrawalResponseValueNetRegExp).describe('What is to be paid, the amount less the fee.'),
  "bankName": zod.string().min(1).max(returnWithdrawalResponseValueBankNameMax).describe('The bank or wallet provider.'),
  "accountName": zod.string().min(1).max(returnWithdrawalResponseValueAccountNameMax).describe('The name that the bound account is in.'),
  "accountEnding": zod.string().min(1).max(returnWithdrawalResponseValueAccountEndingMax).describe('The end of its number.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(returnWithdrawalResponseValueRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(returnWithdrawalResponseValueReviewerMax).nullable().describe('The operator who took it up.'),
  "openChecks": zod.int().min(returnWithdrawalResponseValueOpenChecksMin).max(returnWithdrawalResponseValueOpenChecksMax).describe('Checks that did not pass.'),
  "accountNumber": zod.string().min(1).max(returnWithdrawalResponseValueAccountNumberMax).describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.'),
  "currency": zod.string().max(returnWithdrawalResponseValueCurrencyMax).regex(returnWithdrawalResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "reference": zod.string().min(1).max(returnWithdrawalResponseValueReferenceMax).nullable().describe('The bank\'s reference of the payment, once it is paid.'),
  "autoReceivedAt": zod.iso.datetime({"offset":true}).max(returnWithdrawalResponseValueAutoReceivedAtMax).nullable().describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.'),
  "reason": zod.string().min(1).max(returnWithdrawalResponseValueReasonMax).nullable().describe('Why it was rejected or returned, for the member.'),
  "dispute": zod.string().min(1).max(returnWithdrawalResponseValueDisputeMax).nullable().describe('What the member said when disputing it.'),
  "figures": zod.strictObject({
  "mainBalance": zod.string().max(returnWithdrawalResponseValueFiguresMainBalanceMax).regex(returnWithdrawalResponseValueFiguresMainBalanceRegExp).describe('The main wallet after the hold.'),
  "deposits": zod.string().max(returnWithdrawalResponseValueFiguresDepositsMax).regex(returnWithdrawalResponseValueFiguresDepositsRegExp).describe('Credited deposits of the last 30 days.'),
  "withdrawals": zod.string().max(returnWithdrawalResponseValueFiguresWithdrawalsMax).regex(returnWithdrawalResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals received in the last 30 days.'),
  "turnover": zod.string().max(returnWithdrawalResponseValueFiguresTurnoverMax).regex(returnWithdrawalResponseValueFiguresTurnoverRegExp).describe('Turnover of the last 30 days.'),
  "activeBonuses": zod.int().min(returnWithdrawalResponseValueFiguresActiveBonusesMin).max(returnWithdrawalResponseValueFiguresActiveBonusesMax).describe('Bonuses whose wagering is open.')
}).describe('How the member has played and paid, as at the request.'),
  "checks": zod.array(zod.strictObject({
  "check": zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n'),
  "passed": zod.boolean().describe('Whether it passed.'),
  "detail": zod.string().max(returnWithdrawalResponseValueChecksItemDetailMax).describe('What was found, in words.')
}).describe('A check that the server made when the withdrawal was asked for.')).max(returnWithdrawalResponseValueChecksMax).describe('The checks, those that did not pass first.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(returnWithdrawalResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(returnWithdrawalResponseValueStepsItemByMax).describe('The operator, or `member`, or `system`.'),
  "note": zod.string().min(1).max(returnWithdrawalResponseValueStepsItemNoteMax).nullable().describe('What was said to it.')
}).describe('A change of state.')).max(returnWithdrawalResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A withdrawal with everything that its decision and payment need.')
}).describe('The answer of `returnWithdrawal`.')

/**
 * `disputed -> received`, when it is proven that the money arrived; the other way out of a dispute is to return it.
 * The member is told by a message, with the evidence. No money moves. In any other state it is 409 `conflict`. The
 * audit log gets an entry.
 * @summary Settle a dispute as received
 */
export const confirmWithdrawalReceivedPathWithdrawalIdMax = 40;


export const confirmWithdrawalReceivedPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const ConfirmWithdrawalReceivedParams = zod.object({
  "withdrawalId": zod.string().max(confirmWithdrawalReceivedPathWithdrawalIdMax).regex(confirmWithdrawalReceivedPathWithdrawalIdRegExp).describe('The withdrawal.')
})

export const confirmWithdrawalReceivedHeaderMerchantMax = 32;


export const confirmWithdrawalReceivedHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const confirmWithdrawalReceivedHeaderXRequestIdMax = 64;


export const confirmWithdrawalReceivedHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ConfirmWithdrawalReceivedHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(confirmWithdrawalReceivedHeaderMerchantMax).regex(confirmWithdrawalReceivedHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(confirmWithdrawalReceivedHeaderXRequestIdMax).regex(confirmWithdrawalReceivedHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const confirmWithdrawalReceivedBodyEvidenceMax = 500;



export const ConfirmWithdrawalReceivedBody = zod.strictObject({
  "evidence": zod.string().min(1).max(confirmWithdrawalReceivedBodyEvidenceMax).describe('What was found, for the record.')
}).describe('What proves that the money arrived.')

export const confirmWithdrawalReceivedResponseValueWithdrawalIdMax = 40;

export const confirmWithdrawalReceivedResponseValueMemberIdMax = 40;

export const confirmWithdrawalReceivedResponseValueMemberAccountMax = 64;

export const confirmWithdrawalReceivedResponseValueMemberNicknameMax = 64;

export const confirmWithdrawalReceivedResponseValueMemberRankLevelMin = 0;
export const confirmWithdrawalReceivedResponseValueMemberRankLevelMax = 20;

export const confirmWithdrawalReceivedResponseValueAmountMax = 25;


export const confirmWithdrawalReceivedResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmWithdrawalReceivedResponseValueFeeMax = 25;


export const confirmWithdrawalReceivedResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmWithdrawalReceivedResponseValueNetMax = 25;


export const confirmWithdrawalReceivedResponseValueNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmWithdrawalReceivedResponseValueBankNameMax = 80;

export const confirmWithdrawalReceivedResponseValueAccountNameMax = 80;

export const confirmWithdrawalReceivedResponseValueAccountEndingMax = 8;

export const confirmWithdrawalReceivedResponseValueRequestedAtMax = 30;

export const confirmWithdrawalReceivedResponseValueReviewerMax = 64;

export const confirmWithdrawalReceivedResponseValueOpenChecksMin = 0;
export const confirmWithdrawalReceivedResponseValueOpenChecksMax = 50;

export const confirmWithdrawalReceivedResponseValueAccountNumberMax = 64;

export const confirmWithdrawalReceivedResponseValueCurrencyMax = 5;


export const confirmWithdrawalReceivedResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const confirmWithdrawalReceivedResponseValueReferenceMax = 80;

export const confirmWithdrawalReceivedResponseValueAutoReceivedAtMax = 30;

export const confirmWithdrawalReceivedResponseValueReasonMax = 300;

export const confirmWithdrawalReceivedResponseValueDisputeMax = 500;

export const confirmWithdrawalReceivedResponseValueFiguresMainBalanceMax = 25;


export const confirmWithdrawalReceivedResponseValueFiguresMainBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmWithdrawalReceivedResponseValueFiguresDepositsMax = 25;


export const confirmWithdrawalReceivedResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmWithdrawalReceivedResponseValueFiguresWithdrawalsMax = 25;


export const confirmWithdrawalReceivedResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmWithdrawalReceivedResponseValueFiguresTurnoverMax = 25;


export const confirmWithdrawalReceivedResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmWithdrawalReceivedResponseValueFiguresActiveBonusesMin = 0;
export const confirmWithdrawalReceivedResponseValueFiguresActiveBonusesMax = 1000;

export const confirmWithdrawalReceivedResponseValueChecksItemDetailMax = 300;

export const confirmWithdrawalReceivedResponseValueChecksMax = 50;

export const confirmWithdrawalReceivedResponseValueStepsItemAtMax = 30;

export const confirmWithdrawalReceivedResponseValueStepsItemByMax = 64;

export const confirmWithdrawalReceivedResponseValueStepsItemNoteMax = 500;

export const confirmWithdrawalReceivedResponseValueStepsMax = 50;



export const ConfirmWithdrawalReceivedResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "withdrawalId": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueWithdrawalIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(confirmWithdrawalReceivedResponseValueMemberRankLevelMin).max(confirmWithdrawalReceivedResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "amount": zod.string().max(confirmWithdrawalReceivedResponseValueAmountMax).regex(confirmWithdrawalReceivedResponseValueAmountRegExp).describe('What is held.'),
  "fee": zod.string().max(confirmWithdrawalReceivedResponseValueFeeMax).regex(confirmWithdrawalReceivedResponseValueFeeRegExp).describe('The fee, taken from the amount.'),
  "net": zod.string().max(confirmWithdrawalReceivedResponseValueNetMax).regex(confirmWithdrawalReceivedResponseValueNetRegExp).describe('What is to be paid, the amount less the fee.'),
  "bankName": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueBankNameMax).describe('The bank or wallet provider.'),
  "accountName": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueAccountNameMax).describe('The name that the bound account is in.'),
  "accountEnding": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueAccountEndingMax).describe('The end of its number.'),
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(confirmWithdrawalReceivedResponseValueRequestedAtMax).describe('When it was asked for.'),
  "reviewer": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueReviewerMax).nullable().describe('The operator who took it up.'),
  "openChecks": zod.int().min(confirmWithdrawalReceivedResponseValueOpenChecksMin).max(confirmWithdrawalReceivedResponseValueOpenChecksMax).describe('Checks that did not pass.'),
  "accountNumber": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueAccountNumberMax).describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.'),
  "currency": zod.string().max(confirmWithdrawalReceivedResponseValueCurrencyMax).regex(confirmWithdrawalReceivedResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "reference": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueReferenceMax).nullable().describe('The bank\'s reference of the payment, once it is paid.'),
  "autoReceivedAt": zod.iso.datetime({"offset":true}).max(confirmWithdrawalReceivedResponseValueAutoReceivedAtMax).nullable().describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.'),
  "reason": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueReasonMax).nullable().describe('Why it was rejected or returned, for the member.'),
  "dispute": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueDisputeMax).nullable().describe('What the member said when disputing it.'),
  "figures": zod.strictObject({
  "mainBalance": zod.string().max(confirmWithdrawalReceivedResponseValueFiguresMainBalanceMax).regex(confirmWithdrawalReceivedResponseValueFiguresMainBalanceRegExp).describe('The main wallet after the hold.'),
  "deposits": zod.string().max(confirmWithdrawalReceivedResponseValueFiguresDepositsMax).regex(confirmWithdrawalReceivedResponseValueFiguresDepositsRegExp).describe('Credited deposits of the last 30 days.'),
  "withdrawals": zod.string().max(confirmWithdrawalReceivedResponseValueFiguresWithdrawalsMax).regex(confirmWithdrawalReceivedResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals received in the last 30 days.'),
  "turnover": zod.string().max(confirmWithdrawalReceivedResponseValueFiguresTurnoverMax).regex(confirmWithdrawalReceivedResponseValueFiguresTurnoverRegExp).describe('Turnover of the last 30 days.'),
  "activeBonuses": zod.int().min(confirmWithdrawalReceivedResponseValueFiguresActiveBonusesMin).max(confirmWithdrawalReceivedResponseValueFiguresActiveBonusesMax).describe('Bonuses whose wagering is open.')
}).describe('How the member has played and paid, as at the request.'),
  "checks": zod.array(zod.strictObject({
  "check": zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n'),
  "passed": zod.boolean().describe('Whether it passed.'),
  "detail": zod.string().max(confirmWithdrawalReceivedResponseValueChecksItemDetailMax).describe('What was found, in words.')
}).describe('A check that the server made when the withdrawal was asked for.')).max(confirmWithdrawalReceivedResponseValueChecksMax).describe('The checks, those that did not pass first.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid` or `disputed`, the money came back and is in the\nmain wallet again. Nothing leaves `received`, `rejected` and `returned`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(confirmWithdrawalReceivedResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueStepsItemByMax).describe('The operator, or `member`, or `system`.'),
  "note": zod.string().min(1).max(confirmWithdrawalReceivedResponseValueStepsItemNoteMax).nullable().describe('What was said to it.')
}).describe('A change of state.')).max(confirmWithdrawalReceivedResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A withdrawal with everything that its decision and payment need.')
}).describe('The answer of `confirmWithdrawalReceived`.')

/**
 * The deposits that were asked for in the range, the one that waits longest first; without `state` those that an
 * operator may still confirm (`pending`, `expired`). With `transferNote` the one whose transfer bears these words.
 * The totals run over all pages.
 * @summary List the deposits to confirm by hand
 */
export const listDepositReviewsQueryTransferNoteMax = 40;

export const listDepositReviewsQueryAccountMax = 64;

export const listDepositReviewsQueryFromMax = 30;

export const listDepositReviewsQueryToMax = 30;

export const listDepositReviewsQueryPageNoDefault = 1;
export const listDepositReviewsQueryPageNoMax = 100000;

export const listDepositReviewsQueryPageSizeDefault = 42;
export const listDepositReviewsQueryPageSizeMax = 100;



export const ListDepositReviewsQueryParams = zod.object({
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).optional().describe('Deposits in this state only.'),
  "transferNote": zod.string().min(1).max(listDepositReviewsQueryTransferNoteMax).optional().describe('The words of the transfer.'),
  "account": zod.string().min(1).max(listDepositReviewsQueryAccountMax).optional().describe('What concerns this account only, by its exact account name.'),
  "from": zod.iso.datetime({"offset":true}).max(listDepositReviewsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listDepositReviewsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listDepositReviewsQueryPageNoMax).default(listDepositReviewsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listDepositReviewsQueryPageSizeMax).default(listDepositReviewsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listDepositReviewsHeaderMerchantMax = 32;


export const listDepositReviewsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listDepositReviewsHeaderXRequestIdMax = 64;


export const listDepositReviewsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListDepositReviewsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listDepositReviewsHeaderMerchantMax).regex(listDepositReviewsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listDepositReviewsHeaderXRequestIdMax).regex(listDepositReviewsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listDepositReviewsResponseValueContentItemDepositIdMax = 40;

export const listDepositReviewsResponseValueContentItemMemberIdMax = 40;

export const listDepositReviewsResponseValueContentItemMemberAccountMax = 64;

export const listDepositReviewsResponseValueContentItemMemberNicknameMax = 64;

export const listDepositReviewsResponseValueContentItemMemberRankLevelMin = 0;
export const listDepositReviewsResponseValueContentItemMemberRankLevelMax = 20;

export const listDepositReviewsResponseValueContentItemMethodNameMax = 60;

export const listDepositReviewsResponseValueContentItemAmountMax = 25;


export const listDepositReviewsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDepositReviewsResponseValueContentItemTransferNoteMax = 40;

export const listDepositReviewsResponseValueContentItemPayerReferenceMax = 60;

export const listDepositReviewsResponseValueContentItemRequestedAtMax = 30;

export const listDepositReviewsResponseValueContentItemExpiresAtMax = 30;

export const listDepositReviewsResponseValueContentMax = 100;

export const listDepositReviewsResponseValueTotalPagesMin = 0;
export const listDepositReviewsResponseValueTotalPagesMax = 1000000;

export const listDepositReviewsResponseValueTotalElementsMin = 0;
export const listDepositReviewsResponseValueTotalElementsMax = 100000000;

export const listDepositReviewsResponseValueTotalsAmountMax = 25;


export const listDepositReviewsResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListDepositReviewsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "depositId": zod.string().min(1).max(listDepositReviewsResponseValueContentItemDepositIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(listDepositReviewsResponseValueContentItemMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listDepositReviewsResponseValueContentItemMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listDepositReviewsResponseValueContentItemMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(listDepositReviewsResponseValueContentItemMemberRankLevelMin).max(listDepositReviewsResponseValueContentItemMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "methodName": zod.string().min(1).max(listDepositReviewsResponseValueContentItemMethodNameMax).describe('The method that the member chose.'),
  "amount": zod.string().max(listDepositReviewsResponseValueContentItemAmountMax).regex(listDepositReviewsResponseValueContentItemAmountRegExp).describe('What the member said to pay.'),
  "transferNote": zod.string().min(1).max(listDepositReviewsResponseValueContentItemTransferNoteMax).nullable().describe('The words that the transfer must bear, unique among open deposits; null where the method matches by itself.'),
  "payerReference": zod.string().min(1).max(listDepositReviewsResponseValueContentItemPayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out; money that arrives late\nmakes it `paid`. Nothing leaves `credited` and `failed`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(listDepositReviewsResponseValueContentItemRequestedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(listDepositReviewsResponseValueContentItemExpiresAtMax).nullable().describe('Until when it waits for the money; null where it does not end.')
}).describe('A deposit as a line of the review list.')).max(listDepositReviewsResponseValueContentMax).describe('The deposits of the page, the one that waits longest first.'),
  "totalPages": zod.int().min(listDepositReviewsResponseValueTotalPagesMin).max(listDepositReviewsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listDepositReviewsResponseValueTotalElementsMin).max(listDepositReviewsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "amount": zod.string().max(listDepositReviewsResponseValueTotalsAmountMax).regex(listDepositReviewsResponseValueTotalsAmountRegExp).describe('Amounts.')
}).describe('Sums over all pages.')
}).describe('A page of deposits to review.')
}).describe('The answer of `listDepositReviews`.')

/**
 * A deposit with what the transfer must say, who must send it, and the changes of state.
 * @summary Tell one deposit to confirm by hand
 */
export const getDepositReviewPathDepositIdMax = 40;


export const getDepositReviewPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetDepositReviewParams = zod.object({
  "depositId": zod.string().max(getDepositReviewPathDepositIdMax).regex(getDepositReviewPathDepositIdRegExp).describe('The deposit.')
})

export const getDepositReviewHeaderMerchantMax = 32;


export const getDepositReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getDepositReviewHeaderXRequestIdMax = 64;


export const getDepositReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetDepositReviewHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getDepositReviewHeaderMerchantMax).regex(getDepositReviewHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getDepositReviewHeaderXRequestIdMax).regex(getDepositReviewHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getDepositReviewResponseValueDepositIdMax = 40;

export const getDepositReviewResponseValueMemberIdMax = 40;

export const getDepositReviewResponseValueMemberAccountMax = 64;

export const getDepositReviewResponseValueMemberNicknameMax = 64;

export const getDepositReviewResponseValueMemberRankLevelMin = 0;
export const getDepositReviewResponseValueMemberRankLevelMax = 20;

export const getDepositReviewResponseValueMethodNameMax = 60;

export const getDepositReviewResponseValueAmountMax = 25;


export const getDepositReviewResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getDepositReviewResponseValueTransferNoteMax = 40;

export const getDepositReviewResponseValuePayerReferenceMax = 60;

export const getDepositReviewResponseValueRequestedAtMax = 30;

export const getDepositReviewResponseValueExpiresAtMax = 30;

export const getDepositReviewResponseValueFeeMax = 25;


export const getDepositReviewResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getDepositReviewResponseValueCurrencyMax = 5;


export const getDepositReviewResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getDepositReviewResponseValuePayerNameMax = 80;

export const getDepositReviewResponseValueReceivedAmountOneMax = 25;


export const getDepositReviewResponseValueReceivedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getDepositReviewResponseValueBankReferenceMax = 80;

export const getDepositReviewResponseValueCreditedAmountOneMax = 25;


export const getDepositReviewResponseValueCreditedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getDepositReviewResponseValuePaidAtMax = 30;

export const getDepositReviewResponseValueCreditedAtMax = 30;

export const getDepositReviewResponseValueReasonMax = 300;

export const getDepositReviewResponseValueStepsItemAtMax = 30;

export const getDepositReviewResponseValueStepsItemByMax = 64;

export const getDepositReviewResponseValueStepsItemNoteMax = 500;

export const getDepositReviewResponseValueStepsMax = 50;



export const GetDepositReviewResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "depositId": zod.string().min(1).max(getDepositReviewResponseValueDepositIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(getDepositReviewResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(getDepositReviewResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(getDepositReviewResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(getDepositReviewResponseValueMemberRankLevelMin).max(getDepositReviewResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "methodName": zod.string().min(1).max(getDepositReviewResponseValueMethodNameMax).describe('The method that the member chose.'),
  "amount": zod.string().max(getDepositReviewResponseValueAmountMax).regex(getDepositReviewResponseValueAmountRegExp).describe('What the member said to pay.'),
  "transferNote": zod.string().min(1).max(getDepositReviewResponseValueTransferNoteMax).nullable().describe('The words that the transfer must bear, unique among open deposits; null where the method matches by itself.'),
  "payerReference": zod.string().min(1).max(getDepositReviewResponseValuePayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out; money that arrives late\nmakes it `paid`. Nothing leaves `credited` and `failed`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(getDepositReviewResponseValueRequestedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(getDepositReviewResponseValueExpiresAtMax).nullable().describe('Until when it waits for the money; null where it does not end.'),
  "fee": zod.string().max(getDepositReviewResponseValueFeeMax).regex(getDepositReviewResponseValueFeeRegExp).describe('The fee of the method, taken from what arrives.'),
  "currency": zod.string().max(getDepositReviewResponseValueCurrencyMax).regex(getDepositReviewResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "payerName": zod.string().min(1).max(getDepositReviewResponseValuePayerNameMax).nullable().describe('The name that the money must come from.'),
  "receivedAmount": zod.union([zod.string().max(getDepositReviewResponseValueReceivedAmountOneMax).regex(getDepositReviewResponseValueReceivedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What arrived, once it is known.'),
  "bankReference": zod.string().min(1).max(getDepositReviewResponseValueBankReferenceMax).nullable().describe('The bank\'s reference of what arrived.'),
  "creditedAmount": zod.union([zod.string().max(getDepositReviewResponseValueCreditedAmountOneMax).regex(getDepositReviewResponseValueCreditedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was credited, `receivedAmount` less the fee.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(getDepositReviewResponseValuePaidAtMax).nullable().describe('When it became `paid`.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(getDepositReviewResponseValueCreditedAtMax).nullable().describe('When it was credited.'),
  "reason": zod.string().min(1).max(getDepositReviewResponseValueReasonMax).nullable().describe('Why it failed, for the member.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out; money that arrives late\nmakes it `paid`. Nothing leaves `credited` and `failed`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(getDepositReviewResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(getDepositReviewResponseValueStepsItemByMax).describe('The operator, or `member`, `provider`, `system`.'),
  "note": zod.string().min(1).max(getDepositReviewResponseValueStepsItemNoteMax).nullable().describe('What was said to it.')
}).describe('A change of state.')).max(getDepositReviewResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A deposit with everything that confirming it needs.')
}).describe('The answer of `getDepositReview`.')

/**
 * `pending -> paid`, or `expired -> paid` for money that came late. The server then credits what arrived less the
 * fee (`paid -> credited`), exactly once, in a transaction of its own that is made up for after a crash; the member
 * is told by a message when it is in the wallet. A bank reference that confirmed another deposit is 409 `conflict`,
 * as is any other state. The deposit limits of the member were held when the deposit was asked for, not here. The
 * audit log gets an entry.
 * @summary Confirm that the money of a deposit arrived
 */
export const confirmDepositPathDepositIdMax = 40;


export const confirmDepositPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const ConfirmDepositParams = zod.object({
  "depositId": zod.string().max(confirmDepositPathDepositIdMax).regex(confirmDepositPathDepositIdRegExp).describe('The deposit.')
})

export const confirmDepositHeaderMerchantMax = 32;


export const confirmDepositHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const confirmDepositHeaderXRequestIdMax = 64;


export const confirmDepositHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const confirmDepositHeaderIdempotencyKeyMax = 64;


export const confirmDepositHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ConfirmDepositHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(confirmDepositHeaderMerchantMax).regex(confirmDepositHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(confirmDepositHeaderXRequestIdMax).regex(confirmDepositHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(confirmDepositHeaderIdempotencyKeyMax).regex(confirmDepositHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const confirmDepositBodyReceivedAmountMax = 25;


export const confirmDepositBodyReceivedAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmDepositBodyBankReferenceMax = 80;

export const confirmDepositBodyNoteMax = 500;



export const ConfirmDepositBody = zod.strictObject({
  "receivedAmount": zod.string().max(confirmDepositBodyReceivedAmountMax).regex(confirmDepositBodyReceivedAmountRegExp).describe('What arrived, above zero. It may differ from what the member said to pay.'),
  "bankReference": zod.string().min(1).max(confirmDepositBodyBankReferenceMax).describe('The bank\'s reference, which confirms one deposit only.'),
  "note": zod.string().max(confirmDepositBodyNoteMax).optional().describe('A note for other operators.')
}).describe('The money that arrived.')

export const confirmDepositResponseValueDepositIdMax = 40;

export const confirmDepositResponseValueMemberIdMax = 40;

export const confirmDepositResponseValueMemberAccountMax = 64;

export const confirmDepositResponseValueMemberNicknameMax = 64;

export const confirmDepositResponseValueMemberRankLevelMin = 0;
export const confirmDepositResponseValueMemberRankLevelMax = 20;

export const confirmDepositResponseValueMethodNameMax = 60;

export const confirmDepositResponseValueAmountMax = 25;


export const confirmDepositResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmDepositResponseValueTransferNoteMax = 40;

export const confirmDepositResponseValuePayerReferenceMax = 60;

export const confirmDepositResponseValueRequestedAtMax = 30;

export const confirmDepositResponseValueExpiresAtMax = 30;

export const confirmDepositResponseValueFeeMax = 25;


export const confirmDepositResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmDepositResponseValueCurrencyMax = 5;


export const confirmDepositResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const confirmDepositResponseValuePayerNameMax = 80;

export const confirmDepositResponseValueReceivedAmountOneMax = 25;


export const confirmDepositResponseValueReceivedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmDepositResponseValueBankReferenceMax = 80;

export const confirmDepositResponseValueCreditedAmountOneMax = 25;


export const confirmDepositResponseValueCreditedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmDepositResponseValuePaidAtMax = 30;

export const confirmDepositResponseValueCreditedAtMax = 30;

export const confirmDepositResponseValueReasonMax = 300;

export const confirmDepositResponseValueStepsItemAtMax = 30;

export const confirmDepositResponseValueStepsItemByMax = 64;

export const confirmDepositResponseValueStepsItemNoteMax = 500;

export const confirmDepositResponseValueStepsMax = 50;



export const ConfirmDepositResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "depositId": zod.string().min(1).max(confirmDepositResponseValueDepositIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(confirmDepositResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(confirmDepositResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(confirmDepositResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(confirmDepositResponseValueMemberRankLevelMin).max(confirmDepositResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "methodName": zod.string().min(1).max(confirmDepositResponseValueMethodNameMax).describe('The method that the member chose.'),
  "amount": zod.string().max(confirmDepositResponseValueAmountMax).regex(confirmDepositResponseValueAmountRegExp).describe('What the member said to pay.'),
  "transferNote": zod.string().min(1).max(confirmDepositResponseValueTransferNoteMax).nullable().describe('The words that the transfer must bear, unique among open deposits; null where the method matches by itself.'),
  "payerReference": zod.string().min(1).max(confirmDepositResponseValuePayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out; money that arrives late\nmakes it `paid`. Nothing leaves `credited` and `failed`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(confirmDepositResponseValueRequestedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(confirmDepositResponseValueExpiresAtMax).nullable().describe('Until when it waits for the money; null where it does not end.'),
  "fee": zod.string().max(confirmDepositResponseValueFeeMax).regex(confirmDepositResponseValueFeeRegExp).describe('The fee of the method, taken from what arrives.'),
  "currency": zod.string().max(confirmDepositResponseValueCurrencyMax).regex(confirmDepositResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "payerName": zod.string().min(1).max(confirmDepositResponseValuePayerNameMax).nullable().describe('The name that the money must come from.'),
  "receivedAmount": zod.union([zod.string().max(confirmDepositResponseValueReceivedAmountOneMax).regex(confirmDepositResponseValueReceivedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What arrived, once it is known.'),
  "bankReference": zod.string().min(1).max(confirmDepositResponseValueBankReferenceMax).nullable().describe('The bank\'s reference of what arrived.'),
  "creditedAmount": zod.union([zod.string().max(confirmDepositResponseValueCreditedAmountOneMax).regex(confirmDepositResponseValueCreditedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was credited, `receivedAmount` less the fee.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(confirmDepositResponseValuePaidAtMax).nullable().describe('When it became `paid`.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(confirmDepositResponseValueCreditedAtMax).nullable().describe('When it was credited.'),
  "reason": zod.string().min(1).max(confirmDepositResponseValueReasonMax).nullable().describe('Why it failed, for the member.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out; money that arrives late\nmakes it `paid`. Nothing leaves `credited` and `failed`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(confirmDepositResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(confirmDepositResponseValueStepsItemByMax).describe('The operator, or `member`, `provider`, `system`.'),
  "note": zod.string().min(1).max(confirmDepositResponseValueStepsItemNoteMax).nullable().describe('What was said to it.')
}).describe('A change of state.')).max(confirmDepositResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A deposit with everything that confirming it needs.')
}).describe('The answer of `confirmDeposit`.')

/**
 * `pending -> failed` or `paid -> failed`, when nothing comes or what came is refused. No money moves in the wallet:
 * nothing was credited. The member is told the reason by a message. In any other state it is 409 `conflict`. The
 * audit log gets an entry.
 * @summary Fail a deposit
 */
export const failDepositPathDepositIdMax = 40;


export const failDepositPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const FailDepositParams = zod.object({
  "depositId": zod.string().max(failDepositPathDepositIdMax).regex(failDepositPathDepositIdRegExp).describe('The deposit.')
})

export const failDepositHeaderMerchantMax = 32;


export const failDepositHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const failDepositHeaderXRequestIdMax = 64;


export const failDepositHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const FailDepositHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(failDepositHeaderMerchantMax).regex(failDepositHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(failDepositHeaderXRequestIdMax).regex(failDepositHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const failDepositBodyReasonMax = 300;

export const failDepositBodyNoteMax = 500;



export const FailDepositBody = zod.strictObject({
  "reason": zod.string().min(1).max(failDepositBodyReasonMax).describe('The reason, which the member reads, in the member\'s language.'),
  "note": zod.string().max(failDepositBodyNoteMax).optional().describe('A note for other operators.')
}).describe('Why an operator refuses something.')

export const failDepositResponseValueDepositIdMax = 40;

export const failDepositResponseValueMemberIdMax = 40;

export const failDepositResponseValueMemberAccountMax = 64;

export const failDepositResponseValueMemberNicknameMax = 64;

export const failDepositResponseValueMemberRankLevelMin = 0;
export const failDepositResponseValueMemberRankLevelMax = 20;

export const failDepositResponseValueMethodNameMax = 60;

export const failDepositResponseValueAmountMax = 25;


export const failDepositResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const failDepositResponseValueTransferNoteMax = 40;

export const failDepositResponseValuePayerReferenceMax = 60;

export const failDepositResponseValueRequestedAtMax = 30;

export const failDepositResponseValueExpiresAtMax = 30;

export const failDepositResponseValueFeeMax = 25;


export const failDepositResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const failDepositResponseValueCurrencyMax = 5;


export const failDepositResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const failDepositResponseValuePayerNameMax = 80;

export const failDepositResponseValueReceivedAmountOneMax = 25;


export const failDepositResponseValueReceivedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const failDepositResponseValueBankReferenceMax = 80;

export const failDepositResponseValueCreditedAmountOneMax = 25;


export const failDepositResponseValueCreditedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const failDepositResponseValuePaidAtMax = 30;

export const failDepositResponseValueCreditedAtMax = 30;

export const failDepositResponseValueReasonMax = 300;

export const failDepositResponseValueStepsItemAtMax = 30;

export const failDepositResponseValueStepsItemByMax = 64;

export const failDepositResponseValueStepsItemNoteMax = 500;

export const failDepositResponseValueStepsMax = 50;



export const FailDepositResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "depositId": zod.string().min(1).max(failDepositResponseValueDepositIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(failDepositResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(failDepositResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(failDepositResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(failDepositResponseValueMemberRankLevelMin).max(failDepositResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "methodName": zod.string().min(1).max(failDepositResponseValueMethodNameMax).describe('The method that the member chose.'),
  "amount": zod.string().max(failDepositResponseValueAmountMax).regex(failDepositResponseValueAmountRegExp).describe('What the member said to pay.'),
  "transferNote": zod.string().min(1).max(failDepositResponseValueTransferNoteMax).nullable().describe('The words that the transfer must bear, unique among open deposits; null where the method matches by itself.'),
  "payerReference": zod.string().min(1).max(failDepositResponseValuePayerReferenceMax).nullable().describe('The reference of the payment that the member gave, null until it did.'),
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out; money that arrives late\nmakes it `paid`. Nothing leaves `credited` and `failed`.\n'),
  "requestedAt": zod.iso.datetime({"offset":true}).max(failDepositResponseValueRequestedAtMax).describe('When it was asked for.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(failDepositResponseValueExpiresAtMax).nullable().describe('Until when it waits for the money; null where it does not end.'),
  "fee": zod.string().max(failDepositResponseValueFeeMax).regex(failDepositResponseValueFeeRegExp).describe('The fee of the method, taken from what arrives.'),
  "currency": zod.string().max(failDepositResponseValueCurrencyMax).regex(failDepositResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "payerName": zod.string().min(1).max(failDepositResponseValuePayerNameMax).nullable().describe('The name that the money must come from.'),
  "receivedAmount": zod.union([zod.string().max(failDepositResponseValueReceivedAmountOneMax).regex(failDepositResponseValueReceivedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What arrived, once it is known.'),
  "bankReference": zod.string().min(1).max(failDepositResponseValueBankReferenceMax).nullable().describe('The bank\'s reference of what arrived.'),
  "creditedAmount": zod.union([zod.string().max(failDepositResponseValueCreditedAmountOneMax).regex(failDepositResponseValueCreditedAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What was credited, `receivedAmount` less the fee.'),
  "paidAt": zod.iso.datetime({"offset":true}).max(failDepositResponseValuePaidAtMax).nullable().describe('When it became `paid`.'),
  "creditedAt": zod.iso.datetime({"offset":true}).max(failDepositResponseValueCreditedAtMax).nullable().describe('When it was credited.'),
  "reason": zod.string().min(1).max(failDepositResponseValueReasonMax).nullable().describe('Why it failed, for the member.'),
  "steps": zod.array(zod.strictObject({
  "state": zod.enum(['pending', 'paid', 'credited', 'failed', 'expired']).describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out; money that arrives late\nmakes it `paid`. Nothing leaves `credited` and `failed`.\n'),
  "at": zod.iso.datetime({"offset":true}).max(failDepositResponseValueStepsItemAtMax).describe('When.'),
  "by": zod.string().min(1).max(failDepositResponseValueStepsItemByMax).describe('The operator, or `member`, `provider`, `system`.'),
  "note": zod.string().min(1).max(failDepositResponseValueStepsItemNoteMax).nullable().describe('What was said to it.')
}).describe('A change of state.')).max(failDepositResponseValueStepsMax).describe('The changes of state, the oldest first.')
}).describe('A deposit with everything that confirming it needs.')
}).describe('The answer of `failDeposit`.')

/**
 * The applications that were filed in the range, the one that waits longest first; without `state` those that wait
 * for an operator (`applying`, `processing`).
 * @summary List the applications for promotions
 */
export const listApplicationReviewsQueryPromotionIdMax = 40;

export const listApplicationReviewsQueryAccountMax = 64;

export const listApplicationReviewsQueryFromMax = 30;

export const listApplicationReviewsQueryToMax = 30;

export const listApplicationReviewsQueryPageNoDefault = 1;
export const listApplicationReviewsQueryPageNoMax = 100000;

export const listApplicationReviewsQueryPageSizeDefault = 42;
export const listApplicationReviewsQueryPageSizeMax = 100;



export const ListApplicationReviewsQueryParams = zod.object({
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).optional().describe('Applications in this state only.'),
  "promotionId": zod.string().min(1).max(listApplicationReviewsQueryPromotionIdMax).optional().describe('Applications for this promotion only.'),
  "account": zod.string().min(1).max(listApplicationReviewsQueryAccountMax).optional().describe('What concerns this account only, by its exact account name.'),
  "from": zod.iso.datetime({"offset":true}).max(listApplicationReviewsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listApplicationReviewsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listApplicationReviewsQueryPageNoMax).default(listApplicationReviewsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listApplicationReviewsQueryPageSizeMax).default(listApplicationReviewsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listApplicationReviewsHeaderMerchantMax = 32;


export const listApplicationReviewsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listApplicationReviewsHeaderXRequestIdMax = 64;


export const listApplicationReviewsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListApplicationReviewsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listApplicationReviewsHeaderMerchantMax).regex(listApplicationReviewsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listApplicationReviewsHeaderXRequestIdMax).regex(listApplicationReviewsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listApplicationReviewsResponseValueContentItemApplicationIdMax = 40;

export const listApplicationReviewsResponseValueContentItemPromotionIdMax = 40;

export const listApplicationReviewsResponseValueContentItemPromotionTitleMax = 80;

export const listApplicationReviewsResponseValueContentItemMemberIdMax = 40;

export const listApplicationReviewsResponseValueContentItemMemberAccountMax = 64;

export const listApplicationReviewsResponseValueContentItemMemberNicknameMax = 64;

export const listApplicationReviewsResponseValueContentItemMemberRankLevelMin = 0;
export const listApplicationReviewsResponseValueContentItemMemberRankLevelMax = 20;

export const listApplicationReviewsResponseValueContentItemImageCountMax = 3;

export const listApplicationReviewsResponseValueContentItemFiledAtMax = 30;

export const listApplicationReviewsResponseValueContentItemReviewerMax = 64;

export const listApplicationReviewsResponseValueContentMax = 100;

export const listApplicationReviewsResponseValueTotalPagesMin = 0;
export const listApplicationReviewsResponseValueTotalPagesMax = 1000000;

export const listApplicationReviewsResponseValueTotalElementsMin = 0;
export const listApplicationReviewsResponseValueTotalElementsMax = 100000000;



export const ListApplicationReviewsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "applicationId": zod.string().min(1).max(listApplicationReviewsResponseValueContentItemApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(listApplicationReviewsResponseValueContentItemPromotionIdMax).describe('The promotion.'),
  "promotionTitle": zod.string().min(1).max(listApplicationReviewsResponseValueContentItemPromotionTitleMax).describe('Its title.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(listApplicationReviewsResponseValueContentItemMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listApplicationReviewsResponseValueContentItemMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listApplicationReviewsResponseValueContentItemMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(listApplicationReviewsResponseValueContentItemMemberRankLevelMin).max(listApplicationReviewsResponseValueContentItemMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "imageCount": zod.int().min(1).max(listApplicationReviewsResponseValueContentItemImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(listApplicationReviewsResponseValueContentItemFiledAtMax).describe('When it was filed.'),
  "reviewer": zod.string().min(1).max(listApplicationReviewsResponseValueContentItemReviewerMax).nullable().describe('The operator who took it up.')
}).describe('An application as a line of the review list.')).max(listApplicationReviewsResponseValueContentMax).describe('The applications of the page, the one that waits longest first.'),
  "totalPages": zod.int().min(listApplicationReviewsResponseValueTotalPagesMin).max(listApplicationReviewsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listApplicationReviewsResponseValueTotalElementsMin).max(listApplicationReviewsResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of applications.')
}).describe('The answer of `listApplicationReviews`.')

/**
 * An application with its remark, its pictures by id, and what a granted one gives.
 * @summary Tell one application
 */
export const getApplicationReviewPathApplicationIdMax = 40;


export const getApplicationReviewPathApplicationIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetApplicationReviewParams = zod.object({
  "applicationId": zod.string().max(getApplicationReviewPathApplicationIdMax).regex(getApplicationReviewPathApplicationIdRegExp).describe('The application.')
})

export const getApplicationReviewHeaderMerchantMax = 32;


export const getApplicationReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getApplicationReviewHeaderXRequestIdMax = 64;


export const getApplicationReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetApplicationReviewHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getApplicationReviewHeaderMerchantMax).regex(getApplicationReviewHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getApplicationReviewHeaderXRequestIdMax).regex(getApplicationReviewHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getApplicationReviewResponseValueApplicationIdMax = 40;

export const getApplicationReviewResponseValuePromotionIdMax = 40;

export const getApplicationReviewResponseValuePromotionTitleMax = 80;

export const getApplicationReviewResponseValueMemberIdMax = 40;

export const getApplicationReviewResponseValueMemberAccountMax = 64;

export const getApplicationReviewResponseValueMemberNicknameMax = 64;

export const getApplicationReviewResponseValueMemberRankLevelMin = 0;
export const getApplicationReviewResponseValueMemberRankLevelMax = 20;

export const getApplicationReviewResponseValueImageCountMax = 3;

export const getApplicationReviewResponseValueFiledAtMax = 30;

export const getApplicationReviewResponseValueReviewerMax = 64;

export const getApplicationReviewResponseValueRemarkMax = 140;

export const getApplicationReviewResponseValueImagesItemImageIdMax = 40;

export const getApplicationReviewResponseValueImagesItemWidthMax = 20000;

export const getApplicationReviewResponseValueImagesItemHeightMax = 20000;

export const getApplicationReviewResponseValueImagesItemBytesMax = 5242880;

export const getApplicationReviewResponseValueImagesMax = 3;

export const getApplicationReviewResponseValueRewardAmountOneMax = 25;


export const getApplicationReviewResponseValueRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getApplicationReviewResponseValueRewardRateMin = 0;
export const getApplicationReviewResponseValueRewardRateMax = 100000;

export const getApplicationReviewResponseValueRewardMaximumOneMax = 25;


export const getApplicationReviewResponseValueRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getApplicationReviewResponseValueRewardPointsMax = 1000000000;

export const getApplicationReviewResponseValueRewardRoundsMax = 100000;

export const getApplicationReviewResponseValueRewardNodeIdOneMax = 12;


export const getApplicationReviewResponseValueRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const getApplicationReviewResponseValueRewardTextMax = 160;

export const getApplicationReviewResponseValueWageringOneMultipleMin = 0;
export const getApplicationReviewResponseValueWageringOneMultipleMax = 200;

export const getApplicationReviewResponseValueWageringOneDaysMax = 365;

export const getApplicationReviewResponseValueWageringOneMaxStakeOneMax = 25;


export const getApplicationReviewResponseValueWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getApplicationReviewResponseValueWageringOneContributionsItemRateMin = 0;
export const getApplicationReviewResponseValueWageringOneContributionsItemRateMax = 10000;

export const getApplicationReviewResponseValueWageringOneContributionsMax = 20;

export const getApplicationReviewResponseValueTakenAtMax = 30;

export const getApplicationReviewResponseValueDecidedAtMax = 30;

export const getApplicationReviewResponseValueBonusIdMax = 40;

export const getApplicationReviewResponseValueReasonMax = 300;

export const getApplicationReviewResponseValueNoteMax = 500;



export const GetApplicationReviewResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "applicationId": zod.string().min(1).max(getApplicationReviewResponseValueApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(getApplicationReviewResponseValuePromotionIdMax).describe('The promotion.'),
  "promotionTitle": zod.string().min(1).max(getApplicationReviewResponseValuePromotionTitleMax).describe('Its title.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(getApplicationReviewResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(getApplicationReviewResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(getApplicationReviewResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(getApplicationReviewResponseValueMemberRankLevelMin).max(getApplicationReviewResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "imageCount": zod.int().min(1).max(getApplicationReviewResponseValueImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(getApplicationReviewResponseValueFiledAtMax).describe('When it was filed.'),
  "reviewer": zod.string().min(1).max(getApplicationReviewResponseValueReviewerMax).nullable().describe('The operator who took it up.'),
  "remark": zod.string().max(getApplicationReviewResponseValueRemarkMax).describe('What the member wrote, plain text.'),
  "images": zod.array(zod.strictObject({
  "imageId": zod.string().min(1).max(getApplicationReviewResponseValueImagesItemImageIdMax).describe('Its id.'),
  "contentType": zod.enum(['image/png', 'image/jpeg']).describe('Its type.'),
  "width": zod.int().min(1).max(getApplicationReviewResponseValueImagesItemWidthMax).describe('Its width in pixels.'),
  "height": zod.int().min(1).max(getApplicationReviewResponseValueImagesItemHeightMax).describe('Its height in pixels.'),
  "bytes": zod.int().min(1).max(getApplicationReviewResponseValueImagesItemBytesMax).describe('Its size.')
}).describe('A picture that came with an application, as it was encoded anew.')).max(getApplicationReviewResponseValueImagesMax).describe('The pictures.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(getApplicationReviewResponseValueRewardAmountOneMax).regex(getApplicationReviewResponseValueRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(getApplicationReviewResponseValueRewardRateMin).max(getApplicationReviewResponseValueRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(getApplicationReviewResponseValueRewardMaximumOneMax).regex(getApplicationReviewResponseValueRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(getApplicationReviewResponseValueRewardPointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(getApplicationReviewResponseValueRewardRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(getApplicationReviewResponseValueRewardNodeIdOneMax).regex(getApplicationReviewResponseValueRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(getApplicationReviewResponseValueRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(getApplicationReviewResponseValueWageringOneMultipleMin).max(getApplicationReviewResponseValueWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(getApplicationReviewResponseValueWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(getApplicationReviewResponseValueWageringOneMaxStakeOneMax).regex(getApplicationReviewResponseValueWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(getApplicationReviewResponseValueWageringOneContributionsItemRateMin).max(getApplicationReviewResponseValueWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(getApplicationReviewResponseValueWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before it can be withdrawn; null, and nothing.'),
  "takenAt": zod.iso.datetime({"offset":true}).max(getApplicationReviewResponseValueTakenAtMax).nullable().describe('When it was taken up.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(getApplicationReviewResponseValueDecidedAtMax).nullable().describe('When it was decided.'),
  "bonusId": zod.string().min(1).max(getApplicationReviewResponseValueBonusIdMax).nullable().describe('The bonus that was granted, where it is bonus money.'),
  "reason": zod.string().min(1).max(getApplicationReviewResponseValueReasonMax).nullable().describe('Why it was rejected, for the member.'),
  "note": zod.string().min(1).max(getApplicationReviewResponseValueNoteMax).nullable().describe('The note for other operators.')
}).describe('An application with everything that its decision needs.')
}).describe('The answer of `getApplicationReview`.')

/**
 * A picture as it was encoded anew, without metadata. It has no address of its own: nobody sees it without the key.
 * The reading is written to the audit log. Pictures are deleted 92 days after the decision and are 404 from then on.
 * @summary Fetch a picture of an application
 */
export const getApplicationImagePathApplicationIdMax = 40;


export const getApplicationImagePathApplicationIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const getApplicationImagePathImageIdMax = 40;


export const getApplicationImagePathImageIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetApplicationImageParams = zod.object({
  "applicationId": zod.string().max(getApplicationImagePathApplicationIdMax).regex(getApplicationImagePathApplicationIdRegExp).describe('The application.'),
  "imageId": zod.string().max(getApplicationImagePathImageIdMax).regex(getApplicationImagePathImageIdRegExp).describe('The picture.')
})

export const getApplicationImageHeaderMerchantMax = 32;


export const getApplicationImageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getApplicationImageHeaderXRequestIdMax = 64;


export const getApplicationImageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetApplicationImageHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getApplicationImageHeaderMerchantMax).regex(getApplicationImageHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getApplicationImageHeaderXRequestIdMax).regex(getApplicationImageHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getApplicationImageResponseValueImageIdMax = 40;

export const getApplicationImageResponseValueDataMax = 6990508;



export const GetApplicationImageResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "imageId": zod.string().min(1).max(getApplicationImageResponseValueImageIdMax).describe('Its id.'),
  "contentType": zod.enum(['image/png', 'image/jpeg']).describe('Its type.'),
  "data": zod.string().min(1).max(getApplicationImageResponseValueDataMax).describe('The picture, in base64.')
}).describe('A picture that came with an application.')
}).describe('The answer of `getApplicationImage`.')

/**
 * `applying -> processing`, in the name of the key's operator; the member sees it. Taking up again what one has
 * taken up changes nothing; what another operator has taken up goes over to this one. In any other state it is 409
 * `conflict`.
 * @summary Take up an application
 */
export const startApplicationReviewPathApplicationIdMax = 40;


export const startApplicationReviewPathApplicationIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const StartApplicationReviewParams = zod.object({
  "applicationId": zod.string().max(startApplicationReviewPathApplicationIdMax).regex(startApplicationReviewPathApplicationIdRegExp).describe('The application.')
})

export const startApplicationReviewHeaderMerchantMax = 32;


export const startApplicationReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const startApplicationReviewHeaderXRequestIdMax = 64;


export const startApplicationReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const StartApplicationReviewHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(startApplicationReviewHeaderMerchantMax).regex(startApplicationReviewHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(startApplicationReviewHeaderXRequestIdMax).regex(startApplicationReviewHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const startApplicationReviewResponseValueApplicationIdMax = 40;

export const startApplicationReviewResponseValuePromotionIdMax = 40;

export const startApplicationReviewResponseValuePromotionTitleMax = 80;

export const startApplicationReviewResponseValueMemberIdMax = 40;

export const startApplicationReviewResponseValueMemberAccountMax = 64;

export const startApplicationReviewResponseValueMemberNicknameMax = 64;

export const startApplicationReviewResponseValueMemberRankLevelMin = 0;
export const startApplicationReviewResponseValueMemberRankLevelMax = 20;

export const startApplicationReviewResponseValueImageCountMax = 3;

export const startApplicationReviewResponseValueFiledAtMax = 30;

export const startApplicationReviewResponseValueReviewerMax = 64;

export const startApplicationReviewResponseValueRemarkMax = 140;

export const startApplicationReviewResponseValueImagesItemImageIdMax = 40;

export const startApplicationReviewResponseValueImagesItemWidthMax = 20000;

export const startApplicationReviewResponseValueImagesItemHeightMax = 20000;

export const startApplicationReviewResponseValueImagesItemBytesMax = 5242880;

export const startApplicationReviewResponseValueImagesMax = 3;

export const startApplicationReviewResponseValueRewardAmountOneMax = 25;


export const startApplicationReviewResponseValueRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const startApplicationReviewResponseValueRewardRateMin = 0;
export const startApplicationReviewResponseValueRewardRateMax = 100000;

export const startApplicationReviewResponseValueRewardMaximumOneMax = 25;


export const startApplicationReviewResponseValueRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const startApplicationReviewResponseValueRewardPointsMax = 1000000000;

export const startApplicationReviewResponseValueRewardRoundsMax = 100000;

export const startApplicationReviewResponseValueRewardNodeIdOneMax = 12;


export const startApplicationReviewResponseValueRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const startApplicationReviewResponseValueRewardTextMax = 160;

export const startApplicationReviewResponseValueWageringOneMultipleMin = 0;
export const startApplicationReviewResponseValueWageringOneMultipleMax = 200;

export const startApplicationReviewResponseValueWageringOneDaysMax = 365;

export const startApplicationReviewResponseValueWageringOneMaxStakeOneMax = 25;


export const startApplicationReviewResponseValueWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const startApplicationReviewResponseValueWageringOneContributionsItemRateMin = 0;
export const startApplicationReviewResponseValueWageringOneContributionsItemRateMax = 10000;

export const startApplicationReviewResponseValueWageringOneContributionsMax = 20;

export const startApplicationReviewResponseValueTakenAtMax = 30;

export const startApplicationReviewResponseValueDecidedAtMax = 30;

export const startApplicationReviewResponseValueBonusIdMax = 40;

export const startApplicationReviewResponseValueReasonMax = 300;

export const startApplicationReviewResponseValueNoteMax = 500;



export const StartApplicationReviewResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "applicationId": zod.string().min(1).max(startApplicationReviewResponseValueApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(startApplicationReviewResponseValuePromotionIdMax).describe('The promotion.'),
  "promotionTitle": zod.string().min(1).max(startApplicationReviewResponseValuePromotionTitleMax).describe('Its title.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(startApplicationReviewResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(startApplicationReviewResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(startApplicationReviewResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(startApplicationReviewResponseValueMemberRankLevelMin).max(startApplicationReviewResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "imageCount": zod.int().min(1).max(startApplicationReviewResponseValueImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(startApplicationReviewResponseValueFiledAtMax).describe('When it was filed.'),
  "reviewer": zod.string().min(1).max(startApplicationReviewResponseValueReviewerMax).nullable().describe('The operator who took it up.'),
  "remark": zod.string().max(startApplicationReviewResponseValueRemarkMax).describe('What the member wrote, plain text.'),
  "images": zod.array(zod.strictObject({
  "imageId": zod.string().min(1).max(startApplicationReviewResponseValueImagesItemImageIdMax).describe('Its id.'),
  "contentType": zod.enum(['image/png', 'image/jpeg']).describe('Its type.'),
  "width": zod.int().min(1).max(startApplicationReviewResponseValueImagesItemWidthMax).describe('Its width in pixels.'),
  "height": zod.int().min(1).max(startApplicationReviewResponseValueImagesItemHeightMax).describe('Its height in pixels.'),
  "bytes": zod.int().min(1).max(startApplicationReviewResponseValueImagesItemBytesMax).describe('Its size.')
}).describe('A picture that came with an application, as it was encoded anew.')).max(startApplicationReviewResponseValueImagesMax).describe('The pictures.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(startApplicationReviewResponseValueRewardAmountOneMax).regex(startApplicationReviewResponseValueRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(startApplicationReviewResponseValueRewardRateMin).max(startApplicationReviewResponseValueRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(startApplicationReviewResponseValueRewardMaximumOneMax).regex(startApplicationReviewResponseValueRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(startApplicationReviewResponseValueRewardPointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(startApplicationReviewResponseValueRewardRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(startApplicationReviewResponseValueRewardNodeIdOneMax).regex(startApplicationReviewResponseValueRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(startApplicationReviewResponseValueRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(startApplicationReviewResponseValueWageringOneMultipleMin).max(startApplicationReviewResponseValueWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(startApplicationReviewResponseValueWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(startApplicationReviewResponseValueWageringOneMaxStakeOneMax).regex(startApplicationReviewResponseValueWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(startApplicationReviewResponseValueWageringOneContributionsItemRateMin).max(startApplicationReviewResponseValueWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(startApplicationReviewResponseValueWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before it can be withdrawn; null, and nothing.'),
  "takenAt": zod.iso.datetime({"offset":true}).max(startApplicationReviewResponseValueTakenAtMax).nullable().describe('When it was taken up.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(startApplicationReviewResponseValueDecidedAtMax).nullable().describe('When it was decided.'),
  "bonusId": zod.string().min(1).max(startApplicationReviewResponseValueBonusIdMax).nullable().describe('The bonus that was granted, where it is bonus money.'),
  "reason": zod.string().min(1).max(startApplicationReviewResponseValueReasonMax).nullable().describe('Why it was rejected, for the member.'),
  "note": zod.string().min(1).max(startApplicationReviewResponseValueNoteMax).nullable().describe('The note for other operators.')
}).describe('An application with everything that its decision needs.')
}).describe('The answer of `startApplicationReview`.')

/**
 * `approve`: `-> issued`, and the reward is granted in the same transaction: bonus money to the bonus balance with
 * its wagering from then on, cash to the main wallet. `reject`: `-> rejected`, with the reason, after which the
 * member may apply again. Both from `applying` or `processing`; in any other state it is 409 `conflict`: two
 * operators who decide at once have one winner. The member is told by a message. A promotion that ended in the
 * meantime does not stand in the way. The audit log gets an entry.
 * @summary Decide an application
 */
export const decideApplicationPathApplicationIdMax = 40;


export const decideApplicationPathApplicationIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const DecideApplicationParams = zod.object({
  "applicationId": zod.string().max(decideApplicationPathApplicationIdMax).regex(decideApplicationPathApplicationIdRegExp).describe('The application.')
})

export const decideApplicationHeaderMerchantMax = 32;


export const decideApplicationHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const decideApplicationHeaderXRequestIdMax = 64;


export const decideApplicationHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const decideApplicationHeaderIdempotencyKeyMax = 64;


export const decideApplicationHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const DecideApplicationHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(decideApplicationHeaderMerchantMax).regex(decideApplicationHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(decideApplicationHeaderXRequestIdMax).regex(decideApplicationHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(decideApplicationHeaderIdempotencyKeyMax).regex(decideApplicationHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const decideApplicationBodyAmountMax = 25;


export const decideApplicationBodyAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const decideApplicationBodyReasonMax = 300;

export const decideApplicationBodyNoteMax = 500;



export const DecideApplicationBody = zod.strictObject({
  "decision": zod.enum(['approve', 'reject']).describe('Whether it is granted.'),
  "amount": zod.string().max(decideApplicationBodyAmountMax).regex(decideApplicationBodyAmountRegExp).optional().describe('What is granted where it differs from the promotion\'s own reward, above zero and at most its maximum; on `approve` of bonus money or cash only.'),
  "reason": zod.string().min(1).max(decideApplicationBodyReasonMax).optional().describe('Why it is rejected, which the member reads; required on `reject`.'),
  "note": zod.string().max(decideApplicationBodyNoteMax).optional().describe('A note for other operators.')
}).describe('The decision.')

export const decideApplicationResponseValueApplicationIdMax = 40;

export const decideApplicationResponseValuePromotionIdMax = 40;

export const decideApplicationResponseValuePromotionTitleMax = 80;

export const decideApplicationResponseValueMemberIdMax = 40;

export const decideApplicationResponseValueMemberAccountMax = 64;

export const decideApplicationResponseValueMemberNicknameMax = 64;

export const decideApplicationResponseValueMemberRankLevelMin = 0;
export const decideApplicationResponseValueMemberRankLevelMax = 20;

export const decideApplicationResponseValueImageCountMax = 3;

export const decideApplicationResponseValueFiledAtMax = 30;

export const decideApplicationResponseValueReviewerMax = 64;

export const decideApplicationResponseValueRemarkMax = 140;

export const decideApplicationResponseValueImagesItemImageIdMax = 40;

export const decideApplicationResponseValueImagesItemWidthMax = 20000;

export const decideApplicationResponseValueImagesItemHeightMax = 20000;

export const decideApplicationResponseValueImagesItemBytesMax = 5242880;

export const decideApplicationResponseValueImagesMax = 3;

export const decideApplicationResponseValueRewardAmountOneMax = 25;


export const decideApplicationResponseValueRewardAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const decideApplicationResponseValueRewardRateMin = 0;
export const decideApplicationResponseValueRewardRateMax = 100000;

export const decideApplicationResponseValueRewardMaximumOneMax = 25;


export const decideApplicationResponseValueRewardMaximumOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const decideApplicationResponseValueRewardPointsMax = 1000000000;

export const decideApplicationResponseValueRewardRoundsMax = 100000;

export const decideApplicationResponseValueRewardNodeIdOneMax = 12;


export const decideApplicationResponseValueRewardNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const decideApplicationResponseValueRewardTextMax = 160;

export const decideApplicationResponseValueWageringOneMultipleMin = 0;
export const decideApplicationResponseValueWageringOneMultipleMax = 200;

export const decideApplicationResponseValueWageringOneDaysMax = 365;

export const decideApplicationResponseValueWageringOneMaxStakeOneMax = 25;


export const decideApplicationResponseValueWageringOneMaxStakeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const decideApplicationResponseValueWageringOneContributionsItemRateMin = 0;
export const decideApplicationResponseValueWageringOneContributionsItemRateMax = 10000;

export const decideApplicationResponseValueWageringOneContributionsMax = 20;

export const decideApplicationResponseValueTakenAtMax = 30;

export const decideApplicationResponseValueDecidedAtMax = 30;

export const decideApplicationResponseValueBonusIdMax = 40;

export const decideApplicationResponseValueReasonMax = 300;

export const decideApplicationResponseValueNoteMax = 500;



export const DecideApplicationResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "applicationId": zod.string().min(1).max(decideApplicationResponseValueApplicationIdMax).describe('Its id.'),
  "promotionId": zod.string().min(1).max(decideApplicationResponseValuePromotionIdMax).describe('The promotion.'),
  "promotionTitle": zod.string().min(1).max(decideApplicationResponseValuePromotionTitleMax).describe('Its title.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(decideApplicationResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(decideApplicationResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(decideApplicationResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(decideApplicationResponseValueMemberRankLevelMin).max(decideApplicationResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "state": zod.enum(['applying', 'processing', 'issued', 'rejected']).describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n'),
  "imageCount": zod.int().min(1).max(decideApplicationResponseValueImageCountMax).describe('Pictures that came with it.'),
  "filedAt": zod.iso.datetime({"offset":true}).max(decideApplicationResponseValueFiledAtMax).describe('When it was filed.'),
  "reviewer": zod.string().min(1).max(decideApplicationResponseValueReviewerMax).nullable().describe('The operator who took it up.'),
  "remark": zod.string().max(decideApplicationResponseValueRemarkMax).describe('What the member wrote, plain text.'),
  "images": zod.array(zod.strictObject({
  "imageId": zod.string().min(1).max(decideApplicationResponseValueImagesItemImageIdMax).describe('Its id.'),
  "contentType": zod.enum(['image/png', 'image/jpeg']).describe('Its type.'),
  "width": zod.int().min(1).max(decideApplicationResponseValueImagesItemWidthMax).describe('Its width in pixels.'),
  "height": zod.int().min(1).max(decideApplicationResponseValueImagesItemHeightMax).describe('Its height in pixels.'),
  "bytes": zod.int().min(1).max(decideApplicationResponseValueImagesItemBytesMax).describe('Its size.')
}).describe('A picture that came with an application, as it was encoded anew.')).max(decideApplicationResponseValueImagesMax).describe('The pictures.'),
  "reward": zod.strictObject({
  "kind": zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.'),
  "amount": zod.union([zod.string().max(decideApplicationResponseValueRewardAmountOneMax).regex(decideApplicationResponseValueRewardAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('A fixed amount of bonus money or cash.'),
  "rate": zod.int().min(decideApplicationResponseValueRewardRateMin).max(decideApplicationResponseValueRewardRateMax).nullable().describe('In basis points, a share of what the text says, where the amount is not fixed.'),
  "maximum": zod.union([zod.string().max(decideApplicationResponseValueRewardMaximumOneMax).regex(decideApplicationResponseValueRewardMaximumOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The most that `rate` can give.'),
  "points": zod.int().min(1).max(decideApplicationResponseValueRewardPointsMax).nullable().describe('Points.'),
  "rounds": zod.int().min(1).max(decideApplicationResponseValueRewardRoundsMax).nullable().describe('Free rounds.'),
  "nodeId": zod.union([zod.string().max(decideApplicationResponseValueRewardNodeIdOneMax).regex(decideApplicationResponseValueRewardNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game of the free rounds.'),
  "text": zod.string().min(1).max(decideApplicationResponseValueRewardTextMax).describe('All of it in words.')
}).describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.'),
  "wagering": zod.union([zod.strictObject({
  "multiple": zod.int().min(decideApplicationResponseValueWageringOneMultipleMin).max(decideApplicationResponseValueWageringOneMultipleMax).describe('How many times the base.'),
  "base": zod.enum(['bonus', 'bonus_and_deposit']).describe('What is multiplied.'),
  "days": zod.int().min(1).max(decideApplicationResponseValueWageringOneDaysMax).describe('Days to do it in, from the grant on.'),
  "maxStake": zod.union([zod.string().max(decideApplicationResponseValueWageringOneMaxStakeOneMax).regex(decideApplicationResponseValueWageringOneMaxStakeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The largest stake that counts; a bet above it counts nothing.'),
  "contributions": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "rate": zod.int().min(decideApplicationResponseValueWageringOneContributionsItemRateMin).max(decideApplicationResponseValueWageringOneContributionsItemRateMax).describe('The share of the stake that counts, in basis points.')
}).describe('How much a stake in games of one category counts toward the wagering.')).max(decideApplicationResponseValueWageringOneContributionsMax).describe('The share by category. A category that is missing counts nothing.')
}).describe('What has to be staked before bonus money becomes cash.'),zod.null()]).describe('What has to be staked before it can be withdrawn; null, and nothing.'),
  "takenAt": zod.iso.datetime({"offset":true}).max(decideApplicationResponseValueTakenAtMax).nullable().describe('When it was taken up.'),
  "decidedAt": zod.iso.datetime({"offset":true}).max(decideApplicationResponseValueDecidedAtMax).nullable().describe('When it was decided.'),
  "bonusId": zod.string().min(1).max(decideApplicationResponseValueBonusIdMax).nullable().describe('The bonus that was granted, where it is bonus money.'),
  "reason": zod.string().min(1).max(decideApplicationResponseValueReasonMax).nullable().describe('Why it was rejected, for the member.'),
  "note": zod.string().min(1).max(decideApplicationResponseValueNoteMax).nullable().describe('The note for other operators.')
}).describe('An application with everything that its decision needs.')
}).describe('The answer of `decideApplication`.')

/**
 * The redemptions of the range, the one that waits longest first; without `state` those that wait for an operator
 * (`processing`). The totals run over all pages.
 * @summary List the redemptions to handle
 */
export const listRedemptionReviewsQueryAccountMax = 64;

export const listRedemptionReviewsQueryFromMax = 30;

export const listRedemptionReviewsQueryToMax = 30;

export const listRedemptionReviewsQueryPageNoDefault = 1;
export const listRedemptionReviewsQueryPageNoMax = 100000;

export const listRedemptionReviewsQueryPageSizeDefault = 42;
export const listRedemptionReviewsQueryPageSizeMax = 100;



export const ListRedemptionReviewsQueryParams = zod.object({
  "state": zod.enum(['processing', 'rejected', 'completed']).optional().describe('Redemptions in this state only.'),
  "account": zod.string().min(1).max(listRedemptionReviewsQueryAccountMax).optional().describe('What concerns this account only, by its exact account name.'),
  "from": zod.iso.datetime({"offset":true}).max(listRedemptionReviewsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listRedemptionReviewsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listRedemptionReviewsQueryPageNoMax).default(listRedemptionReviewsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listRedemptionReviewsQueryPageSizeMax).default(listRedemptionReviewsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listRedemptionReviewsHeaderMerchantMax = 32;


export const listRedemptionReviewsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listRedemptionReviewsHeaderXRequestIdMax = 64;


export const listRedemptionReviewsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListRedemptionReviewsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listRedemptionReviewsHeaderMerchantMax).regex(listRedemptionReviewsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listRedemptionReviewsHeaderXRequestIdMax).regex(listRedemptionReviewsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listRedemptionReviewsResponseValueContentItemRedemptionIdMax = 40;

export const listRedemptionReviewsResponseValueContentItemMemberIdMax = 40;

export const listRedemptionReviewsResponseValueContentItemMemberAccountMax = 64;

export const listRedemptionReviewsResponseValueContentItemMemberNicknameMax = 64;

export const listRedemptionReviewsResponseValueContentItemMemberRankLevelMin = 0;
export const listRedemptionReviewsResponseValueContentItemMemberRankLevelMax = 20;

export const listRedemptionReviewsResponseValueContentItemRewardIdMax = 40;

export const listRedemptionReviewsResponseValueContentItemTitleMax = 80;

export const listRedemptionReviewsResponseValueContentItemQuantityMax = 100;

export const listRedemptionReviewsResponseValueContentItemPointsMax = 100000000000;

export const listRedemptionReviewsResponseValueContentItemRedeemedAtMax = 30;

export const listRedemptionReviewsResponseValueContentMax = 100;

export const listRedemptionReviewsResponseValueTotalPagesMin = 0;
export const listRedemptionReviewsResponseValueTotalPagesMax = 1000000;

export const listRedemptionReviewsResponseValueTotalElementsMin = 0;
export const listRedemptionReviewsResponseValueTotalElementsMax = 100000000;

export const listRedemptionReviewsResponseValueTotalsPointsMin = 0;
export const listRedemptionReviewsResponseValueTotalsPointsMax = 1000000000000;



export const ListRedemptionReviewsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "redemptionId": zod.string().min(1).max(listRedemptionReviewsResponseValueContentItemRedemptionIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(listRedemptionReviewsResponseValueContentItemMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listRedemptionReviewsResponseValueContentItemMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listRedemptionReviewsResponseValueContentItemMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(listRedemptionReviewsResponseValueContentItemMemberRankLevelMin).max(listRedemptionReviewsResponseValueContentItemMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "rewardId": zod.string().min(1).max(listRedemptionReviewsResponseValueContentItemRewardIdMax).describe('The reward.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(listRedemptionReviewsResponseValueContentItemTitleMax).describe('Its title.'),
  "quantity": zod.int().min(1).max(listRedemptionReviewsResponseValueContentItemQuantityMax).describe('How many.'),
  "points": zod.int().min(1).max(listRedemptionReviewsResponseValueContentItemPointsMax).describe('What all of them cost.'),
  "state": zod.enum(['processing', 'rejected', 'completed']).describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n'),
  "redeemedAt": zod.iso.datetime({"offset":true}).max(listRedemptionReviewsResponseValueContentItemRedeemedAtMax).describe('When it was redeemed.')
}).describe('A redemption as a line of the review list.')).max(listRedemptionReviewsResponseValueContentMax).describe('The redemptions of the page, the one that waits longest first.'),
  "totalPages": zod.int().min(listRedemptionReviewsResponseValueTotalPagesMin).max(listRedemptionReviewsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listRedemptionReviewsResponseValueTotalElementsMin).max(listRedemptionReviewsResponseValueTotalElementsMax).describe('Entries in all.'),
  "totals": zod.strictObject({
  "points": zod.int().min(listRedemptionReviewsResponseValueTotalsPointsMin).max(listRedemptionReviewsResponseValueTotalsPointsMax).describe('Points of the redemptions, without rejected ones.')
}).describe('Sums over all pages.')
}).describe('A page of redemptions to handle.')
}).describe('The answer of `listRedemptionReviews`.')

/**
 * A redemption with the address that goods are sent to. The reading is written to the audit log.
 * @summary Tell one redemption
 */
export const getRedemptionReviewPathRedemptionIdMax = 40;


export const getRedemptionReviewPathRedemptionIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetRedemptionReviewParams = zod.object({
  "redemptionId": zod.string().max(getRedemptionReviewPathRedemptionIdMax).regex(getRedemptionReviewPathRedemptionIdRegExp).describe('The redemption.')
})

export const getRedemptionReviewHeaderMerchantMax = 32;


export const getRedemptionReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getRedemptionReviewHeaderXRequestIdMax = 64;


export const getRedemptionReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetRedemptionReviewHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getRedemptionReviewHeaderMerchantMax).regex(getRedemptionReviewHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getRedemptionReviewHeaderXRequestIdMax).regex(getRedemptionReviewHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getRedemptionReviewResponseValueRedemptionIdMax = 40;

export const getRedemptionReviewResponseValueMemberIdMax = 40;

export const getRedemptionReviewResponseValueMemberAccountMax = 64;

export const getRedemptionReviewResponseValueMemberNicknameMax = 64;

export const getRedemptionReviewResponseValueMemberRankLevelMin = 0;
export const getRedemptionReviewResponseValueMemberRankLevelMax = 20;

export const getRedemptionReviewResponseValueRewardIdMax = 40;

export const getRedemptionReviewResponseValueTitleMax = 80;

export const getRedemptionReviewResponseValueQuantityMax = 100;

export const getRedemptionReviewResponseValuePointsMax = 100000000000;

export const getRedemptionReviewResponseValueRedeemedAtMax = 30;

export const getRedemptionReviewResponseValueAddressOneRecipientMax = 80;

export const getRedemptionReviewResponseValueAddressOneMobileNumMax = 20;


export const getRedemptionReviewResponseValueAddressOneMobileNumRegExp = new RegExp('^[0-9]{6,15}$');
export const getRedemptionReviewResponseValueAddressOneCountryDialingCodeMax = 5;


export const getRedemptionReviewResponseValueAddressOneCountryDialingCodeRegExp = new RegExp('^[0-9]{1,4}$');
export const getRedemptionReviewResponseValueAddressOneStreetMax = 160;

export const getRedemptionReviewResponseValueAddressOneCityMax = 80;

export const getRedemptionReviewResponseValueAddressOneRegionMax = 80;

export const getRedemptionReviewResponseValueAddressOnePostalCodeMax = 20;

export const getRedemptionReviewResponseValueAddressOneCountryMax = 2;


export const getRedemptionReviewResponseValueAddressOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const getRedemptionReviewResponseValueTrackingMax = 120;

export const getRedemptionReviewResponseValueReasonMax = 300;

export const getRedemptionReviewResponseValueNoteMax = 500;

export const getRedemptionReviewResponseValueEndedAtMax = 30;

export const getRedemptionReviewResponseValueEndedByMax = 64;



export const GetRedemptionReviewResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "redemptionId": zod.string().min(1).max(getRedemptionReviewResponseValueRedemptionIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(getRedemptionReviewResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(getRedemptionReviewResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(getRedemptionReviewResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(getRedemptionReviewResponseValueMemberRankLevelMin).max(getRedemptionReviewResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "rewardId": zod.string().min(1).max(getRedemptionReviewResponseValueRewardIdMax).describe('The reward.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(getRedemptionReviewResponseValueTitleMax).describe('Its title.'),
  "quantity": zod.int().min(1).max(getRedemptionReviewResponseValueQuantityMax).describe('How many.'),
  "points": zod.int().min(1).max(getRedemptionReviewResponseValuePointsMax).describe('What all of them cost.'),
  "state": zod.enum(['processing', 'rejected', 'completed']).describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n'),
  "redeemedAt": zod.iso.datetime({"offset":true}).max(getRedemptionReviewResponseValueRedeemedAtMax).describe('When it was redeemed.'),
  "address": zod.union([zod.strictObject({
  "recipient": zod.string().min(1).max(getRedemptionReviewResponseValueAddressOneRecipientMax).describe('Who receives them.'),
  "mobileNum": zod.string().max(getRedemptionReviewResponseValueAddressOneMobileNumMax).regex(getRedemptionReviewResponseValueAddressOneMobileNumRegExp).describe('The number that the courier calls, digits only.'),
  "countryDialingCode": zod.string().max(getRedemptionReviewResponseValueAddressOneCountryDialingCodeMax).regex(getRedemptionReviewResponseValueAddressOneCountryDialingCodeRegExp).describe('Its dialling code.'),
  "street": zod.string().min(1).max(getRedemptionReviewResponseValueAddressOneStreetMax).describe('Street and number.'),
  "city": zod.string().min(1).max(getRedemptionReviewResponseValueAddressOneCityMax).describe('City or district.'),
  "region": zod.string().max(getRedemptionReviewResponseValueAddressOneRegionMax).describe('Province or state, empty where there is none.'),
  "postalCode": zod.string().max(getRedemptionReviewResponseValueAddressOnePostalCodeMax).describe('Postal code, empty where there is none.'),
  "country": zod.string().max(getRedemptionReviewResponseValueAddressOneCountryMax).regex(getRedemptionReviewResponseValueAddressOneCountryRegExp).describe('The country, ISO 3166-1 alpha-2.')
}).describe('Where goods are sent.'),zod.null()]).describe('Where it is sent; null where there is nothing to send.'),
  "tracking": zod.string().min(1).max(getRedemptionReviewResponseValueTrackingMax).nullable().describe('Where it can be tracked.'),
  "reason": zod.string().min(1).max(getRedemptionReviewResponseValueReasonMax).nullable().describe('Why it was rejected, for the member.'),
  "note": zod.string().min(1).max(getRedemptionReviewResponseValueNoteMax).nullable().describe('The note for other operators.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(getRedemptionReviewResponseValueEndedAtMax).nullable().describe('When it was completed or rejected.'),
  "endedBy": zod.string().min(1).max(getRedemptionReviewResponseValueEndedByMax).nullable().describe('The operator who did, or `system`.')
}).describe('A redemption with everything that sending it needs.')
}).describe('The answer of `getRedemptionReview`.')

/**
 * `processing -> completed`, when the goods were sent. No points move: they were taken when it was redeemed. The
 * member is told by a message, with the tracking. In any other state it is 409 `conflict`. The audit log gets an
 * entry.
 * @summary Complete a redemption
 */
export const completeRedemptionPathRedemptionIdMax = 40;


export const completeRedemptionPathRedemptionIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const CompleteRedemptionParams = zod.object({
  "redemptionId": zod.string().max(completeRedemptionPathRedemptionIdMax).regex(completeRedemptionPathRedemptionIdRegExp).describe('The redemption.')
})

export const completeRedemptionHeaderMerchantMax = 32;


export const completeRedemptionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const completeRedemptionHeaderXRequestIdMax = 64;


export const completeRedemptionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CompleteRedemptionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(completeRedemptionHeaderMerchantMax).regex(completeRedemptionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(completeRedemptionHeaderXRequestIdMax).regex(completeRedemptionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const completeRedemptionBodyTrackingMax = 120;

export const completeRedemptionBodyNoteMax = 500;



export const CompleteRedemptionBody = zod.strictObject({
  "tracking": zod.string().min(1).max(completeRedemptionBodyTrackingMax).optional().describe('Where the member can track it.'),
  "note": zod.string().max(completeRedemptionBodyNoteMax).optional().describe('A note for other operators.')
}).describe('What was sent.')

export const completeRedemptionResponseValueRedemptionIdMax = 40;

export const completeRedemptionResponseValueMemberIdMax = 40;

export const completeRedemptionResponseValueMemberAccountMax = 64;

export const completeRedemptionResponseValueMemberNicknameMax = 64;

export const completeRedemptionResponseValueMemberRankLevelMin = 0;
export const completeRedemptionResponseValueMemberRankLevelMax = 20;

export const completeRedemptionResponseValueRewardIdMax = 40;

export const completeRedemptionResponseValueTitleMax = 80;

export const completeRedemptionResponseValueQuantityMax = 100;

export const completeRedemptionResponseValuePointsMax = 100000000000;

export const completeRedemptionResponseValueRedeemedAtMax = 30;

export const completeRedemptionResponseValueAddressOneRecipientMax = 80;

export const completeRedemptionResponseValueAddressOneMobileNumMax = 20;


export const completeRedemptionResponseValueAddressOneMobileNumRegExp = new RegExp('^[0-9]{6,15}$');
export const completeRedemptionResponseValueAddressOneCountryDialingCodeMax = 5;


export const completeRedemptionResponseValueAddressOneCountryDialingCodeRegExp = new RegExp('^[0-9]{1,4}$');
export const completeRedemptionResponseValueAddressOneStreetMax = 160;

export const completeRedemptionResponseValueAddressOneCityMax = 80;

export const completeRedemptionResponseValueAddressOneRegionMax = 80;

export const completeRedemptionResponseValueAddressOnePostalCodeMax = 20;

export const completeRedemptionResponseValueAddressOneCountryMax = 2;


export const completeRedemptionResponseValueAddressOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const completeRedemptionResponseValueTrackingMax = 120;

export const completeRedemptionResponseValueReasonMax = 300;

export const completeRedemptionResponseValueNoteMax = 500;

export const completeRedemptionResponseValueEndedAtMax = 30;

export const completeRedemptionResponseValueEndedByMax = 64;



export const CompleteRedemptionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "redemptionId": zod.string().min(1).max(completeRedemptionResponseValueRedemptionIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(completeRedemptionResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(completeRedemptionResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(completeRedemptionResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(completeRedemptionResponseValueMemberRankLevelMin).max(completeRedemptionResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "rewardId": zod.string().min(1).max(completeRedemptionResponseValueRewardIdMax).describe('The reward.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(completeRedemptionResponseValueTitleMax).describe('Its title.'),
  "quantity": zod.int().min(1).max(completeRedemptionResponseValueQuantityMax).describe('How many.'),
  "points": zod.int().min(1).max(completeRedemptionResponseValuePointsMax).describe('What all of them cost.'),
  "state": zod.enum(['processing', 'rejected', 'completed']).describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n'),
  "redeemedAt": zod.iso.datetime({"offset":true}).max(completeRedemptionResponseValueRedeemedAtMax).describe('When it was redeemed.'),
  "address": zod.union([zod.strictObject({
  "recipient": zod.string().min(1).max(completeRedemptionResponseValueAddressOneRecipientMax).describe('Who receives them.'),
  "mobileNum": zod.string().max(completeRedemptionResponseValueAddressOneMobileNumMax).regex(completeRedemptionResponseValueAddressOneMobileNumRegExp).describe('The number that the courier calls, digits only.'),
  "countryDialingCode": zod.string().max(completeRedemptionResponseValueAddressOneCountryDialingCodeMax).regex(completeRedemptionResponseValueAddressOneCountryDialingCodeRegExp).describe('Its dialling code.'),
  "street": zod.string().min(1).max(completeRedemptionResponseValueAddressOneStreetMax).describe('Street and number.'),
  "city": zod.string().min(1).max(completeRedemptionResponseValueAddressOneCityMax).describe('City or district.'),
  "region": zod.string().max(completeRedemptionResponseValueAddressOneRegionMax).describe('Province or state, empty where there is none.'),
  "postalCode": zod.string().max(completeRedemptionResponseValueAddressOnePostalCodeMax).describe('Postal code, empty where there is none.'),
  "country": zod.string().max(completeRedemptionResponseValueAddressOneCountryMax).regex(completeRedemptionResponseValueAddressOneCountryRegExp).describe('The country, ISO 3166-1 alpha-2.')
}).describe('Where goods are sent.'),zod.null()]).describe('Where it is sent; null where there is nothing to send.'),
  "tracking": zod.string().min(1).max(completeRedemptionResponseValueTrackingMax).nullable().describe('Where it can be tracked.'),
  "reason": zod.string().min(1).max(completeRedemptionResponseValueReasonMax).nullable().describe('Why it was rejected, for the member.'),
  "note": zod.string().min(1).max(completeRedemptionResponseValueNoteMax).nullable().describe('The note for other operators.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(completeRedemptionResponseValueEndedAtMax).nullable().describe('When it was completed or rejected.'),
  "endedBy": zod.string().min(1).max(completeRedemptionResponseValueEndedByMax).nullable().describe('The operator who did, or `system`.')
}).describe('A redemption with everything that sending it needs.')
}).describe('The answer of `completeRedemption`.')

/**
 * `processing -> rejected`; the points go back to the member and the goods to the stock, in one transaction. The
 * member is told the reason by a message. In any other state it is 409 `conflict`. The audit log gets an entry.
 * @summary Reject a redemption
 */
export const rejectRedemptionPathRedemptionIdMax = 40;


export const rejectRedemptionPathRedemptionIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const RejectRedemptionParams = zod.object({
  "redemptionId": zod.string().max(rejectRedemptionPathRedemptionIdMax).regex(rejectRedemptionPathRedemptionIdRegExp).describe('The redemption.')
})

export const rejectRedemptionHeaderMerchantMax = 32;


export const rejectRedemptionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const rejectRedemptionHeaderXRequestIdMax = 64;


export const rejectRedemptionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const rejectRedemptionHeaderIdempotencyKeyMax = 64;


export const rejectRedemptionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const RejectRedemptionHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(rejectRedemptionHeaderMerchantMax).regex(rejectRedemptionHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(rejectRedemptionHeaderXRequestIdMax).regex(rejectRedemptionHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(rejectRedemptionHeaderIdempotencyKeyMax).regex(rejectRedemptionHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const rejectRedemptionBodyReasonMax = 300;

export const rejectRedemptionBodyNoteMax = 500;



export const RejectRedemptionBody = zod.strictObject({
  "reason": zod.string().min(1).max(rejectRedemptionBodyReasonMax).describe('The reason, which the member reads, in the member\'s language.'),
  "note": zod.string().max(rejectRedemptionBodyNoteMax).optional().describe('A note for other operators.')
}).describe('Why an operator refuses something.')

export const rejectRedemptionResponseValueRedemptionIdMax = 40;

export const rejectRedemptionResponseValueMemberIdMax = 40;

export const rejectRedemptionResponseValueMemberAccountMax = 64;

export const rejectRedemptionResponseValueMemberNicknameMax = 64;

export const rejectRedemptionResponseValueMemberRankLevelMin = 0;
export const rejectRedemptionResponseValueMemberRankLevelMax = 20;

export const rejectRedemptionResponseValueRewardIdMax = 40;

export const rejectRedemptionResponseValueTitleMax = 80;

export const rejectRedemptionResponseValueQuantityMax = 100;

export const rejectRedemptionResponseValuePointsMax = 100000000000;

export const rejectRedemptionResponseValueRedeemedAtMax = 30;

export const rejectRedemptionResponseValueAddressOneRecipientMax = 80;

export const rejectRedemptionResponseValueAddressOneMobileNumMax = 20;


export const rejectRedemptionResponseValueAddressOneMobileNumRegExp = new RegExp('^[0-9]{6,15}$');
export const rejectRedemptionResponseValueAddressOneCountryDialingCodeMax = 5;


export const rejectRedemptionResponseValueAddressOneCountryDialingCodeRegExp = new RegExp('^[0-9]{1,4}$');
export const rejectRedemptionResponseValueAddressOneStreetMax = 160;

export const rejectRedemptionResponseValueAddressOneCityMax = 80;

export const rejectRedemptionResponseValueAddressOneRegionMax = 80;

export const rejectRedemptionResponseValueAddressOnePostalCodeMax = 20;

export const rejectRedemptionResponseValueAddressOneCountryMax = 2;


export const rejectRedemptionResponseValueAddressOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const rejectRedemptionResponseValueTrackingMax = 120;

export const rejectRedemptionResponseValueReasonMax = 300;

export const rejectRedemptionResponseValueNoteMax = 500;

export const rejectRedemptionResponseValueEndedAtMax = 30;

export const rejectRedemptionResponseValueEndedByMax = 64;



export const RejectRedemptionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "redemptionId": zod.string().min(1).max(rejectRedemptionResponseValueRedemptionIdMax).describe('Its id.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(rejectRedemptionResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(rejectRedemptionResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(rejectRedemptionResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(rejectRedemptionResponseValueMemberRankLevelMin).max(rejectRedemptionResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "rewardId": zod.string().min(1).max(rejectRedemptionResponseValueRewardIdMax).describe('The reward.'),
  "kind": zod.enum(['goods', 'bonus', 'money']).describe('Something that is sent, bonus money with wagering, money in the main wallet.'),
  "title": zod.string().min(1).max(rejectRedemptionResponseValueTitleMax).describe('Its title.'),
  "quantity": zod.int().min(1).max(rejectRedemptionResponseValueQuantityMax).describe('How many.'),
  "points": zod.int().min(1).max(rejectRedemptionResponseValuePointsMax).describe('What all of them cost.'),
  "state": zod.enum(['processing', 'rejected', 'completed']).describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n'),
  "redeemedAt": zod.iso.datetime({"offset":true}).max(rejectRedemptionResponseValueRedeemedAtMax).describe('When it was redeemed.'),
  "address": zod.union([zod.strictObject({
  "recipient": zod.string().min(1).max(rejectRedemptionResponseValueAddressOneRecipientMax).describe('Who receives them.'),
  "mobileNum": zod.string().max(rejectRedemptionResponseValueAddressOneMobileNumMax).regex(rejectRedemptionResponseValueAddressOneMobileNumRegExp).describe('The number that the courier calls, digits only.'),
  "countryDialingCode": zod.string().max(rejectRedemptionResponseValueAddressOneCountryDialingCodeMax).regex(rejectRedemptionResponseValueAddressOneCountryDialingCodeRegExp).describe('Its dialling code.'),
  "street": zod.string().min(1).max(rejectRedemptionResponseValueAddressOneStreetMax).describe('Street and number.'),
  "city": zod.string().min(1).max(rejectRedemptionResponseValueAddressOneCityMax).describe('City or district.'),
  "region": zod.string().max(rejectRedemptionResponseValueAddressOneRegionMax).describe('Province or state, empty where there is none.'),
  "postalCode": zod.string().max(rejectRedemptionResponseValueAddressOnePostalCodeMax).describe('Postal code, empty where there is none.'),
  "country": zod.string().max(rejectRedemptionResponseValueAddressOneCountryMax).regex(rejectRedemptionResponseValueAddressOneCountryRegExp).describe('The country, ISO 3166-1 alpha-2.')
}).describe('Where goods are sent.'),zod.null()]).describe('Where it is sent; null where there is nothing to send.'),
  "tracking": zod.string().min(1).max(rejectRedemptionResponseValueTrackingMax).nullable().describe('Where it can be tracked.'),
  "reason": zod.string().min(1).max(rejectRedemptionResponseValueReasonMax).nullable().describe('Why it was rejected, for the member.'),
  "note": zod.string().min(1).max(rejectRedemptionResponseValueNoteMax).nullable().describe('The note for other operators.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(rejectRedemptionResponseValueEndedAtMax).nullable().describe('When it was completed or rejected.'),
  "endedBy": zod.string().min(1).max(rejectRedemptionResponseValueEndedByMax).nullable().describe('The operator who did, or `system`.')
}).describe('A redemption with everything that sending it needs.')
}).describe('The answer of `rejectRedemption`.')

/**
 * The conversations of members with customer service, the one that waits longest first; without `state` those that
 * are open. An answer of the help content does not end the waiting. Made to be asked often.
 * @summary List the conversations that wait
 */
export const listSupportThreadsQueryAccountMax = 64;

export const listSupportThreadsQueryPageNoDefault = 1;
export const listSupportThreadsQueryPageNoMax = 100000;

export const listSupportThreadsQueryPageSizeDefault = 42;
export const listSupportThreadsQueryPageSizeMax = 100;



export const ListSupportThreadsQueryParams = zod.object({
  "state": zod.enum(['open', 'answered', 'closed']).optional().describe('Conversations in this state only.'),
  "account": zod.string().min(1).max(listSupportThreadsQueryAccountMax).optional().describe('What concerns this account only, by its exact account name.'),
  "pageNo": zod.int().min(1).max(listSupportThreadsQueryPageNoMax).default(listSupportThreadsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listSupportThreadsQueryPageSizeMax).default(listSupportThreadsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listSupportThreadsHeaderMerchantMax = 32;


export const listSupportThreadsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listSupportThreadsHeaderXRequestIdMax = 64;


export const listSupportThreadsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListSupportThreadsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listSupportThreadsHeaderMerchantMax).regex(listSupportThreadsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listSupportThreadsHeaderXRequestIdMax).regex(listSupportThreadsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listSupportThreadsResponseValueContentItemThreadIdMax = 40;

export const listSupportThreadsResponseValueContentItemMemberIdMax = 40;

export const listSupportThreadsResponseValueContentItemMemberAccountMax = 64;

export const listSupportThreadsResponseValueContentItemMemberNicknameMax = 64;

export const listSupportThreadsResponseValueContentItemMemberRankLevelMin = 0;
export const listSupportThreadsResponseValueContentItemMemberRankLevelMax = 20;

export const listSupportThreadsResponseValueContentItemWaitingSinceMax = 30;

export const listSupportThreadsResponseValueContentItemLastMessageMax = 200;

export const listSupportThreadsResponseValueContentItemLastMessageAtMax = 30;

export const listSupportThreadsResponseValueContentItemOperatorMax = 64;

export const listSupportThreadsResponseValueContentMax = 100;

export const listSupportThreadsResponseValueTotalPagesMin = 0;
export const listSupportThreadsResponseValueTotalPagesMax = 1000000;

export const listSupportThreadsResponseValueTotalElementsMin = 0;
export const listSupportThreadsResponseValueTotalElementsMax = 100000000;



export const ListSupportThreadsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "threadId": zod.string().min(1).max(listSupportThreadsResponseValueContentItemThreadIdMax).describe('Its id; a member has one conversation that goes on.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(listSupportThreadsResponseValueContentItemMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listSupportThreadsResponseValueContentItemMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listSupportThreadsResponseValueContentItemMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(listSupportThreadsResponseValueContentItemMemberRankLevelMin).max(listSupportThreadsResponseValueContentItemMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "state": zod.enum(['open', 'answered', 'closed']).describe('`open`: the last word is the member\'s and waits for an operator; `answered`: an operator had the last word;\n`closed`: nothing is asked any more. A new word of the member makes any of them `open`.\n'),
  "waitingSince": zod.iso.datetime({"offset":true}).max(listSupportThreadsResponseValueContentItemWaitingSinceMax).nullable().describe('Since when the member waits, null where nobody does.'),
  "lastMessage": zod.string().max(listSupportThreadsResponseValueContentItemLastMessageMax).describe('The first words of the last message of the member or an operator; automatic answers do not count.'),
  "lastMessageAt": zod.iso.datetime({"offset":true}).max(listSupportThreadsResponseValueContentItemLastMessageAtMax).describe('When it was sent.'),
  "operator": zod.string().min(1).max(listSupportThreadsResponseValueContentItemOperatorMax).nullable().describe('The operator who answered last.')
}).describe('A conversation of a member with customer service as a line of the list.')).max(listSupportThreadsResponseValueContentMax).describe('The conversations of the page, the one that waits longest first.'),
  "totalPages": zod.int().min(listSupportThreadsResponseValueTotalPagesMin).max(listSupportThreadsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listSupportThreadsResponseValueTotalElementsMin).max(listSupportThreadsResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of conversations.')
}).describe('The answer of `listSupportThreads`.')

/**
 * A conversation with its last 200 messages; with `before` the 200 before that one, with `after` the first 200 after
 * it, which is how new ones are asked for. Only one of the two may be given, else 400 `validation_failed`. It marks
 * nothing as read.
 * @summary Tell one conversation
 */
export const getSupportThreadPathThreadIdMax = 40;


export const getSupportThreadPathThreadIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetSupportThreadParams = zod.object({
  "threadId": zod.string().max(getSupportThreadPathThreadIdMax).regex(getSupportThreadPathThreadIdRegExp).describe('The conversation.')
})

export const getSupportThreadQueryBeforeMax = 40;

export const getSupportThreadQueryAfterMax = 40;



export const GetSupportThreadQueryParams = zod.object({
  "before": zod.string().min(1).max(getSupportThreadQueryBeforeMax).optional().describe('The message before which to begin.'),
  "after": zod.string().min(1).max(getSupportThreadQueryAfterMax).optional().describe('The message after which to begin.')
})

export const getSupportThreadHeaderMerchantMax = 32;


export const getSupportThreadHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getSupportThreadHeaderXRequestIdMax = 64;


export const getSupportThreadHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetSupportThreadHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getSupportThreadHeaderMerchantMax).regex(getSupportThreadHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getSupportThreadHeaderXRequestIdMax).regex(getSupportThreadHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getSupportThreadResponseValueThreadIdMax = 40;

export const getSupportThreadResponseValueMemberIdMax = 40;

export const getSupportThreadResponseValueMemberAccountMax = 64;

export const getSupportThreadResponseValueMemberNicknameMax = 64;

export const getSupportThreadResponseValueMemberRankLevelMin = 0;
export const getSupportThreadResponseValueMemberRankLevelMax = 20;

export const getSupportThreadResponseValueWaitingSinceMax = 30;

export const getSupportThreadResponseValueLastMessageMax = 200;

export const getSupportThreadResponseValueLastMessageAtMax = 30;

export const getSupportThreadResponseValueOperatorMax = 64;

export const getSupportThreadResponseValueMessagesItemMessageIdMax = 40;

export const getSupportThreadResponseValueMessagesItemAuthorNameMax = 64;

export const getSupportThreadResponseValueMessagesItemContentMax = 2000;

export const getSupportThreadResponseValueMessagesItemHelpItemIdMax = 40;


export const getSupportThreadResponseValueMessagesItemHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');
export const getSupportThreadResponseValueMessagesItemSentAtMax = 30;

export const getSupportThreadResponseValueMessagesItemReadAtMax = 30;

export const getSupportThreadResponseValueMessagesMax = 200;



export const GetSupportThreadResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "threadId": zod.string().min(1).max(getSupportThreadResponseValueThreadIdMax).describe('Its id; a member has one conversation that goes on.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(getSupportThreadResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(getSupportThreadResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(getSupportThreadResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(getSupportThreadResponseValueMemberRankLevelMin).max(getSupportThreadResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "state": zod.enum(['open', 'answered', 'closed']).describe('`open`: the last word is the member\'s and waits for an operator; `answered`: an operator had the last word;\n`closed`: nothing is asked any more. A new word of the member makes any of them `open`.\n'),
  "waitingSince": zod.iso.datetime({"offset":true}).max(getSupportThreadResponseValueWaitingSinceMax).nullable().describe('Since when the member waits, null where nobody does.'),
  "lastMessage": zod.string().max(getSupportThreadResponseValueLastMessageMax).describe('The first words of the last message of the member or an operator; automatic answers do not count.'),
  "lastMessageAt": zod.iso.datetime({"offset":true}).max(getSupportThreadResponseValueLastMessageAtMax).describe('When it was sent.'),
  "operator": zod.string().min(1).max(getSupportThreadResponseValueOperatorMax).nullable().describe('The operator who answered last.'),
  "messages": zod.array(zod.strictObject({
  "messageId": zod.string().min(1).max(getSupportThreadResponseValueMessagesItemMessageIdMax).describe('Its id.'),
  "author": zod.enum(['member', 'operator', 'help']).describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.'),
  "authorName": zod.string().min(1).max(getSupportThreadResponseValueMessagesItemAuthorNameMax).describe('The name that the member reads.'),
  "content": zod.string().min(1).max(getSupportThreadResponseValueMessagesItemContentMax).describe('What was written, plain text.'),
  "helpItemId": zod.string().max(getSupportThreadResponseValueMessagesItemHelpItemIdMax).regex(getSupportThreadResponseValueMessagesItemHelpItemIdRegExp).nullable().describe('The article of the help centre that an automatic answer comes from, null where there is none.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(getSupportThreadResponseValueMessagesItemSentAtMax).describe('When.'),
  "readAt": zod.iso.datetime({"offset":true}).max(getSupportThreadResponseValueMessagesItemReadAtMax).nullable().describe('When the other side read it, null while it has not.')
}).describe('A message of a conversation.')).max(getSupportThreadResponseValueMessagesMax).describe('The messages that were asked for, the oldest first.'),
  "earlier": zod.boolean().describe('Whether there are messages before the first of these.')
}).describe('A conversation with its latest messages.')
}).describe('The answer of `getSupportThread`.')

/**
 * Writes to the member in the name of the key's operator; the conversation is `answered`, and what the member wrote
 * counts as read. The member sees it in the chat and in its unread count. The `Idempotency-Key` keeps an answer from
 * being written twice. Text is stored and shown as text, never as HTML. The audit log gets an entry without the
 * text.
 * @summary Answer in a conversation
 */
export const answerSupportThreadPathThreadIdMax = 40;


export const answerSupportThreadPathThreadIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const AnswerSupportThreadParams = zod.object({
  "threadId": zod.string().max(answerSupportThreadPathThreadIdMax).regex(answerSupportThreadPathThreadIdRegExp).describe('The conversation.')
})

export const answerSupportThreadHeaderMerchantMax = 32;


export const answerSupportThreadHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const answerSupportThreadHeaderXRequestIdMax = 64;


export const answerSupportThreadHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const answerSupportThreadHeaderIdempotencyKeyMax = 64;


export const answerSupportThreadHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const AnswerSupportThreadHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(answerSupportThreadHeaderMerchantMax).regex(answerSupportThreadHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(answerSupportThreadHeaderXRequestIdMax).regex(answerSupportThreadHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(answerSupportThreadHeaderIdempotencyKeyMax).regex(answerSupportThreadHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const answerSupportThreadBodyContentMax = 2000;



export const AnswerSupportThreadBody = zod.strictObject({
  "content": zod.string().min(1).max(answerSupportThreadBodyContentMax).describe('Plain text.')
}).describe('What the operator answers.')

export const answerSupportThreadResponseValueMessageIdMax = 40;

export const answerSupportThreadResponseValueAuthorNameMax = 64;

export const answerSupportThreadResponseValueContentMax = 2000;

export const answerSupportThreadResponseValueHelpItemIdMax = 40;


export const answerSupportThreadResponseValueHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');
export const answerSupportThreadResponseValueSentAtMax = 30;

export const answerSupportThreadResponseValueReadAtMax = 30;



export const AnswerSupportThreadResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "messageId": zod.string().min(1).max(answerSupportThreadResponseValueMessageIdMax).describe('Its id.'),
  "author": zod.enum(['member', 'operator', 'help']).describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.'),
  "authorName": zod.string().min(1).max(answerSupportThreadResponseValueAuthorNameMax).describe('The name that the member reads.'),
  "content": zod.string().min(1).max(answerSupportThreadResponseValueContentMax).describe('What was written, plain text.'),
  "helpItemId": zod.string().max(answerSupportThreadResponseValueHelpItemIdMax).regex(answerSupportThreadResponseValueHelpItemIdRegExp).nullable().describe('The article of the help centre that an automatic answer comes from, null where there is none.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(answerSupportThreadResponseValueSentAtMax).describe('When.'),
  "readAt": zod.iso.datetime({"offset":true}).max(answerSupportThreadResponseValueReadAtMax).nullable().describe('When the other side read it, null while it has not.')
}).describe('A message of a conversation.')
}).describe('The answer of `answerSupportThread`.')

/**
 * Marks the conversation as `closed`, so that it waits for nobody; its history stays and the next word of the member
 * opens it again. Closing a closed one changes nothing.
 * @summary Close a conversation
 */
export const closeSupportThreadPathThreadIdMax = 40;


export const closeSupportThreadPathThreadIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const CloseSupportThreadParams = zod.object({
  "threadId": zod.string().max(closeSupportThreadPathThreadIdMax).regex(closeSupportThreadPathThreadIdRegExp).describe('The conversation.')
})

export const closeSupportThreadHeaderMerchantMax = 32;


export const closeSupportThreadHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const closeSupportThreadHeaderXRequestIdMax = 64;


export const closeSupportThreadHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CloseSupportThreadHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(closeSupportThreadHeaderMerchantMax).regex(closeSupportThreadHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(closeSupportThreadHeaderXRequestIdMax).regex(closeSupportThreadHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const closeSupportThreadResponseValueThreadIdMax = 40;

export const closeSupportThreadResponseValueMemberIdMax = 40;

export const closeSupportThreadResponseValueMemberAccountMax = 64;

export const closeSupportThreadResponseValueMemberNicknameMax = 64;

export const closeSupportThreadResponseValueMemberRankLevelMin = 0;
export const closeSupportThreadResponseValueMemberRankLevelMax = 20;

export const closeSupportThreadResponseValueWaitingSinceMax = 30;

export const closeSupportThreadResponseValueLastMessageMax = 200;

export const closeSupportThreadResponseValueLastMessageAtMax = 30;

export const closeSupportThreadResponseValueOperatorMax = 64;

export const closeSupportThreadResponseValueMessagesItemMessageIdMax = 40;

export const closeSupportThreadResponseValueMessagesItemAuthorNameMax = 64;

export const closeSupportThreadResponseValueMessagesItemContentMax = 2000;

export const closeSupportThreadResponseValueMessagesItemHelpItemIdMax = 40;


export const closeSupportThreadResponseValueMessagesItemHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');
export const closeSupportThreadResponseValueMessagesItemSentAtMax = 30;

export const closeSupportThreadResponseValueMessagesItemReadAtMax = 30;

export const closeSupportThreadResponseValueMessagesMax = 200;



export const CloseSupportThreadResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "threadId": zod.string().min(1).max(closeSupportThreadResponseValueThreadIdMax).describe('Its id; a member has one conversation that goes on.'),
  "member": zod.strictObject({
  "id": zod.string().min(1).max(closeSupportThreadResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(closeSupportThreadResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(closeSupportThreadResponseValueMemberNicknameMax).describe('The name that others see.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rankLevel": zod.int().min(closeSupportThreadResponseValueMemberRankLevelMin).max(closeSupportThreadResponseValueMemberRankLevelMax).describe('The VIP rank, 0 the lowest.')
}).describe('The member that something is about, as an operator sees it.'),
  "state": zod.enum(['open', 'answered', 'closed']).describe('`open`: the last word is the member\'s and waits for an operator; `answered`: an operator had the last word;\n`closed`: nothing is asked any more. A new word of the member makes any of them `open`.\n'),
  "waitingSince": zod.iso.datetime({"offset":true}).max(closeSupportThreadResponseValueWaitingSinceMax).nullable().describe('Since when the member waits, null where nobody does.'),
  "lastMessage": zod.string().max(closeSupportThreadResponseValueLastMessageMax).describe('The first words of the last message of the member or an operator; automatic answers do not count.'),
  "lastMessageAt": zod.iso.datetime({"offset":true}).max(closeSupportThreadResponseValueLastMessageAtMax).describe('When it was sent.'),
  "operator": zod.string().min(1).max(closeSupportThreadResponseValueOperatorMax).nullable().describe('The operator who answered last.'),
  "messages": zod.array(zod.strictObject({
  "messageId": zod.string().min(1).max(closeSupportThreadResponseValueMessagesItemMessageIdMax).describe('Its id.'),
  "author": zod.enum(['member', 'operator', 'help']).describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.'),
  "authorName": zod.string().min(1).max(closeSupportThreadResponseValueMessagesItemAuthorNameMax).describe('The name that the member reads.'),
  "content": zod.string().min(1).max(closeSupportThreadResponseValueMessagesItemContentMax).describe('What was written, plain text.'),
  "helpItemId": zod.string().max(closeSupportThreadResponseValueMessagesItemHelpItemIdMax).regex(closeSupportThreadResponseValueMessagesItemHelpItemIdRegExp).nullable().describe('The article of the help centre that an automatic answer comes from, null where there is none.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(closeSupportThreadResponseValueMessagesItemSentAtMax).describe('When.'),
  "readAt": zod.iso.datetime({"offset":true}).max(closeSupportThreadResponseValueMessagesItemReadAtMax).nullable().describe('When the other side read it, null while it has not.')
}).describe('A message of a conversation.')).max(closeSupportThreadResponseValueMessagesMax).describe('The messages that were asked for, the oldest first.'),
  "earlier": zod.boolean().describe('Whether there are messages before the first of these.')
}).describe('A conversation with its latest messages.')
}).describe('The answer of `closeSupportThread`.')

/**
 * All announcements in all languages, scheduled, ended and withdrawn ones with them, the latest beginning first.
 * @summary List the announcements as they are managed
 */
export const listManagedNoticesQueryPageNoDefault = 1;
export const listManagedNoticesQueryPageNoMax = 100000;

export const listManagedNoticesQueryPageSizeDefault = 42;
export const listManagedNoticesQueryPageSizeMax = 100;



export const ListManagedNoticesQueryParams = zod.object({
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).optional().describe('Announcements of this type only.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).optional().describe('Announcements in this state only.'),
  "pageNo": zod.int().min(1).max(listManagedNoticesQueryPageNoMax).default(listManagedNoticesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listManagedNoticesQueryPageSizeMax).default(listManagedNoticesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listManagedNoticesHeaderMerchantMax = 32;


export const listManagedNoticesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listManagedNoticesHeaderXRequestIdMax = 64;


export const listManagedNoticesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListManagedNoticesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listManagedNoticesHeaderMerchantMax).regex(listManagedNoticesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listManagedNoticesHeaderXRequestIdMax).regex(listManagedNoticesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listManagedNoticesResponseValueContentItemNoticeIdMax = 40;

export const listManagedNoticesResponseValueContentItemWordsENTitleMax = 160;

export const listManagedNoticesResponseValueContentItemWordsENContentMax = 20000;

export const listManagedNoticesResponseValueContentItemWordsVITitleMax = 160;

export const listManagedNoticesResponseValueContentItemWordsVIContentMax = 20000;

export const listManagedNoticesResponseValueContentItemStartsAtMax = 30;

export const listManagedNoticesResponseValueContentItemEndsAtMax = 30;

export const listManagedNoticesResponseValueContentItemVersionMax = 1000000;

export const listManagedNoticesResponseValueContentItemUpdatedByMax = 64;

export const listManagedNoticesResponseValueContentItemUpdatedAtMax = 30;

export const listManagedNoticesResponseValueContentMax = 100;

export const listManagedNoticesResponseValueTotalPagesMin = 0;
export const listManagedNoticesResponseValueTotalPagesMax = 1000000;

export const listManagedNoticesResponseValueTotalElementsMin = 0;
export const listManagedNoticesResponseValueTotalElementsMax = 100000000;



export const ListManagedNoticesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "noticeId": zod.string().min(1).max(listManagedNoticesResponseValueContentItemNoticeIdMax).describe('Its id.'),
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).describe('The types of announcement with a text of their own, `AnnouncementType` without banners.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(listManagedNoticesResponseValueContentItemWordsENTitleMax).describe('Its title.'),
  "content": zod.string().max(listManagedNoticesResponseValueContentItemWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(listManagedNoticesResponseValueContentItemWordsVITitleMax).describe('Its title.'),
  "content": zod.string().max(listManagedNoticesResponseValueContentItemWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(listManagedNoticesResponseValueContentItemStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listManagedNoticesResponseValueContentItemEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(listManagedNoticesResponseValueContentItemVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(listManagedNoticesResponseValueContentItemUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(listManagedNoticesResponseValueContentItemUpdatedAtMax).describe('When.')
}).describe('An announcement as an operator manages it.')).max(listManagedNoticesResponseValueContentMax).describe('The announcements of the page, the latest beginning first.'),
  "totalPages": zod.int().min(listManagedNoticesResponseValueTotalPagesMin).max(listManagedNoticesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listManagedNoticesResponseValueTotalElementsMin).max(listManagedNoticesResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the list.')
}).describe('The answer of `listManagedNotices`.')

/**
 * Makes an announcement in every bundled language. The HTML is cleaned by the server before it is stored: scripts,
 * handlers, frames and foreign styles are taken out, and the answer shows what is left. It is shown between its
 * times, without a further act. An end that is not after the beginning is 400 `validation_failed`. The audit log
 * gets an entry.
 * @summary Create an announcement
 */
export const createNoticeHeaderMerchantMax = 32;


export const createNoticeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const createNoticeHeaderXRequestIdMax = 64;


export const createNoticeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CreateNoticeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createNoticeHeaderMerchantMax).regex(createNoticeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createNoticeHeaderXRequestIdMax).regex(createNoticeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const createNoticeBodyWordsENTitleMax = 160;

export const createNoticeBodyWordsENContentMax = 20000;

export const createNoticeBodyWordsVITitleMax = 160;

export const createNoticeBodyWordsVIContentMax = 20000;

export const createNoticeBodyStartsAtMax = 30;

export const createNoticeBodyEndsAtMax = 30;



export const CreateNoticeBody = zod.strictObject({
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).describe('The types of announcement with a text of their own, `AnnouncementType` without banners.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(createNoticeBodyWordsENTitleMax).describe('Its title.'),
  "content": zod.string().max(createNoticeBodyWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(createNoticeBodyWordsVITitleMax).describe('Its title.'),
  "content": zod.string().max(createNoticeBodyWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(createNoticeBodyStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(createNoticeBodyEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.')
}).describe('A new announcement.')

export const createNoticeResponseValueNoticeIdMax = 40;

export const createNoticeResponseValueWordsENTitleMax = 160;

export const createNoticeResponseValueWordsENContentMax = 20000;

export const createNoticeResponseValueWordsVITitleMax = 160;

export const createNoticeResponseValueWordsVIContentMax = 20000;

export const createNoticeResponseValueStartsAtMax = 30;

export const createNoticeResponseValueEndsAtMax = 30;

export const createNoticeResponseValueVersionMax = 1000000;

export const createNoticeResponseValueUpdatedByMax = 64;

export const createNoticeResponseValueUpdatedAtMax = 30;



export const CreateNoticeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "noticeId": zod.string().min(1).max(createNoticeResponseValueNoticeIdMax).describe('Its id.'),
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).describe('The types of announcement with a text of their own, `AnnouncementType` without banners.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(createNoticeResponseValueWordsENTitleMax).describe('Its title.'),
  "content": zod.string().max(createNoticeResponseValueWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(createNoticeResponseValueWordsVITitleMax).describe('Its title.'),
  "content": zod.string().max(createNoticeResponseValueWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(createNoticeResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(createNoticeResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(createNoticeResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(createNoticeResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(createNoticeResponseValueUpdatedAtMax).describe('When.')
}).describe('An announcement as an operator manages it.')
}).describe('The answer of `createNotice`.')

/**
 * An announcement in all languages with its times, state and version.
 * @summary Tell one announcement as it is managed
 */
export const getManagedNoticePathNoticeIdMax = 40;


export const getManagedNoticePathNoticeIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetManagedNoticeParams = zod.object({
  "noticeId": zod.string().max(getManagedNoticePathNoticeIdMax).regex(getManagedNoticePathNoticeIdRegExp).describe('The announcement.')
})

export const getManagedNoticeHeaderMerchantMax = 32;


export const getManagedNoticeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getManagedNoticeHeaderXRequestIdMax = 64;


export const getManagedNoticeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetManagedNoticeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getManagedNoticeHeaderMerchantMax).regex(getManagedNoticeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getManagedNoticeHeaderXRequestIdMax).regex(getManagedNoticeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getManagedNoticeResponseValueNoticeIdMax = 40;

export const getManagedNoticeResponseValueWordsENTitleMax = 160;

export const getManagedNoticeResponseValueWordsENContentMax = 20000;

export const getManagedNoticeResponseValueWordsVITitleMax = 160;

export const getManagedNoticeResponseValueWordsVIContentMax = 20000;

export const getManagedNoticeResponseValueStartsAtMax = 30;

export const getManagedNoticeResponseValueEndsAtMax = 30;

export const getManagedNoticeResponseValueVersionMax = 1000000;

export const getManagedNoticeResponseValueUpdatedByMax = 64;

export const getManagedNoticeResponseValueUpdatedAtMax = 30;



export const GetManagedNoticeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "noticeId": zod.string().min(1).max(getManagedNoticeResponseValueNoticeIdMax).describe('Its id.'),
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).describe('The types of announcement with a text of their own, `AnnouncementType` without banners.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(getManagedNoticeResponseValueWordsENTitleMax).describe('Its title.'),
  "content": zod.string().max(getManagedNoticeResponseValueWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(getManagedNoticeResponseValueWordsVITitleMax).describe('Its title.'),
  "content": zod.string().max(getManagedNoticeResponseValueWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(getManagedNoticeResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(getManagedNoticeResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(getManagedNoticeResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(getManagedNoticeResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(getManagedNoticeResponseValueUpdatedAtMax).describe('When.')
}).describe('An announcement as an operator manages it.')
}).describe('The answer of `getManagedNotice`.')

/**
 * Replaces the announcement as a whole, cleaned as at its creation. `version` must be the one that was read: if
 * somebody changed it in the meantime, it is 409 `conflict` and nothing changes. A withdrawn one is 409 likewise. It
 * holds within a minute on every server. The audit log gets an entry with what it was before.
 * @summary Change an announcement
 */
export const updateNoticePathNoticeIdMax = 40;


export const updateNoticePathNoticeIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const UpdateNoticeParams = zod.object({
  "noticeId": zod.string().max(updateNoticePathNoticeIdMax).regex(updateNoticePathNoticeIdRegExp).describe('The announcement.')
})

export const updateNoticeHeaderMerchantMax = 32;


export const updateNoticeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const updateNoticeHeaderXRequestIdMax = 64;


export const updateNoticeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const UpdateNoticeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(updateNoticeHeaderMerchantMax).regex(updateNoticeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(updateNoticeHeaderXRequestIdMax).regex(updateNoticeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const updateNoticeBodyVersionMax = 1000000;

export const updateNoticeBodyWordsENTitleMax = 160;

export const updateNoticeBodyWordsENContentMax = 20000;

export const updateNoticeBodyWordsVITitleMax = 160;

export const updateNoticeBodyWordsVIContentMax = 20000;

export const updateNoticeBodyStartsAtMax = 30;

export const updateNoticeBodyEndsAtMax = 30;



export const UpdateNoticeBody = zod.strictObject({
  "version": zod.int().min(1).max(updateNoticeBodyVersionMax).describe('The version that was read; another one by now is refused.'),
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).describe('The types of announcement with a text of their own, `AnnouncementType` without banners.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(updateNoticeBodyWordsENTitleMax).describe('Its title.'),
  "content": zod.string().max(updateNoticeBodyWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(updateNoticeBodyWordsVITitleMax).describe('Its title.'),
  "content": zod.string().max(updateNoticeBodyWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(updateNoticeBodyStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(updateNoticeBodyEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.')
}).describe('An announcement as it shall be.')

export const updateNoticeResponseValueNoticeIdMax = 40;

export const updateNoticeResponseValueWordsENTitleMax = 160;

export const updateNoticeResponseValueWordsENContentMax = 20000;

export const updateNoticeResponseValueWordsVITitleMax = 160;

export const updateNoticeResponseValueWordsVIContentMax = 20000;

export const updateNoticeResponseValueStartsAtMax = 30;

export const updateNoticeResponseValueEndsAtMax = 30;

export const updateNoticeResponseValueVersionMax = 1000000;

export const updateNoticeResponseValueUpdatedByMax = 64;

export const updateNoticeResponseValueUpdatedAtMax = 30;



export const UpdateNoticeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "noticeId": zod.string().min(1).max(updateNoticeResponseValueNoticeIdMax).describe('Its id.'),
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).describe('The types of announcement with a text of their own, `AnnouncementType` without banners.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(updateNoticeResponseValueWordsENTitleMax).describe('Its title.'),
  "content": zod.string().max(updateNoticeResponseValueWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(updateNoticeResponseValueWordsVITitleMax).describe('Its title.'),
  "content": zod.string().max(updateNoticeResponseValueWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(updateNoticeResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(updateNoticeResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(updateNoticeResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(updateNoticeResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(updateNoticeResponseValueUpdatedAtMax).describe('When.')
}).describe('An announcement as an operator manages it.')
}).describe('The answer of `updateNotice`.')

/**
 * Takes the announcement off the site for good, within a minute on every server; it stays on the operator's list.
 * Withdrawing a withdrawn one changes nothing. The audit log gets an entry.
 * @summary Withdraw an announcement
 */
export const withdrawNoticePathNoticeIdMax = 40;


export const withdrawNoticePathNoticeIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const WithdrawNoticeParams = zod.object({
  "noticeId": zod.string().max(withdrawNoticePathNoticeIdMax).regex(withdrawNoticePathNoticeIdRegExp).describe('The announcement.')
})

export const withdrawNoticeHeaderMerchantMax = 32;


export const withdrawNoticeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const withdrawNoticeHeaderXRequestIdMax = 64;


export const withdrawNoticeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const WithdrawNoticeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(withdrawNoticeHeaderMerchantMax).regex(withdrawNoticeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(withdrawNoticeHeaderXRequestIdMax).regex(withdrawNoticeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const withdrawNoticeResponseValueNoticeIdMax = 40;

export const withdrawNoticeResponseValueWordsENTitleMax = 160;

export const withdrawNoticeResponseValueWordsENContentMax = 20000;

export const withdrawNoticeResponseValueWordsVITitleMax = 160;

export const withdrawNoticeResponseValueWordsVIContentMax = 20000;

export const withdrawNoticeResponseValueStartsAtMax = 30;

export const withdrawNoticeResponseValueEndsAtMax = 30;

export const withdrawNoticeResponseValueVersionMax = 1000000;

export const withdrawNoticeResponseValueUpdatedByMax = 64;

export const withdrawNoticeResponseValueUpdatedAtMax = 30;



export const WithdrawNoticeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "noticeId": zod.string().min(1).max(withdrawNoticeResponseValueNoticeIdMax).describe('Its id.'),
  "type": zod.enum(['PL', 'PU', 'PR', 'H']).describe('The types of announcement with a text of their own, `AnnouncementType` without banners.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(withdrawNoticeResponseValueWordsENTitleMax).describe('Its title.'),
  "content": zod.string().max(withdrawNoticeResponseValueWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(withdrawNoticeResponseValueWordsVITitleMax).describe('Its title.'),
  "content": zod.string().max(withdrawNoticeResponseValueWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(withdrawNoticeResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(withdrawNoticeResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(withdrawNoticeResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(withdrawNoticeResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(withdrawNoticeResponseValueUpdatedAtMax).describe('When.')
}).describe('An announcement as an operator manages it.')
}).describe('The answer of `withdrawNotice`.')

/**
 * All banners in all languages, scheduled, ended and withdrawn ones with them, by group and place.
 * @summary List the banners as they are managed
 */
export const listManagedBannersQueryPageNoDefault = 1;
export const listManagedBannersQueryPageNoMax = 100000;

export const listManagedBannersQueryPageSizeDefault = 42;
export const listManagedBannersQueryPageSizeMax = 100;



export const ListManagedBannersQueryParams = zod.object({
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).optional().describe('Banners of this group only.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).optional().describe('Banners in this state only.'),
  "pageNo": zod.int().min(1).max(listManagedBannersQueryPageNoMax).default(listManagedBannersQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listManagedBannersQueryPageSizeMax).default(listManagedBannersQueryPageSizeDefault).describe('Entries on a page.')
})

export const listManagedBannersHeaderMerchantMax = 32;


export const listManagedBannersHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listManagedBannersHeaderXRequestIdMax = 64;


export const listManagedBannersHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListManagedBannersHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listManagedBannersHeaderMerchantMax).regex(listManagedBannersHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listManagedBannersHeaderXRequestIdMax).regex(listManagedBannersHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listManagedBannersResponseValueContentItemBannerIdMax = 40;

export const listManagedBannersResponseValueContentItemUrlMax = 2048;

export const listManagedBannersResponseValueContentItemLinkageMax = 2048;

export const listManagedBannersResponseValueContentItemWordsENKickerMax = 60;

export const listManagedBannersResponseValueContentItemWordsENTitleMax = 80;

export const listManagedBannersResponseValueContentItemWordsENTextMax = 160;

export const listManagedBannersResponseValueContentItemWordsENActionLabelMax = 40;

export const listManagedBannersResponseValueContentItemWordsENTermsMax = 120;

export const listManagedBannersResponseValueContentItemWordsVIKickerMax = 60;

export const listManagedBannersResponseValueContentItemWordsVITitleMax = 80;

export const listManagedBannersResponseValueContentItemWordsVITextMax = 160;

export const listManagedBannersResponseValueContentItemWordsVIActionLabelMax = 40;

export const listManagedBannersResponseValueContentItemWordsVITermsMax = 120;

export const listManagedBannersResponseValueContentItemPositionMin = 0;
export const listManagedBannersResponseValueContentItemPositionMax = 10000;

export const listManagedBannersResponseValueContentItemStartsAtMax = 30;

export const listManagedBannersResponseValueContentItemEndsAtMax = 30;

export const listManagedBannersResponseValueContentItemVersionMax = 1000000;

export const listManagedBannersResponseValueContentItemUpdatedByMax = 64;

export const listManagedBannersResponseValueContentItemUpdatedAtMax = 30;

export const listManagedBannersResponseValueContentMax = 100;

export const listManagedBannersResponseValueTotalPagesMin = 0;
export const listManagedBannersResponseValueTotalPagesMax = 1000000;

export const listManagedBannersResponseValueTotalElementsMin = 0;
export const listManagedBannersResponseValueTotalElementsMax = 100000000;



export const ListManagedBannersResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "bannerId": zod.string().min(1).max(listManagedBannersResponseValueContentItemBannerIdMax).describe('Its id.'),
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).describe('The routes that a banner is for.'),
  "url": zod.string().max(listManagedBannersResponseValueContentItemUrlMax).describe('The picture; a path of this site or an https address.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What a click opens; null, and the banner cannot be clicked.'),
  "linkage": zod.string().min(1).max(listManagedBannersResponseValueContentItemLinkageMax).nullable().describe('The target of the click; null exactly where `linkageType` is null.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "kicker": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsENKickerMax).nullable().describe('The line above the title.'),
  "title": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsENTitleMax).describe('The title.'),
  "text": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsENTextMax).nullable().describe('A sentence below it.'),
  "actionLabel": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsENActionLabelMax).nullable().describe('The words of its button.'),
  "terms": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsENTermsMax).nullable().describe('What it costs and until when.')
}).describe('The words of a banner in one language.'),
  "VI": zod.strictObject({
  "kicker": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsVIKickerMax).nullable().describe('The line above the title.'),
  "title": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsVITitleMax).describe('The title.'),
  "text": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsVITextMax).nullable().describe('A sentence below it.'),
  "actionLabel": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsVIActionLabelMax).nullable().describe('The words of its button.'),
  "terms": zod.string().min(1).max(listManagedBannersResponseValueContentItemWordsVITermsMax).nullable().describe('What it costs and until when.')
}).describe('The words of a banner in one language.')
}).describe('The same in every bundled language.'),
  "position": zod.int().min(listManagedBannersResponseValueContentItemPositionMin).max(listManagedBannersResponseValueContentItemPositionMax).describe('Its place in the carousel, the lowest first.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(listManagedBannersResponseValueContentItemStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listManagedBannersResponseValueContentItemEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(listManagedBannersResponseValueContentItemVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(listManagedBannersResponseValueContentItemUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(listManagedBannersResponseValueContentItemUpdatedAtMax).describe('When.')
}).describe('A banner as an operator manages it.')).max(listManagedBannersResponseValueContentMax).describe('The banners of the page, by group and place.'),
  "totalPages": zod.int().min(listManagedBannersResponseValueTotalPagesMin).max(listManagedBannersResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listManagedBannersResponseValueTotalElementsMin).max(listManagedBannersResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the list.')
}).describe('The answer of `listManagedBanners`.')

/**
 * Makes a banner in every bundled language. The target must fit its type: a promotion or game that exists, a path
 * that begins with one `/`, an https address; anything else is 400 `validation_failed`, as is an end that is not
 * after the beginning. It is shown between its times, without a further act. The audit log gets an entry.
 * @summary Create a banner
 */
export const createBannerHeaderMerchantMax = 32;


export const createBannerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const createBannerHeaderXRequestIdMax = 64;


export const createBannerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CreateBannerHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createBannerHeaderMerchantMax).regex(createBannerHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createBannerHeaderXRequestIdMax).regex(createBannerHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const createBannerBodyUrlMax = 2048;

export const createBannerBodyLinkageMax = 2048;

export const createBannerBodyWordsENKickerMax = 60;

export const createBannerBodyWordsENTitleMax = 80;

export const createBannerBodyWordsENTextMax = 160;

export const createBannerBodyWordsENActionLabelMax = 40;

export const createBannerBodyWordsENTermsMax = 120;

export const createBannerBodyWordsVIKickerMax = 60;

export const createBannerBodyWordsVITitleMax = 80;

export const createBannerBodyWordsVITextMax = 160;

export const createBannerBodyWordsVIActionLabelMax = 40;

export const createBannerBodyWordsVITermsMax = 120;

export const createBannerBodyPositionMin = 0;
export const createBannerBodyPositionMax = 10000;

export const createBannerBodyStartsAtMax = 30;

export const createBannerBodyEndsAtMax = 30;



export const CreateBannerBody = zod.strictObject({
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).describe('The routes that a banner is for.'),
  "url": zod.string().max(createBannerBodyUrlMax).describe('The picture; a path of this site or an https address.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What a click opens; null, and the banner cannot be clicked.'),
  "linkage": zod.string().min(1).max(createBannerBodyLinkageMax).nullable().describe('The target of the click; null exactly where `linkageType` is null.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "kicker": zod.string().min(1).max(createBannerBodyWordsENKickerMax).nullable().describe('The line above the title.'),
  "title": zod.string().min(1).max(createBannerBodyWordsENTitleMax).describe('The title.'),
  "text": zod.string().min(1).max(createBannerBodyWordsENTextMax).nullable().describe('A sentence below it.'),
  "actionLabel": zod.string().min(1).max(createBannerBodyWordsENActionLabelMax).nullable().describe('The words of its button.'),
  "terms": zod.string().min(1).max(createBannerBodyWordsENTermsMax).nullable().describe('What it costs and until when.')
}).describe('The words of a banner in one language.'),
  "VI": zod.strictObject({
  "kicker": zod.string().min(1).max(createBannerBodyWordsVIKickerMax).nullable().describe('The line above the title.'),
  "title": zod.string().min(1).max(createBannerBodyWordsVITitleMax).describe('The title.'),
  "text": zod.string().min(1).max(createBannerBodyWordsVITextMax).nullable().describe('A sentence below it.'),
  "actionLabel": zod.string().min(1).max(createBannerBodyWordsVIActionLabelMax).nullable().describe('The words of its button.'),
  "terms": zod.string().min(1).max(createBannerBodyWordsVITermsMax).nullable().describe('What it costs and until when.')
}).describe('The words of a banner in one language.')
}).describe('The same in every bundled language.'),
  "position": zod.int().min(createBannerBodyPositionMin).max(createBannerBodyPositionMax).describe('Its place in the carousel, the lowest first.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(createBannerBodyStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(createBannerBodyEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.')
}).describe('A new banner.')

export const createBannerResponseValueBannerIdMax = 40;

export const createBannerResponseValueUrlMax = 2048;

export const createBannerResponseValueLinkageMax = 2048;

export const createBannerResponseValueWordsENKickerMax = 60;

export const createBannerResponseValueWordsENTitleMax = 80;

export const createBannerResponseValueWordsENTextMax = 160;

export const createBannerResponseValueWordsENActionLabelMax = 40;

export const createBannerResponseValueWordsENTermsMax = 120;

export const createBannerResponseValueWordsVIKickerMax = 60;

export const createBannerResponseValueWordsVITitleMax = 80;

export const createBannerResponseValueWordsVITextMax = 160;

export const createBannerResponseValueWordsVIActionLabelMax = 40;

export const createBannerResponseValueWordsVITermsMax = 120;

export const createBannerResponseValuePositionMin = 0;
export const createBannerResponseValuePositionMax = 10000;

export const createBannerResponseValueStartsAtMax = 30;

export const createBannerResponseValueEndsAtMax = 30;

export const createBannerResponseValueVersionMax = 1000000;

export const createBannerResponseValueUpdatedByMax = 64;

export const createBannerResponseValueUpdatedAtMax = 30;



export const CreateBannerResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bannerId": zod.string().min(1).max(createBannerResponseValueBannerIdMax).describe('Its id.'),
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).describe('The routes that a banner is for.'),
  "url": zod.string().max(createBannerResponseValueUrlMax).describe('The picture; a path of this site or an https address.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What a click opens; null, and the banner cannot be clicked.'),
  "linkage": zod.string().min(1).max(createBannerResponseValueLinkageMax).nullable().describe('The target of the click; null exactly where `linkageType` is null.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "kicker": zod.string().min(1).max(createBannerResponseValueWordsENKickerMax).nullable().describe('The line above the title.'),
  "title": zod.string().min(1).max(createBannerResponseValueWordsENTitleMax).describe('The title.'),
  "text": zod.string().min(1).max(createBannerResponseValueWordsENTextMax).nullable().describe('A sentence below it.'),
  "actionLabel": zod.string().min(1).max(createBannerResponseValueWordsENActionLabelMax).nullable().describe('The words of its button.'),
  "terms": zod.string().min(1).max(createBannerResponseValueWordsENTermsMax).nullable().describe('What it costs and until when.')
}).describe('The words of a banner in one language.'),
  "VI": zod.strictObject({
  "kicker": zod.string().min(1).max(createBannerResponseValueWordsVIKickerMax).nullable().describe('The line above the title.'),
  "title": zod.string().min(1).max(createBannerResponseValueWordsVITitleMax).describe('The title.'),
  "text": zod.string().min(1).max(createBannerResponseValueWordsVITextMax).nullable().describe('A sentence below it.'),
  "actionLabel": zod.string().min(1).max(createBannerResponseValueWordsVIActionLabelMax).nullable().describe('The words of its button.'),
  "terms": zod.string().min(1).max(createBannerResponseValueWordsVITermsMax).nullable().describe('What it costs and until when.')
}).describe('The words of a banner in one language.')
}).describe('The same in every bundled language.'),
  "position": zod.int().min(createBannerResponseValuePositionMin).max(createBannerResponseValuePositionMax).describe('Its place in the carousel, the lowest first.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(createBannerResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(createBannerResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(createBannerResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(createBannerResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(createBannerResponseValueUpdatedAtMax).describe('When.')
}).describe('A banner as an operator manages it.')
}).describe('The answer of `createBanner`.')

/**
 * A banner in all languages with its times, state and version.
 * @summary Tell one banner as it is managed
 */
export const getManagedBannerPathBannerIdMax = 40;


export const getManagedBannerPathBannerIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetManagedBannerParams = zod.object({
  "bannerId": zod.string().max(getManagedBannerPathBannerIdMax).regex(getManagedBannerPathBannerIdRegExp).describe('The banner.')
})

export const getManagedBannerHeaderMerchantMax = 32;


export const getManagedBannerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getManagedBannerHeaderXRequestIdMax = 64;


export const getManagedBannerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetManagedBannerHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getManagedBannerHeaderMerchantMax).regex(getManagedBannerHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getManagedBannerHeaderXRequestIdMax).regex(getManagedBannerHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const getManagedBannerResponseValueBannerIdMax = 40;

export const getManagedBannerResponseValueUrlMax = 2048;

export const getManagedBannerResponseValueLinkageMax = 2048;

export const getManagedBannerResponseValueWordsENKickerMax = 60;

export const getManagedBannerResponseValueWordsENTitleMax = 80;

export const getManagedBannerResponseValueWordsENTextMax = 160;

export const getManagedBannerResponseValueWordsENActionLabelMax = 40;

export const getManagedBannerResponseValueWordsENTermsMax = 120;

export const getManagedBannerResponseValueWordsVIKickerMax = 60;

export const getManagedBannerResponseValueWordsVITitleMax = 80;

export const getManagedBannerResponseValueWordsVITextMax = 160;

export const getManagedBannerResponseValueWordsVIActionLabelMax = 40;

export const getManagedBannerResponseValueWordsVITermsMax = 120;

export const getManagedBannerResponseValuePositionMin = 0;
export const getManagedBannerResponseValuePositionMax = 10000;

export const getManagedBannerResponseValueStartsAtMax = 30;

export const getManagedBannerResponseValueEndsAtMax = 30;

export const getManagedBannerResponseValueVersionMax = 1000000;

export const getManagedBannerResponseValueUpdatedByMax = 64;

export const getManagedBannerResponseValueUpdatedAtMax = 30;



export const GetManagedBannerResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bannerId": zod.string().min(1).max(getManagedBannerResponseValueBannerIdMax).describe('Its id.'),
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).describe('The routes that a banner is for.'),
  "url": zod.string().max(getManagedBannerResponseValueUrlMax).describe('The picture; a path of this site or an https address.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What a click opens; null, and the banner cannot be clicked.'),
  "linkage": zod.string().min(1).max(getManagedBannerResponseValueLinkageMax).nullable().describe('The target of the click; null exactly where `linkageType` is null.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "kicker": zod.string().min(1).max(getManagedBannerResponseValueWordsENKickerMax).nullable().describe('The line above the title.'),
  "title": zod.string().min(1).max(getManagedBannerResponseValueWordsENTitleMax).describe('The title.'),
  "text": zod.string().min(1).max(getManagedBannerResponseValueWordsENTextMax).nullable().describe('A sentence below it.'),
  "actionLabel": zod.string().min(1).max(getManagedBannerResponseValueWordsENActionLabelMax).nullable().describe('The words of its button.'),
  "terms": zod.string().min(1).max(getManagedBannerResponseValueWordsENTermsMax).nullable().describe('What it costs and until when.')
}).describe('The words of a banner in one language.'),
  "VI": zod.strictObject({
  "kicker": zod.string().min(1).max(getManagedBannerResponseValueWordsVIKickerMax).nullable().describe('The line above the title.'),
  "title": zod.string().min(1).max(getManagedBannerResponseValueWordsVITitleMax).describe('The title.'),
  "text": zod.string().min(1).max(getManagedBannerResponseValueWordsVITextMax).nullable().describe('A sentence below it.'),
  "actionLabel": zod.string().min(1).max(getManagedBannerResponseValueWordsVIActionLabelMax).nullable().describe('The words of its button.'),
  "terms": zod.string().min(1).max(getManagedBannerResponseValueWordsVITermsMax).nullable().describe('What it costs and until when.')
}).describe('The words of a banner in one language.')
}).describe('The same in every bundled language.'),
  "position": zod.int().min(getManagedBannerResponseValuePositionMin).max(getManagedBannerResponseValuePositionMax).describe('Its place in the carousel, the lowest first.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(getManagedBannerResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(getManagedBannerResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(getManagedBannerResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(getManagedBannerResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(getManagedBannerResponseValueUpdatedAtMax).describe('When.')
}).describe('A banner as an operator manages it.')
}).describe('The answer of `getManagedBanner`.')

/**
 * Replaces the banner as a whole, checked as at its creation. `version` must be the one that was read: if somebody
 * changed it in the meantime, it is 409 `conflict` and nothing changes. A withdrawn one is 409 likewise. It holds
 * within a minute on every server. The audit log gets an entry with what it was before.
 * @summary Change a banner
 */
export const updateBannerPathBannerIdMax = 40;


export const updateBannerPathBannerIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const UpdateBannerParams = zod.object({
  "bannerId": zod.string().max(updateBannerPathBannerIdMax).regex(updateBannerPathBannerIdRegExp).describe('The banner.')
})

export const updateBannerHeaderMerchantMax = 32;


export const updateBannerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const updateBannerHeaderXRequestIdMax = 64;


export const updateBannerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const UpdateBannerHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(updateBannerHeaderMerchantMax).regex(updateBannerHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(updateBannerHeaderXRequestIdMax).regex(updateBannerHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const updateBannerBodyVersionMax = 1000000;

export const updateBannerBodyUrlMax = 2048;

export const updateBannerBodyLinkageMax = 2048;

export const updateBannerBodyWordsENKickerMax = 60;

export const updateBannerBodyWordsENTitleMax = 80;

export const updateBannerBodyWordsENTextMax = 160;

export const updateBannerBodyWordsENActionLabelMax = 40;

export const updateBannerBodyWordsENTermsMax = 120;

export const updateBannerBodyWordsVIKickerMax = 60;

export const updateBannerBodyWordsVITitleMax = 80;

export const updateBannerBodyWordsVITextMax = 160;

export const updateBannerBodyWordsVIActionLabelMax = 40;

export const updateBannerBodyWordsVITermsMax = 120;

export const updateBannerBodyPositionMin = 0;
export const updateBannerBodyPositionMax = 10000;

export const updateBannerBodyStartsAtMax = 30;

export const updateBannerBodyEndsAtMax = 30;



export const UpdateBannerBody = zod.strictObject({
  "version": zod.int().min(1).max(updateBannerBodyVersionMax).describe('The version that was read; another one by now is refused.'),
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).describe('The routes that a banner is for.'),
  "url": zod.string().max(updateBannerBodyUrlMax).describe('The picture; a path of this site or an https address.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What a click opens; null, and the banner cannot be clicked.'),
  "linkage": zod.string().min(1).max(updateBannerBodyLinkageMax).nullable().describe('The target of the click; null exactly where `linkageType` is null.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "kicker": zod.string().min(1).max(updateBannerBodyWordsENKickerMax).nullable().describe('The line above the title.'),
  "title": zod.string().min(1).max(updateBannerBodyWordsENTitleMax).describe('The title.'),
  "text": zod.string().min(1).max(updateBannerBodyWordsENTextMax).nullable().describe('A sentence below it.'),
  "actionLabel": zod.string().min(1).max(updateBannerBodyWordsENActionLabelMax).nullable().describe('The words of its button.'),
  "terms": zod.string().min(1).max(updateBannerBodyWordsENTermsMax).nullable().describe('What it costs and until when.')
}).describe('The words of a banner in one language.'),
  "VI": zod.strictObject({
  "kicker": zod.string().min(1).max(updateBannerBodyWordsVIKickerMax).nullable().describe('The line above the title.'),
  "title": zod.string().min(1).max(updateBannerBodyWordsVITitleMax).describe('The title.'),
  "text": zod.string().min(1).max(updateBannerBodyWordsVITextMax).nullable().describe('A sentence below it.'),
  "actionLabel": zod.string().min(1).max(updateBannerBodyWordsVIActionLabelMax).nullable().describe('The words of its button.'),
  "terms": zod.string().min(1).max(updateBannerBodyWordsVITermsMax).nullable().describe('What it costs and until when.')
}).describe('The words of a banner in one language.')
}).describe('The same in every bundled language.'),
  "position": zod.int().min(updateBannerBodyPositionMin).max(updateBannerBodyPositionMax).describe('Its place in the carousel, the lowest first.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(updateBannerBodyStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(updateBannerBodyEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.')
}).describe('A banner as it shall be.')

export const updateBannerResponseValueBannerIdMax = 40;

export const updateBannerResponseValueUrlMax = 2048;

export const updateBannerResponseValueLinkageMax = 2048;

export const updateBannerResponseValueWordsENKickerMax = 60;

export const updateBannerResponseValueWordsENTitleMax = 80;

export const updateBannerResponseValueWordsENTextMax = 160;

export const updateBannerResponseValueWordsENActionLabelMax = 40;

export const updateBannerResponseValueWordsENTermsMax = 120;

export const updateBannerResponseValueWordsVIKickerMax = 60;

export const updateBannerResponseValueWordsVITitleMax = 80;

export const updateBannerResponseValueWordsVITextMax = 160;

export const updateBannerResponseValueWordsVIActionLabelMax = 40;

export const updateBannerResponseValueWordsVITermsMax = 120;

export const updateBannerResponseValuePositionMin = 0;
export const updateBannerResponseValuePositionMax = 10000;

export const updateBannerResponseValueStartsAtMax = 30;

export const updateBannerResponseValueEndsAtMax = 30;

export const updateBannerResponseValueVersionMax = 1000000;

export const updateBannerResponseValueUpdatedByMax = 64;

export const updateBannerResponseValueUpdatedAtMax = 30;



export const UpdateBannerResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bannerId": zod.string().min(1).max(updateBannerResponseValueBannerIdMax).describe('Its id.'),
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).describe('The routes that a banner is for.'),
  "url": zod.string().max(updateBannerResponseValueUrlMax).describe('The picture; a path of this site or an https address.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What a click opens; null, and the banner cannot be clicked.'),
  "linkage": zod.string().min(1).max(updateBannerResponseValueLinkageMax).nullable().describe('The target of the click; null exactly where `linkageType` is null.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "kicker": zod.string().min(1).max(updateBannerResponseValueWordsENKickerMax).nullable().describe('The line above the title.'),
  "title": zod.string().min(1).max(updateBannerResponseValueWordsENTitleMax).describe('The title.'),
  "text": zod.string().min(1).max(updateBannerResponseValueWordsENTextMax).nullable().describe('A sentence below it.'),
  "actionLabel": zod.string().min(1).max(updateBannerResponseValueWordsENActionLabelMax).nullable().describe('The words of its button.'),
  "terms": zod.string().min(1).max(updateBannerResponseValueWordsENTermsMax).nullable().describe('What it costs and until when.')
}).describe('The words of a banner in one language.'),
  "VI": zod.strictObject({
  "kicker": zod.string().min(1).max(updateBannerResponseValueWordsVIKickerMax).nullable().describe('The line above the title.'),
  "title": zod.string().min(1).max(updateBannerResponseValueWordsVITitleMax).describe('The title.'),
  "text": zod.string().min(1).max(updateBannerResponseValueWordsVITextMax).nullable().describe('A sentence below it.'),
  "actionLabel": zod.string().min(1).max(updateBannerResponseValueWordsVIActionLabelMax).nullable().describe('The words of its button.'),
  "terms": zod.string().min(1).max(updateBannerResponseValueWordsVITermsMax).nullable().describe('What it costs and until when.')
}).describe('The words of a banner in one language.')
}).describe('The same in every bundled language.'),
  "position": zod.int().min(updateBannerResponseValuePositionMin).max(updateBannerResponseValuePositionMax).describe('Its place in the carousel, the lowest first.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(updateBannerResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(updateBannerResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(updateBannerResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(updateBannerResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(updateBannerResponseValueUpdatedAtMax).describe('When.')
}).describe('A banner as an operator manages it.')
}).describe('The answer of `updateBanner`.')

/**
 * Takes the banner off the site for good, within a minute on every server; it stays on the operator's list.
 * Withdrawing a withdrawn one changes nothing. The audit log gets an entry.
 * @summary Withdraw a banner
 */
export const withdrawBannerPathBannerIdMax = 40;


export const withdrawBannerPathBannerIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const WithdrawBannerParams = zod.object({
  "bannerId": zod.string().max(withdrawBannerPathBannerIdMax).regex(withdrawBannerPathBannerIdRegExp).describe('The banner.')
})

export const withdrawBannerHeaderMerchantMax = 32;


export const withdrawBannerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const withdrawBannerHeaderXRequestIdMax = 64;


export const withdrawBannerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const WithdrawBannerHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(withdrawBannerHeaderMerchantMax).regex(withdrawBannerHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(withdrawBannerHeaderXRequestIdMax).regex(withdrawBannerHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const withdrawBannerResponseValueBannerIdMax = 40;

export const withdrawBannerResponseValueUrlMax = 2048;

export const withdrawBannerResponseValueLinkageMax = 2048;

export const withdrawBannerResponseValueWordsENKickerMax = 60;

export const withdrawBannerResponseValueWordsENTitleMax = 80;

export const withdrawBannerResponseValueWordsENTextMax = 160;

export const withdrawBannerResponseValueWordsENActionLabelMax = 40;

export const withdrawBannerResponseValueWordsENTermsMax = 120;

export const withdrawBannerResponseValueWordsVIKickerMax = 60;

export const withdrawBannerResponseValueWordsVITitleMax = 80;

export const withdrawBannerResponseValueWordsVITextMax = 160;

export const withdrawBannerResponseValueWordsVIActionLabelMax = 40;

export const withdrawBannerResponseValueWordsVITermsMax = 120;

export const withdrawBannerResponseValuePositionMin = 0;
export const withdrawBannerResponseValuePositionMax = 10000;

export const withdrawBannerResponseValueStartsAtMax = 30;

export const withdrawBannerResponseValueEndsAtMax = 30;

export const withdrawBannerResponseValueVersionMax = 1000000;

export const withdrawBannerResponseValueUpdatedByMax = 64;

export const withdrawBannerResponseValueUpdatedAtMax = 30;



export const WithdrawBannerResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bannerId": zod.string().min(1).max(withdrawBannerResponseValueBannerIdMax).describe('Its id.'),
  "groupName": zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).describe('The routes that a banner is for.'),
  "url": zod.string().max(withdrawBannerResponseValueUrlMax).describe('The picture; a path of this site or an https address.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What a click opens; null, and the banner cannot be clicked.'),
  "linkage": zod.string().min(1).max(withdrawBannerResponseValueLinkageMax).nullable().describe('The target of the click; null exactly where `linkageType` is null.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "kicker": zod.string().min(1).max(withdrawBannerResponseValueWordsENKickerMax).nullable().describe('The line above the title.'),
  "title": zod.string().min(1).max(withdrawBannerResponseValueWordsENTitleMax).describe('The title.'),
  "text": zod.string().min(1).max(withdrawBannerResponseValueWordsENTextMax).nullable().describe('A sentence below it.'),
  "actionLabel": zod.string().min(1).max(withdrawBannerResponseValueWordsENActionLabelMax).nullable().describe('The words of its button.'),
  "terms": zod.string().min(1).max(withdrawBannerResponseValueWordsENTermsMax).nullable().describe('What it costs and until when.')
}).describe('The words of a banner in one language.'),
  "VI": zod.strictObject({
  "kicker": zod.string().min(1).max(withdrawBannerResponseValueWordsVIKickerMax).nullable().describe('The line above the title.'),
  "title": zod.string().min(1).max(withdrawBannerResponseValueWordsVITitleMax).describe('The title.'),
  "text": zod.string().min(1).max(withdrawBannerResponseValueWordsVITextMax).nullable().describe('A sentence below it.'),
  "actionLabel": zod.string().min(1).max(withdrawBannerResponseValueWordsVIActionLabelMax).nullable().describe('The words of its button.'),
  "terms": zod.string().min(1).max(withdrawBannerResponseValueWordsVITermsMax).nullable().describe('What it costs and until when.')
}).describe('The words of a banner in one language.')
}).describe('The same in every bundled language.'),
  "position": zod.int().min(withdrawBannerResponseValuePositionMin).max(withdrawBannerResponseValuePositionMax).describe('Its place in the carousel, the lowest first.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(withdrawBannerResponseValueStartsAtMax).describe('From when it is shown.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(withdrawBannerResponseValueEndsAtMax).nullable().describe('Until when, not included; null, and it stays until it is withdrawn.'),
  "state": zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.'),
  "version": zod.int().min(1).max(withdrawBannerResponseValueVersionMax).describe('Counts the changes, from 1.'),
  "updatedBy": zod.string().min(1).max(withdrawBannerResponseValueUpdatedByMax).describe('The operator who changed it last.'),
  "updatedAt": zod.iso.datetime({"offset":true}).max(withdrawBannerResponseValueUpdatedAtMax).describe('When.')
}).describe('A banner as an operator manages it.')
}).describe('The answer of `withdrawBanner`.')

/**
 * What operators sent in the range, the newest first, with how many members got and have read it. Messages that the
 * server sends by itself (a withdrawal was paid) are not among them.
 * @summary List the messages that were sent to members
 */
export const listSentMessagesQueryFromMax = 30;

export const listSentMessagesQueryToMax = 30;

export const listSentMessagesQueryPageNoDefault = 1;
export const listSentMessagesQueryPageNoMax = 100000;

export const listSentMessagesQueryPageSizeDefault = 42;
export const listSentMessagesQueryPageSizeMax = 100;



export const ListSentMessagesQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listSentMessagesQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listSentMessagesQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listSentMessagesQueryPageNoMax).default(listSentMessagesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listSentMessagesQueryPageSizeMax).default(listSentMessagesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listSentMessagesHeaderMerchantMax = 32;


export const listSentMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listSentMessagesHeaderXRequestIdMax = 64;


export const listSentMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListSentMessagesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listSentMessagesHeaderMerchantMax).regex(listSentMessagesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listSentMessagesHeaderXRequestIdMax).regex(listSentMessagesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listSentMessagesResponseValueContentItemSentMessageIdMax = 40;

export const listSentMessagesResponseValueContentItemMemberIdsItemMax = 40;

export const listSentMessagesResponseValueContentItemMemberIdsMax = 1000;

export const listSentMessagesResponseValueContentItemRankLevelsItemMin = 0;
export const listSentMessagesResponseValueContentItemRankLevelsItemMax = 20;

export const listSentMessagesResponseValueContentItemRankLevelsMax = 21;

export const listSentMessagesResponseValueContentItemWordsENTitleMax = 160;

export const listSentMessagesResponseValueContentItemWordsENContentMax = 20000;

export const listSentMessagesResponseValueContentItemWordsVITitleMax = 160;

export const listSentMessagesResponseValueContentItemWordsVIContentMax = 20000;

export const listSentMessagesResponseValueContentItemLinkageMax = 2048;

export const listSentMessagesResponseValueContentItemRecipientsMin = 0;
export const listSentMessagesResponseValueContentItemRecipientsMax = 100000000;

export const listSentMessagesResponseValueContentItemReadersMin = 0;
export const listSentMessagesResponseValueContentItemReadersMax = 100000000;

export const listSentMessagesResponseValueContentItemSentByMax = 64;

export const listSentMessagesResponseValueContentItemSentAtMax = 30;

export const listSentMessagesResponseValueContentItemRecalledAtMax = 30;

export const listSentMessagesResponseValueContentMax = 100;

export const listSentMessagesResponseValueTotalPagesMin = 0;
export const listSentMessagesResponseValueTotalPagesMax = 1000000;

export const listSentMessagesResponseValueTotalElementsMin = 0;
export const listSentMessagesResponseValueTotalElementsMax = 100000000;



export const ListSentMessagesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "sentMessageId": zod.string().min(1).max(listSentMessagesResponseValueContentItemSentMessageIdMax).describe('Its id.'),
  "audience": zod.enum(['members', 'ranks', 'all']).describe('Accounts by id, every member of certain VIP ranks, every member.'),
  "memberIds": zod.array(zod.string().min(1).max(listSentMessagesResponseValueContentItemMemberIdsItemMax)).max(listSentMessagesResponseValueContentItemMemberIdsMax).describe('The ids of the accounts; at least one for `members`, else empty.'),
  "rankLevels": zod.array(zod.int().min(listSentMessagesResponseValueContentItemRankLevelsItemMin).max(listSentMessagesResponseValueContentItemRankLevelsItemMax)).max(listSentMessagesResponseValueContentItemRankLevelsMax).describe('The ranks; at least one for `ranks`, else empty.'),
  "category": zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service']).describe('What a message is about.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(listSentMessagesResponseValueContentItemWordsENTitleMax).describe('Its title.'),
  "content": zod.string().max(listSentMessagesResponseValueContentItemWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(listSentMessagesResponseValueContentItemWordsVITitleMax).describe('Its title.'),
  "content": zod.string().max(listSentMessagesResponseValueContentItemWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What its button opens; null, and it has none.'),
  "linkage": zod.string().min(1).max(listSentMessagesResponseValueContentItemLinkageMax).nullable().describe('The target of the button; null exactly where `linkageType` is null.'),
  "recipients": zod.int().min(listSentMessagesResponseValueContentItemRecipientsMin).max(listSentMessagesResponseValueContentItemRecipientsMax).describe('Members who got it.'),
  "readers": zod.int().min(listSentMessagesResponseValueContentItemReadersMin).max(listSentMessagesResponseValueContentItemReadersMax).describe('Members who have read it.'),
  "sentBy": zod.string().min(1).max(listSentMessagesResponseValueContentItemSentByMax).describe('The operator who sent it.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(listSentMessagesResponseValueContentItemSentAtMax).describe('When.'),
  "recalledAt": zod.iso.datetime({"offset":true}).max(listSentMessagesResponseValueContentItemRecalledAtMax).nullable().describe('When it was taken back, null where it was not.')
}).describe('A message that was sent to members.')).max(listSentMessagesResponseValueContentMax).describe('The messages of the page, the newest first.'),
  "totalPages": zod.int().min(listSentMessagesResponseValueTotalPagesMin).max(listSentMessagesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listSentMessagesResponseValueTotalElementsMin).max(listSentMessagesResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the list.')
}).describe('The answer of `listSentMessages`.')

/**
 * Puts the message into the inbox of every member of the audience, each in the language that the member has chosen,
 * and raises their unread counts; for a large audience it goes on after the answer, and each gets it exactly once
 * even after a crash. The HTML is cleaned before it is stored. Members under self-exclusion get no message of
 * category `promotion`. An id that is no account of this brand is 404 and nothing is sent. Sending again needs
 * another `Idempotency-Key`. The audit log gets an entry.
 * @summary Send a message to members
 */
export const sendMessageHeaderMerchantMax = 32;


export const sendMessageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const sendMessageHeaderXRequestIdMax = 64;


export const sendMessageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const sendMessageHeaderIdempotencyKeyMax = 64;


export const sendMessageHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const SendMessageHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(sendMessageHeaderMerchantMax).regex(sendMessageHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(sendMessageHeaderXRequestIdMax).regex(sendMessageHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(sendMessageHeaderIdempotencyKeyMax).regex(sendMessageHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const sendMessageBodyMemberIdsItemMax = 40;

export const sendMessageBodyMemberIdsMax = 1000;

export const sendMessageBodyRankLevelsItemMin = 0;
export const sendMessageBodyRankLevelsItemMax = 20;

export const sendMessageBodyRankLevelsMax = 21;

export const sendMessageBodyWordsENTitleMax = 160;

export const sendMessageBodyWordsENContentMax = 20000;

export const sendMessageBodyWordsVITitleMax = 160;

export const sendMessageBodyWordsVIContentMax = 20000;

export const sendMessageBodyLinkageMax = 2048;



export const SendMessageBody = zod.strictObject({
  "audience": zod.enum(['members', 'ranks', 'all']).describe('Accounts by id, every member of certain VIP ranks, every member.'),
  "memberIds": zod.array(zod.string().min(1).max(sendMessageBodyMemberIdsItemMax)).max(sendMessageBodyMemberIdsMax).describe('The ids of the accounts; at least one for `members`, else empty.'),
  "rankLevels": zod.array(zod.int().min(sendMessageBodyRankLevelsItemMin).max(sendMessageBodyRankLevelsItemMax)).max(sendMessageBodyRankLevelsMax).describe('The ranks; at least one for `ranks`, else empty.'),
  "category": zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service']).describe('What a message is about.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(sendMessageBodyWordsENTitleMax).describe('Its title.'),
  "content": zod.string().max(sendMessageBodyWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(sendMessageBodyWordsVITitleMax).describe('Its title.'),
  "content": zod.string().max(sendMessageBodyWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What its button opens; null, and it has none.'),
  "linkage": zod.string().min(1).max(sendMessageBodyLinkageMax).nullable().describe('The target of the button; null exactly where `linkageType` is null.')
}).describe('A message to members.')

export const sendMessageResponseValueSentMessageIdMax = 40;

export const sendMessageResponseValueMemberIdsItemMax = 40;

export const sendMessageResponseValueMemberIdsMax = 1000;

export const sendMessageResponseValueRankLevelsItemMin = 0;
export const sendMessageResponseValueRankLevelsItemMax = 20;

export const sendMessageResponseValueRankLevelsMax = 21;

export const sendMessageResponseValueWordsENTitleMax = 160;

export const sendMessageResponseValueWordsENContentMax = 20000;

export const sendMessageResponseValueWordsVITitleMax = 160;

export const sendMessageResponseValueWordsVIContentMax = 20000;

export const sendMessageResponseValueLinkageMax = 2048;

export const sendMessageResponseValueRecipientsMin = 0;
export const sendMessageResponseValueRecipientsMax = 100000000;

export const sendMessageResponseValueReadersMin = 0;
export const sendMessageResponseValueReadersMax = 100000000;

export const sendMessageResponseValueSentByMax = 64;

export const sendMessageResponseValueSentAtMax = 30;

export const sendMessageResponseValueRecalledAtMax = 30;



export const SendMessageResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "sentMessageId": zod.string().min(1).max(sendMessageResponseValueSentMessageIdMax).describe('Its id.'),
  "audience": zod.enum(['members', 'ranks', 'all']).describe('Accounts by id, every member of certain VIP ranks, every member.'),
  "memberIds": zod.array(zod.string().min(1).max(sendMessageResponseValueMemberIdsItemMax)).max(sendMessageResponseValueMemberIdsMax).describe('The ids of the accounts; at least one for `members`, else empty.'),
  "rankLevels": zod.array(zod.int().min(sendMessageResponseValueRankLevelsItemMin).max(sendMessageResponseValueRankLevelsItemMax)).max(sendMessageResponseValueRankLevelsMax).describe('The ranks; at least one for `ranks`, else empty.'),
  "category": zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service']).describe('What a message is about.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(sendMessageResponseValueWordsENTitleMax).describe('Its title.'),
  "content": zod.string().max(sendMessageResponseValueWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(sendMessageResponseValueWordsVITitleMax).describe('Its title.'),
  "content": zod.string().max(sendMessageResponseValueWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What its button opens; null, and it has none.'),
  "linkage": zod.string().min(1).max(sendMessageResponseValueLinkageMax).nullable().describe('The target of the button; null exactly where `linkageType` is null.'),
  "recipients": zod.int().min(sendMessageResponseValueRecipientsMin).max(sendMessageResponseValueRecipientsMax).describe('Members who got it.'),
  "readers": zod.int().min(sendMessageResponseValueReadersMin).max(sendMessageResponseValueReadersMax).describe('Members who have read it.'),
  "sentBy": zod.string().min(1).max(sendMessageResponseValueSentByMax).describe('The operator who sent it.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(sendMessageResponseValueSentAtMax).describe('When.'),
  "recalledAt": zod.iso.datetime({"offset":true}).max(sendMessageResponseValueRecalledAtMax).nullable().describe('When it was taken back, null where it was not.')
}).describe('A message that was sent to members.')
}).describe('The answer of `sendMessage`.')

/**
 * Takes the message out of every inbox, whether it was read or not, and out of the unread counts; it stays on the
 * operator's list. Taking it back again changes nothing. The audit log gets an entry.
 * @summary Take back a message to members
 */
export const recallMessagePathSentMessageIdMax = 40;


export const recallMessagePathSentMessageIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const RecallMessageParams = zod.object({
  "sentMessageId": zod.string().max(recallMessagePathSentMessageIdMax).regex(recallMessagePathSentMessageIdRegExp).describe('The sending.')
})

export const recallMessageHeaderMerchantMax = 32;


export const recallMessageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const recallMessageHeaderXRequestIdMax = 64;


export const recallMessageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const RecallMessageHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(recallMessageHeaderMerchantMax).regex(recallMessageHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(recallMessageHeaderXRequestIdMax).regex(recallMessageHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const recallMessageResponseValueSentMessageIdMax = 40;

export const recallMessageResponseValueMemberIdsItemMax = 40;

export const recallMessageResponseValueMemberIdsMax = 1000;

export const recallMessageResponseValueRankLevelsItemMin = 0;
export const recallMessageResponseValueRankLevelsItemMax = 20;

export const recallMessageResponseValueRankLevelsMax = 21;

export const recallMessageResponseValueWordsENTitleMax = 160;

export const recallMessageResponseValueWordsENContentMax = 20000;

export const recallMessageResponseValueWordsVITitleMax = 160;

export const recallMessageResponseValueWordsVIContentMax = 20000;

export const recallMessageResponseValueLinkageMax = 2048;

export const recallMessageResponseValueRecipientsMin = 0;
export const recallMessageResponseValueRecipientsMax = 100000000;

export const recallMessageResponseValueReadersMin = 0;
export const recallMessageResponseValueReadersMax = 100000000;

export const recallMessageResponseValueSentByMax = 64;

export const recallMessageResponseValueSentAtMax = 30;

export const recallMessageResponseValueRecalledAtMax = 30;



export const RecallMessageResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "sentMessageId": zod.string().min(1).max(recallMessageResponseValueSentMessageIdMax).describe('Its id.'),
  "audience": zod.enum(['members', 'ranks', 'all']).describe('Accounts by id, every member of certain VIP ranks, every member.'),
  "memberIds": zod.array(zod.string().min(1).max(recallMessageResponseValueMemberIdsItemMax)).max(recallMessageResponseValueMemberIdsMax).describe('The ids of the accounts; at least one for `members`, else empty.'),
  "rankLevels": zod.array(zod.int().min(recallMessageResponseValueRankLevelsItemMin).max(recallMessageResponseValueRankLevelsItemMax)).max(recallMessageResponseValueRankLevelsMax).describe('The ranks; at least one for `ranks`, else empty.'),
  "category": zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service']).describe('What a message is about.'),
  "words": zod.strictObject({
  "EN": zod.strictObject({
  "title": zod.string().min(1).max(recallMessageResponseValueWordsENTitleMax).describe('Its title.'),
  "content": zod.string().max(recallMessageResponseValueWordsENContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.'),
  "VI": zod.strictObject({
  "title": zod.string().min(1).max(recallMessageResponseValueWordsVITitleMax).describe('Its title.'),
  "content": zod.string().max(recallMessageResponseValueWordsVIContentMax).describe('HTML, cleaned by the server before it is stored.')
}).describe('An announcement or message in one language.')
}).describe('The same in every bundled language.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What its button opens; null, and it has none.'),
  "linkage": zod.string().min(1).max(recallMessageResponseValueLinkageMax).nullable().describe('The target of the button; null exactly where `linkageType` is null.'),
  "recipients": zod.int().min(recallMessageResponseValueRecipientsMin).max(recallMessageResponseValueRecipientsMax).describe('Members who got it.'),
  "readers": zod.int().min(recallMessageResponseValueReadersMin).max(recallMessageResponseValueReadersMax).describe('Members who have read it.'),
  "sentBy": zod.string().min(1).max(recallMessageResponseValueSentByMax).describe('The operator who sent it.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(recallMessageResponseValueSentAtMax).describe('When.'),
  "recalledAt": zod.iso.datetime({"offset":true}).max(recallMessageResponseValueRecalledAtMax).nullable().describe('When it was taken back, null where it was not.')
}).describe('A message that was sent to members.')
}).describe('The answer of `recallMessage`.')

/**
 * What is, will be and was under maintenance, active ones first, then planned ones, then the latest.
 * @summary List the maintenances
 */
export const listMaintenancesQueryPageNoDefault = 1;
export const listMaintenancesQueryPageNoMax = 100000;

export const listMaintenancesQueryPageSizeDefault = 42;
export const listMaintenancesQueryPageSizeMax = 100;



export const ListMaintenancesQueryParams = zod.object({
  "scope": zod.enum(['site', 'vendor', 'game']).optional().describe('Maintenances of this scope only.'),
  "state": zod.enum(['planned', 'active', 'ended']).optional().describe('Maintenances in this state only.'),
  "pageNo": zod.int().min(1).max(listMaintenancesQueryPageNoMax).default(listMaintenancesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listMaintenancesQueryPageSizeMax).default(listMaintenancesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listMaintenancesHeaderMerchantMax = 32;


export const listMaintenancesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listMaintenancesHeaderXRequestIdMax = 64;


export const listMaintenancesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListMaintenancesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listMaintenancesHeaderMerchantMax).regex(listMaintenancesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listMaintenancesHeaderXRequestIdMax).regex(listMaintenancesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listMaintenancesResponseValueContentItemMaintenanceIdMax = 40;

export const listMaintenancesResponseValueContentItemVassalageOneMax = 20;


export const listMaintenancesResponseValueContentItemVassalageOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listMaintenancesResponseValueContentItemNodeIdOneMax = 12;


export const listMaintenancesResponseValueContentItemNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const listMaintenancesResponseValueContentItemStartsAtMax = 30;

export const listMaintenancesResponseValueContentItemEndsAtMax = 30;

export const listMaintenancesResponseValueContentItemNoteMax = 300;

export const listMaintenancesResponseValueContentItemStartedByMax = 64;

export const listMaintenancesResponseValueContentItemEndedAtMax = 30;

export const listMaintenancesResponseValueContentItemEndedByMax = 64;

export const listMaintenancesResponseValueContentMax = 100;

export const listMaintenancesResponseValueTotalPagesMin = 0;
export const listMaintenancesResponseValueTotalPagesMax = 1000000;

export const listMaintenancesResponseValueTotalElementsMin = 0;
export const listMaintenancesResponseValueTotalElementsMax = 100000000;



export const ListMaintenancesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "maintenanceId": zod.string().min(1).max(listMaintenancesResponseValueContentItemMaintenanceIdMax).describe('Its id.'),
  "scope": zod.enum(['site', 'vendor', 'game']).describe('The whole site, the games of a vendor, one game.'),
  "vassalage": zod.union([zod.string().max(listMaintenancesResponseValueContentItemVassalageOneMax).regex(listMaintenancesResponseValueContentItemVassalageOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor; set exactly for `vendor`.'),
  "nodeId": zod.union([zod.string().max(listMaintenancesResponseValueContentItemNodeIdOneMax).regex(listMaintenancesResponseValueContentItemNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game; set exactly for `game`.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(listMaintenancesResponseValueContentItemStartsAtMax).describe('When it begins; now or before means at once.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listMaintenancesResponseValueContentItemEndsAtMax).nullable().describe('When it is expected to end, which visitors are told; null, and nobody knows.'),
  "endsByItself": zod.boolean().describe('Whether it ends at `endsAt` without an operator; needs `endsAt`.'),
  "note": zod.string().min(1).max(listMaintenancesResponseValueContentItemNoteMax).nullable().describe('Why, for other operators.'),
  "state": zod.enum(['planned', 'active', 'ended']).describe('`planned -> active` when its time comes, `active -> ended` by an operator or by itself; `planned -> ended` when it\nis called off.\n'),
  "startedBy": zod.string().min(1).max(listMaintenancesResponseValueContentItemStartedByMax).describe('The operator who set it.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(listMaintenancesResponseValueContentItemEndedAtMax).nullable().describe('When it ended.'),
  "endedBy": zod.string().min(1).max(listMaintenancesResponseValueContentItemEndedByMax).nullable().describe('The operator who ended it, or `system`.')
}).describe('A maintenance.')).max(listMaintenancesResponseValueContentMax).describe('The maintenances of the page, active ones first, then planned ones, then the latest.'),
  "totalPages": zod.int().min(listMaintenancesResponseValueTotalPagesMin).max(listMaintenancesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listMaintenancesResponseValueTotalElementsMin).max(listMaintenancesResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the list.')
}).describe('The answer of `listMaintenances`.')

/**
 * From its beginning on, within seconds on every server, what is concerned is closed, on the server and not only in
 * the portal. `site`: the system status is 1 and every call but those of `system` and `operator` is 503
 * `maintenance`. `vendor` and `game`: launching is 503 `game_maintenance` and new stakes are refused, while open
 * rounds go on to their end and credits and rollbacks of the vendor are booked. A vendor or game that does not exist
 * is 404; one that has a planned or active maintenance of the same scope is 409 `conflict`. Where a server cannot
 * learn whether there is a maintenance, it keeps closed. The audit log gets an entry.
 * @summary Start or plan a maintenance
 */
export const startMaintenanceHeaderMerchantMax = 32;


export const startMaintenanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const startMaintenanceHeaderXRequestIdMax = 64;


export const startMaintenanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const StartMaintenanceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(startMaintenanceHeaderMerchantMax).regex(startMaintenanceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(startMaintenanceHeaderXRequestIdMax).regex(startMaintenanceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const startMaintenanceBodyVassalageOneMax = 20;


export const startMaintenanceBodyVassalageOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const startMaintenanceBodyNodeIdOneMax = 12;


export const startMaintenanceBodyNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const startMaintenanceBodyStartsAtMax = 30;

export const startMaintenanceBodyEndsAtMax = 30;

export const startMaintenanceBodyNoteMax = 300;



export const StartMaintenanceBody = zod.strictObject({
  "scope": zod.enum(['site', 'vendor', 'game']).describe('The whole site, the games of a vendor, one game.'),
  "vassalage": zod.union([zod.string().max(startMaintenanceBodyVassalageOneMax).regex(startMaintenanceBodyVassalageOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor; set exactly for `vendor`.'),
  "nodeId": zod.union([zod.string().max(startMaintenanceBodyNodeIdOneMax).regex(startMaintenanceBodyNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game; set exactly for `game`.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(startMaintenanceBodyStartsAtMax).describe('When it begins; now or before means at once.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(startMaintenanceBodyEndsAtMax).nullable().describe('When it is expected to end, which visitors are told; null, and nobody knows.'),
  "endsByItself": zod.boolean().describe('Whether it ends at `endsAt` without an operator; needs `endsAt`.'),
  "note": zod.string().min(1).max(startMaintenanceBodyNoteMax).nullable().describe('Why, for other operators.')
}).describe('A maintenance that shall be.')

export const startMaintenanceResponseValueMaintenanceIdMax = 40;

export const startMaintenanceResponseValueVassalageOneMax = 20;


export const startMaintenanceResponseValueVassalageOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const startMaintenanceResponseValueNodeIdOneMax = 12;


export const startMaintenanceResponseValueNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const startMaintenanceResponseValueStartsAtMax = 30;

export const startMaintenanceResponseValueEndsAtMax = 30;

export const startMaintenanceResponseValueNoteMax = 300;

export const startMaintenanceResponseValueStartedByMax = 64;

export const startMaintenanceResponseValueEndedAtMax = 30;

export const startMaintenanceResponseValueEndedByMax = 64;



export const StartMaintenanceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "maintenanceId": zod.string().min(1).max(startMaintenanceResponseValueMaintenanceIdMax).describe('Its id.'),
  "scope": zod.enum(['site', 'vendor', 'game']).describe('The whole site, the games of a vendor, one game.'),
  "vassalage": zod.union([zod.string().max(startMaintenanceResponseValueVassalageOneMax).regex(startMaintenanceResponseValueVassalageOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor; set exactly for `vendor`.'),
  "nodeId": zod.union([zod.string().max(startMaintenanceResponseValueNodeIdOneMax).regex(startMaintenanceResponseValueNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game; set exactly for `game`.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(startMaintenanceResponseValueStartsAtMax).describe('When it begins; now or before means at once.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(startMaintenanceResponseValueEndsAtMax).nullable().describe('When it is expected to end, which visitors are told; null, and nobody knows.'),
  "endsByItself": zod.boolean().describe('Whether it ends at `endsAt` without an operator; needs `endsAt`.'),
  "note": zod.string().min(1).max(startMaintenanceResponseValueNoteMax).nullable().describe('Why, for other operators.'),
  "state": zod.enum(['planned', 'active', 'ended']).describe('`planned -> active` when its time comes, `active -> ended` by an operator or by itself; `planned -> ended` when it\nis called off.\n'),
  "startedBy": zod.string().min(1).max(startMaintenanceResponseValueStartedByMax).describe('The operator who set it.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(startMaintenanceResponseValueEndedAtMax).nullable().describe('When it ended.'),
  "endedBy": zod.string().min(1).max(startMaintenanceResponseValueEndedByMax).nullable().describe('The operator who ended it, or `system`.')
}).describe('A maintenance.')
}).describe('The answer of `startMaintenance`.')

/**
 * Tells visitors another end, of a planned or active maintenance; one that has ended is 409 `conflict`. The audit
 * log gets an entry.
 * @summary Move the end of a maintenance
 */
export const updateMaintenancePathMaintenanceIdMax = 40;


export const updateMaintenancePathMaintenanceIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const UpdateMaintenanceParams = zod.object({
  "maintenanceId": zod.string().max(updateMaintenancePathMaintenanceIdMax).regex(updateMaintenancePathMaintenanceIdRegExp).describe('The maintenance.')
})

export const updateMaintenanceHeaderMerchantMax = 32;


export const updateMaintenanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const updateMaintenanceHeaderXRequestIdMax = 64;


export const updateMaintenanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const UpdateMaintenanceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(updateMaintenanceHeaderMerchantMax).regex(updateMaintenanceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(updateMaintenanceHeaderXRequestIdMax).regex(updateMaintenanceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const updateMaintenanceBodyEndsAtMax = 30;



export const UpdateMaintenanceBody = zod.strictObject({
  "endsAt": zod.iso.datetime({"offset":true}).max(updateMaintenanceBodyEndsAtMax).nullable().describe('When it is expected to end; null, and nobody knows.'),
  "endsByItself": zod.boolean().describe('Whether it ends then without an operator; needs `endsAt`.')
}).describe('The end of a maintenance, as it is expected now.')

export const updateMaintenanceResponseValueMaintenanceIdMax = 40;

export const updateMaintenanceResponseValueVassalageOneMax = 20;


export const updateMaintenanceResponseValueVassalageOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const updateMaintenanceResponseValueNodeIdOneMax = 12;


export const updateMaintenanceResponseValueNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const updateMaintenanceResponseValueStartsAtMax = 30;

export const updateMaintenanceResponseValueEndsAtMax = 30;

export const updateMaintenanceResponseValueNoteMax = 300;

export const updateMaintenanceResponseValueStartedByMax = 64;

export const updateMaintenanceResponseValueEndedAtMax = 30;

export const updateMaintenanceResponseValueEndedByMax = 64;



export const UpdateMaintenanceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "maintenanceId": zod.string().min(1).max(updateMaintenanceResponseValueMaintenanceIdMax).describe('Its id.'),
  "scope": zod.enum(['site', 'vendor', 'game']).describe('The whole site, the games of a vendor, one game.'),
  "vassalage": zod.union([zod.string().max(updateMaintenanceResponseValueVassalageOneMax).regex(updateMaintenanceResponseValueVassalageOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor; set exactly for `vendor`.'),
  "nodeId": zod.union([zod.string().max(updateMaintenanceResponseValueNodeIdOneMax).regex(updateMaintenanceResponseValueNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game; set exactly for `game`.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(updateMaintenanceResponseValueStartsAtMax).describe('When it begins; now or before means at once.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(updateMaintenanceResponseValueEndsAtMax).nullable().describe('When it is expected to end, which visitors are told; null, and nobody knows.'),
  "endsByItself": zod.boolean().describe('Whether it ends at `endsAt` without an operator; needs `endsAt`.'),
  "note": zod.string().min(1).max(updateMaintenanceResponseValueNoteMax).nullable().describe('Why, for other operators.'),
  "state": zod.enum(['planned', 'active', 'ended']).describe('`planned -> active` when its time comes, `active -> ended` by an operator or by itself; `planned -> ended` when it\nis called off.\n'),
  "startedBy": zod.string().min(1).max(updateMaintenanceResponseValueStartedByMax).describe('The operator who set it.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(updateMaintenanceResponseValueEndedAtMax).nullable().describe('When it ended.'),
  "endedBy": zod.string().min(1).max(updateMaintenanceResponseValueEndedByMax).nullable().describe('The operator who ended it, or `system`.')
}).describe('A maintenance.')
}).describe('The answer of `updateMaintenance`.')

/**
 * Opens again what was closed, within seconds on every server, unless another maintenance or the vendor's own keeps
 * it closed; calls off one that is planned. Ending one that has ended changes nothing. The audit log gets an entry.
 * @summary End a maintenance
 */
export const endMaintenancePathMaintenanceIdMax = 40;


export const endMaintenancePathMaintenanceIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const EndMaintenanceParams = zod.object({
  "maintenanceId": zod.string().max(endMaintenancePathMaintenanceIdMax).regex(endMaintenancePathMaintenanceIdRegExp).describe('The maintenance.')
})

export const endMaintenanceHeaderMerchantMax = 32;


export const endMaintenanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const endMaintenanceHeaderXRequestIdMax = 64;


export const endMaintenanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const EndMaintenanceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(endMaintenanceHeaderMerchantMax).regex(endMaintenanceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(endMaintenanceHeaderXRequestIdMax).regex(endMaintenanceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const endMaintenanceResponseValueMaintenanceIdMax = 40;

export const endMaintenanceResponseValueVassalageOneMax = 20;


export const endMaintenanceResponseValueVassalageOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const endMaintenanceResponseValueNodeIdOneMax = 12;


export const endMaintenanceResponseValueNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const endMaintenanceResponseValueStartsAtMax = 30;

export const endMaintenanceResponseValueEndsAtMax = 30;

export const endMaintenanceResponseValueNoteMax = 300;

export const endMaintenanceResponseValueStartedByMax = 64;

export const endMaintenanceResponseValueEndedAtMax = 30;

export const endMaintenanceResponseValueEndedByMax = 64;



export const EndMaintenanceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "maintenanceId": zod.string().min(1).max(endMaintenanceResponseValueMaintenanceIdMax).describe('Its id.'),
  "scope": zod.enum(['site', 'vendor', 'game']).describe('The whole site, the games of a vendor, one game.'),
  "vassalage": zod.union([zod.string().max(endMaintenanceResponseValueVassalageOneMax).regex(endMaintenanceResponseValueVassalageOneRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),zod.null()]).describe('The vendor; set exactly for `vendor`.'),
  "nodeId": zod.union([zod.string().max(endMaintenanceResponseValueNodeIdOneMax).regex(endMaintenanceResponseValueNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The game; set exactly for `game`.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(endMaintenanceResponseValueStartsAtMax).describe('When it begins; now or before means at once.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(endMaintenanceResponseValueEndsAtMax).nullable().describe('When it is expected to end, which visitors are told; null, and nobody knows.'),
  "endsByItself": zod.boolean().describe('Whether it ends at `endsAt` without an operator; needs `endsAt`.'),
  "note": zod.string().min(1).max(endMaintenanceResponseValueNoteMax).nullable().describe('Why, for other operators.'),
  "state": zod.enum(['planned', 'active', 'ended']).describe('`planned -> active` when its time comes, `active -> ended` by an operator or by itself; `planned -> ended` when it\nis called off.\n'),
  "startedBy": zod.string().min(1).max(endMaintenanceResponseValueStartedByMax).describe('The operator who set it.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(endMaintenanceResponseValueEndedAtMax).nullable().describe('When it ended.'),
  "endedBy": zod.string().min(1).max(endMaintenanceResponseValueEndedByMax).nullable().describe('The operator who ended it, or `system`.')
}).describe('A maintenance.')
}).describe('The answer of `endMaintenance`.')

/**
 * The blocks, active ones first, then the newest. With `address` those only that hold for this address.
 * @summary List the blocks of addresses and regions
 */
export const listBlocksQueryAddressMax = 45;


export const listBlocksQueryAddressRegExp = new RegExp('^[0-9A-Fa-f:.]{2,45}$');
export const listBlocksQueryPageNoDefault = 1;
export const listBlocksQueryPageNoMax = 100000;

export const listBlocksQueryPageSizeDefault = 42;
export const listBlocksQueryPageSizeMax = 100;



export const ListBlocksQueryParams = zod.object({
  "kind": zod.enum(['ip', 'region']).optional().describe('Blocks of this kind only.'),
  "state": zod.enum(['active', 'ended']).optional().describe('Blocks in this state only.'),
  "address": zod.string().max(listBlocksQueryAddressMax).regex(listBlocksQueryAddressRegExp).optional().describe('An address, IPv4 or IPv6.'),
  "pageNo": zod.int().min(1).max(listBlocksQueryPageNoMax).default(listBlocksQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listBlocksQueryPageSizeMax).default(listBlocksQueryPageSizeDefault).describe('Entries on a page.')
})

export const listBlocksHeaderMerchantMax = 32;


export const listBlocksHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listBlocksHeaderXRequestIdMax = 64;


export const listBlocksHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListBlocksHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listBlocksHeaderMerchantMax).regex(listBlocksHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listBlocksHeaderXRequestIdMax).regex(listBlocksHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listBlocksResponseValueContentItemBlockIdMax = 40;

export const listBlocksResponseValueContentItemNetworkOneMin = 2;
export const listBlocksResponseValueContentItemNetworkOneMax = 49;


export const listBlocksResponseValueContentItemNetworkOneRegExp = new RegExp('^([0-9]{1,3}(\\.[0-9]{1,3}){3}(/([0-9]|[12][0-9]|3[0-2]))?|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(/([0-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?)$');
export const listBlocksResponseValueContentItemCountryOneMax = 2;


export const listBlocksResponseValueContentItemCountryOneRegExp = new RegExp('^[A-Z]{2}$');
export const listBlocksResponseValueContentItemEndsAtMax = 30;

export const listBlocksResponseValueContentItemReasonMax = 300;

export const listBlocksResponseValueContentItemCreatedAtMax = 30;

export const listBlocksResponseValueContentItemCreatedByMax = 64;

export const listBlocksResponseValueContentItemLiftedAtMax = 30;

export const listBlocksResponseValueContentItemLiftedByMax = 64;

export const listBlocksResponseValueContentMax = 100;

export const listBlocksResponseValueTotalPagesMin = 0;
export const listBlocksResponseValueTotalPagesMax = 1000000;

export const listBlocksResponseValueTotalElementsMin = 0;
export const listBlocksResponseValueTotalElementsMax = 100000000;



export const ListBlocksResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "blockId": zod.string().min(1).max(listBlocksResponseValueContentItemBlockIdMax).describe('Its id.'),
  "kind": zod.enum(['ip', 'region']).describe('Addresses, or a country.'),
  "network": zod.union([zod.string().min(listBlocksResponseValueContentItemNetworkOneMin).max(listBlocksResponseValueContentItemNetworkOneMax).regex(listBlocksResponseValueContentItemNetworkOneRegExp).describe('An address or a network in CIDR notation, IPv4 or IPv6. What the pattern lets through and is no network is refused with 400.'),zod.null()]).describe('The addresses; set exactly for `ip`.'),
  "country": zod.union([zod.string().max(listBlocksResponseValueContentItemCountryOneMax).regex(listBlocksResponseValueContentItemCountryOneRegExp).describe('A country, ISO 3166-1 alpha-2.'),zod.null()]).describe('The country; set exactly for `region`.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listBlocksResponseValueContentItemEndsAtMax).nullable().describe('Until when it holds, not included; null, and until it is lifted.'),
  "reason": zod.string().min(1).max(listBlocksResponseValueContentItemReasonMax).describe('Why, for other operators.'),
  "state": zod.enum(['active', 'ended']).describe('`active -> ended` at its end or when it is lifted.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(listBlocksResponseValueContentItemCreatedAtMax).describe('When it was set.'),
  "createdBy": zod.string().min(1).max(listBlocksResponseValueContentItemCreatedByMax).describe('The operator who set it.'),
  "liftedAt": zod.iso.datetime({"offset":true}).max(listBlocksResponseValueContentItemLiftedAtMax).nullable().describe('When it was lifted, null where it was not.'),
  "liftedBy": zod.string().min(1).max(listBlocksResponseValueContentItemLiftedByMax).nullable().describe('The operator who lifted it.')
}).describe('Visitors who may not use the site.')).max(listBlocksResponseValueContentMax).describe('The blocks of the page, active ones first, then the newest.'),
  "totalPages": zod.int().min(listBlocksResponseValueTotalPagesMin).max(listBlocksResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listBlocksResponseValueTotalElementsMin).max(listBlocksResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the list.')
}).describe('The answer of `listBlocks`.')

/**
 * From now on, within seconds on every server, visitors from there are refused: an address with 403 `ip_restricted`
 * from every call, a country with 403 `region_restricted` and system status 2. Sessions from there do not go on;
 * open bets still settle. Calls of operators, vendors and the merchant's system are not concerned. The address is
 * the one that the server takes for true (a forwarded one from trusted proxies only); where the country is not known
 * a region block does not hold, where the list of blocks cannot be read nobody is let in. The same network or
 * country while it is blocked is 409 `conflict`. The audit log gets an entry.
 * @summary Block addresses or a region
 */
export const createBlockHeaderMerchantMax = 32;


export const createBlockHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const createBlockHeaderXRequestIdMax = 64;


export const createBlockHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CreateBlockHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createBlockHeaderMerchantMax).regex(createBlockHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createBlockHeaderXRequestIdMax).regex(createBlockHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const createBlockBodyNetworkOneMin = 2;
export const createBlockBodyNetworkOneMax = 49;


export const createBlockBodyNetworkOneRegExp = new RegExp('^([0-9]{1,3}(\\.[0-9]{1,3}){3}(/([0-9]|[12][0-9]|3[0-2]))?|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(/([0-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?)$');
export const createBlockBodyCountryOneMax = 2;


export const createBlockBodyCountryOneRegExp = new RegExp('^[A-Z]{2}$');
export const createBlockBodyEndsAtMax = 30;

export const createBlockBodyReasonMax = 300;



export const CreateBlockBody = zod.strictObject({
  "kind": zod.enum(['ip', 'region']).describe('Addresses, or a country.'),
  "network": zod.union([zod.string().min(createBlockBodyNetworkOneMin).max(createBlockBodyNetworkOneMax).regex(createBlockBodyNetworkOneRegExp).describe('An address or a network in CIDR notation, IPv4 or IPv6. What the pattern lets through and is no network is refused with 400.'),zod.null()]).describe('The addresses; set exactly for `ip`.'),
  "country": zod.union([zod.string().max(createBlockBodyCountryOneMax).regex(createBlockBodyCountryOneRegExp).describe('A country, ISO 3166-1 alpha-2.'),zod.null()]).describe('The country; set exactly for `region`.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(createBlockBodyEndsAtMax).nullable().describe('Until when it holds, not included; null, and until it is lifted.'),
  "reason": zod.string().min(1).max(createBlockBodyReasonMax).describe('Why, for other operators.')
}).describe('A block that shall be.')

export const createBlockResponseValueBlockIdMax = 40;

export const createBlockResponseValueNetworkOneMin = 2;
export const createBlockResponseValueNetworkOneMax = 49;


export const createBlockResponseValueNetworkOneRegExp = new RegExp('^([0-9]{1,3}(\\.[0-9]{1,3}){3}(/([0-9]|[12][0-9]|3[0-2]))?|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(/([0-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?)$');
export const createBlockResponseValueCountryOneMax = 2;


export const createBlockResponseValueCountryOneRegExp = new RegExp('^[A-Z]{2}$');
export const createBlockResponseValueEndsAtMax = 30;

export const createBlockResponseValueReasonMax = 300;

export const createBlockResponseValueCreatedAtMax = 30;

export const createBlockResponseValueCreatedByMax = 64;

export const createBlockResponseValueLiftedAtMax = 30;

export const createBlockResponseValueLiftedByMax = 64;



export const CreateBlockResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "blockId": zod.string().min(1).max(createBlockResponseValueBlockIdMax).describe('Its id.'),
  "kind": zod.enum(['ip', 'region']).describe('Addresses, or a country.'),
  "network": zod.union([zod.string().min(createBlockResponseValueNetworkOneMin).max(createBlockResponseValueNetworkOneMax).regex(createBlockResponseValueNetworkOneRegExp).describe('An address or a network in CIDR notation, IPv4 or IPv6. What the pattern lets through and is no network is refused with 400.'),zod.null()]).describe('The addresses; set exactly for `ip`.'),
  "country": zod.union([zod.string().max(createBlockResponseValueCountryOneMax).regex(createBlockResponseValueCountryOneRegExp).describe('A country, ISO 3166-1 alpha-2.'),zod.null()]).describe('The country; set exactly for `region`.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(createBlockResponseValueEndsAtMax).nullable().describe('Until when it holds, not included; null, and until it is lifted.'),
  "reason": zod.string().min(1).max(createBlockResponseValueReasonMax).describe('Why, for other operators.'),
  "state": zod.enum(['active', 'ended']).describe('`active -> ended` at its end or when it is lifted.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(createBlockResponseValueCreatedAtMax).describe('When it was set.'),
  "createdBy": zod.string().min(1).max(createBlockResponseValueCreatedByMax).describe('The operator who set it.'),
  "liftedAt": zod.iso.datetime({"offset":true}).max(createBlockResponseValueLiftedAtMax).nullable().describe('When it was lifted, null where it was not.'),
  "liftedBy": zod.string().min(1).max(createBlockResponseValueLiftedByMax).nullable().describe('The operator who lifted it.')
}).describe('Visitors who may not use the site.')
}).describe('The answer of `createBlock`.')

/**
 * Lets in again whom the block kept out, within seconds on every server, unless another block holds. Lifting one
 * that has ended changes nothing. The audit log gets an entry.
 * @summary Lift a block
 */
export const liftBlockPathBlockIdMax = 40;


export const liftBlockPathBlockIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const LiftBlockParams = zod.object({
  "blockId": zod.string().max(liftBlockPathBlockIdMax).regex(liftBlockPathBlockIdRegExp).describe('The block.')
})

export const liftBlockHeaderMerchantMax = 32;


export const liftBlockHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const liftBlockHeaderXRequestIdMax = 64;


export const liftBlockHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const LiftBlockHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(liftBlockHeaderMerchantMax).regex(liftBlockHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(liftBlockHeaderXRequestIdMax).regex(liftBlockHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const liftBlockResponseValueBlockIdMax = 40;

export const liftBlockResponseValueNetworkOneMin = 2;
export const liftBlockResponseValueNetworkOneMax = 49;


export const liftBlockResponseValueNetworkOneRegExp = new RegExp('^([0-9]{1,3}(\\.[0-9]{1,3}){3}(/([0-9]|[12][0-9]|3[0-2]))?|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(/([0-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?)$');
export const liftBlockResponseValueCountryOneMax = 2;


export const liftBlockResponseValueCountryOneRegExp = new RegExp('^[A-Z]{2}$');
export const liftBlockResponseValueEndsAtMax = 30;

export const liftBlockResponseValueReasonMax = 300;

export const liftBlockResponseValueCreatedAtMax = 30;

export const liftBlockResponseValueCreatedByMax = 64;

export const liftBlockResponseValueLiftedAtMax = 30;

export const liftBlockResponseValueLiftedByMax = 64;



export const LiftBlockResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "blockId": zod.string().min(1).max(liftBlockResponseValueBlockIdMax).describe('Its id.'),
  "kind": zod.enum(['ip', 'region']).describe('Addresses, or a country.'),
  "network": zod.union([zod.string().min(liftBlockResponseValueNetworkOneMin).max(liftBlockResponseValueNetworkOneMax).regex(liftBlockResponseValueNetworkOneRegExp).describe('An address or a network in CIDR notation, IPv4 or IPv6. What the pattern lets through and is no network is refused with 400.'),zod.null()]).describe('The addresses; set exactly for `ip`.'),
  "country": zod.union([zod.string().max(liftBlockResponseValueCountryOneMax).regex(liftBlockResponseValueCountryOneRegExp).describe('A country, ISO 3166-1 alpha-2.'),zod.null()]).describe('The country; set exactly for `region`.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(liftBlockResponseValueEndsAtMax).nullable().describe('Until when it holds, not included; null, and until it is lifted.'),
  "reason": zod.string().min(1).max(liftBlockResponseValueReasonMax).describe('Why, for other operators.'),
  "state": zod.enum(['active', 'ended']).describe('`active -> ended` at its end or when it is lifted.'),
  "createdAt": zod.iso.datetime({"offset":true}).max(liftBlockResponseValueCreatedAtMax).describe('When it was set.'),
  "createdBy": zod.string().min(1).max(liftBlockResponseValueCreatedByMax).describe('The operator who set it.'),
  "liftedAt": zod.iso.datetime({"offset":true}).max(liftBlockResponseValueLiftedAtMax).nullable().describe('When it was lifted, null where it was not.'),
  "liftedBy": zod.string().min(1).max(liftBlockResponseValueLiftedByMax).nullable().describe('The operator who lifted it.')
}).describe('Visitors who may not use the site.')
}).describe('The answer of `liftBlock`.')

/**
 * What was done in the range, the newest first: logins, money, limits, contracts, and every call with an operator
 * key. Entries are appended in the transaction of what they tell, or not at all. Reading the log is an entry of its
 * own.
 * @summary List the entries of the audit log
 */
export const listAuditEntriesQueryKindMax = 40;


export const listAuditEntriesQueryKindRegExp = new RegExp('^[a-z][a-z_]{1,39}$');
export const listAuditEntriesQueryActorMax = 64;

export const listAuditEntriesQueryAccountMax = 64;

export const listAuditEntriesQueryFromMax = 30;

export const listAuditEntriesQueryToMax = 30;

export const listAuditEntriesQueryPageNoDefault = 1;
export const listAuditEntriesQueryPageNoMax = 100000;

export const listAuditEntriesQueryPageSizeDefault = 42;
export const listAuditEntriesQueryPageSizeMax = 100;



export const ListAuditEntriesQueryParams = zod.object({
  "kind": zod.string().max(listAuditEntriesQueryKindMax).regex(listAuditEntriesQueryKindRegExp).optional().describe('Entries of this kind only.'),
  "actorKind": zod.enum(['member', 'operator', 'vendor', 'merchant', 'system']).optional().describe('What these did only.'),
  "actor": zod.string().min(1).max(listAuditEntriesQueryActorMax).optional().describe('What this one did only.'),
  "account": zod.string().min(1).max(listAuditEntriesQueryAccountMax).optional().describe('What concerns this account only, by its exact account name.'),
  "from": zod.iso.datetime({"offset":true}).max(listAuditEntriesQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listAuditEntriesQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "pageNo": zod.int().min(1).max(listAuditEntriesQueryPageNoMax).default(listAuditEntriesQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listAuditEntriesQueryPageSizeMax).default(listAuditEntriesQueryPageSizeDefault).describe('Entries on a page.')
})

export const listAuditEntriesHeaderMerchantMax = 32;


export const listAuditEntriesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listAuditEntriesHeaderXRequestIdMax = 64;


export const listAuditEntriesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListAuditEntriesHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listAuditEntriesHeaderMerchantMax).regex(listAuditEntriesHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listAuditEntriesHeaderXRequestIdMax).regex(listAuditEntriesHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const listAuditEntriesResponseValueContentItemAuditIdMax = 16;


export const listAuditEntriesResponseValueContentItemAuditIdRegExp = new RegExp('^[0-9]{1,16}$');
export const listAuditEntriesResponseValueContentItemAtMax = 30;

export const listAuditEntriesResponseValueContentItemKindMax = 40;


export const listAuditEntriesResponseValueContentItemKindRegExp = new RegExp('^[a-z][a-z_]{1,39}$');
export const listAuditEntriesResponseValueContentItemActorMax = 64;

export const listAuditEntriesResponseValueContentItemMemberIdMax = 40;

export const listAuditEntriesResponseValueContentItemRequestIdOneMax = 64;


export const listAuditEntriesResponseValueContentItemRequestIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const listAuditEntriesResponseValueContentItemFactsItemNameMax = 40;


export const listAuditEntriesResponseValueContentItemFactsItemNameRegExp = new RegExp('^[a-z][A-Za-z0-9]{0,39}$');
export const listAuditEntriesResponseValueContentItemFactsItemValueMax = 500;

export const listAuditEntriesResponseValueContentItemFactsMax = 40;

export const listAuditEntriesResponseValueContentItemPreviousHashMax = 64;


export const listAuditEntriesResponseValueContentItemPreviousHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const listAuditEntriesResponseValueContentItemHashMax = 64;


export const listAuditEntriesResponseValueContentItemHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const listAuditEntriesResponseValueContentMax = 100;

export const listAuditEntriesResponseValueTotalPagesMin = 0;
export const listAuditEntriesResponseValueTotalPagesMax = 1000000;

export const listAuditEntriesResponseValueTotalElementsMin = 0;
export const listAuditEntriesResponseValueTotalElementsMax = 100000000;



export const ListAuditEntriesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "auditId": zod.string().max(listAuditEntriesResponseValueContentItemAuditIdMax).regex(listAuditEntriesResponseValueContentItemAuditIdRegExp).describe('Its number, without gaps from 1.'),
  "at": zod.iso.datetime({"offset":true}).max(listAuditEntriesResponseValueContentItemAtMax).describe('When.'),
  "kind": zod.string().max(listAuditEntriesResponseValueContentItemKindMax).regex(listAuditEntriesResponseValueContentItemKindRegExp).describe('What happened, snake_case.'),
  "actorKind": zod.enum(['member', 'operator', 'vendor', 'merchant', 'system']).describe('Who did it.'),
  "actor": zod.string().min(1).max(listAuditEntriesResponseValueContentItemActorMax).describe('Who, the account name of a member, the name of an operator, the code of a vendor or merchant, or the name of the job.'),
  "memberId": zod.string().min(1).max(listAuditEntriesResponseValueContentItemMemberIdMax).nullable().describe('The member concerned, where there is one.'),
  "requestId": zod.union([zod.string().max(listAuditEntriesResponseValueContentItemRequestIdOneMax).regex(listAuditEntriesResponseValueContentItemRequestIdOneRegExp).describe('The id of one exchange between browser and server.'),zod.null()]).describe('The exchange in which it happened, null for a job.'),
  "facts": zod.array(zod.strictObject({
  "name": zod.string().max(listAuditEntriesResponseValueContentItemFactsItemNameMax).regex(listAuditEntriesResponseValueContentItemFactsItemNameRegExp).describe('What it is.'),
  "value": zod.string().max(listAuditEntriesResponseValueContentItemFactsItemValueMax).describe('Its value.')
}).describe('A fact of an audit entry.')).max(listAuditEntriesResponseValueContentItemFactsMax).describe('What else is known. Never a password, token, code or whole account number.'),
  "previousHash": zod.string().max(listAuditEntriesResponseValueContentItemPreviousHashMax).regex(listAuditEntriesResponseValueContentItemPreviousHashRegExp).describe('The hash of the entry before, 64 zeros for the first.'),
  "hash": zod.string().max(listAuditEntriesResponseValueContentItemHashMax).regex(listAuditEntriesResponseValueContentItemHashRegExp).describe('SHA-256 over the hash before and everything in this entry.')
}).describe('An entry of the audit log. Entries are appended, never changed or deleted.')).max(listAuditEntriesResponseValueContentMax).describe('The entries of the page, the newest first.'),
  "totalPages": zod.int().min(listAuditEntriesResponseValueTotalPagesMin).max(listAuditEntriesResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listAuditEntriesResponseValueTotalElementsMin).max(listAuditEntriesResponseValueTotalElementsMax).describe('Entries in all.')
}).describe('A page of the list.')
}).describe('The answer of `listAuditEntries`.')

/**
 * Computes the chain of hashes again from the first entry to the last as at now, and names the first that does not
 * fit. It reads the whole log; the server may answer a result that is at most a minute old.
 * @summary Check that the audit log is whole
 */
export const verifyAuditLogHeaderMerchantMax = 32;


export const verifyAuditLogHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const verifyAuditLogHeaderXRequestIdMax = 64;


export const verifyAuditLogHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const VerifyAuditLogHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(verifyAuditLogHeaderMerchantMax).regex(verifyAuditLogHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(verifyAuditLogHeaderXRequestIdMax).regex(verifyAuditLogHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const verifyAuditLogResponseValueFirstBrokenIdMax = 16;


export const verifyAuditLogResponseValueFirstBrokenIdRegExp = new RegExp('^[0-9]{1,16}$');
export const verifyAuditLogResponseValueEntriesMin = 0;
export const verifyAuditLogResponseValueEntriesMax = 9007199254740991;

export const verifyAuditLogResponseValueHeadHashMax = 64;


export const verifyAuditLogResponseValueHeadHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const verifyAuditLogResponseValueVerifiedAtMax = 30;



export const VerifyAuditLogResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "intact": zod.boolean().describe('Whether every hash fits and no number is missing.'),
  "firstBrokenId": zod.string().max(verifyAuditLogResponseValueFirstBrokenIdMax).regex(verifyAuditLogResponseValueFirstBrokenIdRegExp).nullable().describe('The number of the first entry that was tampered with or follows a missing one.'),
  "entries": zod.int().min(verifyAuditLogResponseValueEntriesMin).max(verifyAuditLogResponseValueEntriesMax).describe('Entries that were checked.'),
  "headHash": zod.string().max(verifyAuditLogResponseValueHeadHashMax).regex(verifyAuditLogResponseValueHeadHashRegExp).describe('The hash of the last entry; keep it outside, and a log that was cut shows.'),
  "verifiedAt": zod.iso.datetime({"offset":true}).max(verifyAuditLogResponseValueVerifiedAtMax).describe('When.')
}).describe('Whether the audit log is whole.')
}).describe('The answer of `verifyAuditLog`.')

