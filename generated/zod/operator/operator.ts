/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


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



export const ListDueDrawsQueryParams = /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsQueryGameCodeMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsQueryGameCodeRegExp))).check(/*#__PURE__*/ zod.describe('Of this game only.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDueDrawsQueryPageNoMax)), listDueDrawsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDueDrawsQueryPageSizeMax)), listDueDrawsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listDueDrawsHeaderMerchantMax = 32;


export const listDueDrawsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listDueDrawsHeaderXRequestIdMax = 64;


export const listDueDrawsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListDueDrawsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListDueDrawsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "draw": /*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawDrawIdMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsResponseValueContentItemDrawDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawGameCodeMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsResponseValueContentItemDrawGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "issueNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawIssueNoMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsResponseValueContentItemDrawIssueNoRegExp)).check(/*#__PURE__*/ zod.describe('What the draw is called on the page, its day and number.')),
  "station": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawStationOneCodeMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsResponseValueContentItemDrawStationOneCodeRegExp)).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawStationOneNameMax)).check(/*#__PURE__*/ zod.describe('Its name.'))
}).check(/*#__PURE__*/ zod.describe('A station that draws.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw, else null.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).check(/*#__PURE__*/ zod.describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n')),
  "opensAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawOpensAtMax)).check(/*#__PURE__*/ zod.describe('Since when it takes bets.')),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawClosesAtMax)).check(/*#__PURE__*/ zod.describe('From when on it takes no more.')),
  "drawAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawDrawAtMax)).check(/*#__PURE__*/ zod.describe('When it is drawn.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawSettledAtMax))).check(/*#__PURE__*/ zod.describe('When its bets were settled last; null until then.')),
  "commitment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawCommitmentMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsResponseValueContentItemDrawCommitmentRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.')),
  "result": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDueDrawsResponseValueContentItemDrawResultOneVersionMax)).check(/*#__PURE__*/ zod.describe('1, and one more with each correction.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawResultOneEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When this version became known.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawResultOnePrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.'))
}).check(/*#__PURE__*/ zod.describe('What was drawn.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The result that holds, null until it is known.')),
  "voidReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawVoidReasonMax))).check(/*#__PURE__*/ zod.describe('Why it is void, in the language of the answer where the server knows it; else null.'))
}).check(/*#__PURE__*/ zod.describe('A draw of a lottery game.')),
  "prizeTable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDueDrawsResponseValueContentItemPrizeTableItemCountMax)).check(/*#__PURE__*/ zod.describe('Numbers that are drawn for it.')),
  "digits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDueDrawsResponseValueContentItemPrizeTableItemDigitsMax)).check(/*#__PURE__*/ zod.describe('Digits of each.'))
}).check(/*#__PURE__*/ zod.describe('A row of a prize table.'))).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemPrizeTableMax)).check(/*#__PURE__*/ zod.describe('The rows that a result has.')),
  "lateSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDueDrawsResponseValueContentItemLateSecondsMin)).check(/*#__PURE__*/ zod.lte(listDueDrawsResponseValueContentItemLateSecondsMax)).check(/*#__PURE__*/ zod.describe('Seconds for which its result has been overdue, 0 once it is entered.')),
  "figures": /*#__PURE__*/ zod.object({
  "bets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDueDrawsResponseValueContentItemFiguresBetsMin)).check(/*#__PURE__*/ zod.lte(listDueDrawsResponseValueContentItemFiguresBetsMax)).check(/*#__PURE__*/ zod.describe('Bets, cancelled ones left out.')),
  "members": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDueDrawsResponseValueContentItemFiguresMembersMin)).check(/*#__PURE__*/ zod.lte(listDueDrawsResponseValueContentItemFiguresMembersMax)).check(/*#__PURE__*/ zod.describe('Members who placed them.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemFiguresStakeMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsResponseValueContentItemFiguresStakeRegExp)).check(/*#__PURE__*/ zod.describe('What they staked.')),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemFiguresPayoutMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsResponseValueContentItemFiguresPayoutRegExp)).check(/*#__PURE__*/ zod.describe('What bets that won or lost were paid.')),
  "returned": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemFiguresReturnedMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsResponseValueContentItemFiguresReturnedRegExp)).check(/*#__PURE__*/ zod.describe('Stakes that came back.')),
  "result": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemFiguresResultMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsResponseValueContentItemFiguresResultRegExp)).check(/*#__PURE__*/ zod.describe('The house\'s result, stake less payout less returned; 0.00 until the draw is settled.'))
}).check(/*#__PURE__*/ zod.describe('What was bet on a draw and what it paid, in the version that holds.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDueDrawsResponseValueContentItemVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, 1 the first.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemVersionsItemEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When it was entered.')),
  "enteredBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemVersionsItemEnteredByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `system` for a built-in draw.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemVersionsItemPrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsResponseValueContentItemVersionsItemPrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemVersionsItemPrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemVersionsItemPrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('Why it replaced the one before it, null for the first.'))
}).check(/*#__PURE__*/ zod.describe('A version of a result, with who entered it.'))).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemVersionsMax)).check(/*#__PURE__*/ zod.describe('The versions of the result, the first one first; the last one holds.'))
}).check(/*#__PURE__*/ zod.describe('A draw as the staff sees it.'))).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The draws of the page, the longest overdue first; none beyond the last page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDueDrawsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listDueDrawsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDueDrawsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listDueDrawsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of draws.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listDueDraws`.'))

/**
 * Of the games with a timetable, for today and the year that follows: the days on which none of their draws are held, as those of
 * Tết, and those that operators closed, opened or moved. The nearest comes first.
 * The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary List the days without draws and those that operators changed
 */
export const listDrawDaysQueryGameCodeMax = 30;


export const listDrawDaysQueryGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listDrawDaysQueryPageNoDefault = 1;
export const listDrawDaysQueryPageNoMax = 100000;

export const listDrawDaysQueryPageSizeDefault = 42;
export const listDrawDaysQueryPageSizeMax = 100;



export const ListDrawDaysQueryParams = /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawDaysQueryGameCodeMax)).check(/*#__PURE__*/ zod.regex(listDrawDaysQueryGameCodeRegExp))).check(/*#__PURE__*/ zod.describe('Of this game only.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDrawDaysQueryPageNoMax)), listDrawDaysQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDrawDaysQueryPageSizeMax)), listDrawDaysQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listDrawDaysHeaderMerchantMax = 32;


export const listDrawDaysHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listDrawDaysHeaderXRequestIdMax = 64;


export const listDrawDaysHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListDrawDaysHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawDaysHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listDrawDaysHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawDaysHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listDrawDaysHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listDrawDaysResponseValueContentItemGameCodeMax = 30;


export const listDrawDaysResponseValueContentItemGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const listDrawDaysResponseValueContentItemGameNameMax = 120;

export const listDrawDaysResponseValueContentItemDayMax = 10;

export const listDrawDaysResponseValueContentItemMovedToMax = 10;

export const listDrawDaysResponseValueContentItemReasonMax = 300;

export const listDrawDaysResponseValueContentItemChangedAtMax = 30;

export const listDrawDaysResponseValueContentItemChangedByMax = 64;

export const listDrawDaysResponseValueContentItemBetsMin = 0;
export const listDrawDaysResponseValueContentItemBetsMax = 100000000;

export const listDrawDaysResponseValueContentItemMembersMin = 0;
export const listDrawDaysResponseValueContentItemMembersMax = 100000000;

export const listDrawDaysResponseValueContentItemStakeMax = 25;


export const listDrawDaysResponseValueContentItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDrawDaysResponseValueContentMax = 100;

export const listDrawDaysResponseValueTotalPagesMin = 0;
export const listDrawDaysResponseValueTotalPagesMax = 1000000;

export const listDrawDaysResponseValueTotalElementsMin = 0;
export const listDrawDaysResponseValueTotalElementsMax = 100000000;



export const ListDrawDaysResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawDaysResponseValueContentItemGameCodeMax)).check(/*#__PURE__*/ zod.regex(listDrawDaysResponseValueContentItemGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDrawDaysResponseValueContentItemGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "day": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listDrawDaysResponseValueContentItemDayMax)).check(/*#__PURE__*/ zod.describe('The day in the time zone of the timetable.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'closed', 'moved']).check(/*#__PURE__*/ zod.describe('`open`: the draws of the day are held on it. `closed`: they are not held. `moved`: they are held on another day.')),
  "decidedBy": /*#__PURE__*/ zod.enum(['timetable', 'operator']).check(/*#__PURE__*/ zod.describe('`timetable`: the week and the calendar of Tết decide. `operator`: an operator has.')),
  "movedTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listDrawDaysResponseValueContentItemMovedToMax))).check(/*#__PURE__*/ zod.describe('The day on which its draws are held, null unless it is moved.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawDaysResponseValueContentItemReasonMax))).check(/*#__PURE__*/ zod.describe('Why an operator changed it, null where none has.')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDrawDaysResponseValueContentItemChangedAtMax))).check(/*#__PURE__*/ zod.describe('When an operator changed it, null where none has.')),
  "changedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawDaysResponseValueContentItemChangedByMax))).check(/*#__PURE__*/ zod.describe('The operator, null where none has changed it.')),
  "bets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDrawDaysResponseValueContentItemBetsMin)).check(/*#__PURE__*/ zod.lte(listDrawDaysResponseValueContentItemBetsMax)).check(/*#__PURE__*/ zod.describe('Open bets on its draws.')),
  "members": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDrawDaysResponseValueContentItemMembersMin)).check(/*#__PURE__*/ zod.lte(listDrawDaysResponseValueContentItemMembersMax)).check(/*#__PURE__*/ zod.describe('Members who placed them.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDrawDaysResponseValueContentItemStakeMax)).check(/*#__PURE__*/ zod.regex(listDrawDaysResponseValueContentItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('What they staked.'))
}).check(/*#__PURE__*/ zod.describe('A day of a lottery with a timetable.'))).check(/*#__PURE__*/ zod.maxLength(listDrawDaysResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The days of the page, the nearest first; none beyond the last page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDrawDaysResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listDrawDaysResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDrawDaysResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listDrawDaysResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of days.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listDrawDays`.'))

/**
 * Whether the draws of a day are held, and what is bet on them. The figures of a slip that is placed meanwhile may be missing.
 * The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary Show a day of a lottery
 */
export const getDrawDayPathGameCodeMax = 30;


export const getDrawDayPathGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const getDrawDayPathDayMax = 10;



export const GetDrawDayParams = /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawDayPathGameCodeMax)).check(/*#__PURE__*/ zod.regex(getDrawDayPathGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A game with a timetable.')),
  "day": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getDrawDayPathDayMax)).check(/*#__PURE__*/ zod.describe('The day of its timetable.'))
})

export const getDrawDayHeaderMerchantMax = 32;


export const getDrawDayHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getDrawDayHeaderXRequestIdMax = 64;


export const getDrawDayHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetDrawDayHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawDayHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getDrawDayHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawDayHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getDrawDayHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getDrawDayResponseValueGameCodeMax = 30;


export const getDrawDayResponseValueGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const getDrawDayResponseValueGameNameMax = 120;

export const getDrawDayResponseValueDayMax = 10;

export const getDrawDayResponseValueMovedToMax = 10;

export const getDrawDayResponseValueReasonMax = 300;

export const getDrawDayResponseValueChangedAtMax = 30;

export const getDrawDayResponseValueChangedByMax = 64;

export const getDrawDayResponseValueBetsMin = 0;
export const getDrawDayResponseValueBetsMax = 100000000;

export const getDrawDayResponseValueMembersMin = 0;
export const getDrawDayResponseValueMembersMax = 100000000;

export const getDrawDayResponseValueStakeMax = 25;


export const getDrawDayResponseValueStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const GetDrawDayResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawDayResponseValueGameCodeMax)).check(/*#__PURE__*/ zod.regex(getDrawDayResponseValueGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDrawDayResponseValueGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "day": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getDrawDayResponseValueDayMax)).check(/*#__PURE__*/ zod.describe('The day in the time zone of the timetable.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'closed', 'moved']).check(/*#__PURE__*/ zod.describe('`open`: the draws of the day are held on it. `closed`: they are not held. `moved`: they are held on another day.')),
  "decidedBy": /*#__PURE__*/ zod.enum(['timetable', 'operator']).check(/*#__PURE__*/ zod.describe('`timetable`: the week and the calendar of Tết decide. `operator`: an operator has.')),
  "movedTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getDrawDayResponseValueMovedToMax))).check(/*#__PURE__*/ zod.describe('The day on which its draws are held, null unless it is moved.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawDayResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why an operator changed it, null where none has.')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDrawDayResponseValueChangedAtMax))).check(/*#__PURE__*/ zod.describe('When an operator changed it, null where none has.')),
  "changedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawDayResponseValueChangedByMax))).check(/*#__PURE__*/ zod.describe('The operator, null where none has changed it.')),
  "bets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDrawDayResponseValueBetsMin)).check(/*#__PURE__*/ zod.lte(getDrawDayResponseValueBetsMax)).check(/*#__PURE__*/ zod.describe('Open bets on its draws.')),
  "members": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDrawDayResponseValueMembersMin)).check(/*#__PURE__*/ zod.lte(getDrawDayResponseValueMembersMax)).check(/*#__PURE__*/ zod.describe('Members who placed them.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDrawDayResponseValueStakeMax)).check(/*#__PURE__*/ zod.regex(getDrawDayResponseValueStakeRegExp)).check(/*#__PURE__*/ zod.describe('What they staked.'))
}).check(/*#__PURE__*/ zod.describe('A day of a lottery with a timetable.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getDrawDay`.'))

/**
 * `close`: none of the day's draws are held. They become void, the stakes of all open bets on them go back in the same transaction,
 * and each member is told with the reason; a chase goes on with its next draw. `open`: the draws of a day that has none are held, and
 * those of a moved day on their own day again. Bets that were refunded stay refunded. `move`: the draws of the day keep their names
 * and bets and are held on `movedTo`, at the time of the timetable; members with bets are told.
 *
 * A day is refused with 400 `validation_failed` whose draws have begun or are over, that is as it is asked to be already, that has no
 * draws to move, and to close one on which draws of other days are held. So is a `movedTo` that has begun or is over, is closed by
 * an operator, or is more than 30 days away. The call needs the operator key, and each is written to the audit log with the
 * operator's name.
 * @summary Close, open or move a day of a lottery
 */
export const changeDrawDayPathGameCodeMax = 30;


export const changeDrawDayPathGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const changeDrawDayPathDayMax = 10;



export const ChangeDrawDayParams = /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeDrawDayPathGameCodeMax)).check(/*#__PURE__*/ zod.regex(changeDrawDayPathGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A game with a timetable.')),
  "day": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(changeDrawDayPathDayMax)).check(/*#__PURE__*/ zod.describe('The day of its timetable.'))
})

export const changeDrawDayHeaderMerchantMax = 32;


export const changeDrawDayHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const changeDrawDayHeaderXRequestIdMax = 64;


export const changeDrawDayHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const changeDrawDayHeaderIdempotencyKeyMax = 64;


export const changeDrawDayHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ChangeDrawDayHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeDrawDayHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(changeDrawDayHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeDrawDayHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(changeDrawDayHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeDrawDayHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(changeDrawDayHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const changeDrawDayBodyMovedToMax = 10;

export const changeDrawDayBodyReasonMin = 3;
export const changeDrawDayBodyReasonMax = 300;


export const changeDrawDayBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const ChangeDrawDayBody = /*#__PURE__*/ zod.strictObject({
  "change": /*#__PURE__*/ zod.enum(['close', 'open', 'move']).check(/*#__PURE__*/ zod.describe('What is done.')),
  "movedTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(changeDrawDayBodyMovedToMax))).check(/*#__PURE__*/ zod.describe('The day on which its draws are held instead, null unless `move`.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(changeDrawDayBodyReasonMin)).check(/*#__PURE__*/ zod.maxLength(changeDrawDayBodyReasonMax)).check(/*#__PURE__*/ zod.regex(changeDrawDayBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('Why, for the audit log and the players.'))
}).check(/*#__PURE__*/ zod.describe('What becomes of a day.'))

export const changeDrawDayResponseValueGameCodeMax = 30;


export const changeDrawDayResponseValueGameCodeRegExp = new RegExp('^[A-Z0-9_]{2,30}$');
export const changeDrawDayResponseValueGameNameMax = 120;

export const changeDrawDayResponseValueDayMax = 10;

export const changeDrawDayResponseValueMovedToMax = 10;

export const changeDrawDayResponseValueReasonMax = 300;

export const changeDrawDayResponseValueChangedAtMax = 30;

export const changeDrawDayResponseValueChangedByMax = 64;

export const changeDrawDayResponseValueBetsMin = 0;
export const changeDrawDayResponseValueBetsMax = 100000000;

export const changeDrawDayResponseValueMembersMin = 0;
export const changeDrawDayResponseValueMembersMax = 100000000;

export const changeDrawDayResponseValueStakeMax = 25;


export const changeDrawDayResponseValueStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ChangeDrawDayResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeDrawDayResponseValueGameCodeMax)).check(/*#__PURE__*/ zod.regex(changeDrawDayResponseValueGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(changeDrawDayResponseValueGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "day": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(changeDrawDayResponseValueDayMax)).check(/*#__PURE__*/ zod.describe('The day in the time zone of the timetable.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'closed', 'moved']).check(/*#__PURE__*/ zod.describe('`open`: the draws of the day are held on it. `closed`: they are not held. `moved`: they are held on another day.')),
  "decidedBy": /*#__PURE__*/ zod.enum(['timetable', 'operator']).check(/*#__PURE__*/ zod.describe('`timetable`: the week and the calendar of Tết decide. `operator`: an operator has.')),
  "movedTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(changeDrawDayResponseValueMovedToMax))).check(/*#__PURE__*/ zod.describe('The day on which its draws are held, null unless it is moved.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeDrawDayResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why an operator changed it, null where none has.')),
  "changedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(changeDrawDayResponseValueChangedAtMax))).check(/*#__PURE__*/ zod.describe('When an operator changed it, null where none has.')),
  "changedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeDrawDayResponseValueChangedByMax))).check(/*#__PURE__*/ zod.describe('The operator, null where none has changed it.')),
  "bets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeDrawDayResponseValueBetsMin)).check(/*#__PURE__*/ zod.lte(changeDrawDayResponseValueBetsMax)).check(/*#__PURE__*/ zod.describe('Open bets on its draws.')),
  "members": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(changeDrawDayResponseValueMembersMin)).check(/*#__PURE__*/ zod.lte(changeDrawDayResponseValueMembersMax)).check(/*#__PURE__*/ zod.describe('Members who placed them.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeDrawDayResponseValueStakeMax)).check(/*#__PURE__*/ zod.regex(changeDrawDayResponseValueStakeRegExp)).check(/*#__PURE__*/ zod.describe('What they staked.'))
}).check(/*#__PURE__*/ zod.describe('A day of a lottery with a timetable.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `changeDrawDay`.'))

/**
 * Any draw with its figures, every version of its result and who entered it.
 * The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary Show a draw to the staff
 */
export const getOperatorDrawPathDrawIdMax = 50;


export const getOperatorDrawPathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');


export const GetOperatorDrawParams = /*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawPathDrawIdMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawPathDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The draw.'))
})

export const getOperatorDrawHeaderMerchantMax = 32;


export const getOperatorDrawHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getOperatorDrawHeaderXRequestIdMax = 64;


export const getOperatorDrawHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetOperatorDrawHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const GetOperatorDrawResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "draw": /*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawDrawIdMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawResponseValueDrawDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawGameCodeMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawResponseValueDrawGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "issueNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawIssueNoMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawResponseValueDrawIssueNoRegExp)).check(/*#__PURE__*/ zod.describe('What the draw is called on the page, its day and number.')),
  "station": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawStationOneCodeMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawResponseValueDrawStationOneCodeRegExp)).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawStationOneNameMax)).check(/*#__PURE__*/ zod.describe('Its name.'))
}).check(/*#__PURE__*/ zod.describe('A station that draws.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw, else null.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).check(/*#__PURE__*/ zod.describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n')),
  "opensAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawOpensAtMax)).check(/*#__PURE__*/ zod.describe('Since when it takes bets.')),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawClosesAtMax)).check(/*#__PURE__*/ zod.describe('From when on it takes no more.')),
  "drawAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawDrawAtMax)).check(/*#__PURE__*/ zod.describe('When it is drawn.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawSettledAtMax))).check(/*#__PURE__*/ zod.describe('When its bets were settled last; null until then.')),
  "commitment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawCommitmentMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawResponseValueDrawCommitmentRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.')),
  "result": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getOperatorDrawResponseValueDrawResultOneVersionMax)).check(/*#__PURE__*/ zod.describe('1, and one more with each correction.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawResultOneEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When this version became known.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawResultOnePrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.'))
}).check(/*#__PURE__*/ zod.describe('What was drawn.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The result that holds, null until it is known.')),
  "voidReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawVoidReasonMax))).check(/*#__PURE__*/ zod.describe('Why it is void, in the language of the answer where the server knows it; else null.'))
}).check(/*#__PURE__*/ zod.describe('A draw of a lottery game.')),
  "prizeTable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getOperatorDrawResponseValuePrizeTableItemCountMax)).check(/*#__PURE__*/ zod.describe('Numbers that are drawn for it.')),
  "digits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getOperatorDrawResponseValuePrizeTableItemDigitsMax)).check(/*#__PURE__*/ zod.describe('Digits of each.'))
}).check(/*#__PURE__*/ zod.describe('A row of a prize table.'))).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValuePrizeTableMax)).check(/*#__PURE__*/ zod.describe('The rows that a result has.')),
  "lateSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getOperatorDrawResponseValueLateSecondsMin)).check(/*#__PURE__*/ zod.lte(getOperatorDrawResponseValueLateSecondsMax)).check(/*#__PURE__*/ zod.describe('Seconds for which its result has been overdue, 0 once it is entered.')),
  "figures": /*#__PURE__*/ zod.object({
  "bets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getOperatorDrawResponseValueFiguresBetsMin)).check(/*#__PURE__*/ zod.lte(getOperatorDrawResponseValueFiguresBetsMax)).check(/*#__PURE__*/ zod.describe('Bets, cancelled ones left out.')),
  "members": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getOperatorDrawResponseValueFiguresMembersMin)).check(/*#__PURE__*/ zod.lte(getOperatorDrawResponseValueFiguresMembersMax)).check(/*#__PURE__*/ zod.describe('Members who placed them.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueFiguresStakeMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawResponseValueFiguresStakeRegExp)).check(/*#__PURE__*/ zod.describe('What they staked.')),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueFiguresPayoutMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawResponseValueFiguresPayoutRegExp)).check(/*#__PURE__*/ zod.describe('What bets that won or lost were paid.')),
  "returned": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueFiguresReturnedMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawResponseValueFiguresReturnedRegExp)).check(/*#__PURE__*/ zod.describe('Stakes that came back.')),
  "result": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueFiguresResultMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawResponseValueFiguresResultRegExp)).check(/*#__PURE__*/ zod.describe('The house\'s result, stake less payout less returned; 0.00 until the draw is settled.'))
}).check(/*#__PURE__*/ zod.describe('What was bet on a draw and what it paid, in the version that holds.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getOperatorDrawResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, 1 the first.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueVersionsItemEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When it was entered.')),
  "enteredBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueVersionsItemEnteredByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `system` for a built-in draw.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueVersionsItemPrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawResponseValueVersionsItemPrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueVersionsItemPrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueVersionsItemPrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('Why it replaced the one before it, null for the first.'))
}).check(/*#__PURE__*/ zod.describe('A version of a result, with who entered it.'))).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('The versions of the result, the first one first; the last one holds.'))
}).check(/*#__PURE__*/ zod.describe('A draw as the staff sees it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getOperatorDraw`.'))

/**
 * Enters version 1 of the result of an external draw that has closed and whose time has come, and settles every open bet on it by
 * that version: once for each bet and version, however often or by how many processes it is tried. The result and the state
 * `drawn` are stored before the answer; figures are final once the state is `settled`. Rows, counts and digits must be those of
 * the prize table (422 `draw_result_invalid`, whose `value.fields` name each number that does not fit, and why). A draw that is built in, not closed, not due or void is 422 `draw_not_enterable`; one
 * that has a result is 409 `conflict` and needs `correctDrawResult`. The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary Enter the result of a draw
 */
export const enterDrawResultPathDrawIdMax = 50;


export const enterDrawResultPathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');


export const EnterDrawResultParams = /*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultPathDrawIdMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultPathDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The draw.'))
})

export const enterDrawResultHeaderMerchantMax = 32;


export const enterDrawResultHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const enterDrawResultHeaderXRequestIdMax = 64;


export const enterDrawResultHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const enterDrawResultHeaderIdempotencyKeyMax = 64;


export const enterDrawResultHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const EnterDrawResultHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const enterDrawResultBodyPrizesItemNumbersItemMax = 6;


export const enterDrawResultBodyPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const enterDrawResultBodyPrizesItemNumbersMax = 20;

export const enterDrawResultBodyPrizesMax = 10;



export const EnterDrawResultBody = /*#__PURE__*/ zod.strictObject({
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultBodyPrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultBodyPrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enterDrawResultBodyPrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enterDrawResultBodyPrizesMax)).check(/*#__PURE__*/ zod.describe('Every row of the prize table in its order, every number with its digits.'))
}).check(/*#__PURE__*/ zod.describe('The result of a draw.'))

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



export const EnterDrawResultResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "draw": /*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawDrawIdMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultResponseValueDrawDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawGameCodeMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultResponseValueDrawGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "issueNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawIssueNoMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultResponseValueDrawIssueNoRegExp)).check(/*#__PURE__*/ zod.describe('What the draw is called on the page, its day and number.')),
  "station": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawStationOneCodeMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultResponseValueDrawStationOneCodeRegExp)).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawStationOneNameMax)).check(/*#__PURE__*/ zod.describe('Its name.'))
}).check(/*#__PURE__*/ zod.describe('A station that draws.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw, else null.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).check(/*#__PURE__*/ zod.describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n')),
  "opensAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawOpensAtMax)).check(/*#__PURE__*/ zod.describe('Since when it takes bets.')),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawClosesAtMax)).check(/*#__PURE__*/ zod.describe('From when on it takes no more.')),
  "drawAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawDrawAtMax)).check(/*#__PURE__*/ zod.describe('When it is drawn.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawSettledAtMax))).check(/*#__PURE__*/ zod.describe('When its bets were settled last; null until then.')),
  "commitment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawCommitmentMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultResponseValueDrawCommitmentRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.')),
  "result": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(enterDrawResultResponseValueDrawResultOneVersionMax)).check(/*#__PURE__*/ zod.describe('1, and one more with each correction.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawResultOneEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When this version became known.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawResultOnePrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultResponseValueDrawResultOnePrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawResultOnePrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawResultOnePrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.'))
}).check(/*#__PURE__*/ zod.describe('What was drawn.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The result that holds, null until it is known.')),
  "voidReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawVoidReasonMax))).check(/*#__PURE__*/ zod.describe('Why it is void, in the language of the answer where the server knows it; else null.'))
}).check(/*#__PURE__*/ zod.describe('A draw of a lottery game.')),
  "prizeTable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(enterDrawResultResponseValuePrizeTableItemCountMax)).check(/*#__PURE__*/ zod.describe('Numbers that are drawn for it.')),
  "digits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(enterDrawResultResponseValuePrizeTableItemDigitsMax)).check(/*#__PURE__*/ zod.describe('Digits of each.'))
}).check(/*#__PURE__*/ zod.describe('A row of a prize table.'))).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValuePrizeTableMax)).check(/*#__PURE__*/ zod.describe('The rows that a result has.')),
  "lateSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enterDrawResultResponseValueLateSecondsMin)).check(/*#__PURE__*/ zod.lte(enterDrawResultResponseValueLateSecondsMax)).check(/*#__PURE__*/ zod.describe('Seconds for which its result has been overdue, 0 once it is entered.')),
  "figures": /*#__PURE__*/ zod.object({
  "bets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enterDrawResultResponseValueFiguresBetsMin)).check(/*#__PURE__*/ zod.lte(enterDrawResultResponseValueFiguresBetsMax)).check(/*#__PURE__*/ zod.describe('Bets, cancelled ones left out.')),
  "members": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enterDrawResultResponseValueFiguresMembersMin)).check(/*#__PURE__*/ zod.lte(enterDrawResultResponseValueFiguresMembersMax)).check(/*#__PURE__*/ zod.describe('Members who placed them.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueFiguresStakeMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultResponseValueFiguresStakeRegExp)).check(/*#__PURE__*/ zod.describe('What they staked.')),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueFiguresPayoutMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultResponseValueFiguresPayoutRegExp)).check(/*#__PURE__*/ zod.describe('What bets that won or lost were paid.')),
  "returned": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueFiguresReturnedMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultResponseValueFiguresReturnedRegExp)).check(/*#__PURE__*/ zod.describe('Stakes that came back.')),
  "result": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueFiguresResultMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultResponseValueFiguresResultRegExp)).check(/*#__PURE__*/ zod.describe('The house\'s result, stake less payout less returned; 0.00 until the draw is settled.'))
}).check(/*#__PURE__*/ zod.describe('What was bet on a draw and what it paid, in the version that holds.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(enterDrawResultResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, 1 the first.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueVersionsItemEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When it was entered.')),
  "enteredBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueVersionsItemEnteredByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `system` for a built-in draw.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueVersionsItemPrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultResponseValueVersionsItemPrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueVersionsItemPrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueVersionsItemPrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('Why it replaced the one before it, null for the first.'))
}).check(/*#__PURE__*/ zod.describe('A version of a result, with who entered it.'))).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('The versions of the result, the first one first; the last one holds.'))
}).check(/*#__PURE__*/ zod.describe('A draw as the staff sees it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `enterDrawResult`.'))

/**
 * Enters the next version of a result. No entry is ever edited: the settlement by the version before is reversed with entries of
 * its own, and every bet is settled again by the new one, in one transaction; what cannot be taken back because it was spent
 * becomes a debt of the member (`getDebt`), never a negative balance. Players whose bets change are told by a message, with what they
 * owe now. `replacesVersion` must
 * be the version that holds, else it is 409 `conflict`. Only external draws can be corrected (422 `draw_not_enterable`). The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary Correct the result of a draw
 */
export const correctDrawResultPathDrawIdMax = 50;


export const correctDrawResultPathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');


export const CorrectDrawResultParams = /*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultPathDrawIdMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultPathDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The draw.'))
})

export const correctDrawResultHeaderMerchantMax = 32;


export const correctDrawResultHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const correctDrawResultHeaderXRequestIdMax = 64;


export const correctDrawResultHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const correctDrawResultHeaderIdempotencyKeyMax = 64;


export const correctDrawResultHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const CorrectDrawResultHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const correctDrawResultBodyReplacesVersionMax = 1000;

export const correctDrawResultBodyPrizesItemNumbersItemMax = 6;


export const correctDrawResultBodyPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const correctDrawResultBodyPrizesItemNumbersMax = 20;

export const correctDrawResultBodyPrizesMax = 10;

export const correctDrawResultBodyReasonMin = 3;
export const correctDrawResultBodyReasonMax = 300;


export const correctDrawResultBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const CorrectDrawResultBody = /*#__PURE__*/ zod.strictObject({
  "replacesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(correctDrawResultBodyReplacesVersionMax)).check(/*#__PURE__*/ zod.describe('The version that holds now. Another one is 409 `conflict`.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultBodyPrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultBodyPrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(correctDrawResultBodyPrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(correctDrawResultBodyPrizesMax)).check(/*#__PURE__*/ zod.describe('Every row of the prize table in its order, every number with its digits.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(correctDrawResultBodyReasonMin)).check(/*#__PURE__*/ zod.maxLength(correctDrawResultBodyReasonMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('Why, for the audit log and the players.'))
}).check(/*#__PURE__*/ zod.describe('The right result of a draw that was settled by a wrong one.'))

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



export const CorrectDrawResultResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "draw": /*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawDrawIdMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultResponseValueDrawDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawGameCodeMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultResponseValueDrawGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "issueNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawIssueNoMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultResponseValueDrawIssueNoRegExp)).check(/*#__PURE__*/ zod.describe('What the draw is called on the page, its day and number.')),
  "station": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawStationOneCodeMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultResponseValueDrawStationOneCodeRegExp)).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawStationOneNameMax)).check(/*#__PURE__*/ zod.describe('Its name.'))
}).check(/*#__PURE__*/ zod.describe('A station that draws.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw, else null.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).check(/*#__PURE__*/ zod.describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n')),
  "opensAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawOpensAtMax)).check(/*#__PURE__*/ zod.describe('Since when it takes bets.')),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawClosesAtMax)).check(/*#__PURE__*/ zod.describe('From when on it takes no more.')),
  "drawAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawDrawAtMax)).check(/*#__PURE__*/ zod.describe('When it is drawn.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawSettledAtMax))).check(/*#__PURE__*/ zod.describe('When its bets were settled last; null until then.')),
  "commitment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawCommitmentMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultResponseValueDrawCommitmentRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.')),
  "result": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(correctDrawResultResponseValueDrawResultOneVersionMax)).check(/*#__PURE__*/ zod.describe('1, and one more with each correction.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawResultOneEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When this version became known.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawResultOnePrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultResponseValueDrawResultOnePrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawResultOnePrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawResultOnePrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.'))
}).check(/*#__PURE__*/ zod.describe('What was drawn.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The result that holds, null until it is known.')),
  "voidReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawVoidReasonMax))).check(/*#__PURE__*/ zod.describe('Why it is void, in the language of the answer where the server knows it; else null.'))
}).check(/*#__PURE__*/ zod.describe('A draw of a lottery game.')),
  "prizeTable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(correctDrawResultResponseValuePrizeTableItemCountMax)).check(/*#__PURE__*/ zod.describe('Numbers that are drawn for it.')),
  "digits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(correctDrawResultResponseValuePrizeTableItemDigitsMax)).check(/*#__PURE__*/ zod.describe('Digits of each.'))
}).check(/*#__PURE__*/ zod.describe('A row of a prize table.'))).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValuePrizeTableMax)).check(/*#__PURE__*/ zod.describe('The rows that a result has.')),
  "lateSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(correctDrawResultResponseValueLateSecondsMin)).check(/*#__PURE__*/ zod.lte(correctDrawResultResponseValueLateSecondsMax)).check(/*#__PURE__*/ zod.describe('Seconds for which its result has been overdue, 0 once it is entered.')),
  "figures": /*#__PURE__*/ zod.object({
  "bets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(correctDrawResultResponseValueFiguresBetsMin)).check(/*#__PURE__*/ zod.lte(correctDrawResultResponseValueFiguresBetsMax)).check(/*#__PURE__*/ zod.describe('Bets, cancelled ones left out.')),
  "members": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(correctDrawResultResponseValueFiguresMembersMin)).check(/*#__PURE__*/ zod.lte(correctDrawResultResponseValueFiguresMembersMax)).check(/*#__PURE__*/ zod.describe('Members who placed them.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueFiguresStakeMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultResponseValueFiguresStakeRegExp)).check(/*#__PURE__*/ zod.describe('What they staked.')),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueFiguresPayoutMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultResponseValueFiguresPayoutRegExp)).check(/*#__PURE__*/ zod.describe('What bets that won or lost were paid.')),
  "returned": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueFiguresReturnedMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultResponseValueFiguresReturnedRegExp)).check(/*#__PURE__*/ zod.describe('Stakes that came back.')),
  "result": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueFiguresResultMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultResponseValueFiguresResultRegExp)).check(/*#__PURE__*/ zod.describe('The house\'s result, stake less payout less returned; 0.00 until the draw is settled.'))
}).check(/*#__PURE__*/ zod.describe('What was bet on a draw and what it paid, in the version that holds.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(correctDrawResultResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, 1 the first.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueVersionsItemEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When it was entered.')),
  "enteredBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueVersionsItemEnteredByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `system` for a built-in draw.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueVersionsItemPrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultResponseValueVersionsItemPrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueVersionsItemPrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueVersionsItemPrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('Why it replaced the one before it, null for the first.'))
}).check(/*#__PURE__*/ zod.describe('A version of a result, with who entered it.'))).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('The versions of the result, the first one first; the last one holds.'))
}).check(/*#__PURE__*/ zod.describe('A draw as the staff sees it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `correctDrawResult`.'))

/**
 * Declares a draw void that is not settled, and gives the stake of every open bet on it back in the same transaction, once. The members are told, with the reason.
 * Chases go on with their next draw. A settled draw is 422 `draw_not_enterable`; one that is void already is answered as it is. The call needs the operator key, and each is written to the audit log with the operator's name.
 * @summary Declare a draw void
 */
export const voidDrawPathDrawIdMax = 50;


export const voidDrawPathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');


export const VoidDrawParams = /*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawPathDrawIdMax)).check(/*#__PURE__*/ zod.regex(voidDrawPathDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The draw.'))
})

export const voidDrawHeaderMerchantMax = 32;


export const voidDrawHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const voidDrawHeaderXRequestIdMax = 64;


export const voidDrawHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const voidDrawHeaderIdempotencyKeyMax = 64;


export const voidDrawHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const VoidDrawHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(voidDrawHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(voidDrawHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(voidDrawHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const voidDrawBodyReasonMin = 3;
export const voidDrawBodyReasonMax = 300;


export const voidDrawBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const VoidDrawBody = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(voidDrawBodyReasonMin)).check(/*#__PURE__*/ zod.maxLength(voidDrawBodyReasonMax)).check(/*#__PURE__*/ zod.regex(voidDrawBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('Why, for the audit log and the players.'))
}).check(/*#__PURE__*/ zod.describe('Why a draw is void.'))

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



export const VoidDrawResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "draw": /*#__PURE__*/ zod.object({
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawDrawIdMax)).check(/*#__PURE__*/ zod.regex(voidDrawResponseValueDrawDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
  "gameCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawGameCodeMax)).check(/*#__PURE__*/ zod.regex(voidDrawResponseValueDrawGameCodeRegExp)).check(/*#__PURE__*/ zod.describe('A lottery game.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawGameNameMax)).check(/*#__PURE__*/ zod.describe('The game\'s name.')),
  "issueNo": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawIssueNoMax)).check(/*#__PURE__*/ zod.regex(voidDrawResponseValueDrawIssueNoRegExp)).check(/*#__PURE__*/ zod.describe('What the draw is called on the page, its day and number.')),
  "station": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawStationOneCodeMax)).check(/*#__PURE__*/ zod.regex(voidDrawResponseValueDrawStationOneCodeRegExp)).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawStationOneNameMax)).check(/*#__PURE__*/ zod.describe('Its name.'))
}).check(/*#__PURE__*/ zod.describe('A station that draws.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The station of a Vietnamese draw, else null.')),
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external']).check(/*#__PURE__*/ zod.describe('`built_in` draws are made by this server, committed and revealed; `external` results are entered by an operator.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'open', 'closed', 'drawn', 'settled', 'void']).check(/*#__PURE__*/ zod.describe('`scheduled -> open -> closed -> drawn -> settled`, or `void` from any but `settled`: then every stake comes back. `open` takes bets; a chase may\nreach draws that are still `scheduled`. From `closed` on no bet is taken.\n')),
  "opensAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawOpensAtMax)).check(/*#__PURE__*/ zod.describe('Since when it takes bets.')),
  "closesAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawClosesAtMax)).check(/*#__PURE__*/ zod.describe('From when on it takes no more.')),
  "drawAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawDrawAtMax)).check(/*#__PURE__*/ zod.describe('When it is drawn.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawSettledAtMax))).check(/*#__PURE__*/ zod.describe('When its bets were settled last; null until then.')),
  "commitment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawCommitmentMax)).check(/*#__PURE__*/ zod.regex(voidDrawResponseValueDrawCommitmentRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.')),
  "result": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(voidDrawResponseValueDrawResultOneVersionMax)).check(/*#__PURE__*/ zod.describe('1, and one more with each correction.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawResultOneEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When this version became known.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawResultOnePrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(voidDrawResponseValueDrawResultOnePrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawResultOnePrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawResultOnePrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.'))
}).check(/*#__PURE__*/ zod.describe('What was drawn.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The result that holds, null until it is known.')),
  "voidReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawVoidReasonMax))).check(/*#__PURE__*/ zod.describe('Why it is void, in the language of the answer where the server knows it; else null.'))
}).check(/*#__PURE__*/ zod.describe('A draw of a lottery game.')),
  "prizeTable": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(voidDrawResponseValuePrizeTableItemCountMax)).check(/*#__PURE__*/ zod.describe('Numbers that are drawn for it.')),
  "digits": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(voidDrawResponseValuePrizeTableItemDigitsMax)).check(/*#__PURE__*/ zod.describe('Digits of each.'))
}).check(/*#__PURE__*/ zod.describe('A row of a prize table.'))).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValuePrizeTableMax)).check(/*#__PURE__*/ zod.describe('The rows that a result has.')),
  "lateSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(voidDrawResponseValueLateSecondsMin)).check(/*#__PURE__*/ zod.lte(voidDrawResponseValueLateSecondsMax)).check(/*#__PURE__*/ zod.describe('Seconds for which its result has been overdue, 0 once it is entered.')),
  "figures": /*#__PURE__*/ zod.object({
  "bets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(voidDrawResponseValueFiguresBetsMin)).check(/*#__PURE__*/ zod.lte(voidDrawResponseValueFiguresBetsMax)).check(/*#__PURE__*/ zod.describe('Bets, cancelled ones left out.')),
  "members": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(voidDrawResponseValueFiguresMembersMin)).check(/*#__PURE__*/ zod.lte(voidDrawResponseValueFiguresMembersMax)).check(/*#__PURE__*/ zod.describe('Members who placed them.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueFiguresStakeMax)).check(/*#__PURE__*/ zod.regex(voidDrawResponseValueFiguresStakeRegExp)).check(/*#__PURE__*/ zod.describe('What they staked.')),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueFiguresPayoutMax)).check(/*#__PURE__*/ zod.regex(voidDrawResponseValueFiguresPayoutRegExp)).check(/*#__PURE__*/ zod.describe('What bets that won or lost were paid.')),
  "returned": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueFiguresReturnedMax)).check(/*#__PURE__*/ zod.regex(voidDrawResponseValueFiguresReturnedRegExp)).check(/*#__PURE__*/ zod.describe('Stakes that came back.')),
  "result": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueFiguresResultMax)).check(/*#__PURE__*/ zod.regex(voidDrawResponseValueFiguresResultRegExp)).check(/*#__PURE__*/ zod.describe('The house\'s result, stake less payout less returned; 0.00 until the draw is settled.'))
}).check(/*#__PURE__*/ zod.describe('What was bet on a draw and what it paid, in the version that holds.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(voidDrawResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, 1 the first.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueVersionsItemEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When it was entered.')),
  "enteredBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueVersionsItemEnteredByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `system` for a built-in draw.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueVersionsItemPrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(voidDrawResponseValueVersionsItemPrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueVersionsItemPrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueVersionsItemPrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('Why it replaced the one before it, null for the first.'))
}).check(/*#__PURE__*/ zod.describe('A version of a result, with who entered it.'))).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('The versions of the result, the first one first; the last one holds.'))
}).check(/*#__PURE__*/ zod.describe('A draw as the staff sees it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `voidDraw`.'))

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



export const ListWithdrawalReviewsQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned'])).check(/*#__PURE__*/ zod.describe('Withdrawals in this state only.')),
  "account": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsQueryAccountMax))).check(/*#__PURE__*/ zod.describe('What concerns this account only, by its exact account name.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWithdrawalReviewsQueryPageNoMax)), listWithdrawalReviewsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWithdrawalReviewsQueryPageSizeMax)), listWithdrawalReviewsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listWithdrawalReviewsHeaderMerchantMax = 32;


export const listWithdrawalReviewsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listWithdrawalReviewsHeaderXRequestIdMax = 64;


export const listWithdrawalReviewsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListWithdrawalReviewsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalReviewsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalReviewsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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
export const listWithdrawalReviewsResponseValueContentItemReceivesMax = 25;


export const listWithdrawalReviewsResponseValueContentItemReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listWithdrawalReviewsResponseValueContentItemTargetAccountIdMax = 40;


export const listWithdrawalReviewsResponseValueContentItemTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const listWithdrawalReviewsResponseValueContentItemTargetBankNameMax = 80;

export const listWithdrawalReviewsResponseValueContentItemTargetEndingMin = 2;
export const listWithdrawalReviewsResponseValueContentItemTargetEndingMax = 4;

export const listWithdrawalReviewsResponseValueContentItemTargetPayeeNameMax = 80;

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
export const listWithdrawalReviewsResponseValueTotalsReceivesMax = 25;


export const listWithdrawalReviewsResponseValueTotalsReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListWithdrawalReviewsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueContentItemWithdrawalIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueContentItemMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueContentItemMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueContentItemMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWithdrawalReviewsResponseValueContentItemMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(listWithdrawalReviewsResponseValueContentItemMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueContentItemAmountMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalReviewsResponseValueContentItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What is held.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueContentItemFeeMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalReviewsResponseValueContentItemFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee, taken from the amount.')),
  "receives": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueContentItemReceivesMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalReviewsResponseValueContentItemReceivesRegExp)).check(/*#__PURE__*/ zod.describe('What is to be paid, the amount less the fee.')),
  "target": /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueContentItemTargetAccountIdMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalReviewsResponseValueContentItemTargetAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueContentItemTargetBankNameMax)).check(/*#__PURE__*/ zod.describe('The bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listWithdrawalReviewsResponseValueContentItemTargetEndingMin)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueContentItemTargetEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueContentItemTargetPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The holder.'))
}).check(/*#__PURE__*/ zod.describe('Where a withdrawal goes, as it was when it was asked for.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueContentItemRequestedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "reviewer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueContentItemReviewerMax))).check(/*#__PURE__*/ zod.describe('The operator who took it up; null until one does.')),
  "openChecks": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWithdrawalReviewsResponseValueContentItemOpenChecksMin)).check(/*#__PURE__*/ zod.lte(listWithdrawalReviewsResponseValueContentItemOpenChecksMax)).check(/*#__PURE__*/ zod.describe('Checks that did not pass.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal as a line of the review list.'))).check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The withdrawals of the page, the one that waits longest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWithdrawalReviewsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listWithdrawalReviewsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listWithdrawalReviewsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listWithdrawalReviewsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueTotalsAmountMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalReviewsResponseValueTotalsAmountRegExp)).check(/*#__PURE__*/ zod.describe('Amounts.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueTotalsFeeMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalReviewsResponseValueTotalsFeeRegExp)).check(/*#__PURE__*/ zod.describe('Fees.')),
  "receives": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listWithdrawalReviewsResponseValueTotalsReceivesMax)).check(/*#__PURE__*/ zod.regex(listWithdrawalReviewsResponseValueTotalsReceivesRegExp)).check(/*#__PURE__*/ zod.describe('To be paid.'))
}).check(/*#__PURE__*/ zod.describe('Sums over all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of withdrawals to review.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listWithdrawalReviews`.'))

/**
 * A withdrawal with the checks that the server made, the figures of the member, the changes of state, and the whole
 * account number to pay to. The reading is written to the audit log.
 * @summary Tell one withdrawal to review
 */
export const getWithdrawalReviewPathWithdrawalIdMax = 40;


export const getWithdrawalReviewPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetWithdrawalReviewParams = /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewPathWithdrawalIdMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalReviewPathWithdrawalIdRegExp)).check(/*#__PURE__*/ zod.describe('The withdrawal.'))
})

export const getWithdrawalReviewHeaderMerchantMax = 32;


export const getWithdrawalReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getWithdrawalReviewHeaderXRequestIdMax = 64;


export const getWithdrawalReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetWithdrawalReviewHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalReviewHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalReviewHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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
export const getWithdrawalReviewResponseValueReceivesMax = 25;


export const getWithdrawalReviewResponseValueReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getWithdrawalReviewResponseValueTargetAccountIdMax = 40;


export const getWithdrawalReviewResponseValueTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const getWithdrawalReviewResponseValueTargetBankNameMax = 80;

export const getWithdrawalReviewResponseValueTargetEndingMin = 2;
export const getWithdrawalReviewResponseValueTargetEndingMax = 4;

export const getWithdrawalReviewResponseValueTargetPayeeNameMax = 80;

export const getWithdrawalReviewResponseValueRequestedAtMax = 30;

export const getWithdrawalReviewResponseValueReviewerMax = 64;

export const getWithdrawalReviewResponseValueOpenChecksMin = 0;
export const getWithdrawalReviewResponseValueOpenChecksMax = 50;

export const getWithdrawalReviewResponseValueAccountNumberMax = 64;

export const getWithdrawalReviewResponseValueCurrencyMax = 5;


export const getWithdrawalReviewResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getWithdrawalReviewResponseValueBankReferenceMax = 80;

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



export const GetWithdrawalReviewResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueWithdrawalIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalReviewResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalReviewResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalReviewResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What is held.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueFeeMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalReviewResponseValueFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee, taken from the amount.')),
  "receives": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueReceivesMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalReviewResponseValueReceivesRegExp)).check(/*#__PURE__*/ zod.describe('What is to be paid, the amount less the fee.')),
  "target": /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueTargetAccountIdMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalReviewResponseValueTargetAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueTargetBankNameMax)).check(/*#__PURE__*/ zod.describe('The bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getWithdrawalReviewResponseValueTargetEndingMin)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueTargetEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueTargetPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The holder.'))
}).check(/*#__PURE__*/ zod.describe('Where a withdrawal goes, as it was when it was asked for.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueRequestedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "reviewer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueReviewerMax))).check(/*#__PURE__*/ zod.describe('The operator who took it up; null until one does.')),
  "openChecks": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalReviewResponseValueOpenChecksMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalReviewResponseValueOpenChecksMax)).check(/*#__PURE__*/ zod.describe('Checks that did not pass.')),
  "accountNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueAccountNumberMax)).check(/*#__PURE__*/ zod.describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalReviewResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The bank\'s reference of the payment, once it is paid; null until then.')),
  "autoReceivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueAutoReceivedAtMax))).check(/*#__PURE__*/ zod.describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected or returned, for the member; null unless it was.')),
  "dispute": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueDisputeMax))).check(/*#__PURE__*/ zod.describe('What the member said when disputing it; null where it did not.')),
  "figures": /*#__PURE__*/ zod.object({
  "mainBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueFiguresMainBalanceMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalReviewResponseValueFiguresMainBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The main wallet after the hold.')),
  "deposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueFiguresDepositsMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalReviewResponseValueFiguresDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Credited deposits of the last 30 days.')),
  "withdrawals": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueFiguresWithdrawalsMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalReviewResponseValueFiguresWithdrawalsRegExp)).check(/*#__PURE__*/ zod.describe('Withdrawals received in the last 30 days.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueFiguresTurnoverMax)).check(/*#__PURE__*/ zod.regex(getWithdrawalReviewResponseValueFiguresTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover of the last 30 days.')),
  "activeBonuses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getWithdrawalReviewResponseValueFiguresActiveBonusesMin)).check(/*#__PURE__*/ zod.lte(getWithdrawalReviewResponseValueFiguresActiveBonusesMax)).check(/*#__PURE__*/ zod.describe('Bonuses whose wagering is open.'))
}).check(/*#__PURE__*/ zod.describe('How the member has played and paid, as at the request.')),
  "checks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "check": /*#__PURE__*/ zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).check(/*#__PURE__*/ zod.describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n')),
  "passed": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it passed.')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueChecksItemDetailMax)).check(/*#__PURE__*/ zod.describe('What was found, in words.'))
}).check(/*#__PURE__*/ zod.describe('A check that the server made when the withdrawal was asked for.'))).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueChecksMax)).check(/*#__PURE__*/ zod.describe('The checks, those that did not pass first.')),
  "steps": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueStepsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "by": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueStepsItemByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `member`, or `system`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueStepsItemNoteMax))).check(/*#__PURE__*/ zod.describe('What was said to it; null where nothing was.'))
}).check(/*#__PURE__*/ zod.describe('A change of state.'))).check(/*#__PURE__*/ zod.maxLength(getWithdrawalReviewResponseValueStepsMax)).check(/*#__PURE__*/ zod.describe('The changes of state, the oldest first.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal with everything that its decision and payment need.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getWithdrawalReview`.'))

/**
 * `requested -> reviewing`, in the name of the key's operator. Taking up again what one has taken up changes
 * nothing; what another operator has taken up goes over to this one, which the steps show. In any other state it is
 * 409 `conflict`. No money moves.
 * @summary Take up a withdrawal
 */
export const startWithdrawalReviewPathWithdrawalIdMax = 40;


export const startWithdrawalReviewPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const StartWithdrawalReviewParams = /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewPathWithdrawalIdMax)).check(/*#__PURE__*/ zod.regex(startWithdrawalReviewPathWithdrawalIdRegExp)).check(/*#__PURE__*/ zod.describe('The withdrawal.'))
})

export const startWithdrawalReviewHeaderMerchantMax = 32;


export const startWithdrawalReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const startWithdrawalReviewHeaderXRequestIdMax = 64;


export const startWithdrawalReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const StartWithdrawalReviewHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(startWithdrawalReviewHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(startWithdrawalReviewHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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
export const startWithdrawalReviewResponseValueReceivesMax = 25;


export const startWithdrawalReviewResponseValueReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const startWithdrawalReviewResponseValueTargetAccountIdMax = 40;


export const startWithdrawalReviewResponseValueTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const startWithdrawalReviewResponseValueTargetBankNameMax = 80;

export const startWithdrawalReviewResponseValueTargetEndingMin = 2;
export const startWithdrawalReviewResponseValueTargetEndingMax = 4;

export const startWithdrawalReviewResponseValueTargetPayeeNameMax = 80;

export const startWithdrawalReviewResponseValueRequestedAtMax = 30;

export const startWithdrawalReviewResponseValueReviewerMax = 64;

export const startWithdrawalReviewResponseValueOpenChecksMin = 0;
export const startWithdrawalReviewResponseValueOpenChecksMax = 50;

export const startWithdrawalReviewResponseValueAccountNumberMax = 64;

export const startWithdrawalReviewResponseValueCurrencyMax = 5;


export const startWithdrawalReviewResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const startWithdrawalReviewResponseValueBankReferenceMax = 80;

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



export const StartWithdrawalReviewResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueWithdrawalIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(startWithdrawalReviewResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(startWithdrawalReviewResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(startWithdrawalReviewResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What is held.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueFeeMax)).check(/*#__PURE__*/ zod.regex(startWithdrawalReviewResponseValueFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee, taken from the amount.')),
  "receives": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueReceivesMax)).check(/*#__PURE__*/ zod.regex(startWithdrawalReviewResponseValueReceivesRegExp)).check(/*#__PURE__*/ zod.describe('What is to be paid, the amount less the fee.')),
  "target": /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueTargetAccountIdMax)).check(/*#__PURE__*/ zod.regex(startWithdrawalReviewResponseValueTargetAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueTargetBankNameMax)).check(/*#__PURE__*/ zod.describe('The bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(startWithdrawalReviewResponseValueTargetEndingMin)).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueTargetEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueTargetPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The holder.'))
}).check(/*#__PURE__*/ zod.describe('Where a withdrawal goes, as it was when it was asked for.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueRequestedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "reviewer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueReviewerMax))).check(/*#__PURE__*/ zod.describe('The operator who took it up; null until one does.')),
  "openChecks": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(startWithdrawalReviewResponseValueOpenChecksMin)).check(/*#__PURE__*/ zod.lte(startWithdrawalReviewResponseValueOpenChecksMax)).check(/*#__PURE__*/ zod.describe('Checks that did not pass.')),
  "accountNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueAccountNumberMax)).check(/*#__PURE__*/ zod.describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(startWithdrawalReviewResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The bank\'s reference of the payment, once it is paid; null until then.')),
  "autoReceivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueAutoReceivedAtMax))).check(/*#__PURE__*/ zod.describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected or returned, for the member; null unless it was.')),
  "dispute": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueDisputeMax))).check(/*#__PURE__*/ zod.describe('What the member said when disputing it; null where it did not.')),
  "figures": /*#__PURE__*/ zod.object({
  "mainBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueFiguresMainBalanceMax)).check(/*#__PURE__*/ zod.regex(startWithdrawalReviewResponseValueFiguresMainBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The main wallet after the hold.')),
  "deposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueFiguresDepositsMax)).check(/*#__PURE__*/ zod.regex(startWithdrawalReviewResponseValueFiguresDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Credited deposits of the last 30 days.')),
  "withdrawals": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueFiguresWithdrawalsMax)).check(/*#__PURE__*/ zod.regex(startWithdrawalReviewResponseValueFiguresWithdrawalsRegExp)).check(/*#__PURE__*/ zod.describe('Withdrawals received in the last 30 days.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueFiguresTurnoverMax)).check(/*#__PURE__*/ zod.regex(startWithdrawalReviewResponseValueFiguresTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover of the last 30 days.')),
  "activeBonuses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(startWithdrawalReviewResponseValueFiguresActiveBonusesMin)).check(/*#__PURE__*/ zod.lte(startWithdrawalReviewResponseValueFiguresActiveBonusesMax)).check(/*#__PURE__*/ zod.describe('Bonuses whose wagering is open.'))
}).check(/*#__PURE__*/ zod.describe('How the member has played and paid, as at the request.')),
  "checks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "check": /*#__PURE__*/ zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).check(/*#__PURE__*/ zod.describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n')),
  "passed": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it passed.')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueChecksItemDetailMax)).check(/*#__PURE__*/ zod.describe('What was found, in words.'))
}).check(/*#__PURE__*/ zod.describe('A check that the server made when the withdrawal was asked for.'))).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueChecksMax)).check(/*#__PURE__*/ zod.describe('The checks, those that did not pass first.')),
  "steps": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueStepsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "by": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueStepsItemByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `member`, or `system`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueStepsItemNoteMax))).check(/*#__PURE__*/ zod.describe('What was said to it; null where nothing was.'))
}).check(/*#__PURE__*/ zod.describe('A change of state.'))).check(/*#__PURE__*/ zod.maxLength(startWithdrawalReviewResponseValueStepsMax)).check(/*#__PURE__*/ zod.describe('The changes of state, the oldest first.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal with everything that its decision and payment need.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `startWithdrawalReview`.'))

/**
 * `requested -> approved` or `reviewing -> approved`. The amount stays held until it is paid; the member cannot
 * cancel from here on and is told by a message. While the member owes it is 422 `debt_open`: rejected, the amount pays
 * the debt first. In any other state it is 409 `conflict`: two operators who decide at once have one winner. The audit
 * log gets an entry.
 * @summary Approve a withdrawal
 */
export const approveWithdrawalPathWithdrawalIdMax = 40;


export const approveWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const ApproveWithdrawalParams = /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveWithdrawalPathWithdrawalIdMax)).check(/*#__PURE__*/ zod.regex(approveWithdrawalPathWithdrawalIdRegExp)).check(/*#__PURE__*/ zod.describe('The withdrawal.'))
})

export const approveWithdrawalHeaderMerchantMax = 32;


export const approveWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const approveWithdrawalHeaderXRequestIdMax = 64;


export const approveWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const approveWithdrawalHeaderIdempotencyKeyMax = 64;


export const approveWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ApproveWithdrawalHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveWithdrawalHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(approveWithdrawalHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveWithdrawalHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(approveWithdrawalHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveWithdrawalHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(approveWithdrawalHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const approveWithdrawalBodyNoteMax = 500;



export const ApproveWithdrawalBody = /*#__PURE__*/ zod.strictObject({
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveWithdrawalBodyNoteMax))).check(/*#__PURE__*/ zod.describe('For other operators.'))
}).check(/*#__PURE__*/ zod.describe('A note of an operator.'))

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
export const approveWithdrawalResponseValueReceivesMax = 25;


export const approveWithdrawalResponseValueReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const approveWithdrawalResponseValueTargetAccountIdMax = 40;


export const approveWithdrawalResponseValueTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const approveWithdrawalResponseValueTargetBankNameMax = 80;

export const approveWithdrawalResponseValueTargetEndingMin = 2;
export const approveWithdrawalResponseValueTargetEndingMax = 4;

export const approveWithdrawalResponseValueTargetPayeeNameMax = 80;

export const approveWithdrawalResponseValueRequestedAtMax = 30;

export const approveWithdrawalResponseValueReviewerMax = 64;

export const approveWithdrawalResponseValueOpenChecksMin = 0;
export const approveWithdrawalResponseValueOpenChecksMax = 50;

export const approveWithdrawalResponseValueAccountNumberMax = 64;

export const approveWithdrawalResponseValueCurrencyMax = 5;


export const approveWithdrawalResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const approveWithdrawalResponseValueBankReferenceMax = 80;

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



export const ApproveWithdrawalResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueWithdrawalIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(approveWithdrawalResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(approveWithdrawalResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(approveWithdrawalResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What is held.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueFeeMax)).check(/*#__PURE__*/ zod.regex(approveWithdrawalResponseValueFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee, taken from the amount.')),
  "receives": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueReceivesMax)).check(/*#__PURE__*/ zod.regex(approveWithdrawalResponseValueReceivesRegExp)).check(/*#__PURE__*/ zod.describe('What is to be paid, the amount less the fee.')),
  "target": /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueTargetAccountIdMax)).check(/*#__PURE__*/ zod.regex(approveWithdrawalResponseValueTargetAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueTargetBankNameMax)).check(/*#__PURE__*/ zod.describe('The bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(approveWithdrawalResponseValueTargetEndingMin)).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueTargetEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueTargetPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The holder.'))
}).check(/*#__PURE__*/ zod.describe('Where a withdrawal goes, as it was when it was asked for.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueRequestedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "reviewer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueReviewerMax))).check(/*#__PURE__*/ zod.describe('The operator who took it up; null until one does.')),
  "openChecks": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(approveWithdrawalResponseValueOpenChecksMin)).check(/*#__PURE__*/ zod.lte(approveWithdrawalResponseValueOpenChecksMax)).check(/*#__PURE__*/ zod.describe('Checks that did not pass.')),
  "accountNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueAccountNumberMax)).check(/*#__PURE__*/ zod.describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(approveWithdrawalResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The bank\'s reference of the payment, once it is paid; null until then.')),
  "autoReceivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueAutoReceivedAtMax))).check(/*#__PURE__*/ zod.describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected or returned, for the member; null unless it was.')),
  "dispute": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueDisputeMax))).check(/*#__PURE__*/ zod.describe('What the member said when disputing it; null where it did not.')),
  "figures": /*#__PURE__*/ zod.object({
  "mainBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueFiguresMainBalanceMax)).check(/*#__PURE__*/ zod.regex(approveWithdrawalResponseValueFiguresMainBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The main wallet after the hold.')),
  "deposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueFiguresDepositsMax)).check(/*#__PURE__*/ zod.regex(approveWithdrawalResponseValueFiguresDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Credited deposits of the last 30 days.')),
  "withdrawals": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueFiguresWithdrawalsMax)).check(/*#__PURE__*/ zod.regex(approveWithdrawalResponseValueFiguresWithdrawalsRegExp)).check(/*#__PURE__*/ zod.describe('Withdrawals received in the last 30 days.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueFiguresTurnoverMax)).check(/*#__PURE__*/ zod.regex(approveWithdrawalResponseValueFiguresTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover of the last 30 days.')),
  "activeBonuses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(approveWithdrawalResponseValueFiguresActiveBonusesMin)).check(/*#__PURE__*/ zod.lte(approveWithdrawalResponseValueFiguresActiveBonusesMax)).check(/*#__PURE__*/ zod.describe('Bonuses whose wagering is open.'))
}).check(/*#__PURE__*/ zod.describe('How the member has played and paid, as at the request.')),
  "checks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "check": /*#__PURE__*/ zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).check(/*#__PURE__*/ zod.describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n')),
  "passed": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it passed.')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueChecksItemDetailMax)).check(/*#__PURE__*/ zod.describe('What was found, in words.'))
}).check(/*#__PURE__*/ zod.describe('A check that the server made when the withdrawal was asked for.'))).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueChecksMax)).check(/*#__PURE__*/ zod.describe('The checks, those that did not pass first.')),
  "steps": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueStepsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "by": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueStepsItemByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `member`, or `system`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueStepsItemNoteMax))).check(/*#__PURE__*/ zod.describe('What was said to it; null where nothing was.'))
}).check(/*#__PURE__*/ zod.describe('A change of state.'))).check(/*#__PURE__*/ zod.maxLength(approveWithdrawalResponseValueStepsMax)).check(/*#__PURE__*/ zod.describe('The changes of state, the oldest first.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal with everything that its decision and payment need.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `approveWithdrawal`.'))

/**
 * `requested -> rejected` or `reviewing -> rejected`, and the hold goes back to the main wallet, amount and fee, in
 * the same transaction. The member is told the reason by a message. In any other state it is 409 `conflict`. The
 * audit log gets an entry.
 * @summary Reject a withdrawal
 */
export const rejectWithdrawalPathWithdrawalIdMax = 40;


export const rejectWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const RejectWithdrawalParams = /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalPathWithdrawalIdMax)).check(/*#__PURE__*/ zod.regex(rejectWithdrawalPathWithdrawalIdRegExp)).check(/*#__PURE__*/ zod.describe('The withdrawal.'))
})

export const rejectWithdrawalHeaderMerchantMax = 32;


export const rejectWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const rejectWithdrawalHeaderXRequestIdMax = 64;


export const rejectWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const rejectWithdrawalHeaderIdempotencyKeyMax = 64;


export const rejectWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const RejectWithdrawalHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(rejectWithdrawalHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(rejectWithdrawalHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(rejectWithdrawalHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const rejectWithdrawalBodyReasonMax = 300;


export const rejectWithdrawalBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const rejectWithdrawalBodyNoteMax = 500;



export const RejectWithdrawalBody = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalBodyReasonMax)).check(/*#__PURE__*/ zod.regex(rejectWithdrawalBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('The reason, which the member reads, in the member\'s language.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalBodyNoteMax))).check(/*#__PURE__*/ zod.describe('A note for other operators.'))
}).check(/*#__PURE__*/ zod.describe('Why an operator refuses something.'))

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
export const rejectWithdrawalResponseValueReceivesMax = 25;


export const rejectWithdrawalResponseValueReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const rejectWithdrawalResponseValueTargetAccountIdMax = 40;


export const rejectWithdrawalResponseValueTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const rejectWithdrawalResponseValueTargetBankNameMax = 80;

export const rejectWithdrawalResponseValueTargetEndingMin = 2;
export const rejectWithdrawalResponseValueTargetEndingMax = 4;

export const rejectWithdrawalResponseValueTargetPayeeNameMax = 80;

export const rejectWithdrawalResponseValueRequestedAtMax = 30;

export const rejectWithdrawalResponseValueReviewerMax = 64;

export const rejectWithdrawalResponseValueOpenChecksMin = 0;
export const rejectWithdrawalResponseValueOpenChecksMax = 50;

export const rejectWithdrawalResponseValueAccountNumberMax = 64;

export const rejectWithdrawalResponseValueCurrencyMax = 5;


export const rejectWithdrawalResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const rejectWithdrawalResponseValueBankReferenceMax = 80;

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



export const RejectWithdrawalResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueWithdrawalIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rejectWithdrawalResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(rejectWithdrawalResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(rejectWithdrawalResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What is held.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueFeeMax)).check(/*#__PURE__*/ zod.regex(rejectWithdrawalResponseValueFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee, taken from the amount.')),
  "receives": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueReceivesMax)).check(/*#__PURE__*/ zod.regex(rejectWithdrawalResponseValueReceivesRegExp)).check(/*#__PURE__*/ zod.describe('What is to be paid, the amount less the fee.')),
  "target": /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueTargetAccountIdMax)).check(/*#__PURE__*/ zod.regex(rejectWithdrawalResponseValueTargetAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueTargetBankNameMax)).check(/*#__PURE__*/ zod.describe('The bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(rejectWithdrawalResponseValueTargetEndingMin)).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueTargetEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueTargetPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The holder.'))
}).check(/*#__PURE__*/ zod.describe('Where a withdrawal goes, as it was when it was asked for.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueRequestedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "reviewer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueReviewerMax))).check(/*#__PURE__*/ zod.describe('The operator who took it up; null until one does.')),
  "openChecks": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rejectWithdrawalResponseValueOpenChecksMin)).check(/*#__PURE__*/ zod.lte(rejectWithdrawalResponseValueOpenChecksMax)).check(/*#__PURE__*/ zod.describe('Checks that did not pass.')),
  "accountNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueAccountNumberMax)).check(/*#__PURE__*/ zod.describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(rejectWithdrawalResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The bank\'s reference of the payment, once it is paid; null until then.')),
  "autoReceivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueAutoReceivedAtMax))).check(/*#__PURE__*/ zod.describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected or returned, for the member; null unless it was.')),
  "dispute": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueDisputeMax))).check(/*#__PURE__*/ zod.describe('What the member said when disputing it; null where it did not.')),
  "figures": /*#__PURE__*/ zod.object({
  "mainBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueFiguresMainBalanceMax)).check(/*#__PURE__*/ zod.regex(rejectWithdrawalResponseValueFiguresMainBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The main wallet after the hold.')),
  "deposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueFiguresDepositsMax)).check(/*#__PURE__*/ zod.regex(rejectWithdrawalResponseValueFiguresDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Credited deposits of the last 30 days.')),
  "withdrawals": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueFiguresWithdrawalsMax)).check(/*#__PURE__*/ zod.regex(rejectWithdrawalResponseValueFiguresWithdrawalsRegExp)).check(/*#__PURE__*/ zod.describe('Withdrawals received in the last 30 days.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueFiguresTurnoverMax)).check(/*#__PURE__*/ zod.regex(rejectWithdrawalResponseValueFiguresTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover of the last 30 days.')),
  "activeBonuses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rejectWithdrawalResponseValueFiguresActiveBonusesMin)).check(/*#__PURE__*/ zod.lte(rejectWithdrawalResponseValueFiguresActiveBonusesMax)).check(/*#__PURE__*/ zod.describe('Bonuses whose wagering is open.'))
}).check(/*#__PURE__*/ zod.describe('How the member has played and paid, as at the request.')),
  "checks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "check": /*#__PURE__*/ zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).check(/*#__PURE__*/ zod.describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n')),
  "passed": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it passed.')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueChecksItemDetailMax)).check(/*#__PURE__*/ zod.describe('What was found, in words.'))
}).check(/*#__PURE__*/ zod.describe('A check that the server made when the withdrawal was asked for.'))).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueChecksMax)).check(/*#__PURE__*/ zod.describe('The checks, those that did not pass first.')),
  "steps": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueStepsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "by": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueStepsItemByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `member`, or `system`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueStepsItemNoteMax))).check(/*#__PURE__*/ zod.describe('What was said to it; null where nothing was.'))
}).check(/*#__PURE__*/ zod.describe('A change of state.'))).check(/*#__PURE__*/ zod.maxLength(rejectWithdrawalResponseValueStepsMax)).check(/*#__PURE__*/ zod.describe('The changes of state, the oldest first.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal with everything that its decision and payment need.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `rejectWithdrawal`.'))

/**
 * `approved -> paid`: the held money leaves the wallet in one ledger transaction, the fee to the account of fees.
 * From `paidAt` the 30 minutes run after which it counts as received, unless the member confirms or disputes it
 * first. The member is told by a message. In any other state it is 409 `conflict`. The audit log gets an entry.
 * @summary Mark a withdrawal as paid
 */
export const markWithdrawalPaidPathWithdrawalIdMax = 40;


export const markWithdrawalPaidPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const MarkWithdrawalPaidParams = /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidPathWithdrawalIdMax)).check(/*#__PURE__*/ zod.regex(markWithdrawalPaidPathWithdrawalIdRegExp)).check(/*#__PURE__*/ zod.describe('The withdrawal.'))
})

export const markWithdrawalPaidHeaderMerchantMax = 32;


export const markWithdrawalPaidHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const markWithdrawalPaidHeaderXRequestIdMax = 64;


export const markWithdrawalPaidHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const markWithdrawalPaidHeaderIdempotencyKeyMax = 64;


export const markWithdrawalPaidHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const MarkWithdrawalPaidHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(markWithdrawalPaidHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(markWithdrawalPaidHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(markWithdrawalPaidHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const markWithdrawalPaidBodyBankReferenceMax = 80;


export const markWithdrawalPaidBodyBankReferenceRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const markWithdrawalPaidBodyPaidAtMax = 30;

export const markWithdrawalPaidBodyNoteMax = 500;



export const MarkWithdrawalPaidBody = /*#__PURE__*/ zod.strictObject({
  "bankReference": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidBodyBankReferenceMax)).check(/*#__PURE__*/ zod.regex(markWithdrawalPaidBodyBankReferenceRegExp)).check(/*#__PURE__*/ zod.describe('The bank\'s reference of the payment.')),
  "paidAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidBodyPaidAtMax)).check(/*#__PURE__*/ zod.describe('When it was sent, not in the future and not before the approval.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidBodyNoteMax))).check(/*#__PURE__*/ zod.describe('A note for other operators.'))
}).check(/*#__PURE__*/ zod.describe('The payment that was made.'))

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
export const markWithdrawalPaidResponseValueReceivesMax = 25;


export const markWithdrawalPaidResponseValueReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const markWithdrawalPaidResponseValueTargetAccountIdMax = 40;


export const markWithdrawalPaidResponseValueTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const markWithdrawalPaidResponseValueTargetBankNameMax = 80;

export const markWithdrawalPaidResponseValueTargetEndingMin = 2;
export const markWithdrawalPaidResponseValueTargetEndingMax = 4;

export const markWithdrawalPaidResponseValueTargetPayeeNameMax = 80;

export const markWithdrawalPaidResponseValueRequestedAtMax = 30;

export const markWithdrawalPaidResponseValueReviewerMax = 64;

export const markWithdrawalPaidResponseValueOpenChecksMin = 0;
export const markWithdrawalPaidResponseValueOpenChecksMax = 50;

export const markWithdrawalPaidResponseValueAccountNumberMax = 64;

export const markWithdrawalPaidResponseValueCurrencyMax = 5;


export const markWithdrawalPaidResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const markWithdrawalPaidResponseValueBankReferenceMax = 80;

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



export const MarkWithdrawalPaidResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueWithdrawalIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(markWithdrawalPaidResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(markWithdrawalPaidResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(markWithdrawalPaidResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What is held.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueFeeMax)).check(/*#__PURE__*/ zod.regex(markWithdrawalPaidResponseValueFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee, taken from the amount.')),
  "receives": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueReceivesMax)).check(/*#__PURE__*/ zod.regex(markWithdrawalPaidResponseValueReceivesRegExp)).check(/*#__PURE__*/ zod.describe('What is to be paid, the amount less the fee.')),
  "target": /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueTargetAccountIdMax)).check(/*#__PURE__*/ zod.regex(markWithdrawalPaidResponseValueTargetAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueTargetBankNameMax)).check(/*#__PURE__*/ zod.describe('The bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(markWithdrawalPaidResponseValueTargetEndingMin)).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueTargetEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueTargetPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The holder.'))
}).check(/*#__PURE__*/ zod.describe('Where a withdrawal goes, as it was when it was asked for.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueRequestedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "reviewer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueReviewerMax))).check(/*#__PURE__*/ zod.describe('The operator who took it up; null until one does.')),
  "openChecks": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(markWithdrawalPaidResponseValueOpenChecksMin)).check(/*#__PURE__*/ zod.lte(markWithdrawalPaidResponseValueOpenChecksMax)).check(/*#__PURE__*/ zod.describe('Checks that did not pass.')),
  "accountNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueAccountNumberMax)).check(/*#__PURE__*/ zod.describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(markWithdrawalPaidResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The bank\'s reference of the payment, once it is paid; null until then.')),
  "autoReceivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueAutoReceivedAtMax))).check(/*#__PURE__*/ zod.describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected or returned, for the member; null unless it was.')),
  "dispute": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueDisputeMax))).check(/*#__PURE__*/ zod.describe('What the member said when disputing it; null where it did not.')),
  "figures": /*#__PURE__*/ zod.object({
  "mainBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueFiguresMainBalanceMax)).check(/*#__PURE__*/ zod.regex(markWithdrawalPaidResponseValueFiguresMainBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The main wallet after the hold.')),
  "deposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueFiguresDepositsMax)).check(/*#__PURE__*/ zod.regex(markWithdrawalPaidResponseValueFiguresDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Credited deposits of the last 30 days.')),
  "withdrawals": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueFiguresWithdrawalsMax)).check(/*#__PURE__*/ zod.regex(markWithdrawalPaidResponseValueFiguresWithdrawalsRegExp)).check(/*#__PURE__*/ zod.describe('Withdrawals received in the last 30 days.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueFiguresTurnoverMax)).check(/*#__PURE__*/ zod.regex(markWithdrawalPaidResponseValueFiguresTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover of the last 30 days.')),
  "activeBonuses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(markWithdrawalPaidResponseValueFiguresActiveBonusesMin)).check(/*#__PURE__*/ zod.lte(markWithdrawalPaidResponseValueFiguresActiveBonusesMax)).check(/*#__PURE__*/ zod.describe('Bonuses whose wagering is open.'))
}).check(/*#__PURE__*/ zod.describe('How the member has played and paid, as at the request.')),
  "checks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "check": /*#__PURE__*/ zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).check(/*#__PURE__*/ zod.describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n')),
  "passed": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it passed.')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueChecksItemDetailMax)).check(/*#__PURE__*/ zod.describe('What was found, in words.'))
}).check(/*#__PURE__*/ zod.describe('A check that the server made when the withdrawal was asked for.'))).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueChecksMax)).check(/*#__PURE__*/ zod.describe('The checks, those that did not pass first.')),
  "steps": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueStepsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "by": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueStepsItemByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `member`, or `system`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueStepsItemNoteMax))).check(/*#__PURE__*/ zod.describe('What was said to it; null where nothing was.'))
}).check(/*#__PURE__*/ zod.describe('A change of state.'))).check(/*#__PURE__*/ zod.maxLength(markWithdrawalPaidResponseValueStepsMax)).check(/*#__PURE__*/ zod.describe('The changes of state, the oldest first.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal with everything that its decision and payment need.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `markWithdrawalPaid`.'))

/**
 * `approved -> returned`, `paid -> returned`, `disputed -> returned` or `received -> returned`: amount and fee are in
 * the main wallet again, in one ledger transaction that reverses what was booked. For money that could not be sent or
 * came back, also days after it counted as received. The member is told the reason by a message. In any other state it
 * is 409 `conflict`. The audit log gets an entry.
 * @summary Return a withdrawal
 */
export const returnWithdrawalPathWithdrawalIdMax = 40;


export const returnWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const ReturnWithdrawalParams = /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnWithdrawalPathWithdrawalIdMax)).check(/*#__PURE__*/ zod.regex(returnWithdrawalPathWithdrawalIdRegExp)).check(/*#__PURE__*/ zod.describe('The withdrawal.'))
})

export const returnWithdrawalHeaderMerchantMax = 32;


export const returnWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const returnWithdrawalHeaderXRequestIdMax = 64;


export const returnWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const returnWithdrawalHeaderIdempotencyKeyMax = 64;


export const returnWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ReturnWithdrawalHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnWithdrawalHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(returnWithdrawalHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnWithdrawalHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(returnWithdrawalHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnWithdrawalHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(returnWithdrawalHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const returnWithdrawalBodyReasonMax = 300;


export const returnWithdrawalBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const returnWithdrawalBodyNoteMax = 500;



export const ReturnWithdrawalBody = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalBodyReasonMax)).check(/*#__PURE__*/ zod.regex(returnWithdrawalBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('The reason, which the member reads, in the member\'s language.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnWithdrawalBodyNoteMax))).check(/*#__PURE__*/ zod.describe('A note for other operators.'))
}).check(/*#__PURE__*/ zod.describe('Why an operator refuses something.'))

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
export const returnWithdrawalResponseValueReceivesMax = 25;


export const returnWithdrawalResponseValueReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const returnWithdrawalResponseValueTargetAccountIdMax = 40;


export const returnWithdrawalResponseValueTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const returnWithdrawalResponseValueTargetBankNameMax = 80;

export const returnWithdrawalResponseValueTargetEndingMin = 2;
export const returnWithdrawalResponseValueTargetEndingMax = 4;

export const returnWithdrawalResponseValueTargetPayeeNameMax = 80;

export const returnWithdrawalResponseValueRequestedAtMax = 30;

export const returnWithdrawalResponseValueReviewerMax = 64;

export const returnWithdrawalResponseValueOpenChecksMin = 0;
export const returnWithdrawalResponseValueOpenChecksMax = 50;

export const returnWithdrawalResponseValueAccountNumberMax = 64;

export const returnWithdrawalResponseValueCurrencyMax = 5;


export const returnWithdrawalResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const returnWithdrawalResponseValueBankReferenceMax = 80;

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



export const ReturnWithdrawalResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueWithdrawalIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(returnWithdrawalResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(returnWithdrawalResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(returnWithdrawalResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What is held.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueFeeMax)).check(/*#__PURE__*/ zod.regex(returnWithdrawalResponseValueFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee, taken from the amount.')),
  "receives": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueReceivesMax)).check(/*#__PURE__*/ zod.regex(returnWithdrawalResponseValueReceivesRegExp)).check(/*#__PURE__*/ zod.describe('What is to be paid, the amount less the fee.')),
  "target": /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueTargetAccountIdMax)).check(/*#__PURE__*/ zod.regex(returnWithdrawalResponseValueTargetAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueTargetBankNameMax)).check(/*#__PURE__*/ zod.describe('The bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(returnWithdrawalResponseValueTargetEndingMin)).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueTargetEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueTargetPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The holder.'))
}).check(/*#__PURE__*/ zod.describe('Where a withdrawal goes, as it was when it was asked for.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueRequestedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "reviewer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueReviewerMax))).check(/*#__PURE__*/ zod.describe('The operator who took it up; null until one does.')),
  "openChecks": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(returnWithdrawalResponseValueOpenChecksMin)).check(/*#__PURE__*/ zod.lte(returnWithdrawalResponseValueOpenChecksMax)).check(/*#__PURE__*/ zod.describe('Checks that did not pass.')),
  "accountNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueAccountNumberMax)).check(/*#__PURE__*/ zod.describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(returnWithdrawalResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The bank\'s reference of the payment, once it is paid; null until then.')),
  "autoReceivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueAutoReceivedAtMax))).check(/*#__PURE__*/ zod.describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected or returned, for the member; null unless it was.')),
  "dispute": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueDisputeMax))).check(/*#__PURE__*/ zod.describe('What the member said when disputing it; null where it did not.')),
  "figures": /*#__PURE__*/ zod.object({
  "mainBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueFiguresMainBalanceMax)).check(/*#__PURE__*/ zod.regex(returnWithdrawalResponseValueFiguresMainBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The main wallet after the hold.')),
  "deposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueFiguresDepositsMax)).check(/*#__PURE__*/ zod.regex(returnWithdrawalResponseValueFiguresDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Credited deposits of the last 30 days.')),
  "withdrawals": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueFiguresWithdrawalsMax)).check(/*#__PURE__*/ zod.regex(returnWithdrawalResponseValueFiguresWithdrawalsRegExp)).check(/*#__PURE__*/ zod.describe('Withdrawals received in the last 30 days.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueFiguresTurnoverMax)).check(/*#__PURE__*/ zod.regex(returnWithdrawalResponseValueFiguresTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover of the last 30 days.')),
  "activeBonuses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(returnWithdrawalResponseValueFiguresActiveBonusesMin)).check(/*#__PURE__*/ zod.lte(returnWithdrawalResponseValueFiguresActiveBonusesMax)).check(/*#__PURE__*/ zod.describe('Bonuses whose wagering is open.'))
}).check(/*#__PURE__*/ zod.describe('How the member has played and paid, as at the request.')),
  "checks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "check": /*#__PURE__*/ zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).check(/*#__PURE__*/ zod.describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n')),
  "passed": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it passed.')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueChecksItemDetailMax)).check(/*#__PURE__*/ zod.describe('What was found, in words.'))
}).check(/*#__PURE__*/ zod.describe('A check that the server made when the withdrawal was asked for.'))).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueChecksMax)).check(/*#__PURE__*/ zod.describe('The checks, those that did not pass first.')),
  "steps": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueStepsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "by": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueStepsItemByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `member`, or `system`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueStepsItemNoteMax))).check(/*#__PURE__*/ zod.describe('What was said to it; null where nothing was.'))
}).check(/*#__PURE__*/ zod.describe('A change of state.'))).check(/*#__PURE__*/ zod.maxLength(returnWithdrawalResponseValueStepsMax)).check(/*#__PURE__*/ zod.describe('The changes of state, the oldest first.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal with everything that its decision and payment need.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `returnWithdrawal`.'))

/**
 * `disputed -> received`, when it is proven that the money arrived; the other way out of a dispute is to return it.
 * The member is told by a message, with the evidence. No money moves. In any other state it is 409 `conflict`. The
 * audit log gets an entry.
 * @summary Settle a dispute as received
 */
export const confirmWithdrawalReceivedPathWithdrawalIdMax = 40;


export const confirmWithdrawalReceivedPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const ConfirmWithdrawalReceivedParams = /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedPathWithdrawalIdMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalReceivedPathWithdrawalIdRegExp)).check(/*#__PURE__*/ zod.describe('The withdrawal.'))
})

export const confirmWithdrawalReceivedHeaderMerchantMax = 32;


export const confirmWithdrawalReceivedHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const confirmWithdrawalReceivedHeaderXRequestIdMax = 64;


export const confirmWithdrawalReceivedHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ConfirmWithdrawalReceivedHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalReceivedHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalReceivedHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const confirmWithdrawalReceivedBodyEvidenceMax = 500;


export const confirmWithdrawalReceivedBodyEvidenceRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const ConfirmWithdrawalReceivedBody = /*#__PURE__*/ zod.strictObject({
  "evidence": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedBodyEvidenceMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalReceivedBodyEvidenceRegExp)).check(/*#__PURE__*/ zod.describe('What was found, for the record.'))
}).check(/*#__PURE__*/ zod.describe('What proves that the money arrived.'))

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
export const confirmWithdrawalReceivedResponseValueReceivesMax = 25;


export const confirmWithdrawalReceivedResponseValueReceivesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const confirmWithdrawalReceivedResponseValueTargetAccountIdMax = 40;


export const confirmWithdrawalReceivedResponseValueTargetAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const confirmWithdrawalReceivedResponseValueTargetBankNameMax = 80;

export const confirmWithdrawalReceivedResponseValueTargetEndingMin = 2;
export const confirmWithdrawalReceivedResponseValueTargetEndingMax = 4;

export const confirmWithdrawalReceivedResponseValueTargetPayeeNameMax = 80;

export const confirmWithdrawalReceivedResponseValueRequestedAtMax = 30;

export const confirmWithdrawalReceivedResponseValueReviewerMax = 64;

export const confirmWithdrawalReceivedResponseValueOpenChecksMin = 0;
export const confirmWithdrawalReceivedResponseValueOpenChecksMax = 50;

export const confirmWithdrawalReceivedResponseValueAccountNumberMax = 64;

export const confirmWithdrawalReceivedResponseValueCurrencyMax = 5;


export const confirmWithdrawalReceivedResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const confirmWithdrawalReceivedResponseValueBankReferenceMax = 80;

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



export const ConfirmWithdrawalReceivedResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "withdrawalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueWithdrawalIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(confirmWithdrawalReceivedResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(confirmWithdrawalReceivedResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalReceivedResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What is held.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueFeeMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalReceivedResponseValueFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee, taken from the amount.')),
  "receives": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueReceivesMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalReceivedResponseValueReceivesRegExp)).check(/*#__PURE__*/ zod.describe('What is to be paid, the amount less the fee.')),
  "target": /*#__PURE__*/ zod.object({
  "accountId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueTargetAccountIdMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalReceivedResponseValueTargetAccountIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bound account.')),
  "kind": /*#__PURE__*/ zod.enum(['bank', 'e_wallet']).check(/*#__PURE__*/ zod.describe('A bank account or an e-wallet.')),
  "bankName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueTargetBankNameMax)).check(/*#__PURE__*/ zod.describe('The bank or provider.')),
  "ending": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(confirmWithdrawalReceivedResponseValueTargetEndingMin)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueTargetEndingMax)).check(/*#__PURE__*/ zod.describe('The last four characters of the account number.')),
  "payeeName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueTargetPayeeNameMax)).check(/*#__PURE__*/ zod.describe('The holder.'))
}).check(/*#__PURE__*/ zod.describe('Where a withdrawal goes, as it was when it was asked for.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "requestedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueRequestedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "reviewer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueReviewerMax))).check(/*#__PURE__*/ zod.describe('The operator who took it up; null until one does.')),
  "openChecks": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(confirmWithdrawalReceivedResponseValueOpenChecksMin)).check(/*#__PURE__*/ zod.lte(confirmWithdrawalReceivedResponseValueOpenChecksMax)).check(/*#__PURE__*/ zod.describe('Checks that did not pass.')),
  "accountNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueAccountNumberMax)).check(/*#__PURE__*/ zod.describe('The whole number of the bound account, to pay to. Told here only, and each reading is in the audit log.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalReceivedResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The bank\'s reference of the payment, once it is paid; null until then.')),
  "autoReceivedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueAutoReceivedAtMax))).check(/*#__PURE__*/ zod.describe('When it counts as received, 30 minutes after `paid`; null in any other state and while it is disputed.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected or returned, for the member; null unless it was.')),
  "dispute": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueDisputeMax))).check(/*#__PURE__*/ zod.describe('What the member said when disputing it; null where it did not.')),
  "figures": /*#__PURE__*/ zod.object({
  "mainBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueFiguresMainBalanceMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalReceivedResponseValueFiguresMainBalanceRegExp)).check(/*#__PURE__*/ zod.describe('The main wallet after the hold.')),
  "deposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueFiguresDepositsMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalReceivedResponseValueFiguresDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Credited deposits of the last 30 days.')),
  "withdrawals": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueFiguresWithdrawalsMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalReceivedResponseValueFiguresWithdrawalsRegExp)).check(/*#__PURE__*/ zod.describe('Withdrawals received in the last 30 days.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueFiguresTurnoverMax)).check(/*#__PURE__*/ zod.regex(confirmWithdrawalReceivedResponseValueFiguresTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Turnover of the last 30 days.')),
  "activeBonuses": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(confirmWithdrawalReceivedResponseValueFiguresActiveBonusesMin)).check(/*#__PURE__*/ zod.lte(confirmWithdrawalReceivedResponseValueFiguresActiveBonusesMax)).check(/*#__PURE__*/ zod.describe('Bonuses whose wagering is open.'))
}).check(/*#__PURE__*/ zod.describe('How the member has played and paid, as at the request.')),
  "checks": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "check": /*#__PURE__*/ zod.enum(['payee_name', 'wagering', 'daily_limits', 'known_device', 'shared_device', 'account_changed', 'self_exclusion']).check(/*#__PURE__*/ zod.describe('What is checked: the bound account is in the payee name; all wagering is done; the limits of the day hold; the\nrequest came from a known device; no other account uses the device; password or bound account did not change in the\nlast 24 hours; no self-exclusion was circumvented.\n')),
  "passed": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it passed.')),
  "detail": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueChecksItemDetailMax)).check(/*#__PURE__*/ zod.describe('What was found, in words.'))
}).check(/*#__PURE__*/ zod.describe('A check that the server made when the withdrawal was asked for.'))).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueChecksMax)).check(/*#__PURE__*/ zod.describe('The checks, those that did not pass first.')),
  "steps": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['requested', 'reviewing', 'approved', 'paid', 'received', 'disputed', 'rejected', 'returned']).check(/*#__PURE__*/ zod.describe('The state of a withdrawal: `requested -> reviewing -> approved -> paid -> received`. The amount is held from `requested` on.\n`requested`: asked for. `reviewing`: an operator has taken it up. `approved`: it will be paid; from here on the member cannot cancel\nit. `paid`: sent, the held money has left the wallet. `received`: the member confirmed it, or 30 minutes after `paid` passed without a\nword, or a dispute was settled so. `disputed`: from `paid`, the member says that nothing came, which stops the clock. `rejected`: from\n`requested` or `reviewing`, the hold is released. `returned`: from `approved`, `paid`, `disputed` or\n`received`, the money came back and is in the main wallet again. Nothing else leaves `received`, and nothing `rejected` and\n`returned`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueStepsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "by": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueStepsItemByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `member`, or `system`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueStepsItemNoteMax))).check(/*#__PURE__*/ zod.describe('What was said to it; null where nothing was.'))
}).check(/*#__PURE__*/ zod.describe('A change of state.'))).check(/*#__PURE__*/ zod.maxLength(confirmWithdrawalReceivedResponseValueStepsMax)).check(/*#__PURE__*/ zod.describe('The changes of state, the oldest first.'))
}).check(/*#__PURE__*/ zod.describe('A withdrawal with everything that its decision and payment need.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `confirmWithdrawalReceived`.'))

/**
 * The deposits that were asked for in the range, the one that waits longest first; without `state` those that wait for
 * money or ran out of time for it (`pending`, `expired`). With `transferNote` the one whose transfer bears these words.
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



export const ListDepositReviewsQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed'])).check(/*#__PURE__*/ zod.describe('Deposits in this state only.')),
  "transferNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositReviewsQueryTransferNoteMax))).check(/*#__PURE__*/ zod.describe('The words of the transfer.')),
  "account": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositReviewsQueryAccountMax))).check(/*#__PURE__*/ zod.describe('What concerns this account only, by its exact account name.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDepositReviewsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDepositReviewsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDepositReviewsQueryPageNoMax)), listDepositReviewsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDepositReviewsQueryPageSizeMax)), listDepositReviewsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listDepositReviewsHeaderMerchantMax = 32;


export const listDepositReviewsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listDepositReviewsHeaderXRequestIdMax = 64;


export const listDepositReviewsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListDepositReviewsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositReviewsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listDepositReviewsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositReviewsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listDepositReviewsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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

export const listDepositReviewsResponseValueContentItemCreatedAtMax = 30;

export const listDepositReviewsResponseValueContentItemExpiresAtMax = 30;

export const listDepositReviewsResponseValueContentMax = 100;

export const listDepositReviewsResponseValueTotalPagesMin = 0;
export const listDepositReviewsResponseValueTotalPagesMax = 1000000;

export const listDepositReviewsResponseValueTotalElementsMin = 0;
export const listDepositReviewsResponseValueTotalElementsMax = 100000000;

export const listDepositReviewsResponseValueTotalsAmountMax = 25;


export const listDepositReviewsResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListDepositReviewsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositReviewsResponseValueContentItemDepositIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositReviewsResponseValueContentItemMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositReviewsResponseValueContentItemMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositReviewsResponseValueContentItemMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDepositReviewsResponseValueContentItemMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(listDepositReviewsResponseValueContentItemMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "methodName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositReviewsResponseValueContentItemMethodNameMax)).check(/*#__PURE__*/ zod.describe('The method that the member chose.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositReviewsResponseValueContentItemAmountMax)).check(/*#__PURE__*/ zod.regex(listDepositReviewsResponseValueContentItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What the member said to pay.')),
  "transferNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositReviewsResponseValueContentItemTransferNoteMax))).check(/*#__PURE__*/ zod.describe('The words that the transfer must bear, unique among open deposits; null where the method matches by itself.')),
  "payerReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDepositReviewsResponseValueContentItemPayerReferenceMax))).check(/*#__PURE__*/ zod.describe('The reference of the payment that the member gave, null until it did.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDepositReviewsResponseValueContentItemCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDepositReviewsResponseValueContentItemExpiresAtMax))).check(/*#__PURE__*/ zod.describe('Until when it waits for the money; null where it does not end.'))
}).check(/*#__PURE__*/ zod.describe('A deposit as a line of the review list.'))).check(/*#__PURE__*/ zod.maxLength(listDepositReviewsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The deposits of the page, the one that waits longest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDepositReviewsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listDepositReviewsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDepositReviewsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listDepositReviewsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDepositReviewsResponseValueTotalsAmountMax)).check(/*#__PURE__*/ zod.regex(listDepositReviewsResponseValueTotalsAmountRegExp)).check(/*#__PURE__*/ zod.describe('Amounts.'))
}).check(/*#__PURE__*/ zod.describe('Sums over all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of deposits to review.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listDepositReviews`.'))

/**
 * A deposit with what the transfer must say, who must send it, and the changes of state.
 * @summary Tell one deposit to confirm by hand
 */
export const getDepositReviewPathDepositIdMax = 40;


export const getDepositReviewPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetDepositReviewParams = /*#__PURE__*/ zod.object({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositReviewPathDepositIdMax)).check(/*#__PURE__*/ zod.regex(getDepositReviewPathDepositIdRegExp)).check(/*#__PURE__*/ zod.describe('The deposit.'))
})

export const getDepositReviewHeaderMerchantMax = 32;


export const getDepositReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getDepositReviewHeaderXRequestIdMax = 64;


export const getDepositReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetDepositReviewHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositReviewHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getDepositReviewHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositReviewHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getDepositReviewHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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

export const getDepositReviewResponseValueCreatedAtMax = 30;

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



export const GetDepositReviewResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueDepositIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getDepositReviewResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(getDepositReviewResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "methodName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueMethodNameMax)).check(/*#__PURE__*/ zod.describe('The method that the member chose.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(getDepositReviewResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What the member said to pay.')),
  "transferNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueTransferNoteMax))).check(/*#__PURE__*/ zod.describe('The words that the transfer must bear, unique among open deposits; null where the method matches by itself.')),
  "payerReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValuePayerReferenceMax))).check(/*#__PURE__*/ zod.describe('The reference of the payment that the member gave, null until it did.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueExpiresAtMax))).check(/*#__PURE__*/ zod.describe('Until when it waits for the money; null where it does not end.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueFeeMax)).check(/*#__PURE__*/ zod.regex(getDepositReviewResponseValueFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee of the method, taken from what arrives.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(getDepositReviewResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "payerName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValuePayerNameMax))).check(/*#__PURE__*/ zod.describe('The name that the money must come from; null where any will do.')),
  "receivedAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueReceivedAmountOneMax)).check(/*#__PURE__*/ zod.regex(getDepositReviewResponseValueReceivedAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What arrived, once it is known; null until then.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The bank\'s reference of what arrived; null until something does.')),
  "creditedAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueCreditedAmountOneMax)).check(/*#__PURE__*/ zod.regex(getDepositReviewResponseValueCreditedAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was credited, `receivedAmount` less the fee; null until then.')),
  "paidAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValuePaidAtMax))).check(/*#__PURE__*/ zod.describe('When it became `paid`; null until then.')),
  "creditedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueCreditedAtMax))).check(/*#__PURE__*/ zod.describe('When it was credited; null until then.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it failed or was reversed, for the member; null unless it did or was.')),
  "steps": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueStepsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "by": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueStepsItemByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `member`, `provider`, `system`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueStepsItemNoteMax))).check(/*#__PURE__*/ zod.describe('What was said to it; null where nothing was.'))
}).check(/*#__PURE__*/ zod.describe('A change of state.'))).check(/*#__PURE__*/ zod.maxLength(getDepositReviewResponseValueStepsMax)).check(/*#__PURE__*/ zod.describe('The changes of state, the oldest first.'))
}).check(/*#__PURE__*/ zod.describe('A deposit with everything that confirming it needs.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getDepositReview`.'))

/**
 * `pending -> paid`, `expired -> paid` for money that came late, or `failed -> paid` for money that came after all. The
 * server then credits what arrived less the fee (`paid -> credited`), exactly once, in a transaction of its own that
 * is made up for after a crash; the member is told by a message when it is in the wallet. A bank reference that is
 * known from another payment is 409 `conflict`, as is a deposit that has its money: a second payment for it is
 * recorded with `recordUnmatchedPayment`. The deposit limits of the member were held when the deposit was asked for,
 * not here. The audit log gets an entry.
 * @summary Confirm that the money of a deposit arrived
 */
export const confirmDepositPathDepositIdMax = 40;


export const confirmDepositPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const ConfirmDepositParams = /*#__PURE__*/ zod.object({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmDepositPathDepositIdMax)).check(/*#__PURE__*/ zod.regex(confirmDepositPathDepositIdRegExp)).check(/*#__PURE__*/ zod.describe('The deposit.'))
})

export const confirmDepositHeaderMerchantMax = 32;


export const confirmDepositHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const confirmDepositHeaderXRequestIdMax = 64;


export const confirmDepositHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const confirmDepositHeaderIdempotencyKeyMax = 64;


export const confirmDepositHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ConfirmDepositHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmDepositHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(confirmDepositHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmDepositHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(confirmDepositHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmDepositHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(confirmDepositHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const confirmDepositBodyReceivedAmountMax = 24;


export const confirmDepositBodyReceivedAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const confirmDepositBodyBankReferenceMax = 80;


export const confirmDepositBodyBankReferenceRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const confirmDepositBodyNoteMax = 500;



export const ConfirmDepositBody = /*#__PURE__*/ zod.strictObject({
  "receivedAmount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmDepositBodyReceivedAmountMax)).check(/*#__PURE__*/ zod.regex(confirmDepositBodyReceivedAmountRegExp)).check(/*#__PURE__*/ zod.describe('What arrived, above zero. It may differ from what the member said to pay.')),
  "bankReference": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmDepositBodyBankReferenceMax)).check(/*#__PURE__*/ zod.regex(confirmDepositBodyBankReferenceRegExp)).check(/*#__PURE__*/ zod.describe('The bank\'s reference, which confirms one deposit only.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmDepositBodyNoteMax))).check(/*#__PURE__*/ zod.describe('A note for other operators.'))
}).check(/*#__PURE__*/ zod.describe('The money that arrived.'))

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

export const confirmDepositResponseValueCreatedAtMax = 30;

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



export const ConfirmDepositResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueDepositIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(confirmDepositResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(confirmDepositResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "methodName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueMethodNameMax)).check(/*#__PURE__*/ zod.describe('The method that the member chose.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(confirmDepositResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What the member said to pay.')),
  "transferNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueTransferNoteMax))).check(/*#__PURE__*/ zod.describe('The words that the transfer must bear, unique among open deposits; null where the method matches by itself.')),
  "payerReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValuePayerReferenceMax))).check(/*#__PURE__*/ zod.describe('The reference of the payment that the member gave, null until it did.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueExpiresAtMax))).check(/*#__PURE__*/ zod.describe('Until when it waits for the money; null where it does not end.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueFeeMax)).check(/*#__PURE__*/ zod.regex(confirmDepositResponseValueFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee of the method, taken from what arrives.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(confirmDepositResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "payerName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValuePayerNameMax))).check(/*#__PURE__*/ zod.describe('The name that the money must come from; null where any will do.')),
  "receivedAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueReceivedAmountOneMax)).check(/*#__PURE__*/ zod.regex(confirmDepositResponseValueReceivedAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What arrived, once it is known; null until then.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The bank\'s reference of what arrived; null until something does.')),
  "creditedAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueCreditedAmountOneMax)).check(/*#__PURE__*/ zod.regex(confirmDepositResponseValueCreditedAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was credited, `receivedAmount` less the fee; null until then.')),
  "paidAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValuePaidAtMax))).check(/*#__PURE__*/ zod.describe('When it became `paid`; null until then.')),
  "creditedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueCreditedAtMax))).check(/*#__PURE__*/ zod.describe('When it was credited; null until then.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it failed or was reversed, for the member; null unless it did or was.')),
  "steps": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueStepsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "by": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueStepsItemByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `member`, `provider`, `system`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueStepsItemNoteMax))).check(/*#__PURE__*/ zod.describe('What was said to it; null where nothing was.'))
}).check(/*#__PURE__*/ zod.describe('A change of state.'))).check(/*#__PURE__*/ zod.maxLength(confirmDepositResponseValueStepsMax)).check(/*#__PURE__*/ zod.describe('The changes of state, the oldest first.'))
}).check(/*#__PURE__*/ zod.describe('A deposit with everything that confirming it needs.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `confirmDeposit`.'))

/**
 * `pending -> failed` or `paid -> failed`, when nothing comes or what came is refused. No money moves in the wallet:
 * nothing was credited. The money of a paid one becomes an unmatched payment, to be sent back or credited after all.
 * The member is told the reason by a message. In any other state it is 409 `conflict`. The audit log gets an entry.
 * @summary Fail a deposit
 */
export const failDepositPathDepositIdMax = 40;


export const failDepositPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const FailDepositParams = /*#__PURE__*/ zod.object({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(failDepositPathDepositIdMax)).check(/*#__PURE__*/ zod.regex(failDepositPathDepositIdRegExp)).check(/*#__PURE__*/ zod.describe('The deposit.'))
})

export const failDepositHeaderMerchantMax = 32;


export const failDepositHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const failDepositHeaderXRequestIdMax = 64;


export const failDepositHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const FailDepositHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(failDepositHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(failDepositHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(failDepositHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(failDepositHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const failDepositBodyReasonMax = 300;


export const failDepositBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const failDepositBodyNoteMax = 500;



export const FailDepositBody = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(failDepositBodyReasonMax)).check(/*#__PURE__*/ zod.regex(failDepositBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('The reason, which the member reads, in the member\'s language.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(failDepositBodyNoteMax))).check(/*#__PURE__*/ zod.describe('A note for other operators.'))
}).check(/*#__PURE__*/ zod.describe('Why an operator refuses something.'))

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

export const failDepositResponseValueCreatedAtMax = 30;

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



export const FailDepositResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueDepositIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(failDepositResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(failDepositResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "methodName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueMethodNameMax)).check(/*#__PURE__*/ zod.describe('The method that the member chose.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(failDepositResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What the member said to pay.')),
  "transferNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueTransferNoteMax))).check(/*#__PURE__*/ zod.describe('The words that the transfer must bear, unique among open deposits; null where the method matches by itself.')),
  "payerReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValuePayerReferenceMax))).check(/*#__PURE__*/ zod.describe('The reference of the payment that the member gave, null until it did.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueExpiresAtMax))).check(/*#__PURE__*/ zod.describe('Until when it waits for the money; null where it does not end.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueFeeMax)).check(/*#__PURE__*/ zod.regex(failDepositResponseValueFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee of the method, taken from what arrives.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(failDepositResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "payerName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValuePayerNameMax))).check(/*#__PURE__*/ zod.describe('The name that the money must come from; null where any will do.')),
  "receivedAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueReceivedAmountOneMax)).check(/*#__PURE__*/ zod.regex(failDepositResponseValueReceivedAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What arrived, once it is known; null until then.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The bank\'s reference of what arrived; null until something does.')),
  "creditedAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueCreditedAmountOneMax)).check(/*#__PURE__*/ zod.regex(failDepositResponseValueCreditedAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was credited, `receivedAmount` less the fee; null until then.')),
  "paidAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValuePaidAtMax))).check(/*#__PURE__*/ zod.describe('When it became `paid`; null until then.')),
  "creditedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueCreditedAtMax))).check(/*#__PURE__*/ zod.describe('When it was credited; null until then.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it failed or was reversed, for the member; null unless it did or was.')),
  "steps": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueStepsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "by": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueStepsItemByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `member`, `provider`, `system`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueStepsItemNoteMax))).check(/*#__PURE__*/ zod.describe('What was said to it; null where nothing was.'))
}).check(/*#__PURE__*/ zod.describe('A change of state.'))).check(/*#__PURE__*/ zod.maxLength(failDepositResponseValueStepsMax)).check(/*#__PURE__*/ zod.describe('The changes of state, the oldest first.'))
}).check(/*#__PURE__*/ zod.describe('A deposit with everything that confirming it needs.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `failDeposit`.'))

/**
 * `paid -> reversed` or `credited -> reversed`, when a bank recalls a transfer or a card is charged back; a provider that
 * reports it does the same. What was credited is taken from the main wallet in one ledger transaction that reverses the
 * credit; what is not there becomes a debt (`getDebt`), never a negative balance. With it goes what came of the deposit:
 * bonuses (what is left of an active one, what a completed one became), raffle tickets that have not drawn, and
 * the reward of the friend who invited the member where no other deposit earns it. The member is told by one message,
 * with the reason and what is owed. In any other state it is 409 `conflict`. The audit log gets an entry.
 * @summary Reverse a deposit whose payment was taken back
 */
export const reverseDepositPathDepositIdMax = 40;


export const reverseDepositPathDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const ReverseDepositParams = /*#__PURE__*/ zod.object({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reverseDepositPathDepositIdMax)).check(/*#__PURE__*/ zod.regex(reverseDepositPathDepositIdRegExp)).check(/*#__PURE__*/ zod.describe('The deposit.'))
})

export const reverseDepositHeaderMerchantMax = 32;


export const reverseDepositHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const reverseDepositHeaderXRequestIdMax = 64;


export const reverseDepositHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const reverseDepositHeaderIdempotencyKeyMax = 64;


export const reverseDepositHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ReverseDepositHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reverseDepositHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(reverseDepositHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reverseDepositHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(reverseDepositHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reverseDepositHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(reverseDepositHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const reverseDepositBodyReasonMax = 300;


export const reverseDepositBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const reverseDepositBodyNoteMax = 500;



export const ReverseDepositBody = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reverseDepositBodyReasonMax)).check(/*#__PURE__*/ zod.regex(reverseDepositBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('The reason, which the member reads, in the member\'s language.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reverseDepositBodyNoteMax))).check(/*#__PURE__*/ zod.describe('A note for other operators.'))
}).check(/*#__PURE__*/ zod.describe('Why an operator refuses something.'))

export const reverseDepositResponseValueDepositIdMax = 40;

export const reverseDepositResponseValueMemberIdMax = 40;

export const reverseDepositResponseValueMemberAccountMax = 64;

export const reverseDepositResponseValueMemberNicknameMax = 64;

export const reverseDepositResponseValueMemberRankLevelMin = 0;
export const reverseDepositResponseValueMemberRankLevelMax = 20;

export const reverseDepositResponseValueMethodNameMax = 60;

export const reverseDepositResponseValueAmountMax = 25;


export const reverseDepositResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const reverseDepositResponseValueTransferNoteMax = 40;

export const reverseDepositResponseValuePayerReferenceMax = 60;

export const reverseDepositResponseValueCreatedAtMax = 30;

export const reverseDepositResponseValueExpiresAtMax = 30;

export const reverseDepositResponseValueFeeMax = 25;


export const reverseDepositResponseValueFeeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const reverseDepositResponseValueCurrencyMax = 5;


export const reverseDepositResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const reverseDepositResponseValuePayerNameMax = 80;

export const reverseDepositResponseValueReceivedAmountOneMax = 25;


export const reverseDepositResponseValueReceivedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const reverseDepositResponseValueBankReferenceMax = 80;

export const reverseDepositResponseValueCreditedAmountOneMax = 25;


export const reverseDepositResponseValueCreditedAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const reverseDepositResponseValuePaidAtMax = 30;

export const reverseDepositResponseValueCreditedAtMax = 30;

export const reverseDepositResponseValueReasonMax = 300;

export const reverseDepositResponseValueStepsItemAtMax = 30;

export const reverseDepositResponseValueStepsItemByMax = 64;

export const reverseDepositResponseValueStepsItemNoteMax = 500;

export const reverseDepositResponseValueStepsMax = 50;



export const ReverseDepositResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueDepositIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(reverseDepositResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(reverseDepositResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "methodName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueMethodNameMax)).check(/*#__PURE__*/ zod.describe('The method that the member chose.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(reverseDepositResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What the member said to pay.')),
  "transferNote": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueTransferNoteMax))).check(/*#__PURE__*/ zod.describe('The words that the transfer must bear, unique among open deposits; null where the method matches by itself.')),
  "payerReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValuePayerReferenceMax))).check(/*#__PURE__*/ zod.describe('The reference of the payment that the member gave, null until it did.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was asked for.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueExpiresAtMax))).check(/*#__PURE__*/ zod.describe('Until when it waits for the money; null where it does not end.')),
  "fee": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueFeeMax)).check(/*#__PURE__*/ zod.regex(reverseDepositResponseValueFeeRegExp)).check(/*#__PURE__*/ zod.describe('The fee of the method, taken from what arrives.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(reverseDepositResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "payerName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValuePayerNameMax))).check(/*#__PURE__*/ zod.describe('The name that the money must come from; null where any will do.')),
  "receivedAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueReceivedAmountOneMax)).check(/*#__PURE__*/ zod.regex(reverseDepositResponseValueReceivedAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What arrived, once it is known; null until then.')),
  "bankReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueBankReferenceMax))).check(/*#__PURE__*/ zod.describe('The bank\'s reference of what arrived; null until something does.')),
  "creditedAmount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueCreditedAmountOneMax)).check(/*#__PURE__*/ zod.regex(reverseDepositResponseValueCreditedAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was credited, `receivedAmount` less the fee; null until then.')),
  "paidAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValuePaidAtMax))).check(/*#__PURE__*/ zod.describe('When it became `paid`; null until then.')),
  "creditedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueCreditedAtMax))).check(/*#__PURE__*/ zod.describe('When it was credited; null until then.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it failed or was reversed, for the member; null unless it did or was.')),
  "steps": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.enum(['pending', 'paid', 'credited', 'failed', 'expired', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of a deposit: `pending -> paid -> credited`. `pending`: asked for, no money seen. `paid`: the money has arrived, known\nfrom the payment provider or confirmed by an operator. `credited`: it is in the main wallet, booked exactly once. `failed`: from\n`pending` or `paid`, the provider or an operator refused it. `expired`: from `pending`, its time ran out. Money that arrives late\nor after all makes an `expired` or `failed` one `paid`. `reversed`: from `paid` or `credited`, its payment was taken back, as by a\nchargeback; what was credited is taken from the main wallet, and owed as far as it is not there. Nothing leaves `reversed`.\n')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueStepsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "by": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueStepsItemByMax)).check(/*#__PURE__*/ zod.describe('The operator, or `member`, `provider`, `system`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueStepsItemNoteMax))).check(/*#__PURE__*/ zod.describe('What was said to it; null where nothing was.'))
}).check(/*#__PURE__*/ zod.describe('A change of state.'))).check(/*#__PURE__*/ zod.maxLength(reverseDepositResponseValueStepsMax)).check(/*#__PURE__*/ zod.describe('The changes of state, the oldest first.'))
}).check(/*#__PURE__*/ zod.describe('A deposit with everything that confirming it needs.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `reverseDeposit`.'))

/**
 * Money that arrived is never refused: where it does not pay a deposit by itself it is here, until an operator credits
 * or returns it. A payment that a provider reports is here when its deposit has its money, was failed by an operator,
 * is of another amount or currency, or is unknown; one that came after a decline, or late, is credited by itself.
 * The payments that arrived in the range, the one that waits longest first; without `state` those that are `open`.
 * @summary List the payments that are no deposit's
 */
export const listUnmatchedPaymentsQueryAccountMax = 64;

export const listUnmatchedPaymentsQueryFromMax = 30;

export const listUnmatchedPaymentsQueryToMax = 30;

export const listUnmatchedPaymentsQueryPageNoDefault = 1;
export const listUnmatchedPaymentsQueryPageNoMax = 100000;

export const listUnmatchedPaymentsQueryPageSizeDefault = 42;
export const listUnmatchedPaymentsQueryPageSizeMax = 100;



export const ListUnmatchedPaymentsQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['open', 'credited', 'returned', 'reversed'])).check(/*#__PURE__*/ zod.describe('Payments in this state only.')),
  "account": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsQueryAccountMax))).check(/*#__PURE__*/ zod.describe('What concerns this account only, by its exact account name.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUnmatchedPaymentsQueryPageNoMax)), listUnmatchedPaymentsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUnmatchedPaymentsQueryPageSizeMax)), listUnmatchedPaymentsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listUnmatchedPaymentsHeaderMerchantMax = 32;


export const listUnmatchedPaymentsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listUnmatchedPaymentsHeaderXRequestIdMax = 64;


export const listUnmatchedPaymentsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListUnmatchedPaymentsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listUnmatchedPaymentsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listUnmatchedPaymentsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listUnmatchedPaymentsResponseValueContentItemPaymentIdMax = 40;

export const listUnmatchedPaymentsResponseValueContentItemAmountMax = 24;


export const listUnmatchedPaymentsResponseValueContentItemAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const listUnmatchedPaymentsResponseValueContentItemCurrencyMax = 5;


export const listUnmatchedPaymentsResponseValueContentItemCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const listUnmatchedPaymentsResponseValueContentItemReferenceMax = 80;

export const listUnmatchedPaymentsResponseValueContentItemPayerNameMax = 80;

export const listUnmatchedPaymentsResponseValueContentItemDepositIdMax = 40;

export const listUnmatchedPaymentsResponseValueContentItemMemberOneIdMax = 40;

export const listUnmatchedPaymentsResponseValueContentItemMemberOneAccountMax = 64;

export const listUnmatchedPaymentsResponseValueContentItemMemberOneNicknameMax = 64;

export const listUnmatchedPaymentsResponseValueContentItemMemberOneRankLevelMin = 0;
export const listUnmatchedPaymentsResponseValueContentItemMemberOneRankLevelMax = 20;

export const listUnmatchedPaymentsResponseValueContentItemArrivedAtMax = 30;

export const listUnmatchedPaymentsResponseValueContentItemNoteMax = 500;

export const listUnmatchedPaymentsResponseValueContentItemCreditedDepositIdMax = 40;

export const listUnmatchedPaymentsResponseValueContentItemReturnReferenceMax = 80;

export const listUnmatchedPaymentsResponseValueContentItemReasonMax = 300;

export const listUnmatchedPaymentsResponseValueContentItemResolvedByMax = 64;

export const listUnmatchedPaymentsResponseValueContentItemResolvedAtMax = 30;

export const listUnmatchedPaymentsResponseValueContentMax = 100;

export const listUnmatchedPaymentsResponseValueTotalPagesMin = 0;
export const listUnmatchedPaymentsResponseValueTotalPagesMax = 1000000;

export const listUnmatchedPaymentsResponseValueTotalElementsMin = 0;
export const listUnmatchedPaymentsResponseValueTotalElementsMax = 100000000;



export const ListUnmatchedPaymentsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemPaymentIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'credited', 'returned', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of an unmatched payment. `open`: it waits for an operator. `credited`: it paid a deposit, whose credit\nfollows. `returned`: it was sent back. `reversed`: its provider took it back before it was credited. A credited one is `open` again where an operator fails the deposit before its\ncredit.\n')),
  "cause": /*#__PURE__*/ zod.enum(['no_deposit', 'second_payment', 'deposit_failed', 'other_amount', 'other_currency', 'refused']).check(/*#__PURE__*/ zod.describe('Why a payment is no deposit\'s. `no_deposit`: it names none that there is. `second_payment`: the deposit that it names\nhas its money. `deposit_failed`: an operator had failed that deposit. `other_amount`: a provider reports more or less\nthan the deposit asks for. `other_currency`: it is in another currency. `refused`: an operator failed the deposit that\nit had paid.\n')),
  "source": /*#__PURE__*/ zod.enum(['provider', 'operator']).check(/*#__PURE__*/ zod.describe('Who told of a payment: the report of a payment provider, or an operator.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemAmountMax)).check(/*#__PURE__*/ zod.regex(listUnmatchedPaymentsResponseValueContentItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('An amount above zero in the currency of a payment, which need not be that of the brand, as a decimal string with at least two decimals. Never a float.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemCurrencyMax)).check(/*#__PURE__*/ zod.regex(listUnmatchedPaymentsResponseValueContentItemCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "reference": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemReferenceMax)).check(/*#__PURE__*/ zod.describe('The reference of the bank or the provider, which no other payment has.')),
  "payerName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemPayerNameMax))).check(/*#__PURE__*/ zod.describe('Who paid, as far as it is known; else null.')),
  "depositId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemDepositIdMax))).check(/*#__PURE__*/ zod.describe('The deposit that it names; null where there is none.')),
  "member": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemMemberOneIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemMemberOneAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemMemberOneNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listUnmatchedPaymentsResponseValueContentItemMemberOneRankLevelMin)).check(/*#__PURE__*/ zod.lte(listUnmatchedPaymentsResponseValueContentItemMemberOneRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Whose deposit it names or has paid; null where neither.')),
  "arrivedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemArrivedAtMax)).check(/*#__PURE__*/ zod.describe('When the server learned of it.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemNoteMax))).check(/*#__PURE__*/ zod.describe('A note for operators; null where there is none.')),
  "creditedDepositId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemCreditedDepositIdMax))).check(/*#__PURE__*/ zod.describe('The deposit that it paid; null unless it is `credited`.')),
  "returnReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemReturnReferenceMax))).check(/*#__PURE__*/ zod.describe('The bank\'s reference of the payment back; null unless it is `returned`.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was returned, for the member; null unless it was.')),
  "resolvedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemResolvedByMax))).check(/*#__PURE__*/ zod.describe('The operator who decided; null while it is `open`.')),
  "resolvedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentItemResolvedAtMax))).check(/*#__PURE__*/ zod.describe('When; null while it is `open`.'))
}).check(/*#__PURE__*/ zod.describe('A payment that arrived and is no deposit\'s.'))).check(/*#__PURE__*/ zod.maxLength(listUnmatchedPaymentsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The payments, the one that waits longest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listUnmatchedPaymentsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listUnmatchedPaymentsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listUnmatchedPaymentsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listUnmatchedPaymentsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of unmatched payments.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listUnmatchedPayments`.'))

/**
 * A payment on a statement that names no deposit, or one that has its money already. It waits among the unmatched
 * payments; no wallet moves. A reference that is known from another payment, also in another spelling, is 409
 * `conflict`. The audit log gets an entry.
 * @summary Record a payment that names no deposit
 */
export const recordUnmatchedPaymentHeaderMerchantMax = 32;


export const recordUnmatchedPaymentHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const recordUnmatchedPaymentHeaderXRequestIdMax = 64;


export const recordUnmatchedPaymentHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const recordUnmatchedPaymentHeaderIdempotencyKeyMax = 64;


export const recordUnmatchedPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const RecordUnmatchedPaymentHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(recordUnmatchedPaymentHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(recordUnmatchedPaymentHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(recordUnmatchedPaymentHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const recordUnmatchedPaymentBodyAmountMax = 24;


export const recordUnmatchedPaymentBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const recordUnmatchedPaymentBodyCurrencyMax = 5;


export const recordUnmatchedPaymentBodyCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const recordUnmatchedPaymentBodyReferenceMax = 80;


export const recordUnmatchedPaymentBodyReferenceRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const recordUnmatchedPaymentBodyPayerNameMax = 80;

export const recordUnmatchedPaymentBodyNoteMax = 500;



export const RecordUnmatchedPaymentBody = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentBodyAmountMax)).check(/*#__PURE__*/ zod.regex(recordUnmatchedPaymentBodyAmountRegExp)).check(/*#__PURE__*/ zod.describe('An amount above zero in the currency of a payment, which need not be that of the brand, as a decimal string with at least two decimals. Never a float.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentBodyCurrencyMax)).check(/*#__PURE__*/ zod.regex(recordUnmatchedPaymentBodyCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "reference": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentBodyReferenceMax)).check(/*#__PURE__*/ zod.regex(recordUnmatchedPaymentBodyReferenceRegExp)).check(/*#__PURE__*/ zod.describe('The bank\'s reference, which no other payment has.')),
  "payerName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentBodyPayerNameMax))).check(/*#__PURE__*/ zod.describe('Who paid.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentBodyNoteMax))).check(/*#__PURE__*/ zod.describe('A note for other operators.'))
}).check(/*#__PURE__*/ zod.describe('A payment on a statement that names no deposit.'))

export const recordUnmatchedPaymentResponseValuePaymentIdMax = 40;

export const recordUnmatchedPaymentResponseValueAmountMax = 24;


export const recordUnmatchedPaymentResponseValueAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const recordUnmatchedPaymentResponseValueCurrencyMax = 5;


export const recordUnmatchedPaymentResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const recordUnmatchedPaymentResponseValueReferenceMax = 80;

export const recordUnmatchedPaymentResponseValuePayerNameMax = 80;

export const recordUnmatchedPaymentResponseValueDepositIdMax = 40;

export const recordUnmatchedPaymentResponseValueMemberOneIdMax = 40;

export const recordUnmatchedPaymentResponseValueMemberOneAccountMax = 64;

export const recordUnmatchedPaymentResponseValueMemberOneNicknameMax = 64;

export const recordUnmatchedPaymentResponseValueMemberOneRankLevelMin = 0;
export const recordUnmatchedPaymentResponseValueMemberOneRankLevelMax = 20;

export const recordUnmatchedPaymentResponseValueArrivedAtMax = 30;

export const recordUnmatchedPaymentResponseValueNoteMax = 500;

export const recordUnmatchedPaymentResponseValueCreditedDepositIdMax = 40;

export const recordUnmatchedPaymentResponseValueReturnReferenceMax = 80;

export const recordUnmatchedPaymentResponseValueReasonMax = 300;

export const recordUnmatchedPaymentResponseValueResolvedByMax = 64;

export const recordUnmatchedPaymentResponseValueResolvedAtMax = 30;



export const RecordUnmatchedPaymentResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValuePaymentIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'credited', 'returned', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of an unmatched payment. `open`: it waits for an operator. `credited`: it paid a deposit, whose credit\nfollows. `returned`: it was sent back. `reversed`: its provider took it back before it was credited. A credited one is `open` again where an operator fails the deposit before its\ncredit.\n')),
  "cause": /*#__PURE__*/ zod.enum(['no_deposit', 'second_payment', 'deposit_failed', 'other_amount', 'other_currency', 'refused']).check(/*#__PURE__*/ zod.describe('Why a payment is no deposit\'s. `no_deposit`: it names none that there is. `second_payment`: the deposit that it names\nhas its money. `deposit_failed`: an operator had failed that deposit. `other_amount`: a provider reports more or less\nthan the deposit asks for. `other_currency`: it is in another currency. `refused`: an operator failed the deposit that\nit had paid.\n')),
  "source": /*#__PURE__*/ zod.enum(['provider', 'operator']).check(/*#__PURE__*/ zod.describe('Who told of a payment: the report of a payment provider, or an operator.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(recordUnmatchedPaymentResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('An amount above zero in the currency of a payment, which need not be that of the brand, as a decimal string with at least two decimals. Never a float.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(recordUnmatchedPaymentResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "reference": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValueReferenceMax)).check(/*#__PURE__*/ zod.describe('The reference of the bank or the provider, which no other payment has.')),
  "payerName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValuePayerNameMax))).check(/*#__PURE__*/ zod.describe('Who paid, as far as it is known; else null.')),
  "depositId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValueDepositIdMax))).check(/*#__PURE__*/ zod.describe('The deposit that it names; null where there is none.')),
  "member": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValueMemberOneIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValueMemberOneAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValueMemberOneNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(recordUnmatchedPaymentResponseValueMemberOneRankLevelMin)).check(/*#__PURE__*/ zod.lte(recordUnmatchedPaymentResponseValueMemberOneRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Whose deposit it names or has paid; null where neither.')),
  "arrivedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValueArrivedAtMax)).check(/*#__PURE__*/ zod.describe('When the server learned of it.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('A note for operators; null where there is none.')),
  "creditedDepositId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValueCreditedDepositIdMax))).check(/*#__PURE__*/ zod.describe('The deposit that it paid; null unless it is `credited`.')),
  "returnReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValueReturnReferenceMax))).check(/*#__PURE__*/ zod.describe('The bank\'s reference of the payment back; null unless it is `returned`.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was returned, for the member; null unless it was.')),
  "resolvedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValueResolvedByMax))).check(/*#__PURE__*/ zod.describe('The operator who decided; null while it is `open`.')),
  "resolvedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(recordUnmatchedPaymentResponseValueResolvedAtMax))).check(/*#__PURE__*/ zod.describe('When; null while it is `open`.'))
}).check(/*#__PURE__*/ zod.describe('A payment that arrived and is no deposit\'s.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `recordUnmatchedPayment`.'))

/**
 * `open -> credited`. The payment pays the deposit, whatever state that is in without money (`pending`, `expired`,
 * `failed`), and the server credits it as after `confirmDeposit`. A deposit that has its money stays as it is: its
 * member gets another one, of the same method and fee, which the payment pays; `creditedDepositId` tells it. A payment
 * in another currency needs `receivedAmount`. In any other state it is 409 `conflict`. The audit log gets an entry.
 * @summary Credit an unmatched payment to a deposit
 */
export const creditUnmatchedPaymentPathPaymentIdMax = 40;


export const creditUnmatchedPaymentPathPaymentIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const CreditUnmatchedPaymentParams = /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentPathPaymentIdMax)).check(/*#__PURE__*/ zod.regex(creditUnmatchedPaymentPathPaymentIdRegExp)).check(/*#__PURE__*/ zod.describe('The payment.'))
})

export const creditUnmatchedPaymentHeaderMerchantMax = 32;


export const creditUnmatchedPaymentHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const creditUnmatchedPaymentHeaderXRequestIdMax = 64;


export const creditUnmatchedPaymentHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const creditUnmatchedPaymentHeaderIdempotencyKeyMax = 64;


export const creditUnmatchedPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const CreditUnmatchedPaymentHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(creditUnmatchedPaymentHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(creditUnmatchedPaymentHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(creditUnmatchedPaymentHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const creditUnmatchedPaymentBodyDepositIdMax = 40;


export const creditUnmatchedPaymentBodyDepositIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const creditUnmatchedPaymentBodyReceivedAmountMax = 24;


export const creditUnmatchedPaymentBodyReceivedAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const creditUnmatchedPaymentBodyNoteMax = 500;



export const CreditUnmatchedPaymentBody = /*#__PURE__*/ zod.strictObject({
  "depositId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentBodyDepositIdMax)).check(/*#__PURE__*/ zod.regex(creditUnmatchedPaymentBodyDepositIdRegExp)).check(/*#__PURE__*/ zod.describe('The deposit. Where it has its money already, its member gets another deposit.')),
  "receivedAmount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentBodyReceivedAmountMax)).check(/*#__PURE__*/ zod.regex(creditUnmatchedPaymentBodyReceivedAmountRegExp))).check(/*#__PURE__*/ zod.describe('What it is in the brand\'s currency, before the fee. Without it the amount of the payment, which must be in that currency.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentBodyNoteMax))).check(/*#__PURE__*/ zod.describe('A note for other operators.'))
}).check(/*#__PURE__*/ zod.describe('The deposit that a payment is for.'))

export const creditUnmatchedPaymentResponseValuePaymentIdMax = 40;

export const creditUnmatchedPaymentResponseValueAmountMax = 24;


export const creditUnmatchedPaymentResponseValueAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const creditUnmatchedPaymentResponseValueCurrencyMax = 5;


export const creditUnmatchedPaymentResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const creditUnmatchedPaymentResponseValueReferenceMax = 80;

export const creditUnmatchedPaymentResponseValuePayerNameMax = 80;

export const creditUnmatchedPaymentResponseValueDepositIdMax = 40;

export const creditUnmatchedPaymentResponseValueMemberOneIdMax = 40;

export const creditUnmatchedPaymentResponseValueMemberOneAccountMax = 64;

export const creditUnmatchedPaymentResponseValueMemberOneNicknameMax = 64;

export const creditUnmatchedPaymentResponseValueMemberOneRankLevelMin = 0;
export const creditUnmatchedPaymentResponseValueMemberOneRankLevelMax = 20;

export const creditUnmatchedPaymentResponseValueArrivedAtMax = 30;

export const creditUnmatchedPaymentResponseValueNoteMax = 500;

export const creditUnmatchedPaymentResponseValueCreditedDepositIdMax = 40;

export const creditUnmatchedPaymentResponseValueReturnReferenceMax = 80;

export const creditUnmatchedPaymentResponseValueReasonMax = 300;

export const creditUnmatchedPaymentResponseValueResolvedByMax = 64;

export const creditUnmatchedPaymentResponseValueResolvedAtMax = 30;



export const CreditUnmatchedPaymentResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValuePaymentIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'credited', 'returned', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of an unmatched payment. `open`: it waits for an operator. `credited`: it paid a deposit, whose credit\nfollows. `returned`: it was sent back. `reversed`: its provider took it back before it was credited. A credited one is `open` again where an operator fails the deposit before its\ncredit.\n')),
  "cause": /*#__PURE__*/ zod.enum(['no_deposit', 'second_payment', 'deposit_failed', 'other_amount', 'other_currency', 'refused']).check(/*#__PURE__*/ zod.describe('Why a payment is no deposit\'s. `no_deposit`: it names none that there is. `second_payment`: the deposit that it names\nhas its money. `deposit_failed`: an operator had failed that deposit. `other_amount`: a provider reports more or less\nthan the deposit asks for. `other_currency`: it is in another currency. `refused`: an operator failed the deposit that\nit had paid.\n')),
  "source": /*#__PURE__*/ zod.enum(['provider', 'operator']).check(/*#__PURE__*/ zod.describe('Who told of a payment: the report of a payment provider, or an operator.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(creditUnmatchedPaymentResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('An amount above zero in the currency of a payment, which need not be that of the brand, as a decimal string with at least two decimals. Never a float.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(creditUnmatchedPaymentResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "reference": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValueReferenceMax)).check(/*#__PURE__*/ zod.describe('The reference of the bank or the provider, which no other payment has.')),
  "payerName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValuePayerNameMax))).check(/*#__PURE__*/ zod.describe('Who paid, as far as it is known; else null.')),
  "depositId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValueDepositIdMax))).check(/*#__PURE__*/ zod.describe('The deposit that it names; null where there is none.')),
  "member": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValueMemberOneIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValueMemberOneAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValueMemberOneNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(creditUnmatchedPaymentResponseValueMemberOneRankLevelMin)).check(/*#__PURE__*/ zod.lte(creditUnmatchedPaymentResponseValueMemberOneRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Whose deposit it names or has paid; null where neither.')),
  "arrivedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValueArrivedAtMax)).check(/*#__PURE__*/ zod.describe('When the server learned of it.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('A note for operators; null where there is none.')),
  "creditedDepositId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValueCreditedDepositIdMax))).check(/*#__PURE__*/ zod.describe('The deposit that it paid; null unless it is `credited`.')),
  "returnReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValueReturnReferenceMax))).check(/*#__PURE__*/ zod.describe('The bank\'s reference of the payment back; null unless it is `returned`.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was returned, for the member; null unless it was.')),
  "resolvedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValueResolvedByMax))).check(/*#__PURE__*/ zod.describe('The operator who decided; null while it is `open`.')),
  "resolvedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(creditUnmatchedPaymentResponseValueResolvedAtMax))).check(/*#__PURE__*/ zod.describe('When; null while it is `open`.'))
}).check(/*#__PURE__*/ zod.describe('A payment that arrived and is no deposit\'s.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `creditUnmatchedPayment`.'))

/**
 * `open -> returned`, for a payment that was sent back where it came from. No wallet moves: nothing was credited. The
 * member of the deposit that it names is told the reason by a message. A `bankReference` of another return is 409
 * `conflict`, as is any other state. The audit log gets an entry.
 * @summary Note that an unmatched payment was sent back
 */
export const returnUnmatchedPaymentPathPaymentIdMax = 40;


export const returnUnmatchedPaymentPathPaymentIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const ReturnUnmatchedPaymentParams = /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentPathPaymentIdMax)).check(/*#__PURE__*/ zod.regex(returnUnmatchedPaymentPathPaymentIdRegExp)).check(/*#__PURE__*/ zod.describe('The payment.'))
})

export const returnUnmatchedPaymentHeaderMerchantMax = 32;


export const returnUnmatchedPaymentHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const returnUnmatchedPaymentHeaderXRequestIdMax = 64;


export const returnUnmatchedPaymentHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const returnUnmatchedPaymentHeaderIdempotencyKeyMax = 64;


export const returnUnmatchedPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ReturnUnmatchedPaymentHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(returnUnmatchedPaymentHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(returnUnmatchedPaymentHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(returnUnmatchedPaymentHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const returnUnmatchedPaymentBodyBankReferenceMax = 80;


export const returnUnmatchedPaymentBodyBankReferenceRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const returnUnmatchedPaymentBodyReasonMax = 300;


export const returnUnmatchedPaymentBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const returnUnmatchedPaymentBodyNoteMax = 500;



export const ReturnUnmatchedPaymentBody = /*#__PURE__*/ zod.strictObject({
  "bankReference": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentBodyBankReferenceMax)).check(/*#__PURE__*/ zod.regex(returnUnmatchedPaymentBodyBankReferenceRegExp)).check(/*#__PURE__*/ zod.describe('The bank\'s reference of the payment back, which no other return has.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentBodyReasonMax)).check(/*#__PURE__*/ zod.regex(returnUnmatchedPaymentBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('The reason, which the member of the deposit reads, in the member\'s language.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentBodyNoteMax))).check(/*#__PURE__*/ zod.describe('A note for other operators.'))
}).check(/*#__PURE__*/ zod.describe('How a payment was sent back.'))

export const returnUnmatchedPaymentResponseValuePaymentIdMax = 40;

export const returnUnmatchedPaymentResponseValueAmountMax = 24;


export const returnUnmatchedPaymentResponseValueAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const returnUnmatchedPaymentResponseValueCurrencyMax = 5;


export const returnUnmatchedPaymentResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const returnUnmatchedPaymentResponseValueReferenceMax = 80;

export const returnUnmatchedPaymentResponseValuePayerNameMax = 80;

export const returnUnmatchedPaymentResponseValueDepositIdMax = 40;

export const returnUnmatchedPaymentResponseValueMemberOneIdMax = 40;

export const returnUnmatchedPaymentResponseValueMemberOneAccountMax = 64;

export const returnUnmatchedPaymentResponseValueMemberOneNicknameMax = 64;

export const returnUnmatchedPaymentResponseValueMemberOneRankLevelMin = 0;
export const returnUnmatchedPaymentResponseValueMemberOneRankLevelMax = 20;

export const returnUnmatchedPaymentResponseValueArrivedAtMax = 30;

export const returnUnmatchedPaymentResponseValueNoteMax = 500;

export const returnUnmatchedPaymentResponseValueCreditedDepositIdMax = 40;

export const returnUnmatchedPaymentResponseValueReturnReferenceMax = 80;

export const returnUnmatchedPaymentResponseValueReasonMax = 300;

export const returnUnmatchedPaymentResponseValueResolvedByMax = 64;

export const returnUnmatchedPaymentResponseValueResolvedAtMax = 30;



export const ReturnUnmatchedPaymentResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValuePaymentIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'credited', 'returned', 'reversed']).check(/*#__PURE__*/ zod.describe('The state of an unmatched payment. `open`: it waits for an operator. `credited`: it paid a deposit, whose credit\nfollows. `returned`: it was sent back. `reversed`: its provider took it back before it was credited. A credited one is `open` again where an operator fails the deposit before its\ncredit.\n')),
  "cause": /*#__PURE__*/ zod.enum(['no_deposit', 'second_payment', 'deposit_failed', 'other_amount', 'other_currency', 'refused']).check(/*#__PURE__*/ zod.describe('Why a payment is no deposit\'s. `no_deposit`: it names none that there is. `second_payment`: the deposit that it names\nhas its money. `deposit_failed`: an operator had failed that deposit. `other_amount`: a provider reports more or less\nthan the deposit asks for. `other_currency`: it is in another currency. `refused`: an operator failed the deposit that\nit had paid.\n')),
  "source": /*#__PURE__*/ zod.enum(['provider', 'operator']).check(/*#__PURE__*/ zod.describe('Who told of a payment: the report of a payment provider, or an operator.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(returnUnmatchedPaymentResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('An amount above zero in the currency of a payment, which need not be that of the brand, as a decimal string with at least two decimals. Never a float.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(returnUnmatchedPaymentResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "reference": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValueReferenceMax)).check(/*#__PURE__*/ zod.describe('The reference of the bank or the provider, which no other payment has.')),
  "payerName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValuePayerNameMax))).check(/*#__PURE__*/ zod.describe('Who paid, as far as it is known; else null.')),
  "depositId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValueDepositIdMax))).check(/*#__PURE__*/ zod.describe('The deposit that it names; null where there is none.')),
  "member": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValueMemberOneIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValueMemberOneAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValueMemberOneNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(returnUnmatchedPaymentResponseValueMemberOneRankLevelMin)).check(/*#__PURE__*/ zod.lte(returnUnmatchedPaymentResponseValueMemberOneRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Whose deposit it names or has paid; null where neither.')),
  "arrivedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValueArrivedAtMax)).check(/*#__PURE__*/ zod.describe('When the server learned of it.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('A note for operators; null where there is none.')),
  "creditedDepositId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValueCreditedDepositIdMax))).check(/*#__PURE__*/ zod.describe('The deposit that it paid; null unless it is `credited`.')),
  "returnReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValueReturnReferenceMax))).check(/*#__PURE__*/ zod.describe('The bank\'s reference of the payment back; null unless it is `returned`.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was returned, for the member; null unless it was.')),
  "resolvedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValueResolvedByMax))).check(/*#__PURE__*/ zod.describe('The operator who decided; null while it is `open`.')),
  "resolvedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(returnUnmatchedPaymentResponseValueResolvedAtMax))).check(/*#__PURE__*/ zod.describe('When; null while it is `open`.'))
}).check(/*#__PURE__*/ zod.describe('A payment that arrived and is no deposit\'s.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `returnUnmatchedPayment`.'))

/**
 * Every member with a debt, whatever the cause and the age, the oldest debt first. `getDebt` tells how debts come about
 * and how they are paid. The totals run over all pages.
 * @summary List the members who owe
 */
export const listDebtsQueryAccountMax = 64;

export const listDebtsQueryPageNoDefault = 1;
export const listDebtsQueryPageNoMax = 100000;

export const listDebtsQueryPageSizeDefault = 42;
export const listDebtsQueryPageSizeMax = 100;



export const ListDebtsQueryParams = /*#__PURE__*/ zod.object({
  "account": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDebtsQueryAccountMax))).check(/*#__PURE__*/ zod.describe('What concerns this account only, by its exact account name.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDebtsQueryPageNoMax)), listDebtsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDebtsQueryPageSizeMax)), listDebtsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listDebtsHeaderMerchantMax = 32;


export const listDebtsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listDebtsHeaderXRequestIdMax = 64;


export const listDebtsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListDebtsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDebtsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listDebtsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDebtsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listDebtsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listDebtsResponseValueContentItemMemberIdMax = 40;

export const listDebtsResponseValueContentItemMemberAccountMax = 64;

export const listDebtsResponseValueContentItemMemberNicknameMax = 64;

export const listDebtsResponseValueContentItemMemberRankLevelMin = 0;
export const listDebtsResponseValueContentItemMemberRankLevelMax = 20;

export const listDebtsResponseValueContentItemAmountMax = 25;


export const listDebtsResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listDebtsResponseValueContentItemOwedAtMax = 30;

export const listDebtsResponseValueContentMax = 100;

export const listDebtsResponseValueTotalPagesMin = 0;
export const listDebtsResponseValueTotalPagesMax = 1000000;

export const listDebtsResponseValueTotalElementsMin = 0;
export const listDebtsResponseValueTotalElementsMax = 100000000;

export const listDebtsResponseValueTotalsAmountMax = 25;


export const listDebtsResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const ListDebtsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDebtsResponseValueContentItemMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDebtsResponseValueContentItemMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDebtsResponseValueContentItemMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDebtsResponseValueContentItemMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(listDebtsResponseValueContentItemMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDebtsResponseValueContentItemAmountMax)).check(/*#__PURE__*/ zod.regex(listDebtsResponseValueContentItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What is owed now.')),
  "owedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDebtsResponseValueContentItemOwedAtMax)).check(/*#__PURE__*/ zod.describe('When the debt last grew.'))
}).check(/*#__PURE__*/ zod.describe('A member who owes.'))).check(/*#__PURE__*/ zod.maxLength(listDebtsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The members, the oldest debt first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDebtsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listDebtsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listDebtsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listDebtsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDebtsResponseValueTotalsAmountMax)).check(/*#__PURE__*/ zod.regex(listDebtsResponseValueTotalsAmountRegExp)).check(/*#__PURE__*/ zod.describe('What all of them owe.'))
}).check(/*#__PURE__*/ zod.describe('Sums over all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of members who owe.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listDebts`.'))

/**
 * The debt of a member, also where it is paid, with what it came from and what has paid it.
 * @summary Tell what a member owes
 */
export const getMemberDebtPathMemberIdMax = 16;


export const getMemberDebtPathMemberIdRegExp = new RegExp('^[1-9][0-9]{0,15}$');


export const GetMemberDebtParams = /*#__PURE__*/ zod.object({
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberDebtPathMemberIdMax)).check(/*#__PURE__*/ zod.regex(getMemberDebtPathMemberIdRegExp)).check(/*#__PURE__*/ zod.describe('The member who owes.'))
})

export const getMemberDebtHeaderMerchantMax = 32;


export const getMemberDebtHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getMemberDebtHeaderXRequestIdMax = 64;


export const getMemberDebtHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetMemberDebtHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberDebtHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getMemberDebtHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberDebtHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getMemberDebtHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getMemberDebtResponseValueMemberIdMax = 40;

export const getMemberDebtResponseValueMemberAccountMax = 64;

export const getMemberDebtResponseValueMemberNicknameMax = 64;

export const getMemberDebtResponseValueMemberRankLevelMin = 0;
export const getMemberDebtResponseValueMemberRankLevelMax = 20;

export const getMemberDebtResponseValueAmountMax = 25;


export const getMemberDebtResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getMemberDebtResponseValueCurrencyMax = 5;


export const getMemberDebtResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getMemberDebtResponseValueEntriesItemEntryIdMax = 40;

export const getMemberDebtResponseValueEntriesItemAmountMax = 25;


export const getMemberDebtResponseValueEntriesItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getMemberDebtResponseValueEntriesItemLeftMax = 25;


export const getMemberDebtResponseValueEntriesItemLeftRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getMemberDebtResponseValueEntriesItemReasonMax = 200;

export const getMemberDebtResponseValueEntriesItemReferenceOneIdMax = 60;

export const getMemberDebtResponseValueEntriesItemNoteMax = 300;

export const getMemberDebtResponseValueEntriesItemAtMax = 30;

export const getMemberDebtResponseValueEntriesMax = 50;



export const GetMemberDebtResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberDebtResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberDebtResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberDebtResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getMemberDebtResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(getMemberDebtResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberDebtResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(getMemberDebtResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What is owed now; zero without a debt.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberDebtResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(getMemberDebtResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "entries": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "entryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberDebtResponseValueEntriesItemEntryIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['owed', 'paid', 'written_off']).check(/*#__PURE__*/ zod.describe('What changed a debt. `owed`: money was taken back that had been spent. `paid`: something that came into the main wallet\npaid it, wholly or in part. `written_off`: an operator gave it up.\n')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberDebtResponseValueEntriesItemAmountMax)).check(/*#__PURE__*/ zod.regex(getMemberDebtResponseValueEntriesItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What was owed, paid or written off, above zero.')),
  "left": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMemberDebtResponseValueEntriesItemLeftMax)).check(/*#__PURE__*/ zod.regex(getMemberDebtResponseValueEntriesItemLeftRegExp)).check(/*#__PURE__*/ zod.describe('The debt after it.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberDebtResponseValueEntriesItemReasonMax)).check(/*#__PURE__*/ zod.describe('Why in the language of the request.')),
  "reference": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['deposit', 'withdrawal', 'wallet_transfer', 'member_transfer', 'vault', 'bet', 'promotion', 'bonus', 'points', 'bill', 'debt', 'operator']).check(/*#__PURE__*/ zod.describe('What it is. The page, and the call that tells it, go by this.')),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberDebtResponseValueEntriesItemReferenceOneIdMax)).check(/*#__PURE__*/ zod.describe('Its id.'))
}).check(/*#__PURE__*/ zod.describe('What an entry is about, to be opened.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was taken back, or what came in and paid; null where nothing can be opened.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMemberDebtResponseValueEntriesItemNoteMax))).check(/*#__PURE__*/ zod.describe('What the operator said to it, for the member; null where nothing was said.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getMemberDebtResponseValueEntriesItemAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('A change of a debt.'))).check(/*#__PURE__*/ zod.maxLength(getMemberDebtResponseValueEntriesMax)).check(/*#__PURE__*/ zod.describe('The last changes, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('The debt of a member.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getMemberDebt`.'))

/**
 * Gives up a debt or a part of it: the house bears it, in one ledger transaction, and no wallet moves. The member is
 * told by a message, with the reason. More than is owed is 409 `conflict`. The audit log gets an entry.
 * @summary Write off a debt
 */
export const writeOffDebtPathMemberIdMax = 16;


export const writeOffDebtPathMemberIdRegExp = new RegExp('^[1-9][0-9]{0,15}$');


export const WriteOffDebtParams = /*#__PURE__*/ zod.object({
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeOffDebtPathMemberIdMax)).check(/*#__PURE__*/ zod.regex(writeOffDebtPathMemberIdRegExp)).check(/*#__PURE__*/ zod.describe('The member who owes.'))
})

export const writeOffDebtHeaderMerchantMax = 32;


export const writeOffDebtHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const writeOffDebtHeaderXRequestIdMax = 64;


export const writeOffDebtHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const writeOffDebtHeaderIdempotencyKeyMax = 64;


export const writeOffDebtHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const WriteOffDebtHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeOffDebtHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(writeOffDebtHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeOffDebtHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(writeOffDebtHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeOffDebtHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(writeOffDebtHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const writeOffDebtBodyAmountMax = 24;


export const writeOffDebtBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const writeOffDebtBodyReasonMax = 300;


export const writeOffDebtBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const WriteOffDebtBody = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeOffDebtBodyAmountMax)).check(/*#__PURE__*/ zod.regex(writeOffDebtBodyAmountRegExp)).check(/*#__PURE__*/ zod.describe('How much, at most what is owed.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(writeOffDebtBodyReasonMax)).check(/*#__PURE__*/ zod.regex(writeOffDebtBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('The reason, which the member reads, in the member\'s language.'))
}).check(/*#__PURE__*/ zod.describe('What of a debt is given up.'))

export const writeOffDebtResponseValueMemberIdMax = 40;

export const writeOffDebtResponseValueMemberAccountMax = 64;

export const writeOffDebtResponseValueMemberNicknameMax = 64;

export const writeOffDebtResponseValueMemberRankLevelMin = 0;
export const writeOffDebtResponseValueMemberRankLevelMax = 20;

export const writeOffDebtResponseValueAmountMax = 25;


export const writeOffDebtResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const writeOffDebtResponseValueCurrencyMax = 5;


export const writeOffDebtResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const writeOffDebtResponseValueEntriesItemEntryIdMax = 40;

export const writeOffDebtResponseValueEntriesItemAmountMax = 25;


export const writeOffDebtResponseValueEntriesItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const writeOffDebtResponseValueEntriesItemLeftMax = 25;


export const writeOffDebtResponseValueEntriesItemLeftRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const writeOffDebtResponseValueEntriesItemReasonMax = 200;

export const writeOffDebtResponseValueEntriesItemReferenceOneIdMax = 60;

export const writeOffDebtResponseValueEntriesItemNoteMax = 300;

export const writeOffDebtResponseValueEntriesItemAtMax = 30;

export const writeOffDebtResponseValueEntriesMax = 50;



export const WriteOffDebtResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(writeOffDebtResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(writeOffDebtResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(writeOffDebtResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(writeOffDebtResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(writeOffDebtResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeOffDebtResponseValueAmountMax)).check(/*#__PURE__*/ zod.regex(writeOffDebtResponseValueAmountRegExp)).check(/*#__PURE__*/ zod.describe('What is owed now; zero without a debt.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeOffDebtResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(writeOffDebtResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "entries": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "entryId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(writeOffDebtResponseValueEntriesItemEntryIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['owed', 'paid', 'written_off']).check(/*#__PURE__*/ zod.describe('What changed a debt. `owed`: money was taken back that had been spent. `paid`: something that came into the main wallet\npaid it, wholly or in part. `written_off`: an operator gave it up.\n')),
  "amount": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeOffDebtResponseValueEntriesItemAmountMax)).check(/*#__PURE__*/ zod.regex(writeOffDebtResponseValueEntriesItemAmountRegExp)).check(/*#__PURE__*/ zod.describe('What was owed, paid or written off, above zero.')),
  "left": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(writeOffDebtResponseValueEntriesItemLeftMax)).check(/*#__PURE__*/ zod.regex(writeOffDebtResponseValueEntriesItemLeftRegExp)).check(/*#__PURE__*/ zod.describe('The debt after it.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(writeOffDebtResponseValueEntriesItemReasonMax)).check(/*#__PURE__*/ zod.describe('Why in the language of the request.')),
  "reference": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum(['deposit', 'withdrawal', 'wallet_transfer', 'member_transfer', 'vault', 'bet', 'promotion', 'bonus', 'points', 'bill', 'debt', 'operator']).check(/*#__PURE__*/ zod.describe('What it is. The page, and the call that tells it, go by this.')),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(writeOffDebtResponseValueEntriesItemReferenceOneIdMax)).check(/*#__PURE__*/ zod.describe('Its id.'))
}).check(/*#__PURE__*/ zod.describe('What an entry is about, to be opened.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was taken back, or what came in and paid; null where nothing can be opened.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(writeOffDebtResponseValueEntriesItemNoteMax))).check(/*#__PURE__*/ zod.describe('What the operator said to it, for the member; null where nothing was said.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(writeOffDebtResponseValueEntriesItemAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('A change of a debt.'))).check(/*#__PURE__*/ zod.maxLength(writeOffDebtResponseValueEntriesMax)).check(/*#__PURE__*/ zod.describe('The last changes, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('The debt of a member.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `writeOffDebt`.'))

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



export const ListApplicationReviewsQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['applying', 'processing', 'issued', 'rejected'])).check(/*#__PURE__*/ zod.describe('Applications in this state only.')),
  "promotionId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listApplicationReviewsQueryPromotionIdMax))).check(/*#__PURE__*/ zod.describe('Applications for this promotion only.')),
  "account": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listApplicationReviewsQueryAccountMax))).check(/*#__PURE__*/ zod.describe('What concerns this account only, by its exact account name.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listApplicationReviewsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listApplicationReviewsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listApplicationReviewsQueryPageNoMax)), listApplicationReviewsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listApplicationReviewsQueryPageSizeMax)), listApplicationReviewsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listApplicationReviewsHeaderMerchantMax = 32;


export const listApplicationReviewsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listApplicationReviewsHeaderXRequestIdMax = 64;


export const listApplicationReviewsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListApplicationReviewsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listApplicationReviewsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listApplicationReviewsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listApplicationReviewsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listApplicationReviewsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListApplicationReviewsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "applicationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listApplicationReviewsResponseValueContentItemApplicationIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listApplicationReviewsResponseValueContentItemPromotionIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.')),
  "promotionTitle": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listApplicationReviewsResponseValueContentItemPromotionTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listApplicationReviewsResponseValueContentItemMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listApplicationReviewsResponseValueContentItemMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listApplicationReviewsResponseValueContentItemMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listApplicationReviewsResponseValueContentItemMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(listApplicationReviewsResponseValueContentItemMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "state": /*#__PURE__*/ zod.enum(['applying', 'processing', 'issued', 'rejected']).check(/*#__PURE__*/ zod.describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n')),
  "imageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listApplicationReviewsResponseValueContentItemImageCountMax)).check(/*#__PURE__*/ zod.describe('Pictures that came with it.')),
  "filedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listApplicationReviewsResponseValueContentItemFiledAtMax)).check(/*#__PURE__*/ zod.describe('When it was filed.')),
  "reviewer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listApplicationReviewsResponseValueContentItemReviewerMax))).check(/*#__PURE__*/ zod.describe('The operator who took it up; null until one does.'))
}).check(/*#__PURE__*/ zod.describe('An application as a line of the review list.'))).check(/*#__PURE__*/ zod.maxLength(listApplicationReviewsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The applications of the page, the one that waits longest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listApplicationReviewsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listApplicationReviewsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listApplicationReviewsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listApplicationReviewsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of applications.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listApplicationReviews`.'))

/**
 * An application with its remark, its pictures by id, and what a granted one gives.
 * @summary Tell one application
 */
export const getApplicationReviewPathApplicationIdMax = 40;


export const getApplicationReviewPathApplicationIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetApplicationReviewParams = /*#__PURE__*/ zod.object({
  "applicationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getApplicationReviewPathApplicationIdMax)).check(/*#__PURE__*/ zod.regex(getApplicationReviewPathApplicationIdRegExp)).check(/*#__PURE__*/ zod.describe('The application.'))
})

export const getApplicationReviewHeaderMerchantMax = 32;


export const getApplicationReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getApplicationReviewHeaderXRequestIdMax = 64;


export const getApplicationReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetApplicationReviewHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getApplicationReviewHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getApplicationReviewHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getApplicationReviewHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getApplicationReviewHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const GetApplicationReviewResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "applicationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueApplicationIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValuePromotionIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.')),
  "promotionTitle": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValuePromotionTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getApplicationReviewResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(getApplicationReviewResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "state": /*#__PURE__*/ zod.enum(['applying', 'processing', 'issued', 'rejected']).check(/*#__PURE__*/ zod.describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n')),
  "imageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getApplicationReviewResponseValueImageCountMax)).check(/*#__PURE__*/ zod.describe('Pictures that came with it.')),
  "filedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueFiledAtMax)).check(/*#__PURE__*/ zod.describe('When it was filed.')),
  "reviewer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueReviewerMax))).check(/*#__PURE__*/ zod.describe('The operator who took it up; null until one does.')),
  "remark": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueRemarkMax)).check(/*#__PURE__*/ zod.describe('What the member wrote, plain text.')),
  "images": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "imageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueImagesItemImageIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "contentType": /*#__PURE__*/ zod.enum(['image/png', 'image/jpeg']).check(/*#__PURE__*/ zod.describe('The content type of a picture.')),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getApplicationReviewResponseValueImagesItemWidthMax)).check(/*#__PURE__*/ zod.describe('Its width in pixels.')),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getApplicationReviewResponseValueImagesItemHeightMax)).check(/*#__PURE__*/ zod.describe('Its height in pixels.')),
  "bytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getApplicationReviewResponseValueImagesItemBytesMax)).check(/*#__PURE__*/ zod.describe('Its size.'))
}).check(/*#__PURE__*/ zod.describe('A picture that came with an application, as it was encoded anew.'))).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueImagesMax)).check(/*#__PURE__*/ zod.describe('The pictures.')),
  "reward": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueRewardAmountOneMax)).check(/*#__PURE__*/ zod.regex(getApplicationReviewResponseValueRewardAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getApplicationReviewResponseValueRewardRateMin)).check(/*#__PURE__*/ zod.lte(getApplicationReviewResponseValueRewardRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueRewardMaximumOneMax)).check(/*#__PURE__*/ zod.regex(getApplicationReviewResponseValueRewardMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getApplicationReviewResponseValueRewardPointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getApplicationReviewResponseValueRewardRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueRewardNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(getApplicationReviewResponseValueRewardNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueRewardTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),
  "wagering": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getApplicationReviewResponseValueWageringOneMultipleMin)).check(/*#__PURE__*/ zod.lte(getApplicationReviewResponseValueWageringOneMultipleMax)).check(/*#__PURE__*/ zod.describe('How many times the base.')),
  "base": /*#__PURE__*/ zod.enum(['bonus', 'bonus_and_deposit']).check(/*#__PURE__*/ zod.describe('What is multiplied.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getApplicationReviewResponseValueWageringOneDaysMax)).check(/*#__PURE__*/ zod.describe('Days to do it in, from the grant on.')),
  "maxStake": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueWageringOneMaxStakeOneMax)).check(/*#__PURE__*/ zod.regex(getApplicationReviewResponseValueWageringOneMaxStakeOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.')),
  "contributions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getApplicationReviewResponseValueWageringOneContributionsItemRateMin)).check(/*#__PURE__*/ zod.lte(getApplicationReviewResponseValueWageringOneContributionsItemRateMax)).check(/*#__PURE__*/ zod.describe('The share of the stake that counts, in basis points.'))
}).check(/*#__PURE__*/ zod.describe('How much a stake in games of one category counts toward the wagering.'))).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueWageringOneContributionsMax)).check(/*#__PURE__*/ zod.describe('The share by category. A category that is missing counts nothing.'))
}).check(/*#__PURE__*/ zod.describe('What has to be staked before bonus money becomes cash.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What has to be staked before it can be withdrawn; null, and nothing.')),
  "takenAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueTakenAtMax))).check(/*#__PURE__*/ zod.describe('When it was taken up; null until then.')),
  "decidedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueDecidedAtMax))).check(/*#__PURE__*/ zod.describe('When it was decided; null until then.')),
  "bonusId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueBonusIdMax))).check(/*#__PURE__*/ zod.describe('The bonus that was granted, where it is bonus money; else null.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected, for the member; null unless it was.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getApplicationReviewResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('The note for other operators; null where there is none.'))
}).check(/*#__PURE__*/ zod.describe('An application with everything that its decision needs.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getApplicationReview`.'))

/**
 * A picture as it was encoded anew, without metadata. It has no address of its own: nobody sees it without the key.
 * The reading is written to the audit log. Pictures are deleted 92 days after the decision and are 404 from then on.
 * @summary Fetch a picture of an application
 */
export const getApplicationImagePathApplicationIdMax = 40;


export const getApplicationImagePathApplicationIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const getApplicationImagePathImageIdMax = 40;


export const getApplicationImagePathImageIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetApplicationImageParams = /*#__PURE__*/ zod.object({
  "applicationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getApplicationImagePathApplicationIdMax)).check(/*#__PURE__*/ zod.regex(getApplicationImagePathApplicationIdRegExp)).check(/*#__PURE__*/ zod.describe('The application.')),
  "imageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getApplicationImagePathImageIdMax)).check(/*#__PURE__*/ zod.regex(getApplicationImagePathImageIdRegExp)).check(/*#__PURE__*/ zod.describe('The picture.'))
})

export const getApplicationImageHeaderMerchantMax = 32;


export const getApplicationImageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getApplicationImageHeaderXRequestIdMax = 64;


export const getApplicationImageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetApplicationImageHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getApplicationImageHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getApplicationImageHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getApplicationImageHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getApplicationImageHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getApplicationImageResponseValueImageIdMax = 40;

export const getApplicationImageResponseValueDataMax = 6990508;



export const GetApplicationImageResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "imageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getApplicationImageResponseValueImageIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "contentType": /*#__PURE__*/ zod.enum(['image/png', 'image/jpeg']).check(/*#__PURE__*/ zod.describe('The content type of a picture.')),
  "data": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getApplicationImageResponseValueDataMax)).check(/*#__PURE__*/ zod.describe('The picture, in base64.'))
}).check(/*#__PURE__*/ zod.describe('A picture that came with an application.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getApplicationImage`.'))

/**
 * `applying -> processing`, in the name of the key's operator; the member sees it. Taking up again what one has
 * taken up changes nothing; what another operator has taken up goes over to this one. In any other state it is 409
 * `conflict`.
 * @summary Take up an application
 */
export const startApplicationReviewPathApplicationIdMax = 40;


export const startApplicationReviewPathApplicationIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const StartApplicationReviewParams = /*#__PURE__*/ zod.object({
  "applicationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startApplicationReviewPathApplicationIdMax)).check(/*#__PURE__*/ zod.regex(startApplicationReviewPathApplicationIdRegExp)).check(/*#__PURE__*/ zod.describe('The application.'))
})

export const startApplicationReviewHeaderMerchantMax = 32;


export const startApplicationReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const startApplicationReviewHeaderXRequestIdMax = 64;


export const startApplicationReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const StartApplicationReviewHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startApplicationReviewHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(startApplicationReviewHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startApplicationReviewHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(startApplicationReviewHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const StartApplicationReviewResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "applicationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueApplicationIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValuePromotionIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.')),
  "promotionTitle": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValuePromotionTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(startApplicationReviewResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(startApplicationReviewResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "state": /*#__PURE__*/ zod.enum(['applying', 'processing', 'issued', 'rejected']).check(/*#__PURE__*/ zod.describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n')),
  "imageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(startApplicationReviewResponseValueImageCountMax)).check(/*#__PURE__*/ zod.describe('Pictures that came with it.')),
  "filedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueFiledAtMax)).check(/*#__PURE__*/ zod.describe('When it was filed.')),
  "reviewer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueReviewerMax))).check(/*#__PURE__*/ zod.describe('The operator who took it up; null until one does.')),
  "remark": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueRemarkMax)).check(/*#__PURE__*/ zod.describe('What the member wrote, plain text.')),
  "images": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "imageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueImagesItemImageIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "contentType": /*#__PURE__*/ zod.enum(['image/png', 'image/jpeg']).check(/*#__PURE__*/ zod.describe('The content type of a picture.')),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(startApplicationReviewResponseValueImagesItemWidthMax)).check(/*#__PURE__*/ zod.describe('Its width in pixels.')),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(startApplicationReviewResponseValueImagesItemHeightMax)).check(/*#__PURE__*/ zod.describe('Its height in pixels.')),
  "bytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(startApplicationReviewResponseValueImagesItemBytesMax)).check(/*#__PURE__*/ zod.describe('Its size.'))
}).check(/*#__PURE__*/ zod.describe('A picture that came with an application, as it was encoded anew.'))).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueImagesMax)).check(/*#__PURE__*/ zod.describe('The pictures.')),
  "reward": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueRewardAmountOneMax)).check(/*#__PURE__*/ zod.regex(startApplicationReviewResponseValueRewardAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(startApplicationReviewResponseValueRewardRateMin)).check(/*#__PURE__*/ zod.lte(startApplicationReviewResponseValueRewardRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueRewardMaximumOneMax)).check(/*#__PURE__*/ zod.regex(startApplicationReviewResponseValueRewardMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(startApplicationReviewResponseValueRewardPointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(startApplicationReviewResponseValueRewardRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueRewardNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(startApplicationReviewResponseValueRewardNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueRewardTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),
  "wagering": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(startApplicationReviewResponseValueWageringOneMultipleMin)).check(/*#__PURE__*/ zod.lte(startApplicationReviewResponseValueWageringOneMultipleMax)).check(/*#__PURE__*/ zod.describe('How many times the base.')),
  "base": /*#__PURE__*/ zod.enum(['bonus', 'bonus_and_deposit']).check(/*#__PURE__*/ zod.describe('What is multiplied.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(startApplicationReviewResponseValueWageringOneDaysMax)).check(/*#__PURE__*/ zod.describe('Days to do it in, from the grant on.')),
  "maxStake": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueWageringOneMaxStakeOneMax)).check(/*#__PURE__*/ zod.regex(startApplicationReviewResponseValueWageringOneMaxStakeOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.')),
  "contributions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(startApplicationReviewResponseValueWageringOneContributionsItemRateMin)).check(/*#__PURE__*/ zod.lte(startApplicationReviewResponseValueWageringOneContributionsItemRateMax)).check(/*#__PURE__*/ zod.describe('The share of the stake that counts, in basis points.'))
}).check(/*#__PURE__*/ zod.describe('How much a stake in games of one category counts toward the wagering.'))).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueWageringOneContributionsMax)).check(/*#__PURE__*/ zod.describe('The share by category. A category that is missing counts nothing.'))
}).check(/*#__PURE__*/ zod.describe('What has to be staked before bonus money becomes cash.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What has to be staked before it can be withdrawn; null, and nothing.')),
  "takenAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueTakenAtMax))).check(/*#__PURE__*/ zod.describe('When it was taken up; null until then.')),
  "decidedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueDecidedAtMax))).check(/*#__PURE__*/ zod.describe('When it was decided; null until then.')),
  "bonusId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueBonusIdMax))).check(/*#__PURE__*/ zod.describe('The bonus that was granted, where it is bonus money; else null.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected, for the member; null unless it was.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startApplicationReviewResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('The note for other operators; null where there is none.'))
}).check(/*#__PURE__*/ zod.describe('An application with everything that its decision needs.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `startApplicationReview`.'))

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


export const DecideApplicationParams = /*#__PURE__*/ zod.object({
  "applicationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(decideApplicationPathApplicationIdMax)).check(/*#__PURE__*/ zod.regex(decideApplicationPathApplicationIdRegExp)).check(/*#__PURE__*/ zod.describe('The application.'))
})

export const decideApplicationHeaderMerchantMax = 32;


export const decideApplicationHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const decideApplicationHeaderXRequestIdMax = 64;


export const decideApplicationHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const decideApplicationHeaderIdempotencyKeyMax = 64;


export const decideApplicationHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const DecideApplicationHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(decideApplicationHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(decideApplicationHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(decideApplicationHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(decideApplicationHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(decideApplicationHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(decideApplicationHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const decideApplicationBodyAmountMax = 24;


export const decideApplicationBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');
export const decideApplicationBodyReasonMax = 300;


export const decideApplicationBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const decideApplicationBodyNoteMax = 500;



export const DecideApplicationBody = /*#__PURE__*/ zod.strictObject({
  "decision": /*#__PURE__*/ zod.enum(['approve', 'reject']).check(/*#__PURE__*/ zod.describe('Whether it is granted.')),
  "amount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(decideApplicationBodyAmountMax)).check(/*#__PURE__*/ zod.regex(decideApplicationBodyAmountRegExp))).check(/*#__PURE__*/ zod.describe('What is granted where it differs from the promotion\'s own reward, above zero and at most its maximum; on `approve` of bonus money or cash only.')),
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decideApplicationBodyReasonMax)).check(/*#__PURE__*/ zod.regex(decideApplicationBodyReasonRegExp))).check(/*#__PURE__*/ zod.describe('Why it is rejected, which the member reads; required on `reject`.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(decideApplicationBodyNoteMax))).check(/*#__PURE__*/ zod.describe('A note for other operators.'))
}).check(/*#__PURE__*/ zod.describe('The decision.'))

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



export const DecideApplicationResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "applicationId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueApplicationIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "promotionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValuePromotionIdMax)).check(/*#__PURE__*/ zod.describe('The promotion.')),
  "promotionTitle": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValuePromotionTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(decideApplicationResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(decideApplicationResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "state": /*#__PURE__*/ zod.enum(['applying', 'processing', 'issued', 'rejected']).check(/*#__PURE__*/ zod.describe('The states of an application, a part of `PromotionState`: `applying` filed, `processing` an operator has taken it\nup, `issued` approved and granted, `rejected` refused. `applying -> processing -> issued | rejected`; nothing leaves\nthe last two.\n')),
  "imageCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(decideApplicationResponseValueImageCountMax)).check(/*#__PURE__*/ zod.describe('Pictures that came with it.')),
  "filedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueFiledAtMax)).check(/*#__PURE__*/ zod.describe('When it was filed.')),
  "reviewer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueReviewerMax))).check(/*#__PURE__*/ zod.describe('The operator who took it up; null until one does.')),
  "remark": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueRemarkMax)).check(/*#__PURE__*/ zod.describe('What the member wrote, plain text.')),
  "images": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "imageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueImagesItemImageIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "contentType": /*#__PURE__*/ zod.enum(['image/png', 'image/jpeg']).check(/*#__PURE__*/ zod.describe('The content type of a picture.')),
  "width": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(decideApplicationResponseValueImagesItemWidthMax)).check(/*#__PURE__*/ zod.describe('Its width in pixels.')),
  "height": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(decideApplicationResponseValueImagesItemHeightMax)).check(/*#__PURE__*/ zod.describe('Its height in pixels.')),
  "bytes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(decideApplicationResponseValueImagesItemBytesMax)).check(/*#__PURE__*/ zod.describe('Its size.'))
}).check(/*#__PURE__*/ zod.describe('A picture that came with an application, as it was encoded anew.'))).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueImagesMax)).check(/*#__PURE__*/ zod.describe('The pictures.')),
  "reward": /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['bonus', 'cash', 'points', 'free_rounds', 'goods']).check(/*#__PURE__*/ zod.describe('Bonus money with wagering, money in the main wallet, points, free rounds of a game, a thing or a service.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueRewardAmountOneMax)).check(/*#__PURE__*/ zod.regex(decideApplicationResponseValueRewardAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('A fixed amount of bonus money or cash; null for any other reward.')),
  "rate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(decideApplicationResponseValueRewardRateMin)).check(/*#__PURE__*/ zod.lte(decideApplicationResponseValueRewardRateMax))).check(/*#__PURE__*/ zod.describe('In basis points, a share of what the text says, where the amount is not fixed; else null.')),
  "maximum": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueRewardMaximumOneMax)).check(/*#__PURE__*/ zod.regex(decideApplicationResponseValueRewardMaximumOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most that `rate` can give; null without a rate or a limit.')),
  "points": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(decideApplicationResponseValueRewardPointsMax))).check(/*#__PURE__*/ zod.describe('Points; null for any other reward.')),
  "rounds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(decideApplicationResponseValueRewardRoundsMax))).check(/*#__PURE__*/ zod.describe('Free rounds; null for any other reward.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueRewardNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(decideApplicationResponseValueRewardNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game of the free rounds; null for any other reward.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueRewardTextMax)).check(/*#__PURE__*/ zod.describe('All of it in words.'))
}).check(/*#__PURE__*/ zod.describe('What somebody gets. Which of the numbers are set follows from `kind`; a number that does not apply is null.')),
  "wagering": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "multiple": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(decideApplicationResponseValueWageringOneMultipleMin)).check(/*#__PURE__*/ zod.lte(decideApplicationResponseValueWageringOneMultipleMax)).check(/*#__PURE__*/ zod.describe('How many times the base.')),
  "base": /*#__PURE__*/ zod.enum(['bonus', 'bonus_and_deposit']).check(/*#__PURE__*/ zod.describe('What is multiplied.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(decideApplicationResponseValueWageringOneDaysMax)).check(/*#__PURE__*/ zod.describe('Days to do it in, from the grant on.')),
  "maxStake": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueWageringOneMaxStakeOneMax)).check(/*#__PURE__*/ zod.regex(decideApplicationResponseValueWageringOneMaxStakeOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The largest stake that counts; a bet above it counts nothing; null where every stake does.')),
  "contributions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(decideApplicationResponseValueWageringOneContributionsItemRateMin)).check(/*#__PURE__*/ zod.lte(decideApplicationResponseValueWageringOneContributionsItemRateMax)).check(/*#__PURE__*/ zod.describe('The share of the stake that counts, in basis points.'))
}).check(/*#__PURE__*/ zod.describe('How much a stake in games of one category counts toward the wagering.'))).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueWageringOneContributionsMax)).check(/*#__PURE__*/ zod.describe('The share by category. A category that is missing counts nothing.'))
}).check(/*#__PURE__*/ zod.describe('What has to be staked before bonus money becomes cash.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What has to be staked before it can be withdrawn; null, and nothing.')),
  "takenAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueTakenAtMax))).check(/*#__PURE__*/ zod.describe('When it was taken up; null until then.')),
  "decidedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueDecidedAtMax))).check(/*#__PURE__*/ zod.describe('When it was decided; null until then.')),
  "bonusId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueBonusIdMax))).check(/*#__PURE__*/ zod.describe('The bonus that was granted, where it is bonus money; else null.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected, for the member; null unless it was.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(decideApplicationResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('The note for other operators; null where there is none.'))
}).check(/*#__PURE__*/ zod.describe('An application with everything that its decision needs.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `decideApplication`.'))

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



export const ListRedemptionReviewsQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['processing', 'rejected', 'completed'])).check(/*#__PURE__*/ zod.describe('Redemptions in this state only.')),
  "account": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRedemptionReviewsQueryAccountMax))).check(/*#__PURE__*/ zod.describe('What concerns this account only, by its exact account name.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRedemptionReviewsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRedemptionReviewsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRedemptionReviewsQueryPageNoMax)), listRedemptionReviewsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRedemptionReviewsQueryPageSizeMax)), listRedemptionReviewsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listRedemptionReviewsHeaderMerchantMax = 32;


export const listRedemptionReviewsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listRedemptionReviewsHeaderXRequestIdMax = 64;


export const listRedemptionReviewsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListRedemptionReviewsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRedemptionReviewsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listRedemptionReviewsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listRedemptionReviewsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listRedemptionReviewsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListRedemptionReviewsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "redemptionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRedemptionReviewsResponseValueContentItemRedemptionIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRedemptionReviewsResponseValueContentItemMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRedemptionReviewsResponseValueContentItemMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRedemptionReviewsResponseValueContentItemMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRedemptionReviewsResponseValueContentItemMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(listRedemptionReviewsResponseValueContentItemMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRedemptionReviewsResponseValueContentItemRewardIdMax)).check(/*#__PURE__*/ zod.describe('The reward.')),
  "kind": /*#__PURE__*/ zod.enum(['goods', 'bonus', 'money']).check(/*#__PURE__*/ zod.describe('Something that is sent, bonus money with wagering, money in the main wallet.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listRedemptionReviewsResponseValueContentItemTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRedemptionReviewsResponseValueContentItemQuantityMax)).check(/*#__PURE__*/ zod.describe('How many.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRedemptionReviewsResponseValueContentItemPointsMax)).check(/*#__PURE__*/ zod.describe('What all of them cost.')),
  "state": /*#__PURE__*/ zod.enum(['processing', 'rejected', 'completed']).check(/*#__PURE__*/ zod.describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n')),
  "redeemedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listRedemptionReviewsResponseValueContentItemRedeemedAtMax)).check(/*#__PURE__*/ zod.describe('When it was redeemed.'))
}).check(/*#__PURE__*/ zod.describe('A redemption as a line of the review list.'))).check(/*#__PURE__*/ zod.maxLength(listRedemptionReviewsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The redemptions of the page, the one that waits longest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRedemptionReviewsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listRedemptionReviewsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRedemptionReviewsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listRedemptionReviewsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listRedemptionReviewsResponseValueTotalsPointsMin)).check(/*#__PURE__*/ zod.lte(listRedemptionReviewsResponseValueTotalsPointsMax)).check(/*#__PURE__*/ zod.describe('Points of the redemptions, without rejected ones.'))
}).check(/*#__PURE__*/ zod.describe('Sums over all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of redemptions to handle.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listRedemptionReviews`.'))

/**
 * A redemption with the address that goods are sent to. The reading is written to the audit log.
 * @summary Tell one redemption
 */
export const getRedemptionReviewPathRedemptionIdMax = 40;


export const getRedemptionReviewPathRedemptionIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetRedemptionReviewParams = /*#__PURE__*/ zod.object({
  "redemptionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewPathRedemptionIdMax)).check(/*#__PURE__*/ zod.regex(getRedemptionReviewPathRedemptionIdRegExp)).check(/*#__PURE__*/ zod.describe('The redemption.'))
})

export const getRedemptionReviewHeaderMerchantMax = 32;


export const getRedemptionReviewHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getRedemptionReviewHeaderXRequestIdMax = 64;


export const getRedemptionReviewHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetRedemptionReviewHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getRedemptionReviewHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getRedemptionReviewHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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


export const getRedemptionReviewResponseValueAddressOneRecipientRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getRedemptionReviewResponseValueAddressOneMobileNumMax = 20;


export const getRedemptionReviewResponseValueAddressOneMobileNumRegExp = new RegExp('^[0-9]{6,15}$');
export const getRedemptionReviewResponseValueAddressOneCountryDialingCodeMax = 5;


export const getRedemptionReviewResponseValueAddressOneCountryDialingCodeRegExp = new RegExp('^[0-9]{1,4}$');
export const getRedemptionReviewResponseValueAddressOneStreetMax = 160;


export const getRedemptionReviewResponseValueAddressOneStreetRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getRedemptionReviewResponseValueAddressOneCityMax = 80;


export const getRedemptionReviewResponseValueAddressOneCityRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getRedemptionReviewResponseValueAddressOneRegionMax = 80;

export const getRedemptionReviewResponseValueAddressOnePostalCodeMax = 20;

export const getRedemptionReviewResponseValueAddressOneCountryMax = 2;


export const getRedemptionReviewResponseValueAddressOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const getRedemptionReviewResponseValueTrackingMax = 120;

export const getRedemptionReviewResponseValueReasonMax = 300;

export const getRedemptionReviewResponseValueNoteMax = 500;

export const getRedemptionReviewResponseValueEndedAtMax = 30;

export const getRedemptionReviewResponseValueEndedByMax = 64;



export const GetRedemptionReviewResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "redemptionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueRedemptionIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRedemptionReviewResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(getRedemptionReviewResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueRewardIdMax)).check(/*#__PURE__*/ zod.describe('The reward.')),
  "kind": /*#__PURE__*/ zod.enum(['goods', 'bonus', 'money']).check(/*#__PURE__*/ zod.describe('Something that is sent, bonus money with wagering, money in the main wallet.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRedemptionReviewResponseValueQuantityMax)).check(/*#__PURE__*/ zod.describe('How many.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getRedemptionReviewResponseValuePointsMax)).check(/*#__PURE__*/ zod.describe('What all of them cost.')),
  "state": /*#__PURE__*/ zod.enum(['processing', 'rejected', 'completed']).check(/*#__PURE__*/ zod.describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n')),
  "redeemedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueRedeemedAtMax)).check(/*#__PURE__*/ zod.describe('When it was redeemed.')),
  "address": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "recipient": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueAddressOneRecipientMax)).check(/*#__PURE__*/ zod.regex(getRedemptionReviewResponseValueAddressOneRecipientRegExp)).check(/*#__PURE__*/ zod.describe('Who receives them.')),
  "mobileNum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueAddressOneMobileNumMax)).check(/*#__PURE__*/ zod.regex(getRedemptionReviewResponseValueAddressOneMobileNumRegExp)).check(/*#__PURE__*/ zod.describe('The number that the courier calls, digits only.')),
  "countryDialingCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueAddressOneCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(getRedemptionReviewResponseValueAddressOneCountryDialingCodeRegExp)).check(/*#__PURE__*/ zod.describe('Its dialling code.')),
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueAddressOneStreetMax)).check(/*#__PURE__*/ zod.regex(getRedemptionReviewResponseValueAddressOneStreetRegExp)).check(/*#__PURE__*/ zod.describe('Street and number.')),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueAddressOneCityMax)).check(/*#__PURE__*/ zod.regex(getRedemptionReviewResponseValueAddressOneCityRegExp)).check(/*#__PURE__*/ zod.describe('City or district.')),
  "region": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueAddressOneRegionMax)).check(/*#__PURE__*/ zod.describe('Province or state, empty where there is none.')),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueAddressOnePostalCodeMax)).check(/*#__PURE__*/ zod.describe('Postal code, empty where there is none.')),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueAddressOneCountryMax)).check(/*#__PURE__*/ zod.regex(getRedemptionReviewResponseValueAddressOneCountryRegExp)).check(/*#__PURE__*/ zod.describe('The country, ISO 3166-1 alpha-2.'))
}).check(/*#__PURE__*/ zod.describe('Where goods are sent.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Where it is sent; null where there is nothing to send.')),
  "tracking": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueTrackingMax))).check(/*#__PURE__*/ zod.describe('Where it can be tracked; null where it cannot.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected, for the member; null unless it was.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('The note for other operators; null where there is none.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it was completed or rejected; null until then.')),
  "endedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getRedemptionReviewResponseValueEndedByMax))).check(/*#__PURE__*/ zod.describe('The operator who did, or `system`; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A redemption with everything that sending it needs.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getRedemptionReview`.'))

/**
 * `processing -> completed`, when the goods were sent. No points move: they were taken when it was redeemed. The
 * member is told by a message, with the tracking. In any other state it is 409 `conflict`. The audit log gets an
 * entry.
 * @summary Complete a redemption
 */
export const completeRedemptionPathRedemptionIdMax = 40;


export const completeRedemptionPathRedemptionIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const CompleteRedemptionParams = /*#__PURE__*/ zod.object({
  "redemptionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeRedemptionPathRedemptionIdMax)).check(/*#__PURE__*/ zod.regex(completeRedemptionPathRedemptionIdRegExp)).check(/*#__PURE__*/ zod.describe('The redemption.'))
})

export const completeRedemptionHeaderMerchantMax = 32;


export const completeRedemptionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const completeRedemptionHeaderXRequestIdMax = 64;


export const completeRedemptionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CompleteRedemptionHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeRedemptionHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(completeRedemptionHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeRedemptionHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(completeRedemptionHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const completeRedemptionBodyTrackingMax = 120;


export const completeRedemptionBodyTrackingRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const completeRedemptionBodyNoteMax = 500;



export const CompleteRedemptionBody = /*#__PURE__*/ zod.strictObject({
  "tracking": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeRedemptionBodyTrackingMax)).check(/*#__PURE__*/ zod.regex(completeRedemptionBodyTrackingRegExp))).check(/*#__PURE__*/ zod.describe('Where the member can track it.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeRedemptionBodyNoteMax))).check(/*#__PURE__*/ zod.describe('A note for other operators.'))
}).check(/*#__PURE__*/ zod.describe('What was sent.'))

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


export const completeRedemptionResponseValueAddressOneRecipientRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const completeRedemptionResponseValueAddressOneMobileNumMax = 20;


export const completeRedemptionResponseValueAddressOneMobileNumRegExp = new RegExp('^[0-9]{6,15}$');
export const completeRedemptionResponseValueAddressOneCountryDialingCodeMax = 5;


export const completeRedemptionResponseValueAddressOneCountryDialingCodeRegExp = new RegExp('^[0-9]{1,4}$');
export const completeRedemptionResponseValueAddressOneStreetMax = 160;


export const completeRedemptionResponseValueAddressOneStreetRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const completeRedemptionResponseValueAddressOneCityMax = 80;


export const completeRedemptionResponseValueAddressOneCityRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const completeRedemptionResponseValueAddressOneRegionMax = 80;

export const completeRedemptionResponseValueAddressOnePostalCodeMax = 20;

export const completeRedemptionResponseValueAddressOneCountryMax = 2;


export const completeRedemptionResponseValueAddressOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const completeRedemptionResponseValueTrackingMax = 120;

export const completeRedemptionResponseValueReasonMax = 300;

export const completeRedemptionResponseValueNoteMax = 500;

export const completeRedemptionResponseValueEndedAtMax = 30;

export const completeRedemptionResponseValueEndedByMax = 64;



export const CompleteRedemptionResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "redemptionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueRedemptionIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(completeRedemptionResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(completeRedemptionResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueRewardIdMax)).check(/*#__PURE__*/ zod.describe('The reward.')),
  "kind": /*#__PURE__*/ zod.enum(['goods', 'bonus', 'money']).check(/*#__PURE__*/ zod.describe('Something that is sent, bonus money with wagering, money in the main wallet.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(completeRedemptionResponseValueQuantityMax)).check(/*#__PURE__*/ zod.describe('How many.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(completeRedemptionResponseValuePointsMax)).check(/*#__PURE__*/ zod.describe('What all of them cost.')),
  "state": /*#__PURE__*/ zod.enum(['processing', 'rejected', 'completed']).check(/*#__PURE__*/ zod.describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n')),
  "redeemedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueRedeemedAtMax)).check(/*#__PURE__*/ zod.describe('When it was redeemed.')),
  "address": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "recipient": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueAddressOneRecipientMax)).check(/*#__PURE__*/ zod.regex(completeRedemptionResponseValueAddressOneRecipientRegExp)).check(/*#__PURE__*/ zod.describe('Who receives them.')),
  "mobileNum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueAddressOneMobileNumMax)).check(/*#__PURE__*/ zod.regex(completeRedemptionResponseValueAddressOneMobileNumRegExp)).check(/*#__PURE__*/ zod.describe('The number that the courier calls, digits only.')),
  "countryDialingCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueAddressOneCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(completeRedemptionResponseValueAddressOneCountryDialingCodeRegExp)).check(/*#__PURE__*/ zod.describe('Its dialling code.')),
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueAddressOneStreetMax)).check(/*#__PURE__*/ zod.regex(completeRedemptionResponseValueAddressOneStreetRegExp)).check(/*#__PURE__*/ zod.describe('Street and number.')),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueAddressOneCityMax)).check(/*#__PURE__*/ zod.regex(completeRedemptionResponseValueAddressOneCityRegExp)).check(/*#__PURE__*/ zod.describe('City or district.')),
  "region": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueAddressOneRegionMax)).check(/*#__PURE__*/ zod.describe('Province or state, empty where there is none.')),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueAddressOnePostalCodeMax)).check(/*#__PURE__*/ zod.describe('Postal code, empty where there is none.')),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueAddressOneCountryMax)).check(/*#__PURE__*/ zod.regex(completeRedemptionResponseValueAddressOneCountryRegExp)).check(/*#__PURE__*/ zod.describe('The country, ISO 3166-1 alpha-2.'))
}).check(/*#__PURE__*/ zod.describe('Where goods are sent.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Where it is sent; null where there is nothing to send.')),
  "tracking": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueTrackingMax))).check(/*#__PURE__*/ zod.describe('Where it can be tracked; null where it cannot.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected, for the member; null unless it was.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('The note for other operators; null where there is none.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it was completed or rejected; null until then.')),
  "endedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(completeRedemptionResponseValueEndedByMax))).check(/*#__PURE__*/ zod.describe('The operator who did, or `system`; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A redemption with everything that sending it needs.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `completeRedemption`.'))

/**
 * `processing -> rejected`; the points go back to the member and the goods to the stock, in one transaction. The
 * member is told the reason by a message. In any other state it is 409 `conflict`. The audit log gets an entry.
 * @summary Reject a redemption
 */
export const rejectRedemptionPathRedemptionIdMax = 40;


export const rejectRedemptionPathRedemptionIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const RejectRedemptionParams = /*#__PURE__*/ zod.object({
  "redemptionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectRedemptionPathRedemptionIdMax)).check(/*#__PURE__*/ zod.regex(rejectRedemptionPathRedemptionIdRegExp)).check(/*#__PURE__*/ zod.describe('The redemption.'))
})

export const rejectRedemptionHeaderMerchantMax = 32;


export const rejectRedemptionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const rejectRedemptionHeaderXRequestIdMax = 64;


export const rejectRedemptionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const rejectRedemptionHeaderIdempotencyKeyMax = 64;


export const rejectRedemptionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const RejectRedemptionHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectRedemptionHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(rejectRedemptionHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectRedemptionHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(rejectRedemptionHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectRedemptionHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(rejectRedemptionHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const rejectRedemptionBodyReasonMax = 300;


export const rejectRedemptionBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const rejectRedemptionBodyNoteMax = 500;



export const RejectRedemptionBody = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionBodyReasonMax)).check(/*#__PURE__*/ zod.regex(rejectRedemptionBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('The reason, which the member reads, in the member\'s language.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectRedemptionBodyNoteMax))).check(/*#__PURE__*/ zod.describe('A note for other operators.'))
}).check(/*#__PURE__*/ zod.describe('Why an operator refuses something.'))

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


export const rejectRedemptionResponseValueAddressOneRecipientRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const rejectRedemptionResponseValueAddressOneMobileNumMax = 20;


export const rejectRedemptionResponseValueAddressOneMobileNumRegExp = new RegExp('^[0-9]{6,15}$');
export const rejectRedemptionResponseValueAddressOneCountryDialingCodeMax = 5;


export const rejectRedemptionResponseValueAddressOneCountryDialingCodeRegExp = new RegExp('^[0-9]{1,4}$');
export const rejectRedemptionResponseValueAddressOneStreetMax = 160;


export const rejectRedemptionResponseValueAddressOneStreetRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const rejectRedemptionResponseValueAddressOneCityMax = 80;


export const rejectRedemptionResponseValueAddressOneCityRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const rejectRedemptionResponseValueAddressOneRegionMax = 80;

export const rejectRedemptionResponseValueAddressOnePostalCodeMax = 20;

export const rejectRedemptionResponseValueAddressOneCountryMax = 2;


export const rejectRedemptionResponseValueAddressOneCountryRegExp = new RegExp('^[A-Z]{2}$');
export const rejectRedemptionResponseValueTrackingMax = 120;

export const rejectRedemptionResponseValueReasonMax = 300;

export const rejectRedemptionResponseValueNoteMax = 500;

export const rejectRedemptionResponseValueEndedAtMax = 30;

export const rejectRedemptionResponseValueEndedByMax = 64;



export const RejectRedemptionResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "redemptionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueRedemptionIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(rejectRedemptionResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(rejectRedemptionResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "rewardId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueRewardIdMax)).check(/*#__PURE__*/ zod.describe('The reward.')),
  "kind": /*#__PURE__*/ zod.enum(['goods', 'bonus', 'money']).check(/*#__PURE__*/ zod.describe('Something that is sent, bonus money with wagering, money in the main wallet.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueTitleMax)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(rejectRedemptionResponseValueQuantityMax)).check(/*#__PURE__*/ zod.describe('How many.')),
  "points": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(rejectRedemptionResponseValuePointsMax)).check(/*#__PURE__*/ zod.describe('What all of them cost.')),
  "state": /*#__PURE__*/ zod.enum(['processing', 'rejected', 'completed']).check(/*#__PURE__*/ zod.describe('`processing -> completed | rejected`; nothing leaves the last two. Bonus and money are completed at once, goods when\nan operator has sent them. `rejected`: the points are returned.\n')),
  "redeemedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueRedeemedAtMax)).check(/*#__PURE__*/ zod.describe('When it was redeemed.')),
  "address": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "recipient": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueAddressOneRecipientMax)).check(/*#__PURE__*/ zod.regex(rejectRedemptionResponseValueAddressOneRecipientRegExp)).check(/*#__PURE__*/ zod.describe('Who receives them.')),
  "mobileNum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueAddressOneMobileNumMax)).check(/*#__PURE__*/ zod.regex(rejectRedemptionResponseValueAddressOneMobileNumRegExp)).check(/*#__PURE__*/ zod.describe('The number that the courier calls, digits only.')),
  "countryDialingCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueAddressOneCountryDialingCodeMax)).check(/*#__PURE__*/ zod.regex(rejectRedemptionResponseValueAddressOneCountryDialingCodeRegExp)).check(/*#__PURE__*/ zod.describe('Its dialling code.')),
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueAddressOneStreetMax)).check(/*#__PURE__*/ zod.regex(rejectRedemptionResponseValueAddressOneStreetRegExp)).check(/*#__PURE__*/ zod.describe('Street and number.')),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueAddressOneCityMax)).check(/*#__PURE__*/ zod.regex(rejectRedemptionResponseValueAddressOneCityRegExp)).check(/*#__PURE__*/ zod.describe('City or district.')),
  "region": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueAddressOneRegionMax)).check(/*#__PURE__*/ zod.describe('Province or state, empty where there is none.')),
  "postalCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueAddressOnePostalCodeMax)).check(/*#__PURE__*/ zod.describe('Postal code, empty where there is none.')),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueAddressOneCountryMax)).check(/*#__PURE__*/ zod.regex(rejectRedemptionResponseValueAddressOneCountryRegExp)).check(/*#__PURE__*/ zod.describe('The country, ISO 3166-1 alpha-2.'))
}).check(/*#__PURE__*/ zod.describe('Where goods are sent.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Where it is sent; null where there is nothing to send.')),
  "tracking": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueTrackingMax))).check(/*#__PURE__*/ zod.describe('Where it can be tracked; null where it cannot.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it was rejected, for the member; null unless it was.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('The note for other operators; null where there is none.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it was completed or rejected; null until then.')),
  "endedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(rejectRedemptionResponseValueEndedByMax))).check(/*#__PURE__*/ zod.describe('The operator who did, or `system`; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A redemption with everything that sending it needs.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `rejectRedemption`.'))

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



export const ListSupportThreadsQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['open', 'answered', 'closed'])).check(/*#__PURE__*/ zod.describe('Conversations in this state only.')),
  "account": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSupportThreadsQueryAccountMax))).check(/*#__PURE__*/ zod.describe('What concerns this account only, by its exact account name.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSupportThreadsQueryPageNoMax)), listSupportThreadsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSupportThreadsQueryPageSizeMax)), listSupportThreadsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listSupportThreadsHeaderMerchantMax = 32;


export const listSupportThreadsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listSupportThreadsHeaderXRequestIdMax = 64;


export const listSupportThreadsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListSupportThreadsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSupportThreadsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listSupportThreadsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSupportThreadsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listSupportThreadsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListSupportThreadsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "threadId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSupportThreadsResponseValueContentItemThreadIdMax)).check(/*#__PURE__*/ zod.describe('Its id; a member has one conversation that goes on.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSupportThreadsResponseValueContentItemMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSupportThreadsResponseValueContentItemMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSupportThreadsResponseValueContentItemMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listSupportThreadsResponseValueContentItemMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(listSupportThreadsResponseValueContentItemMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'answered', 'closed']).check(/*#__PURE__*/ zod.describe('`open`: the last word is the member\'s and waits for an operator; `answered`: an operator had the last word;\n`closed`: nothing is asked any more. A new word of the member makes any of them `open`.\n')),
  "waitingSince": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listSupportThreadsResponseValueContentItemWaitingSinceMax))).check(/*#__PURE__*/ zod.describe('Since when the member waits, null where nobody does.')),
  "lastMessage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSupportThreadsResponseValueContentItemLastMessageMax)).check(/*#__PURE__*/ zod.describe('The first words of the last message of the member or an operator; automatic answers do not count.')),
  "lastMessageAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listSupportThreadsResponseValueContentItemLastMessageAtMax)).check(/*#__PURE__*/ zod.describe('When it was sent.')),
  "operator": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSupportThreadsResponseValueContentItemOperatorMax))).check(/*#__PURE__*/ zod.describe('The operator who answered last; null until one does.'))
}).check(/*#__PURE__*/ zod.describe('A conversation of a member with customer service as a line of the list.'))).check(/*#__PURE__*/ zod.maxLength(listSupportThreadsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The conversations of the page, the one that waits longest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listSupportThreadsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listSupportThreadsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listSupportThreadsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listSupportThreadsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of conversations.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listSupportThreads`.'))

/**
 * A conversation with its last 200 messages; with `before` the 200 before that one, with `after` the first 200 after
 * it, which is how new ones are asked for. Only one of the two may be given, else 400 `validation_failed`. It marks
 * nothing as read.
 * @summary Tell one conversation
 */
export const getSupportThreadPathThreadIdMax = 40;


export const getSupportThreadPathThreadIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetSupportThreadParams = /*#__PURE__*/ zod.object({
  "threadId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSupportThreadPathThreadIdMax)).check(/*#__PURE__*/ zod.regex(getSupportThreadPathThreadIdRegExp)).check(/*#__PURE__*/ zod.describe('The conversation.'))
})

export const getSupportThreadQueryBeforeMax = 40;

export const getSupportThreadQueryAfterMax = 40;



export const GetSupportThreadQueryParams = /*#__PURE__*/ zod.object({
  "before": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSupportThreadQueryBeforeMax))).check(/*#__PURE__*/ zod.describe('The message before which to begin.')),
  "after": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSupportThreadQueryAfterMax))).check(/*#__PURE__*/ zod.describe('The message after which to begin.'))
})

export const getSupportThreadHeaderMerchantMax = 32;


export const getSupportThreadHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getSupportThreadHeaderXRequestIdMax = 64;


export const getSupportThreadHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetSupportThreadHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSupportThreadHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getSupportThreadHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSupportThreadHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getSupportThreadHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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

export const getSupportThreadResponseValueMessagesItemClientMessageIdOneMax = 64;


export const getSupportThreadResponseValueMessagesItemClientMessageIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const getSupportThreadResponseValueMessagesItemAuthorNameMax = 64;

export const getSupportThreadResponseValueMessagesItemContentMax = 2000;


export const getSupportThreadResponseValueMessagesItemContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getSupportThreadResponseValueMessagesItemHelpItemIdMax = 40;


export const getSupportThreadResponseValueMessagesItemHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');
export const getSupportThreadResponseValueMessagesItemSentAtMax = 30;

export const getSupportThreadResponseValueMessagesItemReadAtMax = 30;

export const getSupportThreadResponseValueMessagesMax = 200;



export const GetSupportThreadResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "threadId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueThreadIdMax)).check(/*#__PURE__*/ zod.describe('Its id; a member has one conversation that goes on.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getSupportThreadResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(getSupportThreadResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'answered', 'closed']).check(/*#__PURE__*/ zod.describe('`open`: the last word is the member\'s and waits for an operator; `answered`: an operator had the last word;\n`closed`: nothing is asked any more. A new word of the member makes any of them `open`.\n')),
  "waitingSince": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueWaitingSinceMax))).check(/*#__PURE__*/ zod.describe('Since when the member waits, null where nobody does.')),
  "lastMessage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueLastMessageMax)).check(/*#__PURE__*/ zod.describe('The first words of the last message of the member or an operator; automatic answers do not count.')),
  "lastMessageAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueLastMessageAtMax)).check(/*#__PURE__*/ zod.describe('When it was sent.')),
  "operator": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueOperatorMax))).check(/*#__PURE__*/ zod.describe('The operator who answered last; null until one does.')),
  "messages": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "messageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueMessagesItemMessageIdMax)).check(/*#__PURE__*/ zod.describe('Its id. Ids rise with time.')),
  "clientMessageId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueMessagesItemClientMessageIdOneMax)).check(/*#__PURE__*/ zod.regex(getSupportThreadResponseValueMessagesItemClientMessageIdOneRegExp)).check(/*#__PURE__*/ zod.describe('An id that the sender makes once for each message; the same id is stored once.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The id that the member gave it, null for what others wrote.')),
  "author": /*#__PURE__*/ zod.enum(['member', 'operator', 'help']).check(/*#__PURE__*/ zod.describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.')),
  "authorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueMessagesItemAuthorNameMax)).check(/*#__PURE__*/ zod.describe('The name that the member reads, of an operator the first name only.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueMessagesItemContentMax)).check(/*#__PURE__*/ zod.regex(getSupportThreadResponseValueMessagesItemContentRegExp)).check(/*#__PURE__*/ zod.describe('Plain text, shown as it is. It must hold more than white space.')),
  "helpItemId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueMessagesItemHelpItemIdMax)).check(/*#__PURE__*/ zod.regex(getSupportThreadResponseValueMessagesItemHelpItemIdRegExp))).check(/*#__PURE__*/ zod.describe('The article that an automatic answer comes from, null where there is none.')),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueMessagesItemSentAtMax)).check(/*#__PURE__*/ zod.describe('When the server received it.')),
  "readAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueMessagesItemReadAtMax))).check(/*#__PURE__*/ zod.describe('When the other side read it, null until then.'))
}).check(/*#__PURE__*/ zod.describe('A message of the conversation between a member and the customer service.'))).check(/*#__PURE__*/ zod.maxLength(getSupportThreadResponseValueMessagesMax)).check(/*#__PURE__*/ zod.describe('The messages that were asked for, the oldest first.')),
  "earlier": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether there are messages before the first of these.'))
}).check(/*#__PURE__*/ zod.describe('A conversation with its latest messages.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getSupportThread`.'))

/**
 * Writes to the member in the name of the key's operator; the conversation is `answered`, and what the member wrote
 * counts as read. The member sees it in the chat and in its unread count. The `Idempotency-Key` keeps an answer from
 * being written twice. Text is stored and shown as text, never as HTML. The audit log gets an entry without the
 * text.
 * @summary Answer in a conversation
 */
export const answerSupportThreadPathThreadIdMax = 40;


export const answerSupportThreadPathThreadIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const AnswerSupportThreadParams = /*#__PURE__*/ zod.object({
  "threadId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(answerSupportThreadPathThreadIdMax)).check(/*#__PURE__*/ zod.regex(answerSupportThreadPathThreadIdRegExp)).check(/*#__PURE__*/ zod.describe('The conversation.'))
})

export const answerSupportThreadHeaderMerchantMax = 32;


export const answerSupportThreadHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const answerSupportThreadHeaderXRequestIdMax = 64;


export const answerSupportThreadHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const answerSupportThreadHeaderIdempotencyKeyMax = 64;


export const answerSupportThreadHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const AnswerSupportThreadHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(answerSupportThreadHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(answerSupportThreadHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(answerSupportThreadHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(answerSupportThreadHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(answerSupportThreadHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(answerSupportThreadHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const answerSupportThreadBodyContentMax = 2000;


export const answerSupportThreadBodyContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const AnswerSupportThreadBody = /*#__PURE__*/ zod.strictObject({
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(answerSupportThreadBodyContentMax)).check(/*#__PURE__*/ zod.regex(answerSupportThreadBodyContentRegExp)).check(/*#__PURE__*/ zod.describe('Plain text, shown as it is. It must hold more than white space.'))
}).check(/*#__PURE__*/ zod.describe('What the operator answers.'))

export const answerSupportThreadResponseValueMessageIdMax = 40;

export const answerSupportThreadResponseValueClientMessageIdOneMax = 64;


export const answerSupportThreadResponseValueClientMessageIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const answerSupportThreadResponseValueAuthorNameMax = 64;

export const answerSupportThreadResponseValueContentMax = 2000;


export const answerSupportThreadResponseValueContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const answerSupportThreadResponseValueHelpItemIdMax = 40;


export const answerSupportThreadResponseValueHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');
export const answerSupportThreadResponseValueSentAtMax = 30;

export const answerSupportThreadResponseValueReadAtMax = 30;



export const AnswerSupportThreadResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "messageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(answerSupportThreadResponseValueMessageIdMax)).check(/*#__PURE__*/ zod.describe('Its id. Ids rise with time.')),
  "clientMessageId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(answerSupportThreadResponseValueClientMessageIdOneMax)).check(/*#__PURE__*/ zod.regex(answerSupportThreadResponseValueClientMessageIdOneRegExp)).check(/*#__PURE__*/ zod.describe('An id that the sender makes once for each message; the same id is stored once.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The id that the member gave it, null for what others wrote.')),
  "author": /*#__PURE__*/ zod.enum(['member', 'operator', 'help']).check(/*#__PURE__*/ zod.describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.')),
  "authorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(answerSupportThreadResponseValueAuthorNameMax)).check(/*#__PURE__*/ zod.describe('The name that the member reads, of an operator the first name only.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(answerSupportThreadResponseValueContentMax)).check(/*#__PURE__*/ zod.regex(answerSupportThreadResponseValueContentRegExp)).check(/*#__PURE__*/ zod.describe('Plain text, shown as it is. It must hold more than white space.')),
  "helpItemId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(answerSupportThreadResponseValueHelpItemIdMax)).check(/*#__PURE__*/ zod.regex(answerSupportThreadResponseValueHelpItemIdRegExp))).check(/*#__PURE__*/ zod.describe('The article that an automatic answer comes from, null where there is none.')),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(answerSupportThreadResponseValueSentAtMax)).check(/*#__PURE__*/ zod.describe('When the server received it.')),
  "readAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(answerSupportThreadResponseValueReadAtMax))).check(/*#__PURE__*/ zod.describe('When the other side read it, null until then.'))
}).check(/*#__PURE__*/ zod.describe('A message of the conversation between a member and the customer service.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `answerSupportThread`.'))

/**
 * Marks the conversation as `closed`, so that it waits for nobody; its history stays and the next word of the member
 * opens it again. Closing a closed one changes nothing.
 * @summary Close a conversation
 */
export const closeSupportThreadPathThreadIdMax = 40;


export const closeSupportThreadPathThreadIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const CloseSupportThreadParams = /*#__PURE__*/ zod.object({
  "threadId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(closeSupportThreadPathThreadIdMax)).check(/*#__PURE__*/ zod.regex(closeSupportThreadPathThreadIdRegExp)).check(/*#__PURE__*/ zod.describe('The conversation.'))
})

export const closeSupportThreadHeaderMerchantMax = 32;


export const closeSupportThreadHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const closeSupportThreadHeaderXRequestIdMax = 64;


export const closeSupportThreadHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CloseSupportThreadHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(closeSupportThreadHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(closeSupportThreadHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(closeSupportThreadHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(closeSupportThreadHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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

export const closeSupportThreadResponseValueMessagesItemClientMessageIdOneMax = 64;


export const closeSupportThreadResponseValueMessagesItemClientMessageIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');
export const closeSupportThreadResponseValueMessagesItemAuthorNameMax = 64;

export const closeSupportThreadResponseValueMessagesItemContentMax = 2000;


export const closeSupportThreadResponseValueMessagesItemContentRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const closeSupportThreadResponseValueMessagesItemHelpItemIdMax = 40;


export const closeSupportThreadResponseValueMessagesItemHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');
export const closeSupportThreadResponseValueMessagesItemSentAtMax = 30;

export const closeSupportThreadResponseValueMessagesItemReadAtMax = 30;

export const closeSupportThreadResponseValueMessagesMax = 200;



export const CloseSupportThreadResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "threadId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueThreadIdMax)).check(/*#__PURE__*/ zod.describe('Its id; a member has one conversation that goes on.')),
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "rankLevel": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(closeSupportThreadResponseValueMemberRankLevelMin)).check(/*#__PURE__*/ zod.lte(closeSupportThreadResponseValueMemberRankLevelMax)).check(/*#__PURE__*/ zod.describe('The VIP rank, 0 the lowest.'))
}).check(/*#__PURE__*/ zod.describe('The member that something is about, as an operator sees it.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'answered', 'closed']).check(/*#__PURE__*/ zod.describe('`open`: the last word is the member\'s and waits for an operator; `answered`: an operator had the last word;\n`closed`: nothing is asked any more. A new word of the member makes any of them `open`.\n')),
  "waitingSince": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueWaitingSinceMax))).check(/*#__PURE__*/ zod.describe('Since when the member waits, null where nobody does.')),
  "lastMessage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueLastMessageMax)).check(/*#__PURE__*/ zod.describe('The first words of the last message of the member or an operator; automatic answers do not count.')),
  "lastMessageAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueLastMessageAtMax)).check(/*#__PURE__*/ zod.describe('When it was sent.')),
  "operator": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueOperatorMax))).check(/*#__PURE__*/ zod.describe('The operator who answered last; null until one does.')),
  "messages": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "messageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueMessagesItemMessageIdMax)).check(/*#__PURE__*/ zod.describe('Its id. Ids rise with time.')),
  "clientMessageId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueMessagesItemClientMessageIdOneMax)).check(/*#__PURE__*/ zod.regex(closeSupportThreadResponseValueMessagesItemClientMessageIdOneRegExp)).check(/*#__PURE__*/ zod.describe('An id that the sender makes once for each message; the same id is stored once.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The id that the member gave it, null for what others wrote.')),
  "author": /*#__PURE__*/ zod.enum(['member', 'operator', 'help']).check(/*#__PURE__*/ zod.describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.')),
  "authorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueMessagesItemAuthorNameMax)).check(/*#__PURE__*/ zod.describe('The name that the member reads, of an operator the first name only.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueMessagesItemContentMax)).check(/*#__PURE__*/ zod.regex(closeSupportThreadResponseValueMessagesItemContentRegExp)).check(/*#__PURE__*/ zod.describe('Plain text, shown as it is. It must hold more than white space.')),
  "helpItemId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueMessagesItemHelpItemIdMax)).check(/*#__PURE__*/ zod.regex(closeSupportThreadResponseValueMessagesItemHelpItemIdRegExp))).check(/*#__PURE__*/ zod.describe('The article that an automatic answer comes from, null where there is none.')),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueMessagesItemSentAtMax)).check(/*#__PURE__*/ zod.describe('When the server received it.')),
  "readAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueMessagesItemReadAtMax))).check(/*#__PURE__*/ zod.describe('When the other side read it, null until then.'))
}).check(/*#__PURE__*/ zod.describe('A message of the conversation between a member and the customer service.'))).check(/*#__PURE__*/ zod.maxLength(closeSupportThreadResponseValueMessagesMax)).check(/*#__PURE__*/ zod.describe('The messages that were asked for, the oldest first.')),
  "earlier": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether there are messages before the first of these.'))
}).check(/*#__PURE__*/ zod.describe('A conversation with its latest messages.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `closeSupportThread`.'))

/**
 * All announcements in all languages, scheduled, ended and withdrawn ones with them, the latest beginning first.
 * @summary List the announcements as they are managed
 */
export const listManagedNoticesQueryPageNoDefault = 1;
export const listManagedNoticesQueryPageNoMax = 100000;

export const listManagedNoticesQueryPageSizeDefault = 42;
export const listManagedNoticesQueryPageSizeMax = 100;



export const ListManagedNoticesQueryParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['PL', 'PU', 'PR', 'H'])).check(/*#__PURE__*/ zod.describe('Announcements of this type only.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['scheduled', 'shown', 'ended', 'withdrawn'])).check(/*#__PURE__*/ zod.describe('Announcements in this state only.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listManagedNoticesQueryPageNoMax)), listManagedNoticesQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listManagedNoticesQueryPageSizeMax)), listManagedNoticesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listManagedNoticesHeaderMerchantMax = 32;


export const listManagedNoticesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listManagedNoticesHeaderXRequestIdMax = 64;


export const listManagedNoticesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListManagedNoticesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listManagedNoticesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listManagedNoticesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listManagedNoticesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listManagedNoticesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listManagedNoticesResponseValueContentItemNoticeIdMax = 40;

export const listManagedNoticesResponseValueContentItemWordsENTitleMax = 160;


export const listManagedNoticesResponseValueContentItemWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const listManagedNoticesResponseValueContentItemWordsENContentMax = 20000;

export const listManagedNoticesResponseValueContentItemWordsVITitleMax = 160;


export const listManagedNoticesResponseValueContentItemWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
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



export const ListManagedNoticesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "noticeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedNoticesResponseValueContentItemNoticeIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "type": /*#__PURE__*/ zod.enum(['PL', 'PU', 'PR', 'H']).check(/*#__PURE__*/ zod.describe('The types of announcement with a text of their own, `AnnouncementType` without banners.')),
  "words": /*#__PURE__*/ zod.object({
  "EN": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedNoticesResponseValueContentItemWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(listManagedNoticesResponseValueContentItemWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listManagedNoticesResponseValueContentItemWordsENContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.')),
  "VI": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedNoticesResponseValueContentItemWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(listManagedNoticesResponseValueContentItemWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listManagedNoticesResponseValueContentItemWordsVIContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listManagedNoticesResponseValueContentItemStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when it is shown.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listManagedNoticesResponseValueContentItemEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, not included; null, and it stays until it is withdrawn.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).check(/*#__PURE__*/ zod.describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listManagedNoticesResponseValueContentItemVersionMax)).check(/*#__PURE__*/ zod.describe('Counts the changes, from 1.')),
  "updatedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedNoticesResponseValueContentItemUpdatedByMax)).check(/*#__PURE__*/ zod.describe('The operator who changed it last.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listManagedNoticesResponseValueContentItemUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('An announcement as an operator manages it.'))).check(/*#__PURE__*/ zod.maxLength(listManagedNoticesResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The announcements of the page, the latest beginning first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listManagedNoticesResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listManagedNoticesResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listManagedNoticesResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listManagedNoticesResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of the list.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listManagedNotices`.'))

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


export const CreateNoticeHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createNoticeHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(createNoticeHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createNoticeHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(createNoticeHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const createNoticeBodyWordsENTitleMax = 160;


export const createNoticeBodyWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createNoticeBodyWordsENContentMax = 20000;

export const createNoticeBodyWordsVITitleMax = 160;


export const createNoticeBodyWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createNoticeBodyWordsVIContentMax = 20000;

export const createNoticeBodyStartsAtMax = 30;

export const createNoticeBodyEndsAtMax = 30;



export const CreateNoticeBody = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['PL', 'PU', 'PR', 'H']).check(/*#__PURE__*/ zod.describe('The types of announcement with a text of their own, `AnnouncementType` without banners.')),
  "words": /*#__PURE__*/ zod.strictObject({
  "EN": /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createNoticeBodyWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(createNoticeBodyWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createNoticeBodyWordsENContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.')),
  "VI": /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createNoticeBodyWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(createNoticeBodyWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createNoticeBodyWordsVIContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createNoticeBodyStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when it is shown.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createNoticeBodyEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, not included; null, and it stays until it is withdrawn.'))
}).check(/*#__PURE__*/ zod.describe('A new announcement.'))

export const createNoticeResponseValueNoticeIdMax = 40;

export const createNoticeResponseValueWordsENTitleMax = 160;


export const createNoticeResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createNoticeResponseValueWordsENContentMax = 20000;

export const createNoticeResponseValueWordsVITitleMax = 160;


export const createNoticeResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createNoticeResponseValueWordsVIContentMax = 20000;

export const createNoticeResponseValueStartsAtMax = 30;

export const createNoticeResponseValueEndsAtMax = 30;

export const createNoticeResponseValueVersionMax = 1000000;

export const createNoticeResponseValueUpdatedByMax = 64;

export const createNoticeResponseValueUpdatedAtMax = 30;



export const CreateNoticeResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "noticeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createNoticeResponseValueNoticeIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "type": /*#__PURE__*/ zod.enum(['PL', 'PU', 'PR', 'H']).check(/*#__PURE__*/ zod.describe('The types of announcement with a text of their own, `AnnouncementType` without banners.')),
  "words": /*#__PURE__*/ zod.object({
  "EN": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createNoticeResponseValueWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(createNoticeResponseValueWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createNoticeResponseValueWordsENContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.')),
  "VI": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createNoticeResponseValueWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(createNoticeResponseValueWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createNoticeResponseValueWordsVIContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createNoticeResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when it is shown.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createNoticeResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, not included; null, and it stays until it is withdrawn.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).check(/*#__PURE__*/ zod.describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createNoticeResponseValueVersionMax)).check(/*#__PURE__*/ zod.describe('Counts the changes, from 1.')),
  "updatedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createNoticeResponseValueUpdatedByMax)).check(/*#__PURE__*/ zod.describe('The operator who changed it last.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createNoticeResponseValueUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('An announcement as an operator manages it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `createNotice`.'))

/**
 * An announcement in all languages with its times, state and version.
 * @summary Tell one announcement as it is managed
 */
export const getManagedNoticePathNoticeIdMax = 40;


export const getManagedNoticePathNoticeIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetManagedNoticeParams = /*#__PURE__*/ zod.object({
  "noticeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getManagedNoticePathNoticeIdMax)).check(/*#__PURE__*/ zod.regex(getManagedNoticePathNoticeIdRegExp)).check(/*#__PURE__*/ zod.describe('The announcement.'))
})

export const getManagedNoticeHeaderMerchantMax = 32;


export const getManagedNoticeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getManagedNoticeHeaderXRequestIdMax = 64;


export const getManagedNoticeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetManagedNoticeHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getManagedNoticeHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getManagedNoticeHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getManagedNoticeHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getManagedNoticeHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getManagedNoticeResponseValueNoticeIdMax = 40;

export const getManagedNoticeResponseValueWordsENTitleMax = 160;


export const getManagedNoticeResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getManagedNoticeResponseValueWordsENContentMax = 20000;

export const getManagedNoticeResponseValueWordsVITitleMax = 160;


export const getManagedNoticeResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getManagedNoticeResponseValueWordsVIContentMax = 20000;

export const getManagedNoticeResponseValueStartsAtMax = 30;

export const getManagedNoticeResponseValueEndsAtMax = 30;

export const getManagedNoticeResponseValueVersionMax = 1000000;

export const getManagedNoticeResponseValueUpdatedByMax = 64;

export const getManagedNoticeResponseValueUpdatedAtMax = 30;



export const GetManagedNoticeResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "noticeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedNoticeResponseValueNoticeIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "type": /*#__PURE__*/ zod.enum(['PL', 'PU', 'PR', 'H']).check(/*#__PURE__*/ zod.describe('The types of announcement with a text of their own, `AnnouncementType` without banners.')),
  "words": /*#__PURE__*/ zod.object({
  "EN": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedNoticeResponseValueWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(getManagedNoticeResponseValueWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getManagedNoticeResponseValueWordsENContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.')),
  "VI": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedNoticeResponseValueWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(getManagedNoticeResponseValueWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getManagedNoticeResponseValueWordsVIContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getManagedNoticeResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when it is shown.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getManagedNoticeResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, not included; null, and it stays until it is withdrawn.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).check(/*#__PURE__*/ zod.describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getManagedNoticeResponseValueVersionMax)).check(/*#__PURE__*/ zod.describe('Counts the changes, from 1.')),
  "updatedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedNoticeResponseValueUpdatedByMax)).check(/*#__PURE__*/ zod.describe('The operator who changed it last.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getManagedNoticeResponseValueUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('An announcement as an operator manages it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getManagedNotice`.'))

/**
 * Replaces the announcement as a whole, cleaned as at its creation. `version` must be the one that was read: if
 * somebody changed it in the meantime, it is 409 `conflict` and nothing changes. A withdrawn one is 409 likewise. It
 * holds within a minute on every server. The audit log gets an entry with what it was before.
 * @summary Change an announcement
 */
export const updateNoticePathNoticeIdMax = 40;


export const updateNoticePathNoticeIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const UpdateNoticeParams = /*#__PURE__*/ zod.object({
  "noticeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateNoticePathNoticeIdMax)).check(/*#__PURE__*/ zod.regex(updateNoticePathNoticeIdRegExp)).check(/*#__PURE__*/ zod.describe('The announcement.'))
})

export const updateNoticeHeaderMerchantMax = 32;


export const updateNoticeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const updateNoticeHeaderXRequestIdMax = 64;


export const updateNoticeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const UpdateNoticeHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateNoticeHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(updateNoticeHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateNoticeHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(updateNoticeHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const updateNoticeBodyVersionMax = 1000000;

export const updateNoticeBodyWordsENTitleMax = 160;


export const updateNoticeBodyWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateNoticeBodyWordsENContentMax = 20000;

export const updateNoticeBodyWordsVITitleMax = 160;


export const updateNoticeBodyWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateNoticeBodyWordsVIContentMax = 20000;

export const updateNoticeBodyStartsAtMax = 30;

export const updateNoticeBodyEndsAtMax = 30;



export const UpdateNoticeBody = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateNoticeBodyVersionMax)).check(/*#__PURE__*/ zod.describe('The version that was read; another one by now is refused.')),
  "type": /*#__PURE__*/ zod.enum(['PL', 'PU', 'PR', 'H']).check(/*#__PURE__*/ zod.describe('The types of announcement with a text of their own, `AnnouncementType` without banners.')),
  "words": /*#__PURE__*/ zod.strictObject({
  "EN": /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateNoticeBodyWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(updateNoticeBodyWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateNoticeBodyWordsENContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.')),
  "VI": /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateNoticeBodyWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(updateNoticeBodyWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateNoticeBodyWordsVIContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateNoticeBodyStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when it is shown.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateNoticeBodyEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, not included; null, and it stays until it is withdrawn.'))
}).check(/*#__PURE__*/ zod.describe('An announcement as it shall be.'))

export const updateNoticeResponseValueNoticeIdMax = 40;

export const updateNoticeResponseValueWordsENTitleMax = 160;


export const updateNoticeResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateNoticeResponseValueWordsENContentMax = 20000;

export const updateNoticeResponseValueWordsVITitleMax = 160;


export const updateNoticeResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateNoticeResponseValueWordsVIContentMax = 20000;

export const updateNoticeResponseValueStartsAtMax = 30;

export const updateNoticeResponseValueEndsAtMax = 30;

export const updateNoticeResponseValueVersionMax = 1000000;

export const updateNoticeResponseValueUpdatedByMax = 64;

export const updateNoticeResponseValueUpdatedAtMax = 30;



export const UpdateNoticeResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "noticeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateNoticeResponseValueNoticeIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "type": /*#__PURE__*/ zod.enum(['PL', 'PU', 'PR', 'H']).check(/*#__PURE__*/ zod.describe('The types of announcement with a text of their own, `AnnouncementType` without banners.')),
  "words": /*#__PURE__*/ zod.object({
  "EN": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateNoticeResponseValueWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(updateNoticeResponseValueWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateNoticeResponseValueWordsENContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.')),
  "VI": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateNoticeResponseValueWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(updateNoticeResponseValueWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateNoticeResponseValueWordsVIContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateNoticeResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when it is shown.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateNoticeResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, not included; null, and it stays until it is withdrawn.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).check(/*#__PURE__*/ zod.describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateNoticeResponseValueVersionMax)).check(/*#__PURE__*/ zod.describe('Counts the changes, from 1.')),
  "updatedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateNoticeResponseValueUpdatedByMax)).check(/*#__PURE__*/ zod.describe('The operator who changed it last.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateNoticeResponseValueUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('An announcement as an operator manages it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `updateNotice`.'))

/**
 * Takes the announcement off the site for good, within a minute on every server; it stays on the operator's list.
 * Withdrawing a withdrawn one changes nothing. The audit log gets an entry.
 * @summary Withdraw an announcement
 */
export const withdrawNoticePathNoticeIdMax = 40;


export const withdrawNoticePathNoticeIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const WithdrawNoticeParams = /*#__PURE__*/ zod.object({
  "noticeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawNoticePathNoticeIdMax)).check(/*#__PURE__*/ zod.regex(withdrawNoticePathNoticeIdRegExp)).check(/*#__PURE__*/ zod.describe('The announcement.'))
})

export const withdrawNoticeHeaderMerchantMax = 32;


export const withdrawNoticeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const withdrawNoticeHeaderXRequestIdMax = 64;


export const withdrawNoticeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const WithdrawNoticeHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawNoticeHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(withdrawNoticeHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawNoticeHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(withdrawNoticeHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const withdrawNoticeResponseValueNoticeIdMax = 40;

export const withdrawNoticeResponseValueWordsENTitleMax = 160;


export const withdrawNoticeResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const withdrawNoticeResponseValueWordsENContentMax = 20000;

export const withdrawNoticeResponseValueWordsVITitleMax = 160;


export const withdrawNoticeResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const withdrawNoticeResponseValueWordsVIContentMax = 20000;

export const withdrawNoticeResponseValueStartsAtMax = 30;

export const withdrawNoticeResponseValueEndsAtMax = 30;

export const withdrawNoticeResponseValueVersionMax = 1000000;

export const withdrawNoticeResponseValueUpdatedByMax = 64;

export const withdrawNoticeResponseValueUpdatedAtMax = 30;



export const WithdrawNoticeResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "noticeId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawNoticeResponseValueNoticeIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "type": /*#__PURE__*/ zod.enum(['PL', 'PU', 'PR', 'H']).check(/*#__PURE__*/ zod.describe('The types of announcement with a text of their own, `AnnouncementType` without banners.')),
  "words": /*#__PURE__*/ zod.object({
  "EN": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawNoticeResponseValueWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(withdrawNoticeResponseValueWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawNoticeResponseValueWordsENContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.')),
  "VI": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawNoticeResponseValueWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(withdrawNoticeResponseValueWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawNoticeResponseValueWordsVIContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawNoticeResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when it is shown.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawNoticeResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, not included; null, and it stays until it is withdrawn.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).check(/*#__PURE__*/ zod.describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(withdrawNoticeResponseValueVersionMax)).check(/*#__PURE__*/ zod.describe('Counts the changes, from 1.')),
  "updatedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawNoticeResponseValueUpdatedByMax)).check(/*#__PURE__*/ zod.describe('The operator who changed it last.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawNoticeResponseValueUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('An announcement as an operator manages it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `withdrawNotice`.'))

/**
 * All banners in all languages, scheduled, ended and withdrawn ones with them, by group and place.
 * @summary List the banners as they are managed
 */
export const listManagedBannersQueryPageNoDefault = 1;
export const listManagedBannersQueryPageNoMax = 100000;

export const listManagedBannersQueryPageSizeDefault = 42;
export const listManagedBannersQueryPageSizeMax = 100;



export const ListManagedBannersQueryParams = /*#__PURE__*/ zod.object({
  "groupName": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse'])).check(/*#__PURE__*/ zod.describe('Banners of this group only.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['scheduled', 'shown', 'ended', 'withdrawn'])).check(/*#__PURE__*/ zod.describe('Banners in this state only.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listManagedBannersQueryPageNoMax)), listManagedBannersQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listManagedBannersQueryPageSizeMax)), listManagedBannersQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listManagedBannersHeaderMerchantMax = 32;


export const listManagedBannersHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listManagedBannersHeaderXRequestIdMax = 64;


export const listManagedBannersHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListManagedBannersHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listManagedBannersHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listManagedBannersHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listManagedBannersHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listManagedBannersHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listManagedBannersResponseValueContentItemBannerIdMax = 40;

export const listManagedBannersResponseValueContentItemUrlMax = 2048;

export const listManagedBannersResponseValueContentItemLinkageMax = 2048;

export const listManagedBannersResponseValueContentItemWordsENKickerMax = 60;


export const listManagedBannersResponseValueContentItemWordsENKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const listManagedBannersResponseValueContentItemWordsENTitleMax = 80;


export const listManagedBannersResponseValueContentItemWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const listManagedBannersResponseValueContentItemWordsENTextMax = 160;


export const listManagedBannersResponseValueContentItemWordsENTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const listManagedBannersResponseValueContentItemWordsENActionLabelMax = 40;


export const listManagedBannersResponseValueContentItemWordsENActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const listManagedBannersResponseValueContentItemWordsENTermsMax = 120;


export const listManagedBannersResponseValueContentItemWordsENTermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const listManagedBannersResponseValueContentItemWordsVIKickerMax = 60;


export const listManagedBannersResponseValueContentItemWordsVIKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const listManagedBannersResponseValueContentItemWordsVITitleMax = 80;


export const listManagedBannersResponseValueContentItemWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const listManagedBannersResponseValueContentItemWordsVITextMax = 160;


export const listManagedBannersResponseValueContentItemWordsVITextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const listManagedBannersResponseValueContentItemWordsVIActionLabelMax = 40;


export const listManagedBannersResponseValueContentItemWordsVIActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const listManagedBannersResponseValueContentItemWordsVITermsMax = 120;


export const listManagedBannersResponseValueContentItemWordsVITermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
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



export const ListManagedBannersResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "bannerId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemBannerIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "groupName": /*#__PURE__*/ zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).check(/*#__PURE__*/ zod.describe('The routes that a banner is for.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemUrlMax)).check(/*#__PURE__*/ zod.describe('The picture; a path of this site or an https address.')),
  "linkageType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).check(/*#__PURE__*/ zod.describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What a click opens; null, and the banner cannot be clicked.')),
  "linkage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemLinkageMax))).check(/*#__PURE__*/ zod.describe('The target of the click; null exactly where `linkageType` is null.')),
  "words": /*#__PURE__*/ zod.object({
  "EN": /*#__PURE__*/ zod.object({
  "kicker": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemWordsENKickerMax)).check(/*#__PURE__*/ zod.regex(listManagedBannersResponseValueContentItemWordsENKickerRegExp))).check(/*#__PURE__*/ zod.describe('The line above the title; null for none.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(listManagedBannersResponseValueContentItemWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('The title.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemWordsENTextMax)).check(/*#__PURE__*/ zod.regex(listManagedBannersResponseValueContentItemWordsENTextRegExp))).check(/*#__PURE__*/ zod.describe('A sentence below it; null for none.')),
  "actionLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemWordsENActionLabelMax)).check(/*#__PURE__*/ zod.regex(listManagedBannersResponseValueContentItemWordsENActionLabelRegExp))).check(/*#__PURE__*/ zod.describe('The words of its button; null for none.')),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemWordsENTermsMax)).check(/*#__PURE__*/ zod.regex(listManagedBannersResponseValueContentItemWordsENTermsRegExp))).check(/*#__PURE__*/ zod.describe('What it costs and until when; null for none.'))
}).check(/*#__PURE__*/ zod.describe('The words of a banner in one language.')),
  "VI": /*#__PURE__*/ zod.object({
  "kicker": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemWordsVIKickerMax)).check(/*#__PURE__*/ zod.regex(listManagedBannersResponseValueContentItemWordsVIKickerRegExp))).check(/*#__PURE__*/ zod.describe('The line above the title; null for none.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(listManagedBannersResponseValueContentItemWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('The title.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemWordsVITextMax)).check(/*#__PURE__*/ zod.regex(listManagedBannersResponseValueContentItemWordsVITextRegExp))).check(/*#__PURE__*/ zod.describe('A sentence below it; null for none.')),
  "actionLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemWordsVIActionLabelMax)).check(/*#__PURE__*/ zod.regex(listManagedBannersResponseValueContentItemWordsVIActionLabelRegExp))).check(/*#__PURE__*/ zod.describe('The words of its button; null for none.')),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemWordsVITermsMax)).check(/*#__PURE__*/ zod.regex(listManagedBannersResponseValueContentItemWordsVITermsRegExp))).check(/*#__PURE__*/ zod.describe('What it costs and until when; null for none.'))
}).check(/*#__PURE__*/ zod.describe('The words of a banner in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listManagedBannersResponseValueContentItemPositionMin)).check(/*#__PURE__*/ zod.lte(listManagedBannersResponseValueContentItemPositionMax)).check(/*#__PURE__*/ zod.describe('Its place in the carousel, the lowest first.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when it is shown.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, not included; null, and it stays until it is withdrawn.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).check(/*#__PURE__*/ zod.describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listManagedBannersResponseValueContentItemVersionMax)).check(/*#__PURE__*/ zod.describe('Counts the changes, from 1.')),
  "updatedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemUpdatedByMax)).check(/*#__PURE__*/ zod.describe('The operator who changed it last.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentItemUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('A banner as an operator manages it.'))).check(/*#__PURE__*/ zod.maxLength(listManagedBannersResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The banners of the page, by group and place.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listManagedBannersResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listManagedBannersResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listManagedBannersResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listManagedBannersResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of the list.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listManagedBanners`.'))

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


export const CreateBannerHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createBannerHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(createBannerHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createBannerHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(createBannerHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const createBannerBodyUrlMax = 2048;

export const createBannerBodyLinkageMax = 2048;

export const createBannerBodyWordsENKickerMax = 60;


export const createBannerBodyWordsENKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerBodyWordsENTitleMax = 80;


export const createBannerBodyWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerBodyWordsENTextMax = 160;


export const createBannerBodyWordsENTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerBodyWordsENActionLabelMax = 40;


export const createBannerBodyWordsENActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerBodyWordsENTermsMax = 120;


export const createBannerBodyWordsENTermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerBodyWordsVIKickerMax = 60;


export const createBannerBodyWordsVIKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerBodyWordsVITitleMax = 80;


export const createBannerBodyWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerBodyWordsVITextMax = 160;


export const createBannerBodyWordsVITextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerBodyWordsVIActionLabelMax = 40;


export const createBannerBodyWordsVIActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerBodyWordsVITermsMax = 120;


export const createBannerBodyWordsVITermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerBodyPositionMin = 0;
export const createBannerBodyPositionMax = 10000;

export const createBannerBodyStartsAtMax = 30;

export const createBannerBodyEndsAtMax = 30;



export const CreateBannerBody = /*#__PURE__*/ zod.strictObject({
  "groupName": /*#__PURE__*/ zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).check(/*#__PURE__*/ zod.describe('The routes that a banner is for.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createBannerBodyUrlMax)).check(/*#__PURE__*/ zod.describe('The picture; a path of this site or an https address.')),
  "linkageType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).check(/*#__PURE__*/ zod.describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What a click opens; null, and the banner cannot be clicked.')),
  "linkage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerBodyLinkageMax))).check(/*#__PURE__*/ zod.describe('The target of the click; null exactly where `linkageType` is null.')),
  "words": /*#__PURE__*/ zod.strictObject({
  "EN": /*#__PURE__*/ zod.strictObject({
  "kicker": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerBodyWordsENKickerMax)).check(/*#__PURE__*/ zod.regex(createBannerBodyWordsENKickerRegExp))).check(/*#__PURE__*/ zod.describe('The line above the title; null for none.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerBodyWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(createBannerBodyWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('The title.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerBodyWordsENTextMax)).check(/*#__PURE__*/ zod.regex(createBannerBodyWordsENTextRegExp))).check(/*#__PURE__*/ zod.describe('A sentence below it; null for none.')),
  "actionLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerBodyWordsENActionLabelMax)).check(/*#__PURE__*/ zod.regex(createBannerBodyWordsENActionLabelRegExp))).check(/*#__PURE__*/ zod.describe('The words of its button; null for none.')),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerBodyWordsENTermsMax)).check(/*#__PURE__*/ zod.regex(createBannerBodyWordsENTermsRegExp))).check(/*#__PURE__*/ zod.describe('What it costs and until when; null for none.'))
}).check(/*#__PURE__*/ zod.describe('The words of a banner in one language.')),
  "VI": /*#__PURE__*/ zod.strictObject({
  "kicker": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerBodyWordsVIKickerMax)).check(/*#__PURE__*/ zod.regex(createBannerBodyWordsVIKickerRegExp))).check(/*#__PURE__*/ zod.describe('The line above the title; null for none.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerBodyWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(createBannerBodyWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('The title.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerBodyWordsVITextMax)).check(/*#__PURE__*/ zod.regex(createBannerBodyWordsVITextRegExp))).check(/*#__PURE__*/ zod.describe('A sentence below it; null for none.')),
  "actionLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerBodyWordsVIActionLabelMax)).check(/*#__PURE__*/ zod.regex(createBannerBodyWordsVIActionLabelRegExp))).check(/*#__PURE__*/ zod.describe('The words of its button; null for none.')),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerBodyWordsVITermsMax)).check(/*#__PURE__*/ zod.regex(createBannerBodyWordsVITermsRegExp))).check(/*#__PURE__*/ zod.describe('What it costs and until when; null for none.'))
}).check(/*#__PURE__*/ zod.describe('The words of a banner in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createBannerBodyPositionMin)).check(/*#__PURE__*/ zod.lte(createBannerBodyPositionMax)).check(/*#__PURE__*/ zod.describe('Its place in the carousel, the lowest first.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createBannerBodyStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when it is shown.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createBannerBodyEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, not included; null, and it stays until it is withdrawn.'))
}).check(/*#__PURE__*/ zod.describe('A new banner.'))

export const createBannerResponseValueBannerIdMax = 40;

export const createBannerResponseValueUrlMax = 2048;

export const createBannerResponseValueLinkageMax = 2048;

export const createBannerResponseValueWordsENKickerMax = 60;


export const createBannerResponseValueWordsENKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerResponseValueWordsENTitleMax = 80;


export const createBannerResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerResponseValueWordsENTextMax = 160;


export const createBannerResponseValueWordsENTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerResponseValueWordsENActionLabelMax = 40;


export const createBannerResponseValueWordsENActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerResponseValueWordsENTermsMax = 120;


export const createBannerResponseValueWordsENTermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerResponseValueWordsVIKickerMax = 60;


export const createBannerResponseValueWordsVIKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerResponseValueWordsVITitleMax = 80;


export const createBannerResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerResponseValueWordsVITextMax = 160;


export const createBannerResponseValueWordsVITextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerResponseValueWordsVIActionLabelMax = 40;


export const createBannerResponseValueWordsVIActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerResponseValueWordsVITermsMax = 120;


export const createBannerResponseValueWordsVITermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createBannerResponseValuePositionMin = 0;
export const createBannerResponseValuePositionMax = 10000;

export const createBannerResponseValueStartsAtMax = 30;

export const createBannerResponseValueEndsAtMax = 30;

export const createBannerResponseValueVersionMax = 1000000;

export const createBannerResponseValueUpdatedByMax = 64;

export const createBannerResponseValueUpdatedAtMax = 30;



export const CreateBannerResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "bannerId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueBannerIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "groupName": /*#__PURE__*/ zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).check(/*#__PURE__*/ zod.describe('The routes that a banner is for.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueUrlMax)).check(/*#__PURE__*/ zod.describe('The picture; a path of this site or an https address.')),
  "linkageType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).check(/*#__PURE__*/ zod.describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What a click opens; null, and the banner cannot be clicked.')),
  "linkage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueLinkageMax))).check(/*#__PURE__*/ zod.describe('The target of the click; null exactly where `linkageType` is null.')),
  "words": /*#__PURE__*/ zod.object({
  "EN": /*#__PURE__*/ zod.object({
  "kicker": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueWordsENKickerMax)).check(/*#__PURE__*/ zod.regex(createBannerResponseValueWordsENKickerRegExp))).check(/*#__PURE__*/ zod.describe('The line above the title; null for none.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(createBannerResponseValueWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('The title.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueWordsENTextMax)).check(/*#__PURE__*/ zod.regex(createBannerResponseValueWordsENTextRegExp))).check(/*#__PURE__*/ zod.describe('A sentence below it; null for none.')),
  "actionLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueWordsENActionLabelMax)).check(/*#__PURE__*/ zod.regex(createBannerResponseValueWordsENActionLabelRegExp))).check(/*#__PURE__*/ zod.describe('The words of its button; null for none.')),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueWordsENTermsMax)).check(/*#__PURE__*/ zod.regex(createBannerResponseValueWordsENTermsRegExp))).check(/*#__PURE__*/ zod.describe('What it costs and until when; null for none.'))
}).check(/*#__PURE__*/ zod.describe('The words of a banner in one language.')),
  "VI": /*#__PURE__*/ zod.object({
  "kicker": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueWordsVIKickerMax)).check(/*#__PURE__*/ zod.regex(createBannerResponseValueWordsVIKickerRegExp))).check(/*#__PURE__*/ zod.describe('The line above the title; null for none.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(createBannerResponseValueWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('The title.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueWordsVITextMax)).check(/*#__PURE__*/ zod.regex(createBannerResponseValueWordsVITextRegExp))).check(/*#__PURE__*/ zod.describe('A sentence below it; null for none.')),
  "actionLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueWordsVIActionLabelMax)).check(/*#__PURE__*/ zod.regex(createBannerResponseValueWordsVIActionLabelRegExp))).check(/*#__PURE__*/ zod.describe('The words of its button; null for none.')),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueWordsVITermsMax)).check(/*#__PURE__*/ zod.regex(createBannerResponseValueWordsVITermsRegExp))).check(/*#__PURE__*/ zod.describe('What it costs and until when; null for none.'))
}).check(/*#__PURE__*/ zod.describe('The words of a banner in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createBannerResponseValuePositionMin)).check(/*#__PURE__*/ zod.lte(createBannerResponseValuePositionMax)).check(/*#__PURE__*/ zod.describe('Its place in the carousel, the lowest first.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when it is shown.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, not included; null, and it stays until it is withdrawn.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).check(/*#__PURE__*/ zod.describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createBannerResponseValueVersionMax)).check(/*#__PURE__*/ zod.describe('Counts the changes, from 1.')),
  "updatedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueUpdatedByMax)).check(/*#__PURE__*/ zod.describe('The operator who changed it last.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createBannerResponseValueUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('A banner as an operator manages it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `createBanner`.'))

/**
 * A banner in all languages with its times, state and version.
 * @summary Tell one banner as it is managed
 */
export const getManagedBannerPathBannerIdMax = 40;


export const getManagedBannerPathBannerIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetManagedBannerParams = /*#__PURE__*/ zod.object({
  "bannerId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getManagedBannerPathBannerIdMax)).check(/*#__PURE__*/ zod.regex(getManagedBannerPathBannerIdRegExp)).check(/*#__PURE__*/ zod.describe('The banner.'))
})

export const getManagedBannerHeaderMerchantMax = 32;


export const getManagedBannerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getManagedBannerHeaderXRequestIdMax = 64;


export const getManagedBannerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetManagedBannerHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getManagedBannerHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getManagedBannerHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getManagedBannerHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getManagedBannerHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getManagedBannerResponseValueBannerIdMax = 40;

export const getManagedBannerResponseValueUrlMax = 2048;

export const getManagedBannerResponseValueLinkageMax = 2048;

export const getManagedBannerResponseValueWordsENKickerMax = 60;


export const getManagedBannerResponseValueWordsENKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getManagedBannerResponseValueWordsENTitleMax = 80;


export const getManagedBannerResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getManagedBannerResponseValueWordsENTextMax = 160;


export const getManagedBannerResponseValueWordsENTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getManagedBannerResponseValueWordsENActionLabelMax = 40;


export const getManagedBannerResponseValueWordsENActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getManagedBannerResponseValueWordsENTermsMax = 120;


export const getManagedBannerResponseValueWordsENTermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getManagedBannerResponseValueWordsVIKickerMax = 60;


export const getManagedBannerResponseValueWordsVIKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getManagedBannerResponseValueWordsVITitleMax = 80;


export const getManagedBannerResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getManagedBannerResponseValueWordsVITextMax = 160;


export const getManagedBannerResponseValueWordsVITextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getManagedBannerResponseValueWordsVIActionLabelMax = 40;


export const getManagedBannerResponseValueWordsVIActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getManagedBannerResponseValueWordsVITermsMax = 120;


export const getManagedBannerResponseValueWordsVITermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const getManagedBannerResponseValuePositionMin = 0;
export const getManagedBannerResponseValuePositionMax = 10000;

export const getManagedBannerResponseValueStartsAtMax = 30;

export const getManagedBannerResponseValueEndsAtMax = 30;

export const getManagedBannerResponseValueVersionMax = 1000000;

export const getManagedBannerResponseValueUpdatedByMax = 64;

export const getManagedBannerResponseValueUpdatedAtMax = 30;



export const GetManagedBannerResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "bannerId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueBannerIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "groupName": /*#__PURE__*/ zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).check(/*#__PURE__*/ zod.describe('The routes that a banner is for.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueUrlMax)).check(/*#__PURE__*/ zod.describe('The picture; a path of this site or an https address.')),
  "linkageType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).check(/*#__PURE__*/ zod.describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What a click opens; null, and the banner cannot be clicked.')),
  "linkage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueLinkageMax))).check(/*#__PURE__*/ zod.describe('The target of the click; null exactly where `linkageType` is null.')),
  "words": /*#__PURE__*/ zod.object({
  "EN": /*#__PURE__*/ zod.object({
  "kicker": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueWordsENKickerMax)).check(/*#__PURE__*/ zod.regex(getManagedBannerResponseValueWordsENKickerRegExp))).check(/*#__PURE__*/ zod.describe('The line above the title; null for none.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(getManagedBannerResponseValueWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('The title.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueWordsENTextMax)).check(/*#__PURE__*/ zod.regex(getManagedBannerResponseValueWordsENTextRegExp))).check(/*#__PURE__*/ zod.describe('A sentence below it; null for none.')),
  "actionLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueWordsENActionLabelMax)).check(/*#__PURE__*/ zod.regex(getManagedBannerResponseValueWordsENActionLabelRegExp))).check(/*#__PURE__*/ zod.describe('The words of its button; null for none.')),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueWordsENTermsMax)).check(/*#__PURE__*/ zod.regex(getManagedBannerResponseValueWordsENTermsRegExp))).check(/*#__PURE__*/ zod.describe('What it costs and until when; null for none.'))
}).check(/*#__PURE__*/ zod.describe('The words of a banner in one language.')),
  "VI": /*#__PURE__*/ zod.object({
  "kicker": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueWordsVIKickerMax)).check(/*#__PURE__*/ zod.regex(getManagedBannerResponseValueWordsVIKickerRegExp))).check(/*#__PURE__*/ zod.describe('The line above the title; null for none.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(getManagedBannerResponseValueWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('The title.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueWordsVITextMax)).check(/*#__PURE__*/ zod.regex(getManagedBannerResponseValueWordsVITextRegExp))).check(/*#__PURE__*/ zod.describe('A sentence below it; null for none.')),
  "actionLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueWordsVIActionLabelMax)).check(/*#__PURE__*/ zod.regex(getManagedBannerResponseValueWordsVIActionLabelRegExp))).check(/*#__PURE__*/ zod.describe('The words of its button; null for none.')),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueWordsVITermsMax)).check(/*#__PURE__*/ zod.regex(getManagedBannerResponseValueWordsVITermsRegExp))).check(/*#__PURE__*/ zod.describe('What it costs and until when; null for none.'))
}).check(/*#__PURE__*/ zod.describe('The words of a banner in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getManagedBannerResponseValuePositionMin)).check(/*#__PURE__*/ zod.lte(getManagedBannerResponseValuePositionMax)).check(/*#__PURE__*/ zod.describe('Its place in the carousel, the lowest first.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when it is shown.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, not included; null, and it stays until it is withdrawn.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).check(/*#__PURE__*/ zod.describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getManagedBannerResponseValueVersionMax)).check(/*#__PURE__*/ zod.describe('Counts the changes, from 1.')),
  "updatedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueUpdatedByMax)).check(/*#__PURE__*/ zod.describe('The operator who changed it last.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getManagedBannerResponseValueUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('A banner as an operator manages it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getManagedBanner`.'))

/**
 * Replaces the banner as a whole, checked as at its creation. `version` must be the one that was read: if somebody
 * changed it in the meantime, it is 409 `conflict` and nothing changes. A withdrawn one is 409 likewise. It holds
 * within a minute on every server. The audit log gets an entry with what it was before.
 * @summary Change a banner
 */
export const updateBannerPathBannerIdMax = 40;


export const updateBannerPathBannerIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const UpdateBannerParams = /*#__PURE__*/ zod.object({
  "bannerId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateBannerPathBannerIdMax)).check(/*#__PURE__*/ zod.regex(updateBannerPathBannerIdRegExp)).check(/*#__PURE__*/ zod.describe('The banner.'))
})

export const updateBannerHeaderMerchantMax = 32;


export const updateBannerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const updateBannerHeaderXRequestIdMax = 64;


export const updateBannerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const UpdateBannerHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateBannerHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(updateBannerHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateBannerHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(updateBannerHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const updateBannerBodyVersionMax = 1000000;

export const updateBannerBodyUrlMax = 2048;

export const updateBannerBodyLinkageMax = 2048;

export const updateBannerBodyWordsENKickerMax = 60;


export const updateBannerBodyWordsENKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerBodyWordsENTitleMax = 80;


export const updateBannerBodyWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerBodyWordsENTextMax = 160;


export const updateBannerBodyWordsENTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerBodyWordsENActionLabelMax = 40;


export const updateBannerBodyWordsENActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerBodyWordsENTermsMax = 120;


export const updateBannerBodyWordsENTermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerBodyWordsVIKickerMax = 60;


export const updateBannerBodyWordsVIKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerBodyWordsVITitleMax = 80;


export const updateBannerBodyWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerBodyWordsVITextMax = 160;


export const updateBannerBodyWordsVITextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerBodyWordsVIActionLabelMax = 40;


export const updateBannerBodyWordsVIActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerBodyWordsVITermsMax = 120;


export const updateBannerBodyWordsVITermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerBodyPositionMin = 0;
export const updateBannerBodyPositionMax = 10000;

export const updateBannerBodyStartsAtMax = 30;

export const updateBannerBodyEndsAtMax = 30;



export const UpdateBannerBody = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateBannerBodyVersionMax)).check(/*#__PURE__*/ zod.describe('The version that was read; another one by now is refused.')),
  "groupName": /*#__PURE__*/ zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).check(/*#__PURE__*/ zod.describe('The routes that a banner is for.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateBannerBodyUrlMax)).check(/*#__PURE__*/ zod.describe('The picture; a path of this site or an https address.')),
  "linkageType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).check(/*#__PURE__*/ zod.describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What a click opens; null, and the banner cannot be clicked.')),
  "linkage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerBodyLinkageMax))).check(/*#__PURE__*/ zod.describe('The target of the click; null exactly where `linkageType` is null.')),
  "words": /*#__PURE__*/ zod.strictObject({
  "EN": /*#__PURE__*/ zod.strictObject({
  "kicker": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerBodyWordsENKickerMax)).check(/*#__PURE__*/ zod.regex(updateBannerBodyWordsENKickerRegExp))).check(/*#__PURE__*/ zod.describe('The line above the title; null for none.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerBodyWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(updateBannerBodyWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('The title.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerBodyWordsENTextMax)).check(/*#__PURE__*/ zod.regex(updateBannerBodyWordsENTextRegExp))).check(/*#__PURE__*/ zod.describe('A sentence below it; null for none.')),
  "actionLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerBodyWordsENActionLabelMax)).check(/*#__PURE__*/ zod.regex(updateBannerBodyWordsENActionLabelRegExp))).check(/*#__PURE__*/ zod.describe('The words of its button; null for none.')),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerBodyWordsENTermsMax)).check(/*#__PURE__*/ zod.regex(updateBannerBodyWordsENTermsRegExp))).check(/*#__PURE__*/ zod.describe('What it costs and until when; null for none.'))
}).check(/*#__PURE__*/ zod.describe('The words of a banner in one language.')),
  "VI": /*#__PURE__*/ zod.strictObject({
  "kicker": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerBodyWordsVIKickerMax)).check(/*#__PURE__*/ zod.regex(updateBannerBodyWordsVIKickerRegExp))).check(/*#__PURE__*/ zod.describe('The line above the title; null for none.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerBodyWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(updateBannerBodyWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('The title.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerBodyWordsVITextMax)).check(/*#__PURE__*/ zod.regex(updateBannerBodyWordsVITextRegExp))).check(/*#__PURE__*/ zod.describe('A sentence below it; null for none.')),
  "actionLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerBodyWordsVIActionLabelMax)).check(/*#__PURE__*/ zod.regex(updateBannerBodyWordsVIActionLabelRegExp))).check(/*#__PURE__*/ zod.describe('The words of its button; null for none.')),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerBodyWordsVITermsMax)).check(/*#__PURE__*/ zod.regex(updateBannerBodyWordsVITermsRegExp))).check(/*#__PURE__*/ zod.describe('What it costs and until when; null for none.'))
}).check(/*#__PURE__*/ zod.describe('The words of a banner in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateBannerBodyPositionMin)).check(/*#__PURE__*/ zod.lte(updateBannerBodyPositionMax)).check(/*#__PURE__*/ zod.describe('Its place in the carousel, the lowest first.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateBannerBodyStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when it is shown.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateBannerBodyEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, not included; null, and it stays until it is withdrawn.'))
}).check(/*#__PURE__*/ zod.describe('A banner as it shall be.'))

export const updateBannerResponseValueBannerIdMax = 40;

export const updateBannerResponseValueUrlMax = 2048;

export const updateBannerResponseValueLinkageMax = 2048;

export const updateBannerResponseValueWordsENKickerMax = 60;


export const updateBannerResponseValueWordsENKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerResponseValueWordsENTitleMax = 80;


export const updateBannerResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerResponseValueWordsENTextMax = 160;


export const updateBannerResponseValueWordsENTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerResponseValueWordsENActionLabelMax = 40;


export const updateBannerResponseValueWordsENActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerResponseValueWordsENTermsMax = 120;


export const updateBannerResponseValueWordsENTermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerResponseValueWordsVIKickerMax = 60;


export const updateBannerResponseValueWordsVIKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerResponseValueWordsVITitleMax = 80;


export const updateBannerResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerResponseValueWordsVITextMax = 160;


export const updateBannerResponseValueWordsVITextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerResponseValueWordsVIActionLabelMax = 40;


export const updateBannerResponseValueWordsVIActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerResponseValueWordsVITermsMax = 120;


export const updateBannerResponseValueWordsVITermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const updateBannerResponseValuePositionMin = 0;
export const updateBannerResponseValuePositionMax = 10000;

export const updateBannerResponseValueStartsAtMax = 30;

export const updateBannerResponseValueEndsAtMax = 30;

export const updateBannerResponseValueVersionMax = 1000000;

export const updateBannerResponseValueUpdatedByMax = 64;

export const updateBannerResponseValueUpdatedAtMax = 30;



export const UpdateBannerResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "bannerId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueBannerIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "groupName": /*#__PURE__*/ zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).check(/*#__PURE__*/ zod.describe('The routes that a banner is for.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueUrlMax)).check(/*#__PURE__*/ zod.describe('The picture; a path of this site or an https address.')),
  "linkageType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).check(/*#__PURE__*/ zod.describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What a click opens; null, and the banner cannot be clicked.')),
  "linkage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueLinkageMax))).check(/*#__PURE__*/ zod.describe('The target of the click; null exactly where `linkageType` is null.')),
  "words": /*#__PURE__*/ zod.object({
  "EN": /*#__PURE__*/ zod.object({
  "kicker": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueWordsENKickerMax)).check(/*#__PURE__*/ zod.regex(updateBannerResponseValueWordsENKickerRegExp))).check(/*#__PURE__*/ zod.describe('The line above the title; null for none.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(updateBannerResponseValueWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('The title.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueWordsENTextMax)).check(/*#__PURE__*/ zod.regex(updateBannerResponseValueWordsENTextRegExp))).check(/*#__PURE__*/ zod.describe('A sentence below it; null for none.')),
  "actionLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueWordsENActionLabelMax)).check(/*#__PURE__*/ zod.regex(updateBannerResponseValueWordsENActionLabelRegExp))).check(/*#__PURE__*/ zod.describe('The words of its button; null for none.')),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueWordsENTermsMax)).check(/*#__PURE__*/ zod.regex(updateBannerResponseValueWordsENTermsRegExp))).check(/*#__PURE__*/ zod.describe('What it costs and until when; null for none.'))
}).check(/*#__PURE__*/ zod.describe('The words of a banner in one language.')),
  "VI": /*#__PURE__*/ zod.object({
  "kicker": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueWordsVIKickerMax)).check(/*#__PURE__*/ zod.regex(updateBannerResponseValueWordsVIKickerRegExp))).check(/*#__PURE__*/ zod.describe('The line above the title; null for none.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(updateBannerResponseValueWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('The title.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueWordsVITextMax)).check(/*#__PURE__*/ zod.regex(updateBannerResponseValueWordsVITextRegExp))).check(/*#__PURE__*/ zod.describe('A sentence below it; null for none.')),
  "actionLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueWordsVIActionLabelMax)).check(/*#__PURE__*/ zod.regex(updateBannerResponseValueWordsVIActionLabelRegExp))).check(/*#__PURE__*/ zod.describe('The words of its button; null for none.')),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueWordsVITermsMax)).check(/*#__PURE__*/ zod.regex(updateBannerResponseValueWordsVITermsRegExp))).check(/*#__PURE__*/ zod.describe('What it costs and until when; null for none.'))
}).check(/*#__PURE__*/ zod.describe('The words of a banner in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(updateBannerResponseValuePositionMin)).check(/*#__PURE__*/ zod.lte(updateBannerResponseValuePositionMax)).check(/*#__PURE__*/ zod.describe('Its place in the carousel, the lowest first.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when it is shown.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, not included; null, and it stays until it is withdrawn.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).check(/*#__PURE__*/ zod.describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(updateBannerResponseValueVersionMax)).check(/*#__PURE__*/ zod.describe('Counts the changes, from 1.')),
  "updatedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueUpdatedByMax)).check(/*#__PURE__*/ zod.describe('The operator who changed it last.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateBannerResponseValueUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('A banner as an operator manages it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `updateBanner`.'))

/**
 * Takes the banner off the site for good, within a minute on every server; it stays on the operator's list.
 * Withdrawing a withdrawn one changes nothing. The audit log gets an entry.
 * @summary Withdraw a banner
 */
export const withdrawBannerPathBannerIdMax = 40;


export const withdrawBannerPathBannerIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const WithdrawBannerParams = /*#__PURE__*/ zod.object({
  "bannerId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawBannerPathBannerIdMax)).check(/*#__PURE__*/ zod.regex(withdrawBannerPathBannerIdRegExp)).check(/*#__PURE__*/ zod.describe('The banner.'))
})

export const withdrawBannerHeaderMerchantMax = 32;


export const withdrawBannerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const withdrawBannerHeaderXRequestIdMax = 64;


export const withdrawBannerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const WithdrawBannerHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawBannerHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(withdrawBannerHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawBannerHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(withdrawBannerHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const withdrawBannerResponseValueBannerIdMax = 40;

export const withdrawBannerResponseValueUrlMax = 2048;

export const withdrawBannerResponseValueLinkageMax = 2048;

export const withdrawBannerResponseValueWordsENKickerMax = 60;


export const withdrawBannerResponseValueWordsENKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const withdrawBannerResponseValueWordsENTitleMax = 80;


export const withdrawBannerResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const withdrawBannerResponseValueWordsENTextMax = 160;


export const withdrawBannerResponseValueWordsENTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const withdrawBannerResponseValueWordsENActionLabelMax = 40;


export const withdrawBannerResponseValueWordsENActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const withdrawBannerResponseValueWordsENTermsMax = 120;


export const withdrawBannerResponseValueWordsENTermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const withdrawBannerResponseValueWordsVIKickerMax = 60;


export const withdrawBannerResponseValueWordsVIKickerRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const withdrawBannerResponseValueWordsVITitleMax = 80;


export const withdrawBannerResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const withdrawBannerResponseValueWordsVITextMax = 160;


export const withdrawBannerResponseValueWordsVITextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const withdrawBannerResponseValueWordsVIActionLabelMax = 40;


export const withdrawBannerResponseValueWordsVIActionLabelRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const withdrawBannerResponseValueWordsVITermsMax = 120;


export const withdrawBannerResponseValueWordsVITermsRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const withdrawBannerResponseValuePositionMin = 0;
export const withdrawBannerResponseValuePositionMax = 10000;

export const withdrawBannerResponseValueStartsAtMax = 30;

export const withdrawBannerResponseValueEndsAtMax = 30;

export const withdrawBannerResponseValueVersionMax = 1000000;

export const withdrawBannerResponseValueUpdatedByMax = 64;

export const withdrawBannerResponseValueUpdatedAtMax = 30;



export const WithdrawBannerResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "bannerId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueBannerIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "groupName": /*#__PURE__*/ zod.enum(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott', 'w_down', 'w_promotion', 'w_shop', 'w_help', 'w_reg', 'w_inhouse']).check(/*#__PURE__*/ zod.describe('The routes that a banner is for.')),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueUrlMax)).check(/*#__PURE__*/ zod.describe('The picture; a path of this site or an https address.')),
  "linkageType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).check(/*#__PURE__*/ zod.describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What a click opens; null, and the banner cannot be clicked.')),
  "linkage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueLinkageMax))).check(/*#__PURE__*/ zod.describe('The target of the click; null exactly where `linkageType` is null.')),
  "words": /*#__PURE__*/ zod.object({
  "EN": /*#__PURE__*/ zod.object({
  "kicker": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueWordsENKickerMax)).check(/*#__PURE__*/ zod.regex(withdrawBannerResponseValueWordsENKickerRegExp))).check(/*#__PURE__*/ zod.describe('The line above the title; null for none.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(withdrawBannerResponseValueWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('The title.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueWordsENTextMax)).check(/*#__PURE__*/ zod.regex(withdrawBannerResponseValueWordsENTextRegExp))).check(/*#__PURE__*/ zod.describe('A sentence below it; null for none.')),
  "actionLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueWordsENActionLabelMax)).check(/*#__PURE__*/ zod.regex(withdrawBannerResponseValueWordsENActionLabelRegExp))).check(/*#__PURE__*/ zod.describe('The words of its button; null for none.')),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueWordsENTermsMax)).check(/*#__PURE__*/ zod.regex(withdrawBannerResponseValueWordsENTermsRegExp))).check(/*#__PURE__*/ zod.describe('What it costs and until when; null for none.'))
}).check(/*#__PURE__*/ zod.describe('The words of a banner in one language.')),
  "VI": /*#__PURE__*/ zod.object({
  "kicker": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueWordsVIKickerMax)).check(/*#__PURE__*/ zod.regex(withdrawBannerResponseValueWordsVIKickerRegExp))).check(/*#__PURE__*/ zod.describe('The line above the title; null for none.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(withdrawBannerResponseValueWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('The title.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueWordsVITextMax)).check(/*#__PURE__*/ zod.regex(withdrawBannerResponseValueWordsVITextRegExp))).check(/*#__PURE__*/ zod.describe('A sentence below it; null for none.')),
  "actionLabel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueWordsVIActionLabelMax)).check(/*#__PURE__*/ zod.regex(withdrawBannerResponseValueWordsVIActionLabelRegExp))).check(/*#__PURE__*/ zod.describe('The words of its button; null for none.')),
  "terms": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueWordsVITermsMax)).check(/*#__PURE__*/ zod.regex(withdrawBannerResponseValueWordsVITermsRegExp))).check(/*#__PURE__*/ zod.describe('What it costs and until when; null for none.'))
}).check(/*#__PURE__*/ zod.describe('The words of a banner in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(withdrawBannerResponseValuePositionMin)).check(/*#__PURE__*/ zod.lte(withdrawBannerResponseValuePositionMax)).check(/*#__PURE__*/ zod.describe('Its place in the carousel, the lowest first.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when it is shown.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, not included; null, and it stays until it is withdrawn.')),
  "state": /*#__PURE__*/ zod.enum(['scheduled', 'shown', 'ended', 'withdrawn']).check(/*#__PURE__*/ zod.describe('`scheduled -> shown -> ended` by its times; `withdrawn` from any of them by an operator, and nothing leaves it.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(withdrawBannerResponseValueVersionMax)).check(/*#__PURE__*/ zod.describe('Counts the changes, from 1.')),
  "updatedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueUpdatedByMax)).check(/*#__PURE__*/ zod.describe('The operator who changed it last.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawBannerResponseValueUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('A banner as an operator manages it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `withdrawBanner`.'))

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



export const ListSentMessagesQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listSentMessagesQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listSentMessagesQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSentMessagesQueryPageNoMax)), listSentMessagesQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSentMessagesQueryPageSizeMax)), listSentMessagesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listSentMessagesHeaderMerchantMax = 32;


export const listSentMessagesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listSentMessagesHeaderXRequestIdMax = 64;


export const listSentMessagesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListSentMessagesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSentMessagesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listSentMessagesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSentMessagesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listSentMessagesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listSentMessagesResponseValueContentItemSentMessageIdMax = 40;

export const listSentMessagesResponseValueContentItemMemberIdsItemMax = 40;

export const listSentMessagesResponseValueContentItemMemberIdsMax = 1000;

export const listSentMessagesResponseValueContentItemRankLevelsItemMin = 0;
export const listSentMessagesResponseValueContentItemRankLevelsItemMax = 20;

export const listSentMessagesResponseValueContentItemRankLevelsMax = 21;

export const listSentMessagesResponseValueContentItemWordsENTitleMax = 160;


export const listSentMessagesResponseValueContentItemWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const listSentMessagesResponseValueContentItemWordsENContentMax = 20000;

export const listSentMessagesResponseValueContentItemWordsVITitleMax = 160;


export const listSentMessagesResponseValueContentItemWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
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



export const ListSentMessagesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "sentMessageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSentMessagesResponseValueContentItemSentMessageIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "audience": /*#__PURE__*/ zod.enum(['members', 'ranks', 'all']).check(/*#__PURE__*/ zod.describe('Accounts by id, every member of certain VIP ranks, every member.')),
  "memberIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSentMessagesResponseValueContentItemMemberIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(listSentMessagesResponseValueContentItemMemberIdsMax)).check(/*#__PURE__*/ zod.describe('The ids of the accounts; at least one for `members`, else empty.')),
  "rankLevels": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listSentMessagesResponseValueContentItemRankLevelsItemMin)).check(/*#__PURE__*/ zod.lte(listSentMessagesResponseValueContentItemRankLevelsItemMax))).check(/*#__PURE__*/ zod.maxLength(listSentMessagesResponseValueContentItemRankLevelsMax)).check(/*#__PURE__*/ zod.describe('The ranks; at least one for `ranks`, else empty.')),
  "category": /*#__PURE__*/ zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service']).check(/*#__PURE__*/ zod.describe('What a message of operators is about.')),
  "words": /*#__PURE__*/ zod.object({
  "EN": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSentMessagesResponseValueContentItemWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(listSentMessagesResponseValueContentItemWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSentMessagesResponseValueContentItemWordsENContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.')),
  "VI": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSentMessagesResponseValueContentItemWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(listSentMessagesResponseValueContentItemWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSentMessagesResponseValueContentItemWordsVIContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "linkageType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).check(/*#__PURE__*/ zod.describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What its button opens; null, and it has none.')),
  "linkage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSentMessagesResponseValueContentItemLinkageMax))).check(/*#__PURE__*/ zod.describe('The target of the button; null exactly where `linkageType` is null.')),
  "recipients": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listSentMessagesResponseValueContentItemRecipientsMin)).check(/*#__PURE__*/ zod.lte(listSentMessagesResponseValueContentItemRecipientsMax)).check(/*#__PURE__*/ zod.describe('Members who got it.')),
  "readers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listSentMessagesResponseValueContentItemReadersMin)).check(/*#__PURE__*/ zod.lte(listSentMessagesResponseValueContentItemReadersMax)).check(/*#__PURE__*/ zod.describe('Members who have read it.')),
  "sentBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSentMessagesResponseValueContentItemSentByMax)).check(/*#__PURE__*/ zod.describe('The operator who sent it.')),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listSentMessagesResponseValueContentItemSentAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "recalledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listSentMessagesResponseValueContentItemRecalledAtMax))).check(/*#__PURE__*/ zod.describe('When it was taken back, null where it was not.'))
}).check(/*#__PURE__*/ zod.describe('A message that was sent to members.'))).check(/*#__PURE__*/ zod.maxLength(listSentMessagesResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The messages of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listSentMessagesResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listSentMessagesResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listSentMessagesResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listSentMessagesResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of the list.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listSentMessages`.'))

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


export const SendMessageHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendMessageHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(sendMessageHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendMessageHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(sendMessageHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendMessageHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(sendMessageHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const sendMessageBodyMemberIdsItemMax = 40;

export const sendMessageBodyMemberIdsMax = 1000;

export const sendMessageBodyRankLevelsItemMin = 0;
export const sendMessageBodyRankLevelsItemMax = 20;

export const sendMessageBodyRankLevelsMax = 21;

export const sendMessageBodyWordsENTitleMax = 160;


export const sendMessageBodyWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const sendMessageBodyWordsENContentMax = 20000;

export const sendMessageBodyWordsVITitleMax = 160;


export const sendMessageBodyWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const sendMessageBodyWordsVIContentMax = 20000;

export const sendMessageBodyLinkageMax = 2048;



export const SendMessageBody = /*#__PURE__*/ zod.strictObject({
  "audience": /*#__PURE__*/ zod.enum(['members', 'ranks', 'all']).check(/*#__PURE__*/ zod.describe('Accounts by id, every member of certain VIP ranks, every member.')),
  "memberIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMessageBodyMemberIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(sendMessageBodyMemberIdsMax)).check(/*#__PURE__*/ zod.describe('The ids of the accounts; at least one for `members`, else empty.')),
  "rankLevels": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendMessageBodyRankLevelsItemMin)).check(/*#__PURE__*/ zod.lte(sendMessageBodyRankLevelsItemMax))).check(/*#__PURE__*/ zod.maxLength(sendMessageBodyRankLevelsMax)).check(/*#__PURE__*/ zod.describe('The ranks; at least one for `ranks`, else empty.')),
  "category": /*#__PURE__*/ zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service']).check(/*#__PURE__*/ zod.describe('What a message of operators is about.')),
  "words": /*#__PURE__*/ zod.strictObject({
  "EN": /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMessageBodyWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(sendMessageBodyWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendMessageBodyWordsENContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.')),
  "VI": /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMessageBodyWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(sendMessageBodyWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendMessageBodyWordsVIContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "linkageType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).check(/*#__PURE__*/ zod.describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What its button opens; null, and it has none.')),
  "linkage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMessageBodyLinkageMax))).check(/*#__PURE__*/ zod.describe('The target of the button; null exactly where `linkageType` is null.'))
}).check(/*#__PURE__*/ zod.describe('A message to members.'))

export const sendMessageResponseValueSentMessageIdMax = 40;

export const sendMessageResponseValueMemberIdsItemMax = 40;

export const sendMessageResponseValueMemberIdsMax = 1000;

export const sendMessageResponseValueRankLevelsItemMin = 0;
export const sendMessageResponseValueRankLevelsItemMax = 20;

export const sendMessageResponseValueRankLevelsMax = 21;

export const sendMessageResponseValueWordsENTitleMax = 160;


export const sendMessageResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const sendMessageResponseValueWordsENContentMax = 20000;

export const sendMessageResponseValueWordsVITitleMax = 160;


export const sendMessageResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const sendMessageResponseValueWordsVIContentMax = 20000;

export const sendMessageResponseValueLinkageMax = 2048;

export const sendMessageResponseValueRecipientsMin = 0;
export const sendMessageResponseValueRecipientsMax = 100000000;

export const sendMessageResponseValueReadersMin = 0;
export const sendMessageResponseValueReadersMax = 100000000;

export const sendMessageResponseValueSentByMax = 64;

export const sendMessageResponseValueSentAtMax = 30;

export const sendMessageResponseValueRecalledAtMax = 30;



export const SendMessageResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "sentMessageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMessageResponseValueSentMessageIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "audience": /*#__PURE__*/ zod.enum(['members', 'ranks', 'all']).check(/*#__PURE__*/ zod.describe('Accounts by id, every member of certain VIP ranks, every member.')),
  "memberIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMessageResponseValueMemberIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(sendMessageResponseValueMemberIdsMax)).check(/*#__PURE__*/ zod.describe('The ids of the accounts; at least one for `members`, else empty.')),
  "rankLevels": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendMessageResponseValueRankLevelsItemMin)).check(/*#__PURE__*/ zod.lte(sendMessageResponseValueRankLevelsItemMax))).check(/*#__PURE__*/ zod.maxLength(sendMessageResponseValueRankLevelsMax)).check(/*#__PURE__*/ zod.describe('The ranks; at least one for `ranks`, else empty.')),
  "category": /*#__PURE__*/ zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service']).check(/*#__PURE__*/ zod.describe('What a message of operators is about.')),
  "words": /*#__PURE__*/ zod.object({
  "EN": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMessageResponseValueWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(sendMessageResponseValueWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendMessageResponseValueWordsENContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.')),
  "VI": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMessageResponseValueWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(sendMessageResponseValueWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sendMessageResponseValueWordsVIContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "linkageType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).check(/*#__PURE__*/ zod.describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What its button opens; null, and it has none.')),
  "linkage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMessageResponseValueLinkageMax))).check(/*#__PURE__*/ zod.describe('The target of the button; null exactly where `linkageType` is null.')),
  "recipients": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendMessageResponseValueRecipientsMin)).check(/*#__PURE__*/ zod.lte(sendMessageResponseValueRecipientsMax)).check(/*#__PURE__*/ zod.describe('Members who got it.')),
  "readers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(sendMessageResponseValueReadersMin)).check(/*#__PURE__*/ zod.lte(sendMessageResponseValueReadersMax)).check(/*#__PURE__*/ zod.describe('Members who have read it.')),
  "sentBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(sendMessageResponseValueSentByMax)).check(/*#__PURE__*/ zod.describe('The operator who sent it.')),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(sendMessageResponseValueSentAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "recalledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(sendMessageResponseValueRecalledAtMax))).check(/*#__PURE__*/ zod.describe('When it was taken back, null where it was not.'))
}).check(/*#__PURE__*/ zod.describe('A message that was sent to members.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `sendMessage`.'))

/**
 * Takes the message out of every inbox, whether it was read or not, and out of the unread counts; it stays on the
 * operator's list. Taking it back again changes nothing. The audit log gets an entry.
 * @summary Take back a message to members
 */
export const recallMessagePathSentMessageIdMax = 40;


export const recallMessagePathSentMessageIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const RecallMessageParams = /*#__PURE__*/ zod.object({
  "sentMessageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recallMessagePathSentMessageIdMax)).check(/*#__PURE__*/ zod.regex(recallMessagePathSentMessageIdRegExp)).check(/*#__PURE__*/ zod.describe('The sending.'))
})

export const recallMessageHeaderMerchantMax = 32;


export const recallMessageHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const recallMessageHeaderXRequestIdMax = 64;


export const recallMessageHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const RecallMessageHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recallMessageHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(recallMessageHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recallMessageHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(recallMessageHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const recallMessageResponseValueSentMessageIdMax = 40;

export const recallMessageResponseValueMemberIdsItemMax = 40;

export const recallMessageResponseValueMemberIdsMax = 1000;

export const recallMessageResponseValueRankLevelsItemMin = 0;
export const recallMessageResponseValueRankLevelsItemMax = 20;

export const recallMessageResponseValueRankLevelsMax = 21;

export const recallMessageResponseValueWordsENTitleMax = 160;


export const recallMessageResponseValueWordsENTitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const recallMessageResponseValueWordsENContentMax = 20000;

export const recallMessageResponseValueWordsVITitleMax = 160;


export const recallMessageResponseValueWordsVITitleRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const recallMessageResponseValueWordsVIContentMax = 20000;

export const recallMessageResponseValueLinkageMax = 2048;

export const recallMessageResponseValueRecipientsMin = 0;
export const recallMessageResponseValueRecipientsMax = 100000000;

export const recallMessageResponseValueReadersMin = 0;
export const recallMessageResponseValueReadersMax = 100000000;

export const recallMessageResponseValueSentByMax = 64;

export const recallMessageResponseValueSentAtMax = 30;

export const recallMessageResponseValueRecalledAtMax = 30;



export const RecallMessageResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "sentMessageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recallMessageResponseValueSentMessageIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "audience": /*#__PURE__*/ zod.enum(['members', 'ranks', 'all']).check(/*#__PURE__*/ zod.describe('Accounts by id, every member of certain VIP ranks, every member.')),
  "memberIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recallMessageResponseValueMemberIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(recallMessageResponseValueMemberIdsMax)).check(/*#__PURE__*/ zod.describe('The ids of the accounts; at least one for `members`, else empty.')),
  "rankLevels": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(recallMessageResponseValueRankLevelsItemMin)).check(/*#__PURE__*/ zod.lte(recallMessageResponseValueRankLevelsItemMax))).check(/*#__PURE__*/ zod.maxLength(recallMessageResponseValueRankLevelsMax)).check(/*#__PURE__*/ zod.describe('The ranks; at least one for `ranks`, else empty.')),
  "category": /*#__PURE__*/ zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service']).check(/*#__PURE__*/ zod.describe('What a message of operators is about.')),
  "words": /*#__PURE__*/ zod.object({
  "EN": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recallMessageResponseValueWordsENTitleMax)).check(/*#__PURE__*/ zod.regex(recallMessageResponseValueWordsENTitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recallMessageResponseValueWordsENContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.')),
  "VI": /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recallMessageResponseValueWordsVITitleMax)).check(/*#__PURE__*/ zod.regex(recallMessageResponseValueWordsVITitleRegExp)).check(/*#__PURE__*/ zod.describe('Its title.')),
  "content": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(recallMessageResponseValueWordsVIContentMax)).check(/*#__PURE__*/ zod.describe('HTML, cleaned by the server before it is stored.'))
}).check(/*#__PURE__*/ zod.describe('An announcement or message in one language.'))
}).check(/*#__PURE__*/ zod.describe('The same in every bundled language.')),
  "linkageType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).check(/*#__PURE__*/ zod.describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What its button opens; null, and it has none.')),
  "linkage": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recallMessageResponseValueLinkageMax))).check(/*#__PURE__*/ zod.describe('The target of the button; null exactly where `linkageType` is null.')),
  "recipients": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(recallMessageResponseValueRecipientsMin)).check(/*#__PURE__*/ zod.lte(recallMessageResponseValueRecipientsMax)).check(/*#__PURE__*/ zod.describe('Members who got it.')),
  "readers": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(recallMessageResponseValueReadersMin)).check(/*#__PURE__*/ zod.lte(recallMessageResponseValueReadersMax)).check(/*#__PURE__*/ zod.describe('Members who have read it.')),
  "sentBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recallMessageResponseValueSentByMax)).check(/*#__PURE__*/ zod.describe('The operator who sent it.')),
  "sentAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(recallMessageResponseValueSentAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "recalledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(recallMessageResponseValueRecalledAtMax))).check(/*#__PURE__*/ zod.describe('When it was taken back, null where it was not.'))
}).check(/*#__PURE__*/ zod.describe('A message that was sent to members.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `recallMessage`.'))

/**
 * What is, will be and was under maintenance, active ones first, then planned ones, then the latest.
 * @summary List the maintenances
 */
export const listMaintenancesQueryPageNoDefault = 1;
export const listMaintenancesQueryPageNoMax = 100000;

export const listMaintenancesQueryPageSizeDefault = 42;
export const listMaintenancesQueryPageSizeMax = 100;



export const ListMaintenancesQueryParams = /*#__PURE__*/ zod.object({
  "scope": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['site', 'vendor', 'game'])).check(/*#__PURE__*/ zod.describe('Maintenances of this scope only.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['planned', 'active', 'ended'])).check(/*#__PURE__*/ zod.describe('Maintenances in this state only.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMaintenancesQueryPageNoMax)), listMaintenancesQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMaintenancesQueryPageSizeMax)), listMaintenancesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listMaintenancesHeaderMerchantMax = 32;


export const listMaintenancesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listMaintenancesHeaderXRequestIdMax = 64;


export const listMaintenancesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListMaintenancesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMaintenancesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listMaintenancesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMaintenancesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listMaintenancesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListMaintenancesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "maintenanceId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMaintenancesResponseValueContentItemMaintenanceIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "scope": /*#__PURE__*/ zod.enum(['site', 'vendor', 'game']).check(/*#__PURE__*/ zod.describe('The whole site, the games of a vendor, one game.')),
  "vassalage": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMaintenancesResponseValueContentItemVassalageOneMax)).check(/*#__PURE__*/ zod.regex(listMaintenancesResponseValueContentItemVassalageOneRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The vendor; set exactly for `vendor`; else null.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMaintenancesResponseValueContentItemNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(listMaintenancesResponseValueContentItemNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game; set exactly for `game`; else null.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMaintenancesResponseValueContentItemStartsAtMax)).check(/*#__PURE__*/ zod.describe('When it begins; now or before means at once.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMaintenancesResponseValueContentItemEndsAtMax))).check(/*#__PURE__*/ zod.describe('When it is expected to end, which visitors are told; null, and nobody knows.')),
  "endsByItself": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it ends at `endsAt` without an operator; needs `endsAt`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMaintenancesResponseValueContentItemNoteMax))).check(/*#__PURE__*/ zod.describe('Why, for other operators; null where nobody said.')),
  "state": /*#__PURE__*/ zod.enum(['planned', 'active', 'ended']).check(/*#__PURE__*/ zod.describe('`planned -> active` when its time comes, `active -> ended` by an operator or by itself; `planned -> ended` when it\nis called off.\n')),
  "startedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMaintenancesResponseValueContentItemStartedByMax)).check(/*#__PURE__*/ zod.describe('The operator who set it.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listMaintenancesResponseValueContentItemEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.')),
  "endedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMaintenancesResponseValueContentItemEndedByMax))).check(/*#__PURE__*/ zod.describe('The operator who ended it, or `system`; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A maintenance.'))).check(/*#__PURE__*/ zod.maxLength(listMaintenancesResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The maintenances of the page, active ones first, then planned ones, then the latest.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMaintenancesResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listMaintenancesResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listMaintenancesResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listMaintenancesResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of the list.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listMaintenances`.'))

/**
 * From its beginning on, within seconds on every server, what is concerned is closed, on the server and not only in
 * the portal. `site`: the system status is 1 and every call but those of `system` and `operator` is 503
 * `maintenance`. `vendor` and `game`: launching is refused with `game_maintenance` and new stakes are refused, while open
 * rounds go on to their end and credits and rollbacks of the vendor are booked. A vendor or game that does not exist
 * is 404; one that has a planned or active maintenance of the same scope is 409 `conflict`. Where a server cannot
 * learn whether there is a maintenance, it keeps closed. The audit log gets an entry.
 * @summary Start or plan a maintenance
 */
export const startMaintenanceHeaderMerchantMax = 32;


export const startMaintenanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const startMaintenanceHeaderXRequestIdMax = 64;


export const startMaintenanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const StartMaintenanceHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startMaintenanceHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(startMaintenanceHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startMaintenanceHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(startMaintenanceHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const startMaintenanceBodyVassalageOneMax = 20;


export const startMaintenanceBodyVassalageOneRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const startMaintenanceBodyNodeIdOneMax = 12;


export const startMaintenanceBodyNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const startMaintenanceBodyStartsAtMax = 30;

export const startMaintenanceBodyEndsAtMax = 30;

export const startMaintenanceBodyNoteMax = 300;


export const startMaintenanceBodyNoteRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const StartMaintenanceBody = /*#__PURE__*/ zod.strictObject({
  "scope": /*#__PURE__*/ zod.enum(['site', 'vendor', 'game']).check(/*#__PURE__*/ zod.describe('The whole site, the games of a vendor, one game.')),
  "vassalage": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startMaintenanceBodyVassalageOneMax)).check(/*#__PURE__*/ zod.regex(startMaintenanceBodyVassalageOneRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The vendor; set exactly for `vendor`; else null.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startMaintenanceBodyNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(startMaintenanceBodyNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game; set exactly for `game`; else null.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startMaintenanceBodyStartsAtMax)).check(/*#__PURE__*/ zod.describe('When it begins; now or before means at once.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startMaintenanceBodyEndsAtMax))).check(/*#__PURE__*/ zod.describe('When it is expected to end, which visitors are told; null, and nobody knows.')),
  "endsByItself": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it ends at `endsAt` without an operator; needs `endsAt`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startMaintenanceBodyNoteMax)).check(/*#__PURE__*/ zod.regex(startMaintenanceBodyNoteRegExp))).check(/*#__PURE__*/ zod.describe('Why, for other operators; null for no word.'))
}).check(/*#__PURE__*/ zod.describe('A maintenance that shall be.'))

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



export const StartMaintenanceResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "maintenanceId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startMaintenanceResponseValueMaintenanceIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "scope": /*#__PURE__*/ zod.enum(['site', 'vendor', 'game']).check(/*#__PURE__*/ zod.describe('The whole site, the games of a vendor, one game.')),
  "vassalage": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startMaintenanceResponseValueVassalageOneMax)).check(/*#__PURE__*/ zod.regex(startMaintenanceResponseValueVassalageOneRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The vendor; set exactly for `vendor`; else null.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startMaintenanceResponseValueNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(startMaintenanceResponseValueNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game; set exactly for `game`; else null.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startMaintenanceResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('When it begins; now or before means at once.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startMaintenanceResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('When it is expected to end, which visitors are told; null, and nobody knows.')),
  "endsByItself": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it ends at `endsAt` without an operator; needs `endsAt`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startMaintenanceResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('Why, for other operators; null where nobody said.')),
  "state": /*#__PURE__*/ zod.enum(['planned', 'active', 'ended']).check(/*#__PURE__*/ zod.describe('`planned -> active` when its time comes, `active -> ended` by an operator or by itself; `planned -> ended` when it\nis called off.\n')),
  "startedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startMaintenanceResponseValueStartedByMax)).check(/*#__PURE__*/ zod.describe('The operator who set it.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startMaintenanceResponseValueEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.')),
  "endedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startMaintenanceResponseValueEndedByMax))).check(/*#__PURE__*/ zod.describe('The operator who ended it, or `system`; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A maintenance.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `startMaintenance`.'))

/**
 * Tells visitors another end, of a planned or active maintenance; one that has ended is 409 `conflict`. The audit
 * log gets an entry.
 * @summary Move the end of a maintenance
 */
export const updateMaintenancePathMaintenanceIdMax = 40;


export const updateMaintenancePathMaintenanceIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const UpdateMaintenanceParams = /*#__PURE__*/ zod.object({
  "maintenanceId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateMaintenancePathMaintenanceIdMax)).check(/*#__PURE__*/ zod.regex(updateMaintenancePathMaintenanceIdRegExp)).check(/*#__PURE__*/ zod.describe('The maintenance.'))
})

export const updateMaintenanceHeaderMerchantMax = 32;


export const updateMaintenanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const updateMaintenanceHeaderXRequestIdMax = 64;


export const updateMaintenanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const UpdateMaintenanceHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateMaintenanceHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(updateMaintenanceHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateMaintenanceHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(updateMaintenanceHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const updateMaintenanceBodyEndsAtMax = 30;



export const UpdateMaintenanceBody = /*#__PURE__*/ zod.strictObject({
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateMaintenanceBodyEndsAtMax))).check(/*#__PURE__*/ zod.describe('When it is expected to end; null, and nobody knows.')),
  "endsByItself": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it ends then without an operator; needs `endsAt`.'))
}).check(/*#__PURE__*/ zod.describe('The end of a maintenance, as it is expected now.'))

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



export const UpdateMaintenanceResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "maintenanceId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateMaintenanceResponseValueMaintenanceIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "scope": /*#__PURE__*/ zod.enum(['site', 'vendor', 'game']).check(/*#__PURE__*/ zod.describe('The whole site, the games of a vendor, one game.')),
  "vassalage": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateMaintenanceResponseValueVassalageOneMax)).check(/*#__PURE__*/ zod.regex(updateMaintenanceResponseValueVassalageOneRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The vendor; set exactly for `vendor`; else null.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateMaintenanceResponseValueNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(updateMaintenanceResponseValueNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game; set exactly for `game`; else null.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateMaintenanceResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('When it begins; now or before means at once.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateMaintenanceResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('When it is expected to end, which visitors are told; null, and nobody knows.')),
  "endsByItself": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it ends at `endsAt` without an operator; needs `endsAt`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateMaintenanceResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('Why, for other operators; null where nobody said.')),
  "state": /*#__PURE__*/ zod.enum(['planned', 'active', 'ended']).check(/*#__PURE__*/ zod.describe('`planned -> active` when its time comes, `active -> ended` by an operator or by itself; `planned -> ended` when it\nis called off.\n')),
  "startedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateMaintenanceResponseValueStartedByMax)).check(/*#__PURE__*/ zod.describe('The operator who set it.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(updateMaintenanceResponseValueEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.')),
  "endedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(updateMaintenanceResponseValueEndedByMax))).check(/*#__PURE__*/ zod.describe('The operator who ended it, or `system`; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A maintenance.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `updateMaintenance`.'))

/**
 * Opens again what was closed, within seconds on every server, unless another maintenance or the vendor's own keeps
 * it closed; calls off one that is planned. Ending one that has ended changes nothing. The audit log gets an entry.
 * @summary End a maintenance
 */
export const endMaintenancePathMaintenanceIdMax = 40;


export const endMaintenancePathMaintenanceIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const EndMaintenanceParams = /*#__PURE__*/ zod.object({
  "maintenanceId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(endMaintenancePathMaintenanceIdMax)).check(/*#__PURE__*/ zod.regex(endMaintenancePathMaintenanceIdRegExp)).check(/*#__PURE__*/ zod.describe('The maintenance.'))
})

export const endMaintenanceHeaderMerchantMax = 32;


export const endMaintenanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const endMaintenanceHeaderXRequestIdMax = 64;


export const endMaintenanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const EndMaintenanceHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(endMaintenanceHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(endMaintenanceHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(endMaintenanceHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(endMaintenanceHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const EndMaintenanceResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "maintenanceId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(endMaintenanceResponseValueMaintenanceIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "scope": /*#__PURE__*/ zod.enum(['site', 'vendor', 'game']).check(/*#__PURE__*/ zod.describe('The whole site, the games of a vendor, one game.')),
  "vassalage": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(endMaintenanceResponseValueVassalageOneMax)).check(/*#__PURE__*/ zod.regex(endMaintenanceResponseValueVassalageOneRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The vendor; set exactly for `vendor`; else null.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(endMaintenanceResponseValueNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(endMaintenanceResponseValueNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The game; set exactly for `game`; else null.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(endMaintenanceResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('When it begins; now or before means at once.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(endMaintenanceResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('When it is expected to end, which visitors are told; null, and nobody knows.')),
  "endsByItself": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it ends at `endsAt` without an operator; needs `endsAt`.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(endMaintenanceResponseValueNoteMax))).check(/*#__PURE__*/ zod.describe('Why, for other operators; null where nobody said.')),
  "state": /*#__PURE__*/ zod.enum(['planned', 'active', 'ended']).check(/*#__PURE__*/ zod.describe('`planned -> active` when its time comes, `active -> ended` by an operator or by itself; `planned -> ended` when it\nis called off.\n')),
  "startedBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(endMaintenanceResponseValueStartedByMax)).check(/*#__PURE__*/ zod.describe('The operator who set it.')),
  "endedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(endMaintenanceResponseValueEndedAtMax))).check(/*#__PURE__*/ zod.describe('When it ended; null until then.')),
  "endedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(endMaintenanceResponseValueEndedByMax))).check(/*#__PURE__*/ zod.describe('The operator who ended it, or `system`; null until then.'))
}).check(/*#__PURE__*/ zod.describe('A maintenance.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `endMaintenance`.'))

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



export const ListBlocksQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ip', 'region'])).check(/*#__PURE__*/ zod.describe('Blocks of this kind only.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['active', 'ended'])).check(/*#__PURE__*/ zod.describe('Blocks in this state only.')),
  "address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBlocksQueryAddressMax)).check(/*#__PURE__*/ zod.regex(listBlocksQueryAddressRegExp))).check(/*#__PURE__*/ zod.describe('An address, IPv4 or IPv6.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBlocksQueryPageNoMax)), listBlocksQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBlocksQueryPageSizeMax)), listBlocksQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listBlocksHeaderMerchantMax = 32;


export const listBlocksHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listBlocksHeaderXRequestIdMax = 64;


export const listBlocksHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListBlocksHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBlocksHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listBlocksHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBlocksHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listBlocksHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListBlocksResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "blockId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBlocksResponseValueContentItemBlockIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['ip', 'region']).check(/*#__PURE__*/ zod.describe('Addresses, or a country.')),
  "network": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listBlocksResponseValueContentItemNetworkOneMin)).check(/*#__PURE__*/ zod.maxLength(listBlocksResponseValueContentItemNetworkOneMax)).check(/*#__PURE__*/ zod.regex(listBlocksResponseValueContentItemNetworkOneRegExp)).check(/*#__PURE__*/ zod.describe('An address or a network in CIDR notation, IPv4 or IPv6. What the pattern lets through and is no network is refused with 400.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The addresses; set exactly for `ip`; else null.')),
  "country": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBlocksResponseValueContentItemCountryOneMax)).check(/*#__PURE__*/ zod.regex(listBlocksResponseValueContentItemCountryOneRegExp)).check(/*#__PURE__*/ zod.describe('A country, ISO 3166-1 alpha-2.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The country; set exactly for `region`; else null.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBlocksResponseValueContentItemEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when it holds, not included; null, and until it is lifted.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBlocksResponseValueContentItemReasonMax)).check(/*#__PURE__*/ zod.describe('Why, for other operators.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'ended']).check(/*#__PURE__*/ zod.describe('`active -> ended` at its end or when it is lifted.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBlocksResponseValueContentItemCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was set.')),
  "createdBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBlocksResponseValueContentItemCreatedByMax)).check(/*#__PURE__*/ zod.describe('The operator who set it.')),
  "liftedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBlocksResponseValueContentItemLiftedAtMax))).check(/*#__PURE__*/ zod.describe('When it was lifted, null where it was not.')),
  "liftedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBlocksResponseValueContentItemLiftedByMax))).check(/*#__PURE__*/ zod.describe('The operator who lifted it; null where nobody did.'))
}).check(/*#__PURE__*/ zod.describe('Visitors who may not use the site.'))).check(/*#__PURE__*/ zod.maxLength(listBlocksResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The blocks of the page, active ones first, then the newest.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBlocksResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listBlocksResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBlocksResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listBlocksResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of the list.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listBlocks`.'))

/**
 * From now on, within seconds on every server, visitors from there are refused: an address with `ip_restricted`
 * from every call, a country with `region_restricted` and system status 2. Sessions from there do not go on;
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


export const CreateBlockHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createBlockHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(createBlockHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createBlockHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(createBlockHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const createBlockBodyNetworkOneMin = 2;
export const createBlockBodyNetworkOneMax = 49;


export const createBlockBodyNetworkOneRegExp = new RegExp('^([0-9]{1,3}(\\.[0-9]{1,3}){3}(/([0-9]|[12][0-9]|3[0-2]))?|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*(/([0-9]|[1-9][0-9]|1[01][0-9]|12[0-8]))?)$');
export const createBlockBodyCountryOneMax = 2;


export const createBlockBodyCountryOneRegExp = new RegExp('^[A-Z]{2}$');
export const createBlockBodyEndsAtMax = 30;

export const createBlockBodyReasonMax = 300;


export const createBlockBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const CreateBlockBody = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['ip', 'region']).check(/*#__PURE__*/ zod.describe('Addresses, or a country.')),
  "network": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createBlockBodyNetworkOneMin)).check(/*#__PURE__*/ zod.maxLength(createBlockBodyNetworkOneMax)).check(/*#__PURE__*/ zod.regex(createBlockBodyNetworkOneRegExp)).check(/*#__PURE__*/ zod.describe('An address or a network in CIDR notation, IPv4 or IPv6. What the pattern lets through and is no network is refused with 400.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The addresses; set exactly for `ip`; else null.')),
  "country": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createBlockBodyCountryOneMax)).check(/*#__PURE__*/ zod.regex(createBlockBodyCountryOneRegExp)).check(/*#__PURE__*/ zod.describe('A country, ISO 3166-1 alpha-2.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The country; set exactly for `region`; else null.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createBlockBodyEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when it holds, not included; null, and until it is lifted.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBlockBodyReasonMax)).check(/*#__PURE__*/ zod.regex(createBlockBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('Why, for other operators.'))
}).check(/*#__PURE__*/ zod.describe('A block that shall be.'))

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



export const CreateBlockResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "blockId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBlockResponseValueBlockIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['ip', 'region']).check(/*#__PURE__*/ zod.describe('Addresses, or a country.')),
  "network": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createBlockResponseValueNetworkOneMin)).check(/*#__PURE__*/ zod.maxLength(createBlockResponseValueNetworkOneMax)).check(/*#__PURE__*/ zod.regex(createBlockResponseValueNetworkOneRegExp)).check(/*#__PURE__*/ zod.describe('An address or a network in CIDR notation, IPv4 or IPv6. What the pattern lets through and is no network is refused with 400.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The addresses; set exactly for `ip`; else null.')),
  "country": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createBlockResponseValueCountryOneMax)).check(/*#__PURE__*/ zod.regex(createBlockResponseValueCountryOneRegExp)).check(/*#__PURE__*/ zod.describe('A country, ISO 3166-1 alpha-2.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The country; set exactly for `region`; else null.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createBlockResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when it holds, not included; null, and until it is lifted.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBlockResponseValueReasonMax)).check(/*#__PURE__*/ zod.describe('Why, for other operators.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'ended']).check(/*#__PURE__*/ zod.describe('`active -> ended` at its end or when it is lifted.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createBlockResponseValueCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was set.')),
  "createdBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBlockResponseValueCreatedByMax)).check(/*#__PURE__*/ zod.describe('The operator who set it.')),
  "liftedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createBlockResponseValueLiftedAtMax))).check(/*#__PURE__*/ zod.describe('When it was lifted, null where it was not.')),
  "liftedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createBlockResponseValueLiftedByMax))).check(/*#__PURE__*/ zod.describe('The operator who lifted it; null where nobody did.'))
}).check(/*#__PURE__*/ zod.describe('Visitors who may not use the site.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `createBlock`.'))

/**
 * Lets in again whom the block kept out, within seconds on every server, unless another block holds. Lifting one
 * that has ended changes nothing. The audit log gets an entry.
 * @summary Lift a block
 */
export const liftBlockPathBlockIdMax = 40;


export const liftBlockPathBlockIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const LiftBlockParams = /*#__PURE__*/ zod.object({
  "blockId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(liftBlockPathBlockIdMax)).check(/*#__PURE__*/ zod.regex(liftBlockPathBlockIdRegExp)).check(/*#__PURE__*/ zod.describe('The block.'))
})

export const liftBlockHeaderMerchantMax = 32;


export const liftBlockHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const liftBlockHeaderXRequestIdMax = 64;


export const liftBlockHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const LiftBlockHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(liftBlockHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(liftBlockHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(liftBlockHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(liftBlockHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const LiftBlockResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "blockId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(liftBlockResponseValueBlockIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['ip', 'region']).check(/*#__PURE__*/ zod.describe('Addresses, or a country.')),
  "network": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(liftBlockResponseValueNetworkOneMin)).check(/*#__PURE__*/ zod.maxLength(liftBlockResponseValueNetworkOneMax)).check(/*#__PURE__*/ zod.regex(liftBlockResponseValueNetworkOneRegExp)).check(/*#__PURE__*/ zod.describe('An address or a network in CIDR notation, IPv4 or IPv6. What the pattern lets through and is no network is refused with 400.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The addresses; set exactly for `ip`; else null.')),
  "country": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(liftBlockResponseValueCountryOneMax)).check(/*#__PURE__*/ zod.regex(liftBlockResponseValueCountryOneRegExp)).check(/*#__PURE__*/ zod.describe('A country, ISO 3166-1 alpha-2.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The country; set exactly for `region`; else null.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(liftBlockResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when it holds, not included; null, and until it is lifted.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(liftBlockResponseValueReasonMax)).check(/*#__PURE__*/ zod.describe('Why, for other operators.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'ended']).check(/*#__PURE__*/ zod.describe('`active -> ended` at its end or when it is lifted.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(liftBlockResponseValueCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was set.')),
  "createdBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(liftBlockResponseValueCreatedByMax)).check(/*#__PURE__*/ zod.describe('The operator who set it.')),
  "liftedAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(liftBlockResponseValueLiftedAtMax))).check(/*#__PURE__*/ zod.describe('When it was lifted, null where it was not.')),
  "liftedBy": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(liftBlockResponseValueLiftedByMax))).check(/*#__PURE__*/ zod.describe('The operator who lifted it; null where nobody did.'))
}).check(/*#__PURE__*/ zod.describe('Visitors who may not use the site.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `liftBlock`.'))

/**
 * The contracts between the platform and general agents, in every state, those that wait for an operator first, then the newest
 * version first. Contracts between agents are not among them.
 * @summary List the contracts that the platform grants
 */
export const listPlatformContractsQuerySearchMax = 60;

export const listPlatformContractsQueryPageNoDefault = 1;
export const listPlatformContractsQueryPageNoMax = 100000;

export const listPlatformContractsQueryPageSizeDefault = 42;
export const listPlatformContractsQueryPageSizeMax = 100;



export const ListPlatformContractsQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime'])).check(/*#__PURE__*/ zod.describe('Contracts of this kind only.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded'])).check(/*#__PURE__*/ zod.describe('Contracts in this state only.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Part of an account name or nickname, whatever the case and the accents.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPlatformContractsQueryPageNoMax)), listPlatformContractsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPlatformContractsQueryPageSizeMax)), listPlatformContractsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listPlatformContractsHeaderMerchantMax = 32;


export const listPlatformContractsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listPlatformContractsHeaderXRequestIdMax = 64;


export const listPlatformContractsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListPlatformContractsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlatformContractsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listPlatformContractsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlatformContractsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listPlatformContractsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listPlatformContractsResponseValueContentItemContractIdMax = 40;

export const listPlatformContractsResponseValueContentItemUplineIdMax = 40;

export const listPlatformContractsResponseValueContentItemUplineAccountMax = 64;

export const listPlatformContractsResponseValueContentItemUplineNicknameMax = 64;

export const listPlatformContractsResponseValueContentItemDownlineIdMax = 40;

export const listPlatformContractsResponseValueContentItemDownlineAccountMax = 64;

export const listPlatformContractsResponseValueContentItemDownlineNicknameMax = 64;

export const listPlatformContractsResponseValueContentItemTermsTiersItemTurnoverMax = 24;


export const listPlatformContractsResponseValueContentItemTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listPlatformContractsResponseValueContentItemTermsTiersItemActiveDownlinesMin = 0;
export const listPlatformContractsResponseValueContentItemTermsTiersItemActiveDownlinesMax = 1000000;

export const listPlatformContractsResponseValueContentItemTermsTiersItemLossOneMax = 24;


export const listPlatformContractsResponseValueContentItemTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listPlatformContractsResponseValueContentItemTermsTiersItemRateMax = 10000;

export const listPlatformContractsResponseValueContentItemTermsTiersMax = 6;

export const listPlatformContractsResponseValueContentItemTermsActiveMinimumMax = 24;


export const listPlatformContractsResponseValueContentItemTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listPlatformContractsResponseValueContentItemVersionMax = 1000;

export const listPlatformContractsResponseValueContentItemReplacesMax = 40;

export const listPlatformContractsResponseValueContentItemEffectiveFromMax = 30;

export const listPlatformContractsResponseValueContentItemEffectiveToMax = 30;

export const listPlatformContractsResponseValueContentItemCreatedAtMax = 30;

export const listPlatformContractsResponseValueContentItemUpdatedAtMax = 30;

export const listPlatformContractsResponseValueContentItemActionsMax = 5;

export const listPlatformContractsResponseValueContentMax = 100;

export const listPlatformContractsResponseValueTotalPagesMin = 0;
export const listPlatformContractsResponseValueTotalPagesMax = 1000000;

export const listPlatformContractsResponseValueTotalElementsMin = 0;
export const listPlatformContractsResponseValueTotalElementsMax = 100000000;



export const ListPlatformContractsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(listPlatformContractsResponseValueContentItemTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPlatformContractsResponseValueContentItemTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(listPlatformContractsResponseValueContentItemTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(listPlatformContractsResponseValueContentItemTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPlatformContractsResponseValueContentItemTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(listPlatformContractsResponseValueContentItemTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPlatformContractsResponseValueContentItemVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentItemActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.'))).check(/*#__PURE__*/ zod.maxLength(listPlatformContractsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The contracts of the page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPlatformContractsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listPlatformContractsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPlatformContractsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listPlatformContractsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of contracts.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listPlatformContracts`.'))

/**
 * The platform, as the upline, proposes a contract to a general agent (type 1): the top of a line, whose rates bound all others
 * below. It is `requested` until the agent signs or rejects it with `signContract` or `rejectContract`, or an operator takes it
 * back, and pays nothing before. What `proposeContract` says of tiers, of `replaces` and of conflicts holds here too. A salary that
 * comes to more than the site grants, with the agent's other salaries, is 422 `contract_rate_too_high`. Somebody who is no general agent is 422 `contract_party_invalid`, an unknown account 404. The agent gets a message,
 * the audit log an entry with the operator.
 * @summary Propose a contract to a general agent
 */
export const proposePlatformContractHeaderMerchantMax = 32;


export const proposePlatformContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const proposePlatformContractHeaderXRequestIdMax = 64;


export const proposePlatformContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ProposePlatformContractHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposePlatformContractHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(proposePlatformContractHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposePlatformContractHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(proposePlatformContractHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const proposePlatformContractBodyDownlineIdMax = 40;

export const proposePlatformContractBodyTermsTiersItemTurnoverMax = 24;


export const proposePlatformContractBodyTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const proposePlatformContractBodyTermsTiersItemActiveDownlinesMin = 0;
export const proposePlatformContractBodyTermsTiersItemActiveDownlinesMax = 1000000;

export const proposePlatformContractBodyTermsTiersItemLossOneMax = 24;


export const proposePlatformContractBodyTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const proposePlatformContractBodyTermsTiersItemRateMax = 10000;

export const proposePlatformContractBodyTermsTiersMax = 6;

export const proposePlatformContractBodyTermsActiveMinimumMax = 24;


export const proposePlatformContractBodyTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const proposePlatformContractBodyConflictHashMax = 64;


export const proposePlatformContractBodyConflictHashRegExp = new RegExp('^[0-9a-f]{64}$');


export const ProposePlatformContractBody = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "downlineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractBodyDownlineIdMax)).check(/*#__PURE__*/ zod.describe('The direct downline.')),
  "terms": /*#__PURE__*/ zod.strictObject({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposePlatformContractBodyTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(proposePlatformContractBodyTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(proposePlatformContractBodyTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(proposePlatformContractBodyTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposePlatformContractBodyTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(proposePlatformContractBodyTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(proposePlatformContractBodyTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractBodyTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposePlatformContractBodyTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(proposePlatformContractBodyTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "conflictHash": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposePlatformContractBodyConflictHashMax)).check(/*#__PURE__*/ zod.regex(proposePlatformContractBodyConflictHashRegExp))).check(/*#__PURE__*/ zod.describe('The hash of the conflicts that were shown, where there are any.'))
}).check(/*#__PURE__*/ zod.describe('A contract to propose.'))

export const proposePlatformContractResponseValueContractContractIdMax = 40;

export const proposePlatformContractResponseValueContractUplineIdMax = 40;

export const proposePlatformContractResponseValueContractUplineAccountMax = 64;

export const proposePlatformContractResponseValueContractUplineNicknameMax = 64;

export const proposePlatformContractResponseValueContractDownlineIdMax = 40;

export const proposePlatformContractResponseValueContractDownlineAccountMax = 64;

export const proposePlatformContractResponseValueContractDownlineNicknameMax = 64;

export const proposePlatformContractResponseValueContractTermsTiersItemTurnoverMax = 24;


export const proposePlatformContractResponseValueContractTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const proposePlatformContractResponseValueContractTermsTiersItemActiveDownlinesMin = 0;
export const proposePlatformContractResponseValueContractTermsTiersItemActiveDownlinesMax = 1000000;

export const proposePlatformContractResponseValueContractTermsTiersItemLossOneMax = 24;


export const proposePlatformContractResponseValueContractTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const proposePlatformContractResponseValueContractTermsTiersItemRateMax = 10000;

export const proposePlatformContractResponseValueContractTermsTiersMax = 6;

export const proposePlatformContractResponseValueContractTermsActiveMinimumMax = 24;


export const proposePlatformContractResponseValueContractTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const proposePlatformContractResponseValueContractVersionMax = 1000;

export const proposePlatformContractResponseValueContractReplacesMax = 40;

export const proposePlatformContractResponseValueContractEffectiveFromMax = 30;

export const proposePlatformContractResponseValueContractEffectiveToMax = 30;

export const proposePlatformContractResponseValueContractCreatedAtMax = 30;

export const proposePlatformContractResponseValueContractUpdatedAtMax = 30;

export const proposePlatformContractResponseValueContractActionsMax = 5;

export const proposePlatformContractResponseValueVersionsItemVersionMax = 1000;

export const proposePlatformContractResponseValueVersionsItemByIdMax = 40;

export const proposePlatformContractResponseValueVersionsItemByAccountMax = 64;

export const proposePlatformContractResponseValueVersionsItemByNicknameMax = 64;

export const proposePlatformContractResponseValueVersionsItemAtMax = 30;

export const proposePlatformContractResponseValueVersionsItemTextMax = 5000;

export const proposePlatformContractResponseValueVersionsItemTextHashMax = 64;


export const proposePlatformContractResponseValueVersionsItemTextHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const proposePlatformContractResponseValueVersionsItemReasonMax = 300;

export const proposePlatformContractResponseValueVersionsMax = 100;



export const ProposePlatformContractResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "contract": /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(proposePlatformContractResponseValueContractTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(proposePlatformContractResponseValueContractTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(proposePlatformContractResponseValueContractTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(proposePlatformContractResponseValueContractTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(proposePlatformContractResponseValueContractTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(proposePlatformContractResponseValueContractTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(proposePlatformContractResponseValueContractVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueContractActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(proposePlatformContractResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, from 1.')),
  "action": /*#__PURE__*/ zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).check(/*#__PURE__*/ zod.describe('What was done.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('The state after it.')),
  "by": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueVersionsItemByIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueVersionsItemByAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueVersionsItemByNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who did it.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueVersionsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueVersionsItemTextMax)).check(/*#__PURE__*/ zod.describe('The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.')),
  "textLanguage": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "textHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueVersionsItemTextHashMax)).check(/*#__PURE__*/ zod.regex(proposePlatformContractResponseValueVersionsItemTextHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the text in UTF-8, in hexadecimal.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('The words that came with a rejection or a termination, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A change of a contract, kept for ever. A signed version never changes.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(proposePlatformContractResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('Every version, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('A contract with its history.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `proposePlatformContract`.'))

/**
 * What `checkContractConflicts` is for agents: the contracts of a general agent with agents directly below whose highest rate is
 * above that of the draft, with the hash that the proposal must carry. The server holds the draft to the same rules as
 * `proposePlatformContract`. Changes nothing.
 * @summary Check what a contract of the platform would end
 */
export const checkPlatformConflictsHeaderMerchantMax = 32;


export const checkPlatformConflictsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const checkPlatformConflictsHeaderXRequestIdMax = 64;


export const checkPlatformConflictsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CheckPlatformConflictsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(checkPlatformConflictsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(checkPlatformConflictsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const checkPlatformConflictsBodyDownlineIdMax = 40;

export const checkPlatformConflictsBodyTermsTiersItemTurnoverMax = 24;


export const checkPlatformConflictsBodyTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const checkPlatformConflictsBodyTermsTiersItemActiveDownlinesMin = 0;
export const checkPlatformConflictsBodyTermsTiersItemActiveDownlinesMax = 1000000;

export const checkPlatformConflictsBodyTermsTiersItemLossOneMax = 24;


export const checkPlatformConflictsBodyTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const checkPlatformConflictsBodyTermsTiersItemRateMax = 10000;

export const checkPlatformConflictsBodyTermsTiersMax = 6;

export const checkPlatformConflictsBodyTermsActiveMinimumMax = 24;


export const checkPlatformConflictsBodyTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const CheckPlatformConflictsBody = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "downlineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsBodyDownlineIdMax)).check(/*#__PURE__*/ zod.describe('The direct downline.')),
  "terms": /*#__PURE__*/ zod.strictObject({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsBodyTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(checkPlatformConflictsBodyTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkPlatformConflictsBodyTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(checkPlatformConflictsBodyTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsBodyTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(checkPlatformConflictsBodyTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkPlatformConflictsBodyTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsBodyTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsBodyTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(checkPlatformConflictsBodyTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.'))
}).check(/*#__PURE__*/ zod.describe('A contract that might be proposed.'))

export const checkPlatformConflictsResponseValueConflictsItemContractIdMax = 40;

export const checkPlatformConflictsResponseValueConflictsItemUplineIdMax = 40;

export const checkPlatformConflictsResponseValueConflictsItemUplineAccountMax = 64;

export const checkPlatformConflictsResponseValueConflictsItemUplineNicknameMax = 64;

export const checkPlatformConflictsResponseValueConflictsItemDownlineIdMax = 40;

export const checkPlatformConflictsResponseValueConflictsItemDownlineAccountMax = 64;

export const checkPlatformConflictsResponseValueConflictsItemDownlineNicknameMax = 64;

export const checkPlatformConflictsResponseValueConflictsItemTurnoverMax = 25;


export const checkPlatformConflictsResponseValueConflictsItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const checkPlatformConflictsResponseValueConflictsItemRateMin = 0;
export const checkPlatformConflictsResponseValueConflictsItemRateMax = 10000;

export const checkPlatformConflictsResponseValueConflictsItemNewRateMin = 0;
export const checkPlatformConflictsResponseValueConflictsItemNewRateMax = 10000;

export const checkPlatformConflictsResponseValueConflictsItemEndsAtMax = 30;

export const checkPlatformConflictsResponseValueConflictsMax = 1000;

export const checkPlatformConflictsResponseValueConflictHashOneMax = 64;


export const checkPlatformConflictsResponseValueConflictHashOneRegExp = new RegExp('^[0-9a-f]{64}$');


export const CheckPlatformConflictsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "conflicts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsResponseValueConflictsItemContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsResponseValueConflictsItemUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsResponseValueConflictsItemUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsResponseValueConflictsItemUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsResponseValueConflictsItemDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsResponseValueConflictsItemDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsResponseValueConflictsItemDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who would lose it.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsResponseValueConflictsItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(checkPlatformConflictsResponseValueConflictsItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of that agent\'s team in the last 14 days, today included.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkPlatformConflictsResponseValueConflictsItemRateMin)).check(/*#__PURE__*/ zod.lte(checkPlatformConflictsResponseValueConflictsItemRateMax)).check(/*#__PURE__*/ zod.describe('Its highest rate.')),
  "newRate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(checkPlatformConflictsResponseValueConflictsItemNewRateMin)).check(/*#__PURE__*/ zod.lte(checkPlatformConflictsResponseValueConflictsItemNewRateMax)).check(/*#__PURE__*/ zod.describe('The highest rate of the new contract.')),
  "endsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsResponseValueConflictsItemEndsAtMax)).check(/*#__PURE__*/ zod.describe('The end of the window that runs now, until which it would still pay.'))
}).check(/*#__PURE__*/ zod.describe('A contract that cannot stand beside the new one, because it grants more than the new one brings in.'))).check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsResponseValueConflictsMax)).check(/*#__PURE__*/ zod.describe('The contracts, the highest rate first.')),
  "conflictHash": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkPlatformConflictsResponseValueConflictHashOneMax)).check(/*#__PURE__*/ zod.regex(checkPlatformConflictsResponseValueConflictHashOneRegExp)).check(/*#__PURE__*/ zod.describe('Stands for one list of conflicting contracts in one state; it changes with either.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('To be sent with the proposal or signature that accepts their end; null where there is no conflict.'))
}).check(/*#__PURE__*/ zod.describe('The contracts that the new one would end.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `checkPlatformConflicts`.'))

/**
 * A contract of the platform with every version: who did what and when, the words that were agreed, and their hash. One between
 * agents is 404.
 * @summary Tell one contract of the platform
 */
export const getPlatformContractPathContractIdMax = 40;



export const GetPlatformContractParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlatformContractPathContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.'))
})

export const getPlatformContractHeaderMerchantMax = 32;


export const getPlatformContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPlatformContractHeaderXRequestIdMax = 64;


export const getPlatformContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPlatformContractHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlatformContractHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getPlatformContractHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlatformContractHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getPlatformContractHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getPlatformContractResponseValueContractContractIdMax = 40;

export const getPlatformContractResponseValueContractUplineIdMax = 40;

export const getPlatformContractResponseValueContractUplineAccountMax = 64;

export const getPlatformContractResponseValueContractUplineNicknameMax = 64;

export const getPlatformContractResponseValueContractDownlineIdMax = 40;

export const getPlatformContractResponseValueContractDownlineAccountMax = 64;

export const getPlatformContractResponseValueContractDownlineNicknameMax = 64;

export const getPlatformContractResponseValueContractTermsTiersItemTurnoverMax = 24;


export const getPlatformContractResponseValueContractTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMin = 0;
export const getPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMax = 1000000;

export const getPlatformContractResponseValueContractTermsTiersItemLossOneMax = 24;


export const getPlatformContractResponseValueContractTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPlatformContractResponseValueContractTermsTiersItemRateMax = 10000;

export const getPlatformContractResponseValueContractTermsTiersMax = 6;

export const getPlatformContractResponseValueContractTermsActiveMinimumMax = 24;


export const getPlatformContractResponseValueContractTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getPlatformContractResponseValueContractVersionMax = 1000;

export const getPlatformContractResponseValueContractReplacesMax = 40;

export const getPlatformContractResponseValueContractEffectiveFromMax = 30;

export const getPlatformContractResponseValueContractEffectiveToMax = 30;

export const getPlatformContractResponseValueContractCreatedAtMax = 30;

export const getPlatformContractResponseValueContractUpdatedAtMax = 30;

export const getPlatformContractResponseValueContractActionsMax = 5;

export const getPlatformContractResponseValueVersionsItemVersionMax = 1000;

export const getPlatformContractResponseValueVersionsItemByIdMax = 40;

export const getPlatformContractResponseValueVersionsItemByAccountMax = 64;

export const getPlatformContractResponseValueVersionsItemByNicknameMax = 64;

export const getPlatformContractResponseValueVersionsItemAtMax = 30;

export const getPlatformContractResponseValueVersionsItemTextMax = 5000;

export const getPlatformContractResponseValueVersionsItemTextHashMax = 64;


export const getPlatformContractResponseValueVersionsItemTextHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const getPlatformContractResponseValueVersionsItemReasonMax = 300;

export const getPlatformContractResponseValueVersionsMax = 100;



export const GetPlatformContractResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "contract": /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(getPlatformContractResponseValueContractTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(getPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(getPlatformContractResponseValueContractTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPlatformContractResponseValueContractTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(getPlatformContractResponseValueContractTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPlatformContractResponseValueContractVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueContractActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPlatformContractResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, from 1.')),
  "action": /*#__PURE__*/ zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).check(/*#__PURE__*/ zod.describe('What was done.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('The state after it.')),
  "by": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueVersionsItemByIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueVersionsItemByAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueVersionsItemByNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who did it.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueVersionsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueVersionsItemTextMax)).check(/*#__PURE__*/ zod.describe('The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.')),
  "textLanguage": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "textHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueVersionsItemTextHashMax)).check(/*#__PURE__*/ zod.regex(getPlatformContractResponseValueVersionsItemTextHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the text in UTF-8, in hexadecimal.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('The words that came with a rejection or a termination, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A change of a contract, kept for ever. A signed version never changes.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPlatformContractResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('Every version, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('A contract with its history.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getPlatformContract`.'))

/**
 * Takes back a `requested` contract; it is `withdrawn` for good. Another state or version is 409 `conflict`. The agent gets a
 * message, the audit log an entry with the operator.
 * @summary Withdraw the platform's proposal
 */
export const withdrawPlatformContractPathContractIdMax = 40;



export const WithdrawPlatformContractParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractPathContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.'))
})

export const withdrawPlatformContractHeaderMerchantMax = 32;


export const withdrawPlatformContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const withdrawPlatformContractHeaderXRequestIdMax = 64;


export const withdrawPlatformContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const WithdrawPlatformContractHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(withdrawPlatformContractHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(withdrawPlatformContractHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const withdrawPlatformContractBodyVersionMax = 1000;



export const WithdrawPlatformContractBody = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(withdrawPlatformContractBodyVersionMax)).check(/*#__PURE__*/ zod.describe('The version that was shown.'))
}).check(/*#__PURE__*/ zod.describe('The version that the act refers to.'))

export const withdrawPlatformContractResponseValueContractContractIdMax = 40;

export const withdrawPlatformContractResponseValueContractUplineIdMax = 40;

export const withdrawPlatformContractResponseValueContractUplineAccountMax = 64;

export const withdrawPlatformContractResponseValueContractUplineNicknameMax = 64;

export const withdrawPlatformContractResponseValueContractDownlineIdMax = 40;

export const withdrawPlatformContractResponseValueContractDownlineAccountMax = 64;

export const withdrawPlatformContractResponseValueContractDownlineNicknameMax = 64;

export const withdrawPlatformContractResponseValueContractTermsTiersItemTurnoverMax = 24;


export const withdrawPlatformContractResponseValueContractTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const withdrawPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMin = 0;
export const withdrawPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMax = 1000000;

export const withdrawPlatformContractResponseValueContractTermsTiersItemLossOneMax = 24;


export const withdrawPlatformContractResponseValueContractTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const withdrawPlatformContractResponseValueContractTermsTiersItemRateMax = 10000;

export const withdrawPlatformContractResponseValueContractTermsTiersMax = 6;

export const withdrawPlatformContractResponseValueContractTermsActiveMinimumMax = 24;


export const withdrawPlatformContractResponseValueContractTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const withdrawPlatformContractResponseValueContractVersionMax = 1000;

export const withdrawPlatformContractResponseValueContractReplacesMax = 40;

export const withdrawPlatformContractResponseValueContractEffectiveFromMax = 30;

export const withdrawPlatformContractResponseValueContractEffectiveToMax = 30;

export const withdrawPlatformContractResponseValueContractCreatedAtMax = 30;

export const withdrawPlatformContractResponseValueContractUpdatedAtMax = 30;

export const withdrawPlatformContractResponseValueContractActionsMax = 5;

export const withdrawPlatformContractResponseValueVersionsItemVersionMax = 1000;

export const withdrawPlatformContractResponseValueVersionsItemByIdMax = 40;

export const withdrawPlatformContractResponseValueVersionsItemByAccountMax = 64;

export const withdrawPlatformContractResponseValueVersionsItemByNicknameMax = 64;

export const withdrawPlatformContractResponseValueVersionsItemAtMax = 30;

export const withdrawPlatformContractResponseValueVersionsItemTextMax = 5000;

export const withdrawPlatformContractResponseValueVersionsItemTextHashMax = 64;


export const withdrawPlatformContractResponseValueVersionsItemTextHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const withdrawPlatformContractResponseValueVersionsItemReasonMax = 300;

export const withdrawPlatformContractResponseValueVersionsMax = 100;



export const WithdrawPlatformContractResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "contract": /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(withdrawPlatformContractResponseValueContractTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(withdrawPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(withdrawPlatformContractResponseValueContractTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(withdrawPlatformContractResponseValueContractTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(withdrawPlatformContractResponseValueContractTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(withdrawPlatformContractResponseValueContractTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(withdrawPlatformContractResponseValueContractVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueContractActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(withdrawPlatformContractResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, from 1.')),
  "action": /*#__PURE__*/ zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).check(/*#__PURE__*/ zod.describe('What was done.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('The state after it.')),
  "by": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueVersionsItemByIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueVersionsItemByAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueVersionsItemByNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who did it.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueVersionsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueVersionsItemTextMax)).check(/*#__PURE__*/ zod.describe('The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.')),
  "textLanguage": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "textHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueVersionsItemTextHashMax)).check(/*#__PURE__*/ zod.regex(withdrawPlatformContractResponseValueVersionsItemTextHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the text in UTF-8, in hexadecimal.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('The words that came with a rejection or a termination, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A change of a contract, kept for ever. A signed version never changes.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(withdrawPlatformContractResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('Every version, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('A contract with its history.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `withdrawPlatformContract`.'))

/**
 * The platform asks for the end of a `valid` contract; it is `terminating` and goes on paying until the agent agrees
 * (`agreeToTermination`). Another state or version is 409 `conflict`. The agent gets a message, the audit log an entry with the
 * operator.
 * @summary Ask for the end of a contract of the platform
 */
export const terminatePlatformContractPathContractIdMax = 40;



export const TerminatePlatformContractParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractPathContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.'))
})

export const terminatePlatformContractHeaderMerchantMax = 32;


export const terminatePlatformContractHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const terminatePlatformContractHeaderXRequestIdMax = 64;


export const terminatePlatformContractHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const TerminatePlatformContractHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(terminatePlatformContractHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(terminatePlatformContractHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const terminatePlatformContractBodyVersionMax = 1000;

export const terminatePlatformContractBodyReasonMax = 300;


export const terminatePlatformContractBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const TerminatePlatformContractBody = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(terminatePlatformContractBodyVersionMax)).check(/*#__PURE__*/ zod.describe('The version that was shown.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractBodyReasonMax)).check(/*#__PURE__*/ zod.regex(terminatePlatformContractBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('Why, for the other party to read.'))
}).check(/*#__PURE__*/ zod.describe('The version that the act refers to, and why it is done.'))

export const terminatePlatformContractResponseValueContractContractIdMax = 40;

export const terminatePlatformContractResponseValueContractUplineIdMax = 40;

export const terminatePlatformContractResponseValueContractUplineAccountMax = 64;

export const terminatePlatformContractResponseValueContractUplineNicknameMax = 64;

export const terminatePlatformContractResponseValueContractDownlineIdMax = 40;

export const terminatePlatformContractResponseValueContractDownlineAccountMax = 64;

export const terminatePlatformContractResponseValueContractDownlineNicknameMax = 64;

export const terminatePlatformContractResponseValueContractTermsTiersItemTurnoverMax = 24;


export const terminatePlatformContractResponseValueContractTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const terminatePlatformContractResponseValueContractTermsTiersItemActiveDownlinesMin = 0;
export const terminatePlatformContractResponseValueContractTermsTiersItemActiveDownlinesMax = 1000000;

export const terminatePlatformContractResponseValueContractTermsTiersItemLossOneMax = 24;


export const terminatePlatformContractResponseValueContractTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const terminatePlatformContractResponseValueContractTermsTiersItemRateMax = 10000;

export const terminatePlatformContractResponseValueContractTermsTiersMax = 6;

export const terminatePlatformContractResponseValueContractTermsActiveMinimumMax = 24;


export const terminatePlatformContractResponseValueContractTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const terminatePlatformContractResponseValueContractVersionMax = 1000;

export const terminatePlatformContractResponseValueContractReplacesMax = 40;

export const terminatePlatformContractResponseValueContractEffectiveFromMax = 30;

export const terminatePlatformContractResponseValueContractEffectiveToMax = 30;

export const terminatePlatformContractResponseValueContractCreatedAtMax = 30;

export const terminatePlatformContractResponseValueContractUpdatedAtMax = 30;

export const terminatePlatformContractResponseValueContractActionsMax = 5;

export const terminatePlatformContractResponseValueVersionsItemVersionMax = 1000;

export const terminatePlatformContractResponseValueVersionsItemByIdMax = 40;

export const terminatePlatformContractResponseValueVersionsItemByAccountMax = 64;

export const terminatePlatformContractResponseValueVersionsItemByNicknameMax = 64;

export const terminatePlatformContractResponseValueVersionsItemAtMax = 30;

export const terminatePlatformContractResponseValueVersionsItemTextMax = 5000;

export const terminatePlatformContractResponseValueVersionsItemTextHashMax = 64;


export const terminatePlatformContractResponseValueVersionsItemTextHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const terminatePlatformContractResponseValueVersionsItemReasonMax = 300;

export const terminatePlatformContractResponseValueVersionsMax = 100;



export const TerminatePlatformContractResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "contract": /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(terminatePlatformContractResponseValueContractTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(terminatePlatformContractResponseValueContractTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(terminatePlatformContractResponseValueContractTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(terminatePlatformContractResponseValueContractTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(terminatePlatformContractResponseValueContractTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(terminatePlatformContractResponseValueContractTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(terminatePlatformContractResponseValueContractVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueContractActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(terminatePlatformContractResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, from 1.')),
  "action": /*#__PURE__*/ zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).check(/*#__PURE__*/ zod.describe('What was done.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('The state after it.')),
  "by": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueVersionsItemByIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueVersionsItemByAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueVersionsItemByNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who did it.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueVersionsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueVersionsItemTextMax)).check(/*#__PURE__*/ zod.describe('The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.')),
  "textLanguage": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "textHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueVersionsItemTextHashMax)).check(/*#__PURE__*/ zod.regex(terminatePlatformContractResponseValueVersionsItemTextHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the text in UTF-8, in hexadecimal.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('The words that came with a rejection or a termination, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A change of a contract, kept for ever. A signed version never changes.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(terminatePlatformContractResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('Every version, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('A contract with its history.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `terminatePlatformContract`.'))

/**
 * The platform agrees to the end that the agent asked for; the contract is `terminated`, and the window that runs now is the last
 * that it pays for (`effectiveTo`). One that the platform itself asked to end, another state or version is 409 `conflict`. The
 * agent gets a message, the audit log an entry with the operator.
 * @summary Agree to the end of a contract of the platform
 */
export const agreeToPlatformTerminationPathContractIdMax = 40;



export const AgreeToPlatformTerminationParams = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationPathContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.'))
})

export const agreeToPlatformTerminationHeaderMerchantMax = 32;


export const agreeToPlatformTerminationHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const agreeToPlatformTerminationHeaderXRequestIdMax = 64;


export const agreeToPlatformTerminationHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const AgreeToPlatformTerminationHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(agreeToPlatformTerminationHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(agreeToPlatformTerminationHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const agreeToPlatformTerminationBodyVersionMax = 1000;



export const AgreeToPlatformTerminationBody = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(agreeToPlatformTerminationBodyVersionMax)).check(/*#__PURE__*/ zod.describe('The version that was shown.'))
}).check(/*#__PURE__*/ zod.describe('The version that the act refers to.'))

export const agreeToPlatformTerminationResponseValueContractContractIdMax = 40;

export const agreeToPlatformTerminationResponseValueContractUplineIdMax = 40;

export const agreeToPlatformTerminationResponseValueContractUplineAccountMax = 64;

export const agreeToPlatformTerminationResponseValueContractUplineNicknameMax = 64;

export const agreeToPlatformTerminationResponseValueContractDownlineIdMax = 40;

export const agreeToPlatformTerminationResponseValueContractDownlineAccountMax = 64;

export const agreeToPlatformTerminationResponseValueContractDownlineNicknameMax = 64;

export const agreeToPlatformTerminationResponseValueContractTermsTiersItemTurnoverMax = 24;


export const agreeToPlatformTerminationResponseValueContractTermsTiersItemTurnoverRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const agreeToPlatformTerminationResponseValueContractTermsTiersItemActiveDownlinesMin = 0;
export const agreeToPlatformTerminationResponseValueContractTermsTiersItemActiveDownlinesMax = 1000000;

export const agreeToPlatformTerminationResponseValueContractTermsTiersItemLossOneMax = 24;


export const agreeToPlatformTerminationResponseValueContractTermsTiersItemLossOneRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const agreeToPlatformTerminationResponseValueContractTermsTiersItemRateMax = 10000;

export const agreeToPlatformTerminationResponseValueContractTermsTiersMax = 6;

export const agreeToPlatformTerminationResponseValueContractTermsActiveMinimumMax = 24;


export const agreeToPlatformTerminationResponseValueContractTermsActiveMinimumRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const agreeToPlatformTerminationResponseValueContractVersionMax = 1000;

export const agreeToPlatformTerminationResponseValueContractReplacesMax = 40;

export const agreeToPlatformTerminationResponseValueContractEffectiveFromMax = 30;

export const agreeToPlatformTerminationResponseValueContractEffectiveToMax = 30;

export const agreeToPlatformTerminationResponseValueContractCreatedAtMax = 30;

export const agreeToPlatformTerminationResponseValueContractUpdatedAtMax = 30;

export const agreeToPlatformTerminationResponseValueContractActionsMax = 5;

export const agreeToPlatformTerminationResponseValueVersionsItemVersionMax = 1000;

export const agreeToPlatformTerminationResponseValueVersionsItemByIdMax = 40;

export const agreeToPlatformTerminationResponseValueVersionsItemByAccountMax = 64;

export const agreeToPlatformTerminationResponseValueVersionsItemByNicknameMax = 64;

export const agreeToPlatformTerminationResponseValueVersionsItemAtMax = 30;

export const agreeToPlatformTerminationResponseValueVersionsItemTextMax = 5000;

export const agreeToPlatformTerminationResponseValueVersionsItemTextHashMax = 64;


export const agreeToPlatformTerminationResponseValueVersionsItemTextHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const agreeToPlatformTerminationResponseValueVersionsItemReasonMax = 300;

export const agreeToPlatformTerminationResponseValueVersionsMax = 100;



export const AgreeToPlatformTerminationResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "contract": /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "upline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractUplineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractUplineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who grants it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid by it.')),
  "terms": /*#__PURE__*/ zod.object({
  "tiers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractTermsTiersItemTurnoverMax)).check(/*#__PURE__*/ zod.regex(agreeToPlatformTerminationResponseValueContractTermsTiersItemTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The least valid turnover of the team in the window.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(agreeToPlatformTerminationResponseValueContractTermsTiersItemActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(agreeToPlatformTerminationResponseValueContractTermsTiersItemActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('The fewest active downlines; the agent itself counts.')),
  "loss": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractTermsTiersItemLossOneMax)).check(/*#__PURE__*/ zod.regex(agreeToPlatformTerminationResponseValueContractTermsTiersItemLossOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount of zero or more, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The least loss of the team, as a positive amount; null in salary contracts.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(agreeToPlatformTerminationResponseValueContractTermsTiersItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A step of a contract. It is satisfied when every threshold is met; the highest satisfied tier holds.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractTermsTiersMax)).check(/*#__PURE__*/ zod.describe('The tiers from the lowest rate up. Each has a higher rate than the one before, and no lower threshold.')),
  "activeMinimum": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractTermsActiveMinimumMax)).check(/*#__PURE__*/ zod.regex(agreeToPlatformTerminationResponseValueContractTermsActiveMinimumRegExp)).check(/*#__PURE__*/ zod.describe('The valid turnover of the window from which a downline counts as active.')),
  "carryOver": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['none', 'half-month', 'permanent']).check(/*#__PURE__*/ zod.describe('What becomes of a team\'s win at the end of a dividend window: nothing, it lowers the loss of the next half month only,\nor it lowers every later loss until it is used up.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('For a dividend; null in salary contracts.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for what.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(agreeToPlatformTerminationResponseValueContractVersionMax)).check(/*#__PURE__*/ zod.describe('The number of its newest version. Every act on it names the version that was seen.')),
  "replaces": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractReplacesMax))).check(/*#__PURE__*/ zod.describe('The valid contract of the same kind and parties that its signing supersedes, null where there is none.')),
  "effectiveFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractEffectiveFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the first window that it pays for, null until it is signed.')),
  "effectiveTo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractEffectiveToMax))).check(/*#__PURE__*/ zod.describe('The end of the last window that it pays for, null while that is open.')),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractCreatedAtMax)).check(/*#__PURE__*/ zod.describe('When it was proposed.')),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractUpdatedAtMax)).check(/*#__PURE__*/ zod.describe('When its newest version was made.')),
  "actions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['sign', 'reject', 'withdraw', 'terminate', 'agree_termination']).check(/*#__PURE__*/ zod.describe('What a party can do with a contract.'))).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueContractActionsMax)).check(/*#__PURE__*/ zod.describe('What the agent of the session can do with it now.'))
}).check(/*#__PURE__*/ zod.describe('A contract between an agent and its direct upline, or between a general agent and the platform.')),
  "versions": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(agreeToPlatformTerminationResponseValueVersionsItemVersionMax)).check(/*#__PURE__*/ zod.describe('Its number, from 1.')),
  "action": /*#__PURE__*/ zod.enum(['propose', 'sign', 'reject', 'withdraw', 'terminate', 'agree_termination', 'end_by_conflict', 'supersede']).check(/*#__PURE__*/ zod.describe('What was done.')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('The state after it.')),
  "by": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueVersionsItemByIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueVersionsItemByAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueVersionsItemByNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who did it.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueVersionsItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueVersionsItemTextMax)).check(/*#__PURE__*/ zod.describe('The whole contract in words, as it was shown to the parties: in `textLanguage`, and after an empty line in the other language of the site where the backend has it.')),
  "textLanguage": /*#__PURE__*/ zod.enum(['EN', 'VI']).check(/*#__PURE__*/ zod.describe('A bundled language of the portal, English or Vietnamese.')),
  "textHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueVersionsItemTextHashMax)).check(/*#__PURE__*/ zod.regex(agreeToPlatformTerminationResponseValueVersionsItemTextHashRegExp)).check(/*#__PURE__*/ zod.describe('The SHA-256 of the text in UTF-8, in hexadecimal.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueVersionsItemReasonMax))).check(/*#__PURE__*/ zod.describe('The words that came with a rejection or a termination, null where there are none.'))
}).check(/*#__PURE__*/ zod.describe('A change of a contract, kept for ever. A signed version never changes.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(agreeToPlatformTerminationResponseValueVersionsMax)).check(/*#__PURE__*/ zod.describe('Every version, the newest first.'))
}).check(/*#__PURE__*/ zod.describe('A contract with its history.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `agreeToPlatformTermination`.'))

/**
 * The bills of all agents: those that wait for a decision first, whenever their windows ended, the oldest of them at the top; then those
 * whose windows ended in the range, the newest first. A bill waits as `pending` where its agent's payments were held when its
 * window was settled, or while it was open.
 * @summary List contract bills for review
 */
export const listContractBillReviewsQueryFromMax = 30;

export const listContractBillReviewsQueryToMax = 30;

export const listContractBillReviewsQuerySearchMax = 60;

export const listContractBillReviewsQueryPageNoDefault = 1;
export const listContractBillReviewsQueryPageNoMax = 100000;

export const listContractBillReviewsQueryPageSizeDefault = 42;
export const listContractBillReviewsQueryPageSizeMax = 100;



export const ListContractBillReviewsQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime'])).check(/*#__PURE__*/ zod.describe('Bills of contracts of this kind only.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired'])).check(/*#__PURE__*/ zod.describe('Bills in this state only.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Part of an account name or nickname, whatever the case and the accents.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractBillReviewsQueryPageNoMax)), listContractBillReviewsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractBillReviewsQueryPageSizeMax)), listContractBillReviewsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listContractBillReviewsHeaderMerchantMax = 32;


export const listContractBillReviewsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listContractBillReviewsHeaderXRequestIdMax = 64;


export const listContractBillReviewsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListContractBillReviewsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listContractBillReviewsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listContractBillReviewsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listContractBillReviewsResponseValueContentItemBillBillIdMax = 40;

export const listContractBillReviewsResponseValueContentItemBillContractIdMax = 40;

export const listContractBillReviewsResponseValueContentItemBillContractVersionMax = 1000;

export const listContractBillReviewsResponseValueContentItemBillDownlineIdMax = 40;

export const listContractBillReviewsResponseValueContentItemBillDownlineAccountMax = 64;

export const listContractBillReviewsResponseValueContentItemBillDownlineNicknameMax = 64;

export const listContractBillReviewsResponseValueContentItemBillWindowFromMax = 30;

export const listContractBillReviewsResponseValueContentItemBillWindowToMax = 30;

export const listContractBillReviewsResponseValueContentItemBillTurnoverMax = 25;


export const listContractBillReviewsResponseValueContentItemBillTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillReviewsResponseValueContentItemBillTeamResultMax = 25;


export const listContractBillReviewsResponseValueContentItemBillTeamResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillReviewsResponseValueContentItemBillActiveDownlinesMin = 0;
export const listContractBillReviewsResponseValueContentItemBillActiveDownlinesMax = 100000000;

export const listContractBillReviewsResponseValueContentItemBillTierMax = 6;

export const listContractBillReviewsResponseValueContentItemBillRateMin = 0;
export const listContractBillReviewsResponseValueContentItemBillRateMax = 10000;

export const listContractBillReviewsResponseValueContentItemBillGrossMax = 25;


export const listContractBillReviewsResponseValueContentItemBillGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillReviewsResponseValueContentItemBillDownlineGrossMax = 25;


export const listContractBillReviewsResponseValueContentItemBillDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillReviewsResponseValueContentItemBillAdjustmentMax = 25;


export const listContractBillReviewsResponseValueContentItemBillAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillReviewsResponseValueContentItemBillCarriedInMax = 25;


export const listContractBillReviewsResponseValueContentItemBillCarriedInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillReviewsResponseValueContentItemBillCarriedOutMax = 25;


export const listContractBillReviewsResponseValueContentItemBillCarriedOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillReviewsResponseValueContentItemBillGapMax = 25;


export const listContractBillReviewsResponseValueContentItemBillGapRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillReviewsResponseValueContentItemBillNetMax = 25;


export const listContractBillReviewsResponseValueContentItemBillNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillReviewsResponseValueContentItemBillPaidMax = 25;


export const listContractBillReviewsResponseValueContentItemBillPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractBillReviewsResponseValueContentItemBillIssuedAtMax = 30;

export const listContractBillReviewsResponseValueContentItemBillPaidAtMax = 30;

export const listContractBillReviewsResponseValueContentItemBillRestAtMax = 30;

export const listContractBillReviewsResponseValueContentItemReasonMax = 300;

export const listContractBillReviewsResponseValueContentItemExpiresAtMax = 30;

export const listContractBillReviewsResponseValueContentMax = 100;

export const listContractBillReviewsResponseValueTotalPagesMin = 0;
export const listContractBillReviewsResponseValueTotalPagesMax = 1000000;

export const listContractBillReviewsResponseValueTotalElementsMin = 0;
export const listContractBillReviewsResponseValueTotalElementsMax = 100000000;



export const ListContractBillReviewsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "bill": /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillBillIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.')),
  "contractVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractBillReviewsResponseValueContentItemBillContractVersionMax)).check(/*#__PURE__*/ zod.describe('The signed version that was applied.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid.')),
  "windowFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillWindowFromMax)).check(/*#__PURE__*/ zod.describe('The beginning of the window, included.')),
  "windowTo": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillWindowToMax)).check(/*#__PURE__*/ zod.describe('Its end, not included.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillTurnoverMax)).check(/*#__PURE__*/ zod.regex(listContractBillReviewsResponseValueContentItemBillTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The team\'s valid turnover in the window.')),
  "teamResult": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillTeamResultMax)).check(/*#__PURE__*/ zod.regex(listContractBillReviewsResponseValueContentItemBillTeamResultRegExp)).check(/*#__PURE__*/ zod.describe('The team\'s result in the window, negative when it lost.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractBillReviewsResponseValueContentItemBillActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(listContractBillReviewsResponseValueContentItemBillActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('Active downlines in the window, the agent included.')),
  "tier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractBillReviewsResponseValueContentItemBillTierMax))).check(/*#__PURE__*/ zod.describe('The tier that held, from 1, null where none did.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractBillReviewsResponseValueContentItemBillRateMin)).check(/*#__PURE__*/ zod.lte(listContractBillReviewsResponseValueContentItemBillRateMax)).check(/*#__PURE__*/ zod.describe('Its rate, 0 where none held.')),
  "gross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillGrossMax)).check(/*#__PURE__*/ zod.regex(listContractBillReviewsResponseValueContentItemBillGrossRegExp)).check(/*#__PURE__*/ zod.describe('Rate x turnover after `carriedIn`; for a dividend rate x the loss after it.')),
  "downlineGross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillDownlineGrossMax)).check(/*#__PURE__*/ zod.regex(listContractBillReviewsResponseValueContentItemBillDownlineGrossRegExp)).check(/*#__PURE__*/ zod.describe('The gross of the direct downlines with a contract of the same kind.')),
  "adjustment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillAdjustmentMax)).check(/*#__PURE__*/ zod.regex(listContractBillReviewsResponseValueContentItemBillAdjustmentRegExp)).check(/*#__PURE__*/ zod.describe('Signed changes for bets of earlier windows that were settled, or settled anew, in this one. They are part of `gross`.')),
  "carriedIn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillCarriedInMax)).check(/*#__PURE__*/ zod.regex(listContractBillReviewsResponseValueContentItemBillCarriedInRegExp)).check(/*#__PURE__*/ zod.describe('Dividend: the win of earlier windows that lowers the loss. Salary: the turnover that corrections took from earlier windows beyond what these had, which lowers this one.')),
  "carriedOut": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillCarriedOutMax)).check(/*#__PURE__*/ zod.regex(listContractBillReviewsResponseValueContentItemBillCarriedOutRegExp)).check(/*#__PURE__*/ zod.describe('What is carried to the next window: the win of a dividend, the lacking turnover of a salary.')),
  "gap": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillGapMax)).check(/*#__PURE__*/ zod.regex(listContractBillReviewsResponseValueContentItemBillGapRegExp)).check(/*#__PURE__*/ zod.describe('How far the gross of the downlines is above `gross`; the platform\'s account `dividend_gap` pays it for dividends.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillNetMax)).check(/*#__PURE__*/ zod.regex(listContractBillReviewsResponseValueContentItemBillNetRegExp)).check(/*#__PURE__*/ zod.describe('What is due: gross less `downlineGross`, never below 0.00.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillPaidMax)).check(/*#__PURE__*/ zod.regex(listContractBillReviewsResponseValueContentItemBillPaidRegExp)).check(/*#__PURE__*/ zod.describe('What has been paid of it.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).check(/*#__PURE__*/ zod.describe('`pending`: it waits, because an operator holds the payments of the agent. `issued`: paid in full. `part_collected`: paid in part, the rest\nfollows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer\'s account cannot pay now, all of it follows.\n`denied`: an operator stopped it, with a reason. `expired`: not decided within the time that the brand\nsets; what is unpaid of it is never paid. What a bill says of turnover, gross, carry-over and downlines is the same in every state.\n\nA brand may limit what the account `platform` pays for contracts on a day of its time zone. What is left of the day pays bills in this\norder: those that earlier settlements left open first, then by the end of the window, kind (by name) and contract. The bill that\ncrosses the limit is `part_collected`, those after it are `insufficient`. Each midnight, and each settlement before\nits own bills, pays what is open, in the same order. What `dividend_gap` pays of a bill does not count and is paid first. A hold\nmakes what is open `pending`, from then on with the time of `expiresAt`; paying it takes what is left of the day.\n')),
  "issuedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillIssuedAtMax)).check(/*#__PURE__*/ zod.describe('When the window was settled or will be.')),
  "paidAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillPaidAtMax))).check(/*#__PURE__*/ zod.describe('When it was paid in full, null until then.')),
  "restAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemBillRestAtMax))).check(/*#__PURE__*/ zod.describe('When what is still due is paid next, as far as the limit of that day reaches; null unless it is `part_collected` or `insufficient`.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for one window. There is exactly one bill for a contract and a window, however often and by\nhowever many processes the window is settled.\n')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemReasonMax))).check(/*#__PURE__*/ zod.describe('Why it waits, was denied or has expired, in the operator\'s words, for the agent who is paid and for operators; else null.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentItemExpiresAtMax))).check(/*#__PURE__*/ zod.describe('When a bill that waits expires unless an operator decides before; else null.'))
}).check(/*#__PURE__*/ zod.describe('A bill as an operator sees it.'))).check(/*#__PURE__*/ zod.maxLength(listContractBillReviewsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The bills of the page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractBillReviewsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listContractBillReviewsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractBillReviewsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listContractBillReviewsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of the list.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listContractBillReviews`.'))

/**
 * `pending -> issued`: what is due goes to the main wallet of the agent, in the same transaction, and the agent gets a message. Where
 * the limit of the day does not reach, it becomes `part_collected` or `insufficient`. The hold stays for the windows that follow. In
 * any other state, or once its `expiresAt` has come, it is 409 `conflict`: of two operators who decide at once one wins. The audit
 * log gets an entry.
 * @summary Pay a bill that waits
 */
export const releaseContractBillPathBillIdMax = 40;



export const ReleaseContractBillParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(releaseContractBillPathBillIdMax)).check(/*#__PURE__*/ zod.describe('The bill.'))
})

export const releaseContractBillHeaderMerchantMax = 32;


export const releaseContractBillHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const releaseContractBillHeaderXRequestIdMax = 64;


export const releaseContractBillHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const releaseContractBillHeaderIdempotencyKeyMax = 64;


export const releaseContractBillHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const ReleaseContractBillHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(releaseContractBillHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(releaseContractBillHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(releaseContractBillHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(releaseContractBillHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(releaseContractBillHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(releaseContractBillHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const releaseContractBillBodyNoteMax = 500;



export const ReleaseContractBillBody = /*#__PURE__*/ zod.strictObject({
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(releaseContractBillBodyNoteMax))).check(/*#__PURE__*/ zod.describe('For other operators.'))
}).check(/*#__PURE__*/ zod.describe('A note of an operator.'))

export const releaseContractBillResponseValueBillBillIdMax = 40;

export const releaseContractBillResponseValueBillContractIdMax = 40;

export const releaseContractBillResponseValueBillContractVersionMax = 1000;

export const releaseContractBillResponseValueBillDownlineIdMax = 40;

export const releaseContractBillResponseValueBillDownlineAccountMax = 64;

export const releaseContractBillResponseValueBillDownlineNicknameMax = 64;

export const releaseContractBillResponseValueBillWindowFromMax = 30;

export const releaseContractBillResponseValueBillWindowToMax = 30;

export const releaseContractBillResponseValueBillTurnoverMax = 25;


export const releaseContractBillResponseValueBillTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const releaseContractBillResponseValueBillTeamResultMax = 25;


export const releaseContractBillResponseValueBillTeamResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const releaseContractBillResponseValueBillActiveDownlinesMin = 0;
export const releaseContractBillResponseValueBillActiveDownlinesMax = 100000000;

export const releaseContractBillResponseValueBillTierMax = 6;

export const releaseContractBillResponseValueBillRateMin = 0;
export const releaseContractBillResponseValueBillRateMax = 10000;

export const releaseContractBillResponseValueBillGrossMax = 25;


export const releaseContractBillResponseValueBillGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const releaseContractBillResponseValueBillDownlineGrossMax = 25;


export const releaseContractBillResponseValueBillDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const releaseContractBillResponseValueBillAdjustmentMax = 25;


export const releaseContractBillResponseValueBillAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const releaseContractBillResponseValueBillCarriedInMax = 25;


export const releaseContractBillResponseValueBillCarriedInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const releaseContractBillResponseValueBillCarriedOutMax = 25;


export const releaseContractBillResponseValueBillCarriedOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const releaseContractBillResponseValueBillGapMax = 25;


export const releaseContractBillResponseValueBillGapRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const releaseContractBillResponseValueBillNetMax = 25;


export const releaseContractBillResponseValueBillNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const releaseContractBillResponseValueBillPaidMax = 25;


export const releaseContractBillResponseValueBillPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const releaseContractBillResponseValueBillIssuedAtMax = 30;

export const releaseContractBillResponseValueBillPaidAtMax = 30;

export const releaseContractBillResponseValueBillRestAtMax = 30;

export const releaseContractBillResponseValueReasonMax = 300;

export const releaseContractBillResponseValueExpiresAtMax = 30;



export const ReleaseContractBillResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "bill": /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillBillIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.')),
  "contractVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(releaseContractBillResponseValueBillContractVersionMax)).check(/*#__PURE__*/ zod.describe('The signed version that was applied.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid.')),
  "windowFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillWindowFromMax)).check(/*#__PURE__*/ zod.describe('The beginning of the window, included.')),
  "windowTo": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillWindowToMax)).check(/*#__PURE__*/ zod.describe('Its end, not included.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillTurnoverMax)).check(/*#__PURE__*/ zod.regex(releaseContractBillResponseValueBillTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The team\'s valid turnover in the window.')),
  "teamResult": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillTeamResultMax)).check(/*#__PURE__*/ zod.regex(releaseContractBillResponseValueBillTeamResultRegExp)).check(/*#__PURE__*/ zod.describe('The team\'s result in the window, negative when it lost.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(releaseContractBillResponseValueBillActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(releaseContractBillResponseValueBillActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('Active downlines in the window, the agent included.')),
  "tier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(releaseContractBillResponseValueBillTierMax))).check(/*#__PURE__*/ zod.describe('The tier that held, from 1, null where none did.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(releaseContractBillResponseValueBillRateMin)).check(/*#__PURE__*/ zod.lte(releaseContractBillResponseValueBillRateMax)).check(/*#__PURE__*/ zod.describe('Its rate, 0 where none held.')),
  "gross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillGrossMax)).check(/*#__PURE__*/ zod.regex(releaseContractBillResponseValueBillGrossRegExp)).check(/*#__PURE__*/ zod.describe('Rate x turnover after `carriedIn`; for a dividend rate x the loss after it.')),
  "downlineGross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillDownlineGrossMax)).check(/*#__PURE__*/ zod.regex(releaseContractBillResponseValueBillDownlineGrossRegExp)).check(/*#__PURE__*/ zod.describe('The gross of the direct downlines with a contract of the same kind.')),
  "adjustment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillAdjustmentMax)).check(/*#__PURE__*/ zod.regex(releaseContractBillResponseValueBillAdjustmentRegExp)).check(/*#__PURE__*/ zod.describe('Signed changes for bets of earlier windows that were settled, or settled anew, in this one. They are part of `gross`.')),
  "carriedIn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillCarriedInMax)).check(/*#__PURE__*/ zod.regex(releaseContractBillResponseValueBillCarriedInRegExp)).check(/*#__PURE__*/ zod.describe('Dividend: the win of earlier windows that lowers the loss. Salary: the turnover that corrections took from earlier windows beyond what these had, which lowers this one.')),
  "carriedOut": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillCarriedOutMax)).check(/*#__PURE__*/ zod.regex(releaseContractBillResponseValueBillCarriedOutRegExp)).check(/*#__PURE__*/ zod.describe('What is carried to the next window: the win of a dividend, the lacking turnover of a salary.')),
  "gap": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillGapMax)).check(/*#__PURE__*/ zod.regex(releaseContractBillResponseValueBillGapRegExp)).check(/*#__PURE__*/ zod.describe('How far the gross of the downlines is above `gross`; the platform\'s account `dividend_gap` pays it for dividends.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillNetMax)).check(/*#__PURE__*/ zod.regex(releaseContractBillResponseValueBillNetRegExp)).check(/*#__PURE__*/ zod.describe('What is due: gross less `downlineGross`, never below 0.00.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillPaidMax)).check(/*#__PURE__*/ zod.regex(releaseContractBillResponseValueBillPaidRegExp)).check(/*#__PURE__*/ zod.describe('What has been paid of it.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).check(/*#__PURE__*/ zod.describe('`pending`: it waits, because an operator holds the payments of the agent. `issued`: paid in full. `part_collected`: paid in part, the rest\nfollows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer\'s account cannot pay now, all of it follows.\n`denied`: an operator stopped it, with a reason. `expired`: not decided within the time that the brand\nsets; what is unpaid of it is never paid. What a bill says of turnover, gross, carry-over and downlines is the same in every state.\n\nA brand may limit what the account `platform` pays for contracts on a day of its time zone. What is left of the day pays bills in this\norder: those that earlier settlements left open first, then by the end of the window, kind (by name) and contract. The bill that\ncrosses the limit is `part_collected`, those after it are `insufficient`. Each midnight, and each settlement before\nits own bills, pays what is open, in the same order. What `dividend_gap` pays of a bill does not count and is paid first. A hold\nmakes what is open `pending`, from then on with the time of `expiresAt`; paying it takes what is left of the day.\n')),
  "issuedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillIssuedAtMax)).check(/*#__PURE__*/ zod.describe('When the window was settled or will be.')),
  "paidAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillPaidAtMax))).check(/*#__PURE__*/ zod.describe('When it was paid in full, null until then.')),
  "restAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueBillRestAtMax))).check(/*#__PURE__*/ zod.describe('When what is still due is paid next, as far as the limit of that day reaches; null unless it is `part_collected` or `insufficient`.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for one window. There is exactly one bill for a contract and a window, however often and by\nhowever many processes the window is settled.\n')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it waits, was denied or has expired, in the operator\'s words, for the agent who is paid and for operators; else null.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(releaseContractBillResponseValueExpiresAtMax))).check(/*#__PURE__*/ zod.describe('When a bill that waits expires unless an operator decides before; else null.'))
}).check(/*#__PURE__*/ zod.describe('A bill as an operator sees it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `releaseContractBill`.'))

/**
 * `pending -> denied`, for good: what is unpaid of it is never paid. Its figures stay, so what its downlines and later windows get does
 * not change. The agent reads the reason at the bill and in a message. In any other state, or once its `expiresAt` has come, it is
 * 409 `conflict`. The audit log gets an entry.
 * @summary Deny a bill that waits
 */
export const denyContractBillPathBillIdMax = 40;



export const DenyContractBillParams = /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(denyContractBillPathBillIdMax)).check(/*#__PURE__*/ zod.describe('The bill.'))
})

export const denyContractBillHeaderMerchantMax = 32;


export const denyContractBillHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const denyContractBillHeaderXRequestIdMax = 64;


export const denyContractBillHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const denyContractBillHeaderIdempotencyKeyMax = 64;


export const denyContractBillHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const DenyContractBillHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyContractBillHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(denyContractBillHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyContractBillHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(denyContractBillHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyContractBillHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(denyContractBillHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const denyContractBillBodyReasonMax = 300;


export const denyContractBillBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const denyContractBillBodyNoteMax = 500;



export const DenyContractBillBody = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(denyContractBillBodyReasonMax)).check(/*#__PURE__*/ zod.regex(denyContractBillBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('The reason, which the member reads, in the member\'s language.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyContractBillBodyNoteMax))).check(/*#__PURE__*/ zod.describe('A note for other operators.'))
}).check(/*#__PURE__*/ zod.describe('Why an operator refuses something.'))

export const denyContractBillResponseValueBillBillIdMax = 40;

export const denyContractBillResponseValueBillContractIdMax = 40;

export const denyContractBillResponseValueBillContractVersionMax = 1000;

export const denyContractBillResponseValueBillDownlineIdMax = 40;

export const denyContractBillResponseValueBillDownlineAccountMax = 64;

export const denyContractBillResponseValueBillDownlineNicknameMax = 64;

export const denyContractBillResponseValueBillWindowFromMax = 30;

export const denyContractBillResponseValueBillWindowToMax = 30;

export const denyContractBillResponseValueBillTurnoverMax = 25;


export const denyContractBillResponseValueBillTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const denyContractBillResponseValueBillTeamResultMax = 25;


export const denyContractBillResponseValueBillTeamResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const denyContractBillResponseValueBillActiveDownlinesMin = 0;
export const denyContractBillResponseValueBillActiveDownlinesMax = 100000000;

export const denyContractBillResponseValueBillTierMax = 6;

export const denyContractBillResponseValueBillRateMin = 0;
export const denyContractBillResponseValueBillRateMax = 10000;

export const denyContractBillResponseValueBillGrossMax = 25;


export const denyContractBillResponseValueBillGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const denyContractBillResponseValueBillDownlineGrossMax = 25;


export const denyContractBillResponseValueBillDownlineGrossRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const denyContractBillResponseValueBillAdjustmentMax = 25;


export const denyContractBillResponseValueBillAdjustmentRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const denyContractBillResponseValueBillCarriedInMax = 25;


export const denyContractBillResponseValueBillCarriedInRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const denyContractBillResponseValueBillCarriedOutMax = 25;


export const denyContractBillResponseValueBillCarriedOutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const denyContractBillResponseValueBillGapMax = 25;


export const denyContractBillResponseValueBillGapRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const denyContractBillResponseValueBillNetMax = 25;


export const denyContractBillResponseValueBillNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const denyContractBillResponseValueBillPaidMax = 25;


export const denyContractBillResponseValueBillPaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const denyContractBillResponseValueBillIssuedAtMax = 30;

export const denyContractBillResponseValueBillPaidAtMax = 30;

export const denyContractBillResponseValueBillRestAtMax = 30;

export const denyContractBillResponseValueReasonMax = 300;

export const denyContractBillResponseValueExpiresAtMax = 30;



export const DenyContractBillResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "bill": /*#__PURE__*/ zod.object({
  "billId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillBillIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillContractIdMax)).check(/*#__PURE__*/ zod.describe('The contract.')),
  "contractVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(denyContractBillResponseValueBillContractVersionMax)).check(/*#__PURE__*/ zod.describe('The signed version that was applied.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "side": /*#__PURE__*/ zod.enum(['own', 'downline']).check(/*#__PURE__*/ zod.describe('`own`: the agent of the session is paid by it. `downline`: the agent of the session is the upline and a direct downline is paid by it.')),
  "downline": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillDownlineIdMax))).check(/*#__PURE__*/ zod.describe('The agent, null for the platform.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillDownlineAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name, for the platform `platform`.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillDownlineNicknameMax)).check(/*#__PURE__*/ zod.describe('Its nickname, for the platform the brand\'s name.'))
}).check(/*#__PURE__*/ zod.describe('Who is paid.')),
  "windowFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillWindowFromMax)).check(/*#__PURE__*/ zod.describe('The beginning of the window, included.')),
  "windowTo": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillWindowToMax)).check(/*#__PURE__*/ zod.describe('Its end, not included.')),
  "turnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillTurnoverMax)).check(/*#__PURE__*/ zod.regex(denyContractBillResponseValueBillTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('The team\'s valid turnover in the window.')),
  "teamResult": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillTeamResultMax)).check(/*#__PURE__*/ zod.regex(denyContractBillResponseValueBillTeamResultRegExp)).check(/*#__PURE__*/ zod.describe('The team\'s result in the window, negative when it lost.')),
  "activeDownlines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(denyContractBillResponseValueBillActiveDownlinesMin)).check(/*#__PURE__*/ zod.lte(denyContractBillResponseValueBillActiveDownlinesMax)).check(/*#__PURE__*/ zod.describe('Active downlines in the window, the agent included.')),
  "tier": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(denyContractBillResponseValueBillTierMax))).check(/*#__PURE__*/ zod.describe('The tier that held, from 1, null where none did.')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(denyContractBillResponseValueBillRateMin)).check(/*#__PURE__*/ zod.lte(denyContractBillResponseValueBillRateMax)).check(/*#__PURE__*/ zod.describe('Its rate, 0 where none held.')),
  "gross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillGrossMax)).check(/*#__PURE__*/ zod.regex(denyContractBillResponseValueBillGrossRegExp)).check(/*#__PURE__*/ zod.describe('Rate x turnover after `carriedIn`; for a dividend rate x the loss after it.')),
  "downlineGross": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillDownlineGrossMax)).check(/*#__PURE__*/ zod.regex(denyContractBillResponseValueBillDownlineGrossRegExp)).check(/*#__PURE__*/ zod.describe('The gross of the direct downlines with a contract of the same kind.')),
  "adjustment": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillAdjustmentMax)).check(/*#__PURE__*/ zod.regex(denyContractBillResponseValueBillAdjustmentRegExp)).check(/*#__PURE__*/ zod.describe('Signed changes for bets of earlier windows that were settled, or settled anew, in this one. They are part of `gross`.')),
  "carriedIn": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillCarriedInMax)).check(/*#__PURE__*/ zod.regex(denyContractBillResponseValueBillCarriedInRegExp)).check(/*#__PURE__*/ zod.describe('Dividend: the win of earlier windows that lowers the loss. Salary: the turnover that corrections took from earlier windows beyond what these had, which lowers this one.')),
  "carriedOut": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillCarriedOutMax)).check(/*#__PURE__*/ zod.regex(denyContractBillResponseValueBillCarriedOutRegExp)).check(/*#__PURE__*/ zod.describe('What is carried to the next window: the win of a dividend, the lacking turnover of a salary.')),
  "gap": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillGapMax)).check(/*#__PURE__*/ zod.regex(denyContractBillResponseValueBillGapRegExp)).check(/*#__PURE__*/ zod.describe('How far the gross of the downlines is above `gross`; the platform\'s account `dividend_gap` pays it for dividends.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillNetMax)).check(/*#__PURE__*/ zod.regex(denyContractBillResponseValueBillNetRegExp)).check(/*#__PURE__*/ zod.describe('What is due: gross less `downlineGross`, never below 0.00.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillPaidMax)).check(/*#__PURE__*/ zod.regex(denyContractBillResponseValueBillPaidRegExp)).check(/*#__PURE__*/ zod.describe('What has been paid of it.')),
  "state": /*#__PURE__*/ zod.enum(['pending', 'issued', 'part_collected', 'not_reached', 'insufficient', 'denied', 'expired']).check(/*#__PURE__*/ zod.describe('`pending`: it waits, because an operator holds the payments of the agent. `issued`: paid in full. `part_collected`: paid in part, the rest\nfollows. `not_reached`: no tier was satisfied, nothing is due. `insufficient`: the payer\'s account cannot pay now, all of it follows.\n`denied`: an operator stopped it, with a reason. `expired`: not decided within the time that the brand\nsets; what is unpaid of it is never paid. What a bill says of turnover, gross, carry-over and downlines is the same in every state.\n\nA brand may limit what the account `platform` pays for contracts on a day of its time zone. What is left of the day pays bills in this\norder: those that earlier settlements left open first, then by the end of the window, kind (by name) and contract. The bill that\ncrosses the limit is `part_collected`, those after it are `insufficient`. Each midnight, and each settlement before\nits own bills, pays what is open, in the same order. What `dividend_gap` pays of a bill does not count and is paid first. A hold\nmakes what is open `pending`, from then on with the time of `expiresAt`; paying it takes what is left of the day.\n')),
  "issuedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillIssuedAtMax)).check(/*#__PURE__*/ zod.describe('When the window was settled or will be.')),
  "paidAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillPaidAtMax))).check(/*#__PURE__*/ zod.describe('When it was paid in full, null until then.')),
  "restAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueBillRestAtMax))).check(/*#__PURE__*/ zod.describe('When what is still due is paid next, as far as the limit of that day reaches; null unless it is `part_collected` or `insufficient`.'))
}).check(/*#__PURE__*/ zod.describe('What a contract pays for one window. There is exactly one bill for a contract and a window, however often and by\nhowever many processes the window is settled.\n')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueReasonMax))).check(/*#__PURE__*/ zod.describe('Why it waits, was denied or has expired, in the operator\'s words, for the agent who is paid and for operators; else null.')),
  "expiresAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(denyContractBillResponseValueExpiresAtMax))).check(/*#__PURE__*/ zod.describe('When a bill that waits expires unless an operator decides before; else null.'))
}).check(/*#__PURE__*/ zod.describe('A bill as an operator sees it.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `denyContractBill`.'))

/**
 * The holds that stand, the newest first, with the bills that wait under each.
 * @summary List the agents whose contract payments are held
 */
export const listContractHoldsQuerySearchMax = 60;

export const listContractHoldsQueryPageNoDefault = 1;
export const listContractHoldsQueryPageNoMax = 100000;

export const listContractHoldsQueryPageSizeDefault = 42;
export const listContractHoldsQueryPageSizeMax = 100;



export const ListContractHoldsQueryParams = /*#__PURE__*/ zod.object({
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractHoldsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Part of an account name or nickname, whatever the case and the accents.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractHoldsQueryPageNoMax)), listContractHoldsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listContractHoldsQueryPageSizeMax)), listContractHoldsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listContractHoldsHeaderMerchantMax = 32;


export const listContractHoldsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listContractHoldsHeaderXRequestIdMax = 64;


export const listContractHoldsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListContractHoldsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractHoldsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listContractHoldsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractHoldsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listContractHoldsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listContractHoldsResponseValueContentItemMemberIdMax = 40;

export const listContractHoldsResponseValueContentItemAccountMax = 64;

export const listContractHoldsResponseValueContentItemNicknameMax = 64;

export const listContractHoldsResponseValueContentItemReasonMax = 300;

export const listContractHoldsResponseValueContentItemHeldAtMax = 30;

export const listContractHoldsResponseValueContentItemHeldByMax = 64;

export const listContractHoldsResponseValueContentItemPendingBillsMin = 0;
export const listContractHoldsResponseValueContentItemPendingBillsMax = 100000000;

export const listContractHoldsResponseValueContentItemPendingNetMax = 25;


export const listContractHoldsResponseValueContentItemPendingNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listContractHoldsResponseValueContentMax = 100;

export const listContractHoldsResponseValueTotalPagesMin = 0;
export const listContractHoldsResponseValueTotalPagesMax = 1000000;

export const listContractHoldsResponseValueTotalElementsMin = 0;
export const listContractHoldsResponseValueTotalElementsMax = 100000000;



export const ListContractHoldsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractHoldsResponseValueContentItemMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the agent.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractHoldsResponseValueContentItemAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractHoldsResponseValueContentItemNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractHoldsResponseValueContentItemReasonMax)).check(/*#__PURE__*/ zod.describe('Why, in the operator\'s words, which the agent reads.')),
  "heldAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listContractHoldsResponseValueContentItemHeldAtMax)).check(/*#__PURE__*/ zod.describe('Since when.')),
  "heldBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listContractHoldsResponseValueContentItemHeldByMax)).check(/*#__PURE__*/ zod.describe('The operator.')),
  "pendingBills": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractHoldsResponseValueContentItemPendingBillsMin)).check(/*#__PURE__*/ zod.lte(listContractHoldsResponseValueContentItemPendingBillsMax)).check(/*#__PURE__*/ zod.describe('Bills of the agent that wait.')),
  "pendingNet": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listContractHoldsResponseValueContentItemPendingNetMax)).check(/*#__PURE__*/ zod.regex(listContractHoldsResponseValueContentItemPendingNetRegExp)).check(/*#__PURE__*/ zod.describe('What they owe together.'))
}).check(/*#__PURE__*/ zod.describe('The contract payments of an agent, held by an operator.'))).check(/*#__PURE__*/ zod.maxLength(listContractHoldsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The holds of the page.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractHoldsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listContractHoldsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listContractHoldsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listContractHoldsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Rows in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of the list.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listContractHolds`.'))

/**
 * From now on windows of all kinds are settled with their figures, but what they owe this agent is not paid: such a bill is `pending`,
 * and so is what earlier windows left open, until an operator pays it with `releaseContractBill`, denies it with `denyContractBill`
 * or lifts the hold. What nobody decides within the time that the brand sets is `expired`, which the agent is told. Uplines and
 * downlines are paid as always. An account that is no agent is 404, one whose payments are held is 409 `conflict`. The agent gets a
 * message with the reason, the audit log an entry.
 * @summary Hold the contract payments of an agent
 */
export const holdContractPaymentsHeaderMerchantMax = 32;


export const holdContractPaymentsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const holdContractPaymentsHeaderXRequestIdMax = 64;


export const holdContractPaymentsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const HoldContractPaymentsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(holdContractPaymentsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(holdContractPaymentsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(holdContractPaymentsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(holdContractPaymentsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const holdContractPaymentsBodyMemberIdMax = 40;

export const holdContractPaymentsBodyReasonMax = 300;


export const holdContractPaymentsBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const HoldContractPaymentsBody = /*#__PURE__*/ zod.strictObject({
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(holdContractPaymentsBodyMemberIdMax)).check(/*#__PURE__*/ zod.describe('The agent.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(holdContractPaymentsBodyReasonMax)).check(/*#__PURE__*/ zod.regex(holdContractPaymentsBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('Why, which the agent reads, in its language.'))
}).check(/*#__PURE__*/ zod.describe('Whose payments are held.'))

export const holdContractPaymentsResponseValueMemberIdMax = 40;

export const holdContractPaymentsResponseValueAccountMax = 64;

export const holdContractPaymentsResponseValueNicknameMax = 64;

export const holdContractPaymentsResponseValueReasonMax = 300;

export const holdContractPaymentsResponseValueHeldAtMax = 30;

export const holdContractPaymentsResponseValueHeldByMax = 64;

export const holdContractPaymentsResponseValuePendingBillsMin = 0;
export const holdContractPaymentsResponseValuePendingBillsMax = 100000000;

export const holdContractPaymentsResponseValuePendingNetMax = 25;


export const holdContractPaymentsResponseValuePendingNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const HoldContractPaymentsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(holdContractPaymentsResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the agent.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(holdContractPaymentsResponseValueAccountMax)).check(/*#__PURE__*/ zod.describe('Its account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(holdContractPaymentsResponseValueNicknameMax)).check(/*#__PURE__*/ zod.describe('The name that others see.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(holdContractPaymentsResponseValueReasonMax)).check(/*#__PURE__*/ zod.describe('Why, in the operator\'s words, which the agent reads.')),
  "heldAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(holdContractPaymentsResponseValueHeldAtMax)).check(/*#__PURE__*/ zod.describe('Since when.')),
  "heldBy": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(holdContractPaymentsResponseValueHeldByMax)).check(/*#__PURE__*/ zod.describe('The operator.')),
  "pendingBills": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(holdContractPaymentsResponseValuePendingBillsMin)).check(/*#__PURE__*/ zod.lte(holdContractPaymentsResponseValuePendingBillsMax)).check(/*#__PURE__*/ zod.describe('Bills of the agent that wait.')),
  "pendingNet": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(holdContractPaymentsResponseValuePendingNetMax)).check(/*#__PURE__*/ zod.regex(holdContractPaymentsResponseValuePendingNetRegExp)).check(/*#__PURE__*/ zod.describe('What they owe together.'))
}).check(/*#__PURE__*/ zod.describe('The contract payments of an agent, held by an operator.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `holdContractPayments`.'))

/**
 * The windows that follow are paid as always. With `payPending` all bills of the agent that wait are paid, in the same transaction;
 * without it they go on waiting, and each is decided by itself. An agent without a hold is 404. The agent gets a message, the audit
 * log an entry.
 * @summary Lift the hold of an agent's contract payments
 */
export const liftContractHoldPathMemberIdMax = 40;



export const LiftContractHoldParams = /*#__PURE__*/ zod.object({
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(liftContractHoldPathMemberIdMax)).check(/*#__PURE__*/ zod.describe('The agent.'))
})

export const liftContractHoldHeaderMerchantMax = 32;


export const liftContractHoldHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const liftContractHoldHeaderXRequestIdMax = 64;


export const liftContractHoldHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');
export const liftContractHoldHeaderIdempotencyKeyMax = 64;


export const liftContractHoldHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');


export const LiftContractHoldHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(liftContractHoldHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(liftContractHoldHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(liftContractHoldHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(liftContractHoldHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(liftContractHoldHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(liftContractHoldHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n'))
})

export const liftContractHoldBodyNoteMax = 500;



export const LiftContractHoldBody = /*#__PURE__*/ zod.strictObject({
  "payPending": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether they are paid now; else each waits for a decision of its own.')),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(liftContractHoldBodyNoteMax))).check(/*#__PURE__*/ zod.describe('For other operators.'))
}).check(/*#__PURE__*/ zod.describe('What becomes of the bills that wait.'))

export const liftContractHoldResponseValueMemberIdMax = 40;

export const liftContractHoldResponseValuePaidBillsMin = 0;
export const liftContractHoldResponseValuePaidBillsMax = 100000000;

export const liftContractHoldResponseValuePaidMax = 25;


export const liftContractHoldResponseValuePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const liftContractHoldResponseValueLiftedAtMax = 30;



export const LiftContractHoldResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(liftContractHoldResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The agent.')),
  "paidBills": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(liftContractHoldResponseValuePaidBillsMin)).check(/*#__PURE__*/ zod.lte(liftContractHoldResponseValuePaidBillsMax)).check(/*#__PURE__*/ zod.describe('Bills that were paid.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(liftContractHoldResponseValuePaidMax)).check(/*#__PURE__*/ zod.regex(liftContractHoldResponseValuePaidRegExp)).check(/*#__PURE__*/ zod.describe('Their sum.')),
  "liftedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(liftContractHoldResponseValueLiftedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('What the end of a hold paid.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `liftContractHold`.'))

/**
 * The accounts of players and agents, the newest first, with what other operations ask for: the id and the place in the tree.
 * Trial accounts are left out. Changes nothing.
 * @summary Find the accounts of members and agents
 */
export const listAccountsQueryAccountMax = 64;

export const listAccountsQuerySearchMax = 60;

export const listAccountsQueryPageNoDefault = 1;
export const listAccountsQueryPageNoMax = 100000;

export const listAccountsQueryPageSizeDefault = 42;
export const listAccountsQueryPageSizeMax = 100;



export const ListAccountsQueryParams = /*#__PURE__*/ zod.object({
  "account": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAccountsQueryAccountMax))).check(/*#__PURE__*/ zod.describe('What concerns this account only, by its exact account name.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAccountsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Part of an account name or nickname, whatever the case and the accents.')),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const)).check(/*#__PURE__*/ zod.describe('Only accounts of this type.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAccountsQueryPageNoMax)), listAccountsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAccountsQueryPageSizeMax)), listAccountsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listAccountsHeaderMerchantMax = 32;


export const listAccountsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listAccountsHeaderXRequestIdMax = 64;


export const listAccountsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListAccountsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAccountsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listAccountsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAccountsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listAccountsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const listAccountsResponseValueContentItemIdMax = 40;

export const listAccountsResponseValueContentItemAccountMax = 64;

export const listAccountsResponseValueContentItemNicknameMax = 64;

export const listAccountsResponseValueContentItemUplineIdMax = 40;

export const listAccountsResponseValueContentItemUplineAccountMax = 64;

export const listAccountsResponseValueContentItemLevelMin = 0;
export const listAccountsResponseValueContentItemLevelMax = 1000;

export const listAccountsResponseValueContentItemDirectCountMin = 0;
export const listAccountsResponseValueContentItemDirectCountMax = 100000000;

export const listAccountsResponseValueContentItemTeamCountMin = 0;
export const listAccountsResponseValueContentItemTeamCountMax = 100000000;

export const listAccountsResponseValueContentItemRebateMin = 0;
export const listAccountsResponseValueContentItemRebateMax = 10000;

export const listAccountsResponseValueContentItemRegisteredAtMax = 30;

export const listAccountsResponseValueContentItemLastSeenAtMax = 30;

export const listAccountsResponseValueContentMax = 100;

export const listAccountsResponseValueTotalPagesMin = 0;
export const listAccountsResponseValueTotalPagesMax = 100000000;

export const listAccountsResponseValueTotalElementsMin = 0;
export const listAccountsResponseValueTotalElementsMax = 100000000;



export const ListAccountsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAccountsResponseValueContentItemIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAccountsResponseValueContentItemAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAccountsResponseValueContentItemNicknameMax)).check(/*#__PURE__*/ zod.describe('The nickname.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "uplineId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAccountsResponseValueContentItemUplineIdMax))).check(/*#__PURE__*/ zod.describe('Who stands directly above, null for the agent of the session.')),
  "uplineAccount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAccountsResponseValueContentItemUplineAccountMax))).check(/*#__PURE__*/ zod.describe('The account name of the upline, null for the agent of the session.')),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAccountsResponseValueContentItemLevelMin)).check(/*#__PURE__*/ zod.lte(listAccountsResponseValueContentItemLevelMax)).check(/*#__PURE__*/ zod.describe('Steps below the agent of the session, who is 0.')),
  "directCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAccountsResponseValueContentItemDirectCountMin)).check(/*#__PURE__*/ zod.lte(listAccountsResponseValueContentItemDirectCountMax)).check(/*#__PURE__*/ zod.describe('People directly below.')),
  "teamCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAccountsResponseValueContentItemTeamCountMin)).check(/*#__PURE__*/ zod.lte(listAccountsResponseValueContentItemTeamCountMax)).check(/*#__PURE__*/ zod.describe('People in this line, this one included.')),
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAccountsResponseValueContentItemRebateMin)).check(/*#__PURE__*/ zod.lte(listAccountsResponseValueContentItemRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'locked', 'disabled']).check(/*#__PURE__*/ zod.describe('Whether the account can log in.')),
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listAccountsResponseValueContentItemRegisteredAtMax)).check(/*#__PURE__*/ zod.describe('When the account was made.')),
  "lastSeenAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listAccountsResponseValueContentItemLastSeenAtMax))).check(/*#__PURE__*/ zod.describe('Its last call that a person caused, null before the first.'))
}).check(/*#__PURE__*/ zod.describe('Somebody of the team, the agent of the session included.'))).check(/*#__PURE__*/ zod.maxLength(listAccountsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The accounts of the page. Levels count from the top.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAccountsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listAccountsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages of this size.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAccountsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listAccountsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('All accounts of the list.'))
}).check(/*#__PURE__*/ zod.describe('A page of accounts.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listAccounts`.'))

/**
 * Makes an account of type 1 at the top of the tree, as the first agent of a site is made, or the head of another line. It can log
 * in at once and must change its password at the first login. A name that exists, whatever its case, is 409 `username_taken`, so
 * that sending the same again makes no second account. A rule of the name or password that is broken is 400 `validation_failed`.
 * The account gets the message of welcome, the audit log an entry with the operator.
 * @summary Make a general agent
 */
export const createGeneralAgentHeaderMerchantMax = 32;


export const createGeneralAgentHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const createGeneralAgentHeaderXRequestIdMax = 64;


export const createGeneralAgentHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const CreateGeneralAgentHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createGeneralAgentHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(createGeneralAgentHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createGeneralAgentHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(createGeneralAgentHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const createGeneralAgentBodyOneUsernameMax = 16;


export const createGeneralAgentBodyOneUsernameRegExp = new RegExp('^[a-z][a-z0-9_]{3,15}$');
export const createGeneralAgentBodyOnePasswordMax = 256;

export const createGeneralAgentBodyOneNicknameMax = 64;


export const createGeneralAgentBodyOneNicknameRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');
export const createGeneralAgentBodyOneRebateMin = 0;
export const createGeneralAgentBodyOneRebateMax = 10000;

export const createGeneralAgentBodyTwoPayloadMin = 20;
export const createGeneralAgentBodyTwoPayloadMax = 65536;


export const createGeneralAgentBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const CreateGeneralAgentBody = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.strictObject({
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createGeneralAgentBodyOneUsernameMax)).check(/*#__PURE__*/ zod.regex(createGeneralAgentBodyOneUsernameRegExp)).check(/*#__PURE__*/ zod.describe('The name of an account that an agent makes. The site\'s own rule for `username` may be narrower.')),
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createGeneralAgentBodyOnePasswordMax)).check(/*#__PURE__*/ zod.describe('The first password; the account must change it at its first login.')),
  "nickname": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createGeneralAgentBodyOneNicknameMax)).check(/*#__PURE__*/ zod.regex(createGeneralAgentBodyOneNicknameRegExp))).check(/*#__PURE__*/ zod.describe('The nickname; without it the account name.')),
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createGeneralAgentBodyOneRebateMin)).check(/*#__PURE__*/ zod.lte(createGeneralAgentBodyOneRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A general agent to make.')),/*#__PURE__*/ zod.strictObject({
  "payload": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createGeneralAgentBodyTwoPayloadMin)).check(/*#__PURE__*/ zod.maxLength(createGeneralAgentBodyTwoPayloadMax)).check(/*#__PURE__*/ zod.regex(createGeneralAgentBodyTwoPayloadRegExp)).check(/*#__PURE__*/ zod.describe('The compact JWE.'))
}).check(/*#__PURE__*/ zod.describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n'))]).check(/*#__PURE__*/ zod.describe('The body of `createGeneralAgent`, plain or encrypted.'))

export const createGeneralAgentResponseValueIdMax = 40;

export const createGeneralAgentResponseValueAccountMax = 64;

export const createGeneralAgentResponseValueNicknameMax = 64;

export const createGeneralAgentResponseValueUplineIdMax = 40;

export const createGeneralAgentResponseValueUplineAccountMax = 64;

export const createGeneralAgentResponseValueLevelMin = 0;
export const createGeneralAgentResponseValueLevelMax = 1000;

export const createGeneralAgentResponseValueDirectCountMin = 0;
export const createGeneralAgentResponseValueDirectCountMax = 100000000;

export const createGeneralAgentResponseValueTeamCountMin = 0;
export const createGeneralAgentResponseValueTeamCountMax = 100000000;

export const createGeneralAgentResponseValueRebateMin = 0;
export const createGeneralAgentResponseValueRebateMax = 10000;

export const createGeneralAgentResponseValueRegisteredAtMax = 30;

export const createGeneralAgentResponseValueLastSeenAtMax = 30;



export const CreateGeneralAgentResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createGeneralAgentResponseValueIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createGeneralAgentResponseValueAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createGeneralAgentResponseValueNicknameMax)).check(/*#__PURE__*/ zod.describe('The nickname.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "uplineId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createGeneralAgentResponseValueUplineIdMax))).check(/*#__PURE__*/ zod.describe('Who stands directly above, null for the agent of the session.')),
  "uplineAccount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createGeneralAgentResponseValueUplineAccountMax))).check(/*#__PURE__*/ zod.describe('The account name of the upline, null for the agent of the session.')),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createGeneralAgentResponseValueLevelMin)).check(/*#__PURE__*/ zod.lte(createGeneralAgentResponseValueLevelMax)).check(/*#__PURE__*/ zod.describe('Steps below the agent of the session, who is 0.')),
  "directCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createGeneralAgentResponseValueDirectCountMin)).check(/*#__PURE__*/ zod.lte(createGeneralAgentResponseValueDirectCountMax)).check(/*#__PURE__*/ zod.describe('People directly below.')),
  "teamCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createGeneralAgentResponseValueTeamCountMin)).check(/*#__PURE__*/ zod.lte(createGeneralAgentResponseValueTeamCountMax)).check(/*#__PURE__*/ zod.describe('People in this line, this one included.')),
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(createGeneralAgentResponseValueRebateMin)).check(/*#__PURE__*/ zod.lte(createGeneralAgentResponseValueRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'locked', 'disabled']).check(/*#__PURE__*/ zod.describe('Whether the account can log in.')),
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createGeneralAgentResponseValueRegisteredAtMax)).check(/*#__PURE__*/ zod.describe('When the account was made.')),
  "lastSeenAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(createGeneralAgentResponseValueLastSeenAtMax))).check(/*#__PURE__*/ zod.describe('Its last call that a person caused, null before the first.'))
}).check(/*#__PURE__*/ zod.describe('Somebody of the team, the agent of the session included.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `createGeneralAgent`.'))

/**
 * Puts an account with everybody below it under another agent, or a general agent's line to the top. In one transaction the tree
 * changes for everybody in the line, and contracts between the account and its former upline end with the window that runs now;
 * figures and bills of closed windows stay with whom they belonged to. The new upline must be one that may have an account of
 * that type and rebate below it (422 `account_type_not_allowed`, `rebate_too_high`); one in the line itself is 409 `conflict`, an
 * unknown account 404. Moving it where it is changes nothing. Those who are concerned get a message, the audit log an entry with
 * the operator and the reason.
 * @summary Move an account with its line
 */
export const moveLineHeaderMerchantMax = 32;


export const moveLineHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const moveLineHeaderXRequestIdMax = 64;


export const moveLineHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const MoveLineHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(moveLineHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(moveLineHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(moveLineHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(moveLineHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const moveLineBodyMemberIdMax = 40;

export const moveLineBodyUplineIdMax = 40;

export const moveLineBodyReasonMax = 300;


export const moveLineBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');


export const MoveLineBody = /*#__PURE__*/ zod.strictObject({
  "memberId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(moveLineBodyMemberIdMax)).check(/*#__PURE__*/ zod.describe('The account.')),
  "uplineId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(moveLineBodyUplineIdMax))).check(/*#__PURE__*/ zod.describe('The agent above from now on; null for the top, where general agents stand.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(moveLineBodyReasonMax)).check(/*#__PURE__*/ zod.regex(moveLineBodyReasonRegExp)).check(/*#__PURE__*/ zod.describe('Why, for the audit log.'))
}).check(/*#__PURE__*/ zod.describe('Who goes where.'))

export const moveLineResponseValueMemberIdMax = 40;

export const moveLineResponseValueMemberAccountMax = 64;

export const moveLineResponseValueMemberNicknameMax = 64;

export const moveLineResponseValueMemberUplineIdMax = 40;

export const moveLineResponseValueMemberUplineAccountMax = 64;

export const moveLineResponseValueMemberLevelMin = 0;
export const moveLineResponseValueMemberLevelMax = 1000;

export const moveLineResponseValueMemberDirectCountMin = 0;
export const moveLineResponseValueMemberDirectCountMax = 100000000;

export const moveLineResponseValueMemberTeamCountMin = 0;
export const moveLineResponseValueMemberTeamCountMax = 100000000;

export const moveLineResponseValueMemberRebateMin = 0;
export const moveLineResponseValueMemberRebateMax = 10000;

export const moveLineResponseValueMemberRegisteredAtMax = 30;

export const moveLineResponseValueMemberLastSeenAtMax = 30;

export const moveLineResponseValueAccountsMax = 100000000;

export const moveLineResponseValueEndedContractsItemContractIdMax = 40;

export const moveLineResponseValueEndedContractsItemRateMin = 0;
export const moveLineResponseValueEndedContractsItemRateMax = 10000;

export const moveLineResponseValueEndedContractsMax = 4;

export const moveLineResponseValueMovedAtMax = 30;



export const MoveLineResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "member": /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(moveLineResponseValueMemberIdMax)).check(/*#__PURE__*/ zod.describe('The id of the account.')),
  "account": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(moveLineResponseValueMemberAccountMax)).check(/*#__PURE__*/ zod.describe('The account name.')),
  "nickname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(moveLineResponseValueMemberNicknameMax)).check(/*#__PURE__*/ zod.describe('The nickname.')),
  "type": /*#__PURE__*/ zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
} as const).check(/*#__PURE__*/ zod.describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.')),
  "uplineId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(moveLineResponseValueMemberUplineIdMax))).check(/*#__PURE__*/ zod.describe('Who stands directly above, null for the agent of the session.')),
  "uplineAccount": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(moveLineResponseValueMemberUplineAccountMax))).check(/*#__PURE__*/ zod.describe('The account name of the upline, null for the agent of the session.')),
  "level": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(moveLineResponseValueMemberLevelMin)).check(/*#__PURE__*/ zod.lte(moveLineResponseValueMemberLevelMax)).check(/*#__PURE__*/ zod.describe('Steps below the agent of the session, who is 0.')),
  "directCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(moveLineResponseValueMemberDirectCountMin)).check(/*#__PURE__*/ zod.lte(moveLineResponseValueMemberDirectCountMax)).check(/*#__PURE__*/ zod.describe('People directly below.')),
  "teamCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(moveLineResponseValueMemberTeamCountMin)).check(/*#__PURE__*/ zod.lte(moveLineResponseValueMemberTeamCountMax)).check(/*#__PURE__*/ zod.describe('People in this line, this one included.')),
  "rebate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(moveLineResponseValueMemberRebateMin)).check(/*#__PURE__*/ zod.lte(moveLineResponseValueMemberRebateMax)).check(/*#__PURE__*/ zod.describe('A rebate on turnover in basis points.')),
  "state": /*#__PURE__*/ zod.enum(['active', 'locked', 'disabled']).check(/*#__PURE__*/ zod.describe('Whether the account can log in.')),
  "registeredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(moveLineResponseValueMemberRegisteredAtMax)).check(/*#__PURE__*/ zod.describe('When the account was made.')),
  "lastSeenAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(moveLineResponseValueMemberLastSeenAtMax))).check(/*#__PURE__*/ zod.describe('Its last call that a person caused, null before the first.'))
}).check(/*#__PURE__*/ zod.describe('Somebody of the team, the agent of the session included.')),
  "accounts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(moveLineResponseValueAccountsMax)).check(/*#__PURE__*/ zod.describe('Accounts that were moved, the one at the head included.')),
  "endedContracts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(moveLineResponseValueEndedContractsItemContractIdMax)).check(/*#__PURE__*/ zod.describe('Its id.')),
  "kind": /*#__PURE__*/ zod.enum(['dividend', 'daily', 'hourly', 'realtime']).check(/*#__PURE__*/ zod.describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')),
  "state": /*#__PURE__*/ zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).check(/*#__PURE__*/ zod.describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n')),
  "rate": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(moveLineResponseValueEndedContractsItemRateMin)).check(/*#__PURE__*/ zod.lte(moveLineResponseValueEndedContractsItemRateMax)).check(/*#__PURE__*/ zod.describe('The rate of its highest tier in basis points.'))
}).check(/*#__PURE__*/ zod.describe('A contract in short.'))).check(/*#__PURE__*/ zod.maxLength(moveLineResponseValueEndedContractsMax)).check(/*#__PURE__*/ zod.describe('Contracts with the former upline that end with the window that runs now.')),
  "movedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(moveLineResponseValueMovedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('A line after it was moved.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `moveLine`.'))

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



export const ListAuditEntriesQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAuditEntriesQueryKindMax)).check(/*#__PURE__*/ zod.regex(listAuditEntriesQueryKindRegExp))).check(/*#__PURE__*/ zod.describe('Entries of this kind only.')),
  "actorKind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['member', 'operator', 'vendor', 'merchant', 'system'])).check(/*#__PURE__*/ zod.describe('What these did only.')),
  "actor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAuditEntriesQueryActorMax))).check(/*#__PURE__*/ zod.describe('What this one did only.')),
  "account": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAuditEntriesQueryAccountMax))).check(/*#__PURE__*/ zod.describe('What concerns this account only, by its exact account name.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listAuditEntriesQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listAuditEntriesQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAuditEntriesQueryPageNoMax)), listAuditEntriesQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAuditEntriesQueryPageSizeMax)), listAuditEntriesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listAuditEntriesHeaderMerchantMax = 32;


export const listAuditEntriesHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listAuditEntriesHeaderXRequestIdMax = 64;


export const listAuditEntriesHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListAuditEntriesHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAuditEntriesHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listAuditEntriesHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAuditEntriesHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listAuditEntriesHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
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



export const ListAuditEntriesResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "auditId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAuditEntriesResponseValueContentItemAuditIdMax)).check(/*#__PURE__*/ zod.regex(listAuditEntriesResponseValueContentItemAuditIdRegExp)).check(/*#__PURE__*/ zod.describe('Its number, without gaps from 1.')),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listAuditEntriesResponseValueContentItemAtMax)).check(/*#__PURE__*/ zod.describe('When.')),
  "kind": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAuditEntriesResponseValueContentItemKindMax)).check(/*#__PURE__*/ zod.regex(listAuditEntriesResponseValueContentItemKindRegExp)).check(/*#__PURE__*/ zod.describe('What happened, snake_case.')),
  "actorKind": /*#__PURE__*/ zod.enum(['member', 'operator', 'vendor', 'merchant', 'system']).check(/*#__PURE__*/ zod.describe('Who did it.')),
  "actor": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAuditEntriesResponseValueContentItemActorMax)).check(/*#__PURE__*/ zod.describe('Who, the account name of a member, the name of an operator, the code of a vendor or merchant, or the name of the job.')),
  "memberId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listAuditEntriesResponseValueContentItemMemberIdMax))).check(/*#__PURE__*/ zod.describe('The member concerned, where there is one; else null.')),
  "requestId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAuditEntriesResponseValueContentItemRequestIdOneMax)).check(/*#__PURE__*/ zod.regex(listAuditEntriesResponseValueContentItemRequestIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The id of one exchange between browser and server.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The exchange in which it happened, null for a job.')),
  "facts": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAuditEntriesResponseValueContentItemFactsItemNameMax)).check(/*#__PURE__*/ zod.regex(listAuditEntriesResponseValueContentItemFactsItemNameRegExp)).check(/*#__PURE__*/ zod.describe('What it is.')),
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAuditEntriesResponseValueContentItemFactsItemValueMax)).check(/*#__PURE__*/ zod.describe('Its value.'))
}).check(/*#__PURE__*/ zod.describe('A fact of an audit entry.'))).check(/*#__PURE__*/ zod.maxLength(listAuditEntriesResponseValueContentItemFactsMax)).check(/*#__PURE__*/ zod.describe('What else is known. Never a password, token, code or whole account number.')),
  "previousHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAuditEntriesResponseValueContentItemPreviousHashMax)).check(/*#__PURE__*/ zod.regex(listAuditEntriesResponseValueContentItemPreviousHashRegExp)).check(/*#__PURE__*/ zod.describe('The hash of the entry before, 64 zeros for the first.')),
  "hash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAuditEntriesResponseValueContentItemHashMax)).check(/*#__PURE__*/ zod.regex(listAuditEntriesResponseValueContentItemHashRegExp)).check(/*#__PURE__*/ zod.describe('SHA-256 over the hash before and everything in this entry.'))
}).check(/*#__PURE__*/ zod.describe('An entry of the audit log. Entries are appended, never changed or deleted.'))).check(/*#__PURE__*/ zod.maxLength(listAuditEntriesResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The entries of the page, the newest first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAuditEntriesResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listAuditEntriesResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listAuditEntriesResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listAuditEntriesResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Entries in all.'))
}).check(/*#__PURE__*/ zod.describe('A page of the list.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listAuditEntries`.'))

/**
 * Computes the chain of hashes again from the first entry to the last as at now, and names the first that does not
 * fit. It reads the whole log; the server may answer a result that is at most a minute old.
 * @summary Check that the audit log is whole
 */
export const verifyAuditLogHeaderMerchantMax = 32;


export const verifyAuditLogHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const verifyAuditLogHeaderXRequestIdMax = 64;


export const verifyAuditLogHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const VerifyAuditLogHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(verifyAuditLogHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(verifyAuditLogHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(verifyAuditLogHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(verifyAuditLogHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const verifyAuditLogResponseValueFirstBrokenIdMax = 16;


export const verifyAuditLogResponseValueFirstBrokenIdRegExp = new RegExp('^[0-9]{1,16}$');
export const verifyAuditLogResponseValueEntriesMin = 0;
export const verifyAuditLogResponseValueEntriesMax = 9007199254740991;

export const verifyAuditLogResponseValueHeadHashMax = 64;


export const verifyAuditLogResponseValueHeadHashRegExp = new RegExp('^[0-9a-f]{64}$');
export const verifyAuditLogResponseValueVerifiedAtMax = 30;



export const VerifyAuditLogResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "intact": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether every hash fits and no number is missing.')),
  "firstBrokenId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(verifyAuditLogResponseValueFirstBrokenIdMax)).check(/*#__PURE__*/ zod.regex(verifyAuditLogResponseValueFirstBrokenIdRegExp))).check(/*#__PURE__*/ zod.describe('The number of the first entry that was tampered with or follows a missing one; null where there is none.')),
  "entries": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(verifyAuditLogResponseValueEntriesMin)).check(/*#__PURE__*/ zod.lte(verifyAuditLogResponseValueEntriesMax)).check(/*#__PURE__*/ zod.describe('Entries that were checked.')),
  "headHash": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(verifyAuditLogResponseValueHeadHashMax)).check(/*#__PURE__*/ zod.regex(verifyAuditLogResponseValueHeadHashRegExp)).check(/*#__PURE__*/ zod.describe('The hash of the last entry; keep it outside, and a log that was cut shows.')),
  "verifiedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(verifyAuditLogResponseValueVerifiedAtMax)).check(/*#__PURE__*/ zod.describe('When.'))
}).check(/*#__PURE__*/ zod.describe('Whether the audit log is whole.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `verifyAuditLog`.'))

