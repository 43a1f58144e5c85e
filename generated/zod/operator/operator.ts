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
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawDrawIdMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsResponseValueContentItemDrawDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
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
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawSettledAtMax))).check(/*#__PURE__*/ zod.describe('When its bets were settled last.')),
  "commitment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawCommitmentMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsResponseValueContentItemDrawCommitmentRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.')),
  "result": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDueDrawsResponseValueContentItemDrawResultOneVersionMax)).check(/*#__PURE__*/ zod.describe('1, and one more with each correction.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawResultOneEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When this version became known.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawResultOnePrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawResultOnePrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.'))
}).check(/*#__PURE__*/ zod.describe('What was drawn.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The result that holds, null until it is known.')),
  "voidReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemDrawVoidReasonMax))).check(/*#__PURE__*/ zod.describe('Why it is void, in the language of the answer where the server knows it.'))
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
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listDueDrawsResponseValueContentItemFiguresPayoutMax)).check(/*#__PURE__*/ zod.regex(listDueDrawsResponseValueContentItemFiguresPayoutRegExp)).check(/*#__PURE__*/ zod.describe('What won bets were paid.')),
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
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawDrawIdMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawResponseValueDrawDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
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
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawSettledAtMax))).check(/*#__PURE__*/ zod.describe('When its bets were settled last.')),
  "commitment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawCommitmentMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawResponseValueDrawCommitmentRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.')),
  "result": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getOperatorDrawResponseValueDrawResultOneVersionMax)).check(/*#__PURE__*/ zod.describe('1, and one more with each correction.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawResultOneEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When this version became known.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawResultOnePrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawResultOnePrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.'))
}).check(/*#__PURE__*/ zod.describe('What was drawn.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The result that holds, null until it is known.')),
  "voidReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueDrawVoidReasonMax))).check(/*#__PURE__*/ zod.describe('Why it is void, in the language of the answer where the server knows it.'))
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
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getOperatorDrawResponseValueFiguresPayoutMax)).check(/*#__PURE__*/ zod.regex(getOperatorDrawResponseValueFiguresPayoutRegExp)).check(/*#__PURE__*/ zod.describe('What won bets were paid.')),
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
 * the prize table (422 `draw_result_invalid`). A draw that is built in, not closed, not due or void is 422 `draw_not_enterable`; one
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
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawDrawIdMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultResponseValueDrawDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
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
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawSettledAtMax))).check(/*#__PURE__*/ zod.describe('When its bets were settled last.')),
  "commitment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawCommitmentMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultResponseValueDrawCommitmentRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.')),
  "result": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(enterDrawResultResponseValueDrawResultOneVersionMax)).check(/*#__PURE__*/ zod.describe('1, and one more with each correction.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawResultOneEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When this version became known.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawResultOnePrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultResponseValueDrawResultOnePrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawResultOnePrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawResultOnePrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.'))
}).check(/*#__PURE__*/ zod.describe('What was drawn.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The result that holds, null until it is known.')),
  "voidReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueDrawVoidReasonMax))).check(/*#__PURE__*/ zod.describe('Why it is void, in the language of the answer where the server knows it.'))
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
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(enterDrawResultResponseValueFiguresPayoutMax)).check(/*#__PURE__*/ zod.regex(enterDrawResultResponseValueFiguresPayoutRegExp)).check(/*#__PURE__*/ zod.describe('What won bets were paid.')),
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
 * becomes a debt of the account, never a negative balance. Players whose bets change are told by a message. `replacesVersion` must
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



export const CorrectDrawResultBody = /*#__PURE__*/ zod.strictObject({
  "replacesVersion": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(correctDrawResultBodyReplacesVersionMax)).check(/*#__PURE__*/ zod.describe('The version that holds now. Another one is 409 `conflict`.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultBodyPrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultBodyPrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(correctDrawResultBodyPrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(correctDrawResultBodyPrizesMax)).check(/*#__PURE__*/ zod.describe('Every row of the prize table in its order, every number with its digits.')),
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(correctDrawResultBodyReasonMin)).check(/*#__PURE__*/ zod.maxLength(correctDrawResultBodyReasonMax)).check(/*#__PURE__*/ zod.describe('Why, for the audit log and the players.'))
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
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawDrawIdMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultResponseValueDrawDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
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
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawSettledAtMax))).check(/*#__PURE__*/ zod.describe('When its bets were settled last.')),
  "commitment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawCommitmentMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultResponseValueDrawCommitmentRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.')),
  "result": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(correctDrawResultResponseValueDrawResultOneVersionMax)).check(/*#__PURE__*/ zod.describe('1, and one more with each correction.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawResultOneEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When this version became known.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawResultOnePrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultResponseValueDrawResultOnePrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawResultOnePrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawResultOnePrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.'))
}).check(/*#__PURE__*/ zod.describe('What was drawn.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The result that holds, null until it is known.')),
  "voidReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueDrawVoidReasonMax))).check(/*#__PURE__*/ zod.describe('Why it is void, in the language of the answer where the server knows it.'))
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
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(correctDrawResultResponseValueFiguresPayoutMax)).check(/*#__PURE__*/ zod.regex(correctDrawResultResponseValueFiguresPayoutRegExp)).check(/*#__PURE__*/ zod.describe('What won bets were paid.')),
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
 * Declares a draw void that is not settled, and gives the stake of every open bet on it back in the same transaction, once. Chases go on with
 * their next draw. A settled draw is 422 `draw_not_enterable`; one that is void already is answered as it is. The call needs the operator key, and each is written to the audit log with the operator's name.
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



export const VoidDrawBody = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(voidDrawBodyReasonMin)).check(/*#__PURE__*/ zod.maxLength(voidDrawBodyReasonMax)).check(/*#__PURE__*/ zod.describe('Why, for the audit log and the players.'))
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
  "drawId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawDrawIdMax)).check(/*#__PURE__*/ zod.regex(voidDrawResponseValueDrawDrawIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),
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
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawSettledAtMax))).check(/*#__PURE__*/ zod.describe('When its bets were settled last.')),
  "commitment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawCommitmentMax)).check(/*#__PURE__*/ zod.regex(voidDrawResponseValueDrawCommitmentRegExp))).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed of a built-in draw, from `open` on; else null.')),
  "result": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(voidDrawResponseValueDrawResultOneVersionMax)).check(/*#__PURE__*/ zod.describe('1, and one more with each correction.')),
  "enteredAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawResultOneEnteredAtMax)).check(/*#__PURE__*/ zod.describe('When this version became known.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawResultOnePrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(voidDrawResponseValueDrawResultOnePrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawResultOnePrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawResultOnePrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order.'))
}).check(/*#__PURE__*/ zod.describe('What was drawn.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The result that holds, null until it is known.')),
  "voidReason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueDrawVoidReasonMax))).check(/*#__PURE__*/ zod.describe('Why it is void, in the language of the answer where the server knows it.'))
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
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(voidDrawResponseValueFiguresPayoutMax)).check(/*#__PURE__*/ zod.regex(voidDrawResponseValueFiguresPayoutRegExp)).check(/*#__PURE__*/ zod.describe('What won bets were paid.')),
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

