/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The betting record of the member of the session over all games: the bets that were placed within the range, the one
 * placed last first, and the sums over all pages, also by category. Every filter that is given narrows both. At least 3
 * months are at hand. A page beyond the last is empty. Bets in play credit are not listed.
 * @summary List the bets
 */
export const listBetsQueryFromMax = 30;

export const listBetsQueryToMax = 30;

export const listBetsQueryVassalageMax = 20;


export const listBetsQueryVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listBetsQuerySearchMax = 60;

export const listBetsQueryPageNoDefault = 1;
export const listBetsQueryPageNoMax = 100000;

export const listBetsQueryPageSizeDefault = 42;
export const listBetsQueryPageSizeMax = 100;



export const ListBetsQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBetsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBetsQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "gameType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE'])).check(/*#__PURE__*/ zod.describe('Bets of this category only.')),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void'])).check(/*#__PURE__*/ zod.describe('Bets in this state only.')),
  "vassalage": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsQueryVassalageMax)).check(/*#__PURE__*/ zod.regex(listBetsQueryVassalageRegExp))).check(/*#__PURE__*/ zod.describe('Bets with this vendor only.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBetsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Words of the name of the game, or the id of a bet, round or draw.')),
  "pageNo": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBetsQueryPageNoMax)), listBetsQueryPageNoDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBetsQueryPageSizeMax)), listBetsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Entries on a page.'))
})

export const listBetsHeaderMerchantMax = 32;


export const listBetsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listBetsHeaderXRequestIdMax = 64;


export const listBetsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListBetsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(listBetsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listBetsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const listBetsResponseValueContentItemBetIdMax = 40;


export const listBetsResponseValueContentItemBetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const listBetsResponseValueContentItemVassalageMax = 20;


export const listBetsResponseValueContentItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const listBetsResponseValueContentItemVendorNameMax = 60;

export const listBetsResponseValueContentItemNodeIdOneMax = 12;


export const listBetsResponseValueContentItemNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const listBetsResponseValueContentItemGameNameMax = 120;

export const listBetsResponseValueContentItemSummaryMax = 200;

export const listBetsResponseValueContentItemRoundIdMax = 60;

export const listBetsResponseValueContentItemDrawIdOneMax = 50;


export const listBetsResponseValueContentItemDrawIdOneRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const listBetsResponseValueContentItemStakeMax = 25;


export const listBetsResponseValueContentItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBetsResponseValueContentItemOddsOneMax = 14;


export const listBetsResponseValueContentItemOddsOneRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const listBetsResponseValueContentItemPayoutOneMax = 25;


export const listBetsResponseValueContentItemPayoutOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBetsResponseValueContentItemNetOneMax = 25;


export const listBetsResponseValueContentItemNetOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBetsResponseValueContentItemValidTurnoverOneMax = 25;


export const listBetsResponseValueContentItemValidTurnoverOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBetsResponseValueContentItemPlacedAtMax = 30;

export const listBetsResponseValueContentItemSettledAtMax = 30;

export const listBetsResponseValueContentMax = 100;

export const listBetsResponseValueTotalPagesMin = 0;
export const listBetsResponseValueTotalPagesMax = 1000000;

export const listBetsResponseValueTotalElementsMin = 0;
export const listBetsResponseValueTotalElementsMax = 100000000;

export const listBetsResponseValueTotalsCountMin = 0;
export const listBetsResponseValueTotalsCountMax = 100000000;

export const listBetsResponseValueTotalsOpenCountMin = 0;
export const listBetsResponseValueTotalsOpenCountMax = 100000000;

export const listBetsResponseValueTotalsStakeMax = 25;


export const listBetsResponseValueTotalsStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBetsResponseValueTotalsOpenStakeMax = 25;


export const listBetsResponseValueTotalsOpenStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBetsResponseValueTotalsPayoutMax = 25;


export const listBetsResponseValueTotalsPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBetsResponseValueTotalsNetMax = 25;


export const listBetsResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBetsResponseValueTotalsValidTurnoverMax = 25;


export const listBetsResponseValueTotalsValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBetsResponseValueTotalsCategoriesItemCountMin = 0;
export const listBetsResponseValueTotalsCategoriesItemCountMax = 100000000;

export const listBetsResponseValueTotalsCategoriesItemStakeMax = 25;


export const listBetsResponseValueTotalsCategoriesItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBetsResponseValueTotalsCategoriesItemPayoutMax = 25;


export const listBetsResponseValueTotalsCategoriesItemPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBetsResponseValueTotalsCategoriesItemNetMax = 25;


export const listBetsResponseValueTotalsCategoriesItemNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const listBetsResponseValueTotalsCategoriesMax = 20;



export const ListBetsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentItemBetIdMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueContentItemBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bet.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void']).check(/*#__PURE__*/ zod.describe('`open -> won | lost | push | void`. The result of a bet on any game goes by what came back: `won`, more than was staked; `push`, as much;\n`lost`, less, whatever part of the stake that is. `void`: it or its round was cancelled and the stake came back. A corrected\nresult can lead from one end to another.\n')),
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentItemVassalageMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueContentItemVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "vendorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentItemVendorNameMax)).check(/*#__PURE__*/ zod.describe('The vendor\'s name.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentItemNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueContentItemNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The place of the game in the catalogue, null once it has left.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentItemGameNameMax)).check(/*#__PURE__*/ zod.describe('The name of the game.')),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentItemSummaryMax)).check(/*#__PURE__*/ zod.describe('What was bet on, in the language of the request; empty where the vendor does not say.')),
  "roundId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentItemRoundIdMax))).check(/*#__PURE__*/ zod.describe('The round, null for a draw.')),
  "drawId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentItemDrawIdOneMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueContentItemDrawIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The draw, null for a round.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentItemStakeMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueContentItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('What was staked.')),
  "odds": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentItemOddsOneMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueContentItemOddsOneRegExp)).check(/*#__PURE__*/ zod.describe('What comes back for each 1 staked, the stake included, as a decimal string: at odds 99.00 a stake of 1.00 that wins pays 99.00.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The odds that were fixed when it was placed; null where lines differ or the game has none.')),
  "payout": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentItemPayoutOneMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueContentItemPayoutOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What came back, the stake included; null while it is open.')),
  "net": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentItemNetOneMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueContentItemNetOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Payout less stake; null while it is open.')),
  "validTurnover": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentItemValidTurnoverOneMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueContentItemValidTurnoverOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What of the stake counts as valid turnover: twice what was won or lost, at most the stake, and nothing of bets that cover opposing outcomes of one draw. Null while it is open.')),
  "placedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentItemPlacedAtMax)).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentItemSettledAtMax))).check(/*#__PURE__*/ zod.describe('When it was settled last, null while it is open.'))
}).check(/*#__PURE__*/ zod.describe('A bet of any game: a round of a slot, a hand, a ticket of a draw.'))).check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueContentMax)).check(/*#__PURE__*/ zod.describe('The bets of the page, the one placed last first.')),
  "totalPages": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBetsResponseValueTotalPagesMin)).check(/*#__PURE__*/ zod.lte(listBetsResponseValueTotalPagesMax)).check(/*#__PURE__*/ zod.describe('Pages in all.')),
  "totalElements": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBetsResponseValueTotalElementsMin)).check(/*#__PURE__*/ zod.lte(listBetsResponseValueTotalElementsMax)).check(/*#__PURE__*/ zod.describe('Bets in all.')),
  "totals": /*#__PURE__*/ zod.object({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBetsResponseValueTotalsCountMin)).check(/*#__PURE__*/ zod.lte(listBetsResponseValueTotalsCountMax)).check(/*#__PURE__*/ zod.describe('Bets.')),
  "openCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBetsResponseValueTotalsOpenCountMin)).check(/*#__PURE__*/ zod.lte(listBetsResponseValueTotalsOpenCountMax)).check(/*#__PURE__*/ zod.describe('Those of them that are open.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueTotalsStakeMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueTotalsStakeRegExp)).check(/*#__PURE__*/ zod.describe('Stakes, open bets included.')),
  "openStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueTotalsOpenStakeMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueTotalsOpenStakeRegExp)).check(/*#__PURE__*/ zod.describe('Stakes of open bets.')),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueTotalsPayoutMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueTotalsPayoutRegExp)).check(/*#__PURE__*/ zod.describe('Payouts of settled bets.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueTotalsNetMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueTotalsNetRegExp)).check(/*#__PURE__*/ zod.describe('Payouts less stakes of settled bets; below zero is a loss.')),
  "validTurnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueTotalsValidTurnoverMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueTotalsValidTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Valid turnover of settled bets.')),
  "categories": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBetsResponseValueTotalsCategoriesItemCountMin)).check(/*#__PURE__*/ zod.lte(listBetsResponseValueTotalsCategoriesItemCountMax)).check(/*#__PURE__*/ zod.describe('Bets.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueTotalsCategoriesItemStakeMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueTotalsCategoriesItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('Stakes.')),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueTotalsCategoriesItemPayoutMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueTotalsCategoriesItemPayoutRegExp)).check(/*#__PURE__*/ zod.describe('Payouts of settled bets.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueTotalsCategoriesItemNetMax)).check(/*#__PURE__*/ zod.regex(listBetsResponseValueTotalsCategoriesItemNetRegExp)).check(/*#__PURE__*/ zod.describe('Payouts less stakes of settled bets.'))
}).check(/*#__PURE__*/ zod.describe('The sums of one category.'))).check(/*#__PURE__*/ zod.maxLength(listBetsResponseValueTotalsCategoriesMax)).check(/*#__PURE__*/ zod.describe('The same by category, in the order of the menu; those without bets are missing.'))
}).check(/*#__PURE__*/ zod.describe('The sums over all pages.'))
}).check(/*#__PURE__*/ zod.describe('A page of the betting record.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `listBets`.'))

/**
 * A bet of the member of the session with its lines, the rules and odds that it was placed under, its result and what
 * that can be checked by: for a draw the numbers and, if this server drew them, commitment and seed. A corrected result
 * shows the version that holds now; the ledger has every step.
 * @summary Tell a bet
 */
export const getBetPathBetIdMax = 40;


export const getBetPathBetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetBetParams = /*#__PURE__*/ zod.object({
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetPathBetIdMax)).check(/*#__PURE__*/ zod.regex(getBetPathBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bet.'))
})

export const getBetHeaderMerchantMax = 32;


export const getBetHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getBetHeaderXRequestIdMax = 64;


export const getBetHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetBetHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getBetHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getBetHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getBetResponseValueBetBetIdMax = 40;


export const getBetResponseValueBetBetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');
export const getBetResponseValueBetVassalageMax = 20;


export const getBetResponseValueBetVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');
export const getBetResponseValueBetVendorNameMax = 60;

export const getBetResponseValueBetNodeIdOneMax = 12;


export const getBetResponseValueBetNodeIdOneRegExp = new RegExp('^[0-9]{1,12}$');
export const getBetResponseValueBetGameNameMax = 120;

export const getBetResponseValueBetSummaryMax = 200;

export const getBetResponseValueBetRoundIdMax = 60;

export const getBetResponseValueBetDrawIdOneMax = 50;


export const getBetResponseValueBetDrawIdOneRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');
export const getBetResponseValueBetStakeMax = 25;


export const getBetResponseValueBetStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBetResponseValueBetOddsOneMax = 14;


export const getBetResponseValueBetOddsOneRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const getBetResponseValueBetPayoutOneMax = 25;


export const getBetResponseValueBetPayoutOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBetResponseValueBetNetOneMax = 25;


export const getBetResponseValueBetNetOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBetResponseValueBetValidTurnoverOneMax = 25;


export const getBetResponseValueBetValidTurnoverOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBetResponseValueBetPlacedAtMax = 30;

export const getBetResponseValueBetSettledAtMax = 30;

export const getBetResponseValueLinesItemPlayTypeOneMax = 30;


export const getBetResponseValueLinesItemPlayTypeOneRegExp = new RegExp('^[A-Z0-9_]{1,30}$');
export const getBetResponseValueLinesItemSelectionMax = 500;

export const getBetResponseValueLinesItemLinesMax = 100000000;

export const getBetResponseValueLinesItemUnitMax = 25;


export const getBetResponseValueLinesItemUnitRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBetResponseValueLinesItemStakeMax = 25;


export const getBetResponseValueLinesItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBetResponseValueLinesItemOddsOneMax = 14;


export const getBetResponseValueLinesItemOddsOneRegExp = new RegExp('^(0|[1-9][0-9]{0,8})\\.[0-9]{2,4}$');
export const getBetResponseValueLinesItemHitsMin = 0;
export const getBetResponseValueLinesItemHitsMax = 100000000;

export const getBetResponseValueLinesItemPayoutOneMax = 25;


export const getBetResponseValueLinesItemPayoutOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBetResponseValueLinesMax = 200;

export const getBetResponseValueRulesTextMax = 1000;

export const getBetResponseValueRulesReturnToPlayerMin = 0;
export const getBetResponseValueRulesReturnToPlayerMax = 10000;

export const getBetResponseValueRulesHelpPathMax = 200;

export const getBetResponseValueResultMax = 500;

export const getBetResponseValueEvidenceOneDrawnAtMax = 30;

export const getBetResponseValueEvidenceOneDrawNameMax = 120;

export const getBetResponseValueEvidenceOneResultVersionMax = 1000;

export const getBetResponseValueEvidenceOnePrizesItemNumbersItemMax = 6;


export const getBetResponseValueEvidenceOnePrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');
export const getBetResponseValueEvidenceOnePrizesItemNumbersMax = 20;

export const getBetResponseValueEvidenceOnePrizesMax = 10;

export const getBetResponseValueEvidenceOneCommitmentOneMax = 64;


export const getBetResponseValueEvidenceOneCommitmentOneRegExp = new RegExp('^[0-9a-f]{64}$');
export const getBetResponseValueEvidenceOneSeedOneMax = 64;


export const getBetResponseValueEvidenceOneSeedOneRegExp = new RegExp('^[0-9a-f]{64}$');
export const getBetResponseValueEvidenceOneClientSeedMax = 64;

export const getBetResponseValueLedgerEntryIdsItemMax = 40;

export const getBetResponseValueLedgerEntryIdsMax = 100;



export const GetBetResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "bet": /*#__PURE__*/ zod.object({
  "betId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueBetBetIdMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueBetBetIdRegExp)).check(/*#__PURE__*/ zod.describe('The id of a bet.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void']).check(/*#__PURE__*/ zod.describe('`open -> won | lost | push | void`. The result of a bet on any game goes by what came back: `won`, more than was staked; `push`, as much;\n`lost`, less, whatever part of the stake that is. `void`: it or its round was cancelled and the stake came back. A corrected\nresult can lead from one end to another.\n')),
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "vassalage": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueBetVassalageMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueBetVassalageRegExp)).check(/*#__PURE__*/ zod.describe('The code of a game vendor, on the wire also called `vassalage`.')),
  "vendorName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueBetVendorNameMax)).check(/*#__PURE__*/ zod.describe('The vendor\'s name.')),
  "nodeId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueBetNodeIdOneMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueBetNodeIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The place of a game in the catalogue; unique.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The place of the game in the catalogue, null once it has left.')),
  "gameName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueBetGameNameMax)).check(/*#__PURE__*/ zod.describe('The name of the game.')),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueBetSummaryMax)).check(/*#__PURE__*/ zod.describe('What was bet on, in the language of the request; empty where the vendor does not say.')),
  "roundId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueBetRoundIdMax))).check(/*#__PURE__*/ zod.describe('The round, null for a draw.')),
  "drawId": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueBetDrawIdOneMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueBetDrawIdOneRegExp)).check(/*#__PURE__*/ zod.describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The draw, null for a round.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueBetStakeMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueBetStakeRegExp)).check(/*#__PURE__*/ zod.describe('What was staked.')),
  "odds": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueBetOddsOneMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueBetOddsOneRegExp)).check(/*#__PURE__*/ zod.describe('What comes back for each 1 staked, the stake included, as a decimal string: at odds 99.00 a stake of 1.00 that wins pays 99.00.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The odds that were fixed when it was placed; null where lines differ or the game has none.')),
  "payout": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueBetPayoutOneMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueBetPayoutOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What came back, the stake included; null while it is open.')),
  "net": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueBetNetOneMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueBetNetOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Payout less stake; null while it is open.')),
  "validTurnover": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueBetValidTurnoverOneMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueBetValidTurnoverOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What of the stake counts as valid turnover: twice what was won or lost, at most the stake, and nothing of bets that cover opposing outcomes of one draw. Null while it is open.')),
  "placedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueBetPlacedAtMax)).check(/*#__PURE__*/ zod.describe('When it was placed.')),
  "settledAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueBetSettledAtMax))).check(/*#__PURE__*/ zod.describe('When it was settled last, null while it is open.'))
}).check(/*#__PURE__*/ zod.describe('A bet of any game: a round of a slot, a hand, a ticket of a draw.')),
  "lines": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "playType": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueLinesItemPlayTypeOneMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueLinesItemPlayTypeOneRegExp)).check(/*#__PURE__*/ zod.describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S4F_STRAIGHT S4L_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place (`F` the first, `M` the middle, `L` the last); in any order `S5_G120 S5_G60 S5_G30 S5_G20 S5_G10 S5_G5`, `S4L_G24 S4L_G12 S4L_G6 S4L_G4`, `S3F_G3 S3F_G6` and so on for `S3M` and `S3L`, `S2F_GROUP S2L_GROUP`; `S3F_SUM S3M_SUM S3L_SUM S2F_SUM S2L_SUM`; `S3F_ANY S3M_ANY S3L_ANY` a digit anywhere among the three; `POS_1` to `POS_5` one place; `SUM_BS SUM_OE` big or small and odd or even of the sum of five, `POS_BS POS_OE` of one place; `DRAGON_TIGER` the greater of two places |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `TOP2_GROUP TOP3_GROUP` in any order; `POS_1` to `POS_5`; `SUM_BS SUM_OE`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR PAIR_SINGLE TWO_DIFFERENT THREE_DIFFERENT RUN_ANY`; `SINGLE` |\n| PK10 | `POS_1` to `POS_10`; `TOP2_SUM TOP2_SUM_BS TOP2_SUM_OE`; `TOP2_STRAIGHT TOP3_STRAIGHT TOP2_GROUP TOP3_GROUP`; `POS_BS POS_OE`; `DRAGON_TIGER` |\n| PC28 | `SUM`; `SUM_BS SUM_OE SUM_COMBINED`; `SUM_EXTREME`; `SUM_COLOUR` |\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The play type of a lottery, else null.')),
  "selection": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueLinesItemSelectionMax)).check(/*#__PURE__*/ zod.describe('What was picked, in words.')),
  "lines": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBetResponseValueLinesItemLinesMax)).check(/*#__PURE__*/ zod.describe('Lines that it plays.')),
  "unit": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueLinesItemUnitMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueLinesItemUnitRegExp)).check(/*#__PURE__*/ zod.describe('What a line costs, the multiple included.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueLinesItemStakeMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueLinesItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('lines x unit.')),
  "odds": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueLinesItemOddsOneMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueLinesItemOddsOneRegExp)).check(/*#__PURE__*/ zod.describe('What comes back for each 1 staked, the stake included, as a decimal string: at odds 99.00 a stake of 1.00 that wins pays 99.00.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Its odds, null where the game has none.')),
  "hits": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getBetResponseValueLinesItemHitsMin)).check(/*#__PURE__*/ zod.lte(getBetResponseValueLinesItemHitsMax))).check(/*#__PURE__*/ zod.describe('Lines that hit, null while it is open or where the vendor does not say.')),
  "payout": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueLinesItemPayoutOneMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueLinesItemPayoutOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What it paid, null while it is open.')),
  "state": /*#__PURE__*/ zod.enum(['open', 'won', 'lost', 'push', 'void']).check(/*#__PURE__*/ zod.describe('`open -> won | lost | push | void`. The result of a bet on any game goes by what came back: `won`, more than was staked; `push`, as much;\n`lost`, less, whatever part of the stake that is. `void`: it or its round was cancelled and the stake came back. A corrected\nresult can lead from one end to another.\n'))
}).check(/*#__PURE__*/ zod.describe('A part of a bet with a price of its own.'))).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueLinesMax)).check(/*#__PURE__*/ zod.describe('Its lines; at least one.')),
  "rules": /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueRulesTextMax)).check(/*#__PURE__*/ zod.describe('What wins, in the language of the request.')),
  "returnToPlayer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getBetResponseValueRulesReturnToPlayerMin)).check(/*#__PURE__*/ zod.lte(getBetResponseValueRulesReturnToPlayerMax))).check(/*#__PURE__*/ zod.describe('The return to player in basis points, null where the vendor names none.')),
  "helpPath": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueRulesHelpPathMax)).check(/*#__PURE__*/ zod.describe('The full rules within the portal.'))
}).check(/*#__PURE__*/ zod.describe('The rules that the bet stands under.')),
  "result": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueResultMax))).check(/*#__PURE__*/ zod.describe('The result in the language of the request, null while it is open.')),
  "evidence": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "source": /*#__PURE__*/ zod.enum(['built_in', 'external', 'inhouse', 'vendor']).check(/*#__PURE__*/ zod.describe('A draw of this server, a draw of a station, a round of an in-house game, a round of another vendor.')),
  "drawnAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueEvidenceOneDrawnAtMax)).check(/*#__PURE__*/ zod.describe('When it was drawn or revealed.')),
  "drawName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueEvidenceOneDrawNameMax))).check(/*#__PURE__*/ zod.describe('What the draw is called, null for a round.')),
  "resultVersion": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getBetResponseValueEvidenceOneResultVersionMax))).check(/*#__PURE__*/ zod.describe('The version of the result that the bet is settled by, null for a round.')),
  "prizes": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "prize": /*#__PURE__*/ zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).check(/*#__PURE__*/ zod.describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.')),
  "numbers": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueEvidenceOnePrizesItemNumbersItemMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueEvidenceOnePrizesItemNumbersItemRegExp)).check(/*#__PURE__*/ zod.describe('A drawn number, zero-padded, never a number of JSON.'))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueEvidenceOnePrizesItemNumbersMax)).check(/*#__PURE__*/ zod.describe('Its numbers in the order of drawing.'))
}).check(/*#__PURE__*/ zod.describe('The numbers of one prize.'))).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueEvidenceOnePrizesMax)).check(/*#__PURE__*/ zod.describe('The rows of the prize table in their order; empty for a round.')),
  "algorithm": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['portico-hmac-sha256-1', 'portico-hmac-sha256-2']).check(/*#__PURE__*/ zod.describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n`portico-hmac-sha256-2` is the same, but no number comes twice in one prize of a Vietnamese table: a number that its prize has\nalready is passed over, and the next one is made of the digits that follow. The North is drawn so, as its stations draw; its\ndraws of days that the server was bound to before this version keep `portico-hmac-sha256-1`.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`hi-lo`: card by card c = below(52), so that each comes from a whole deck; its rank is place floor(c / 4) of A23456789TJQK,\nits suit place c mod 4 of SHDC. `lucky-wheel`: below(segments), from 0, the segment as the sheet numbers them.\n`lantern-reels`: below(length of its strip) for each reel from the left; that symbol of the strip, from 0, stands in the top\nrow, the next two below it, the first again after the last.\n`moonshot`: n = below(1000000) * 1000000 + below(1000000); it ends at floor(99 * 10^12 / (10^12 - n)) / 100, at least 1.00\nand at most 990000.00. By version 1 of its rules n = below(1000000), and it ends at floor(99000000 / (1000000 - n)) / 100, at\nleast 1.00: so coarse that many multipliers above 1000 returned less than the sheet said, at worst 49.50 percent at 495000.01.\n\n**The shared round of Moonshot.** Its `roundId` is that of the round of all players, and its `clientSeed` the SHA-256, in\nlower-case hexadecimal, of the client seeds of all bets that stand at take-off, in the order of their places, joined by line\nfeeds (U+000A), without one at the end; without a bet that of the empty text. The server shows the hash of its seed before the\nfirst bet, and no player knows that seed before the end: neither side alone can choose it. A player is paid `cashOutAt` where\nit is at most the end.\n\n**What that cannot exclude.** The server knows its seed while it takes bets, and takes them one after another. Somebody in\nleague with it who bets last could choose a seed by the end that it gives. Operators have no account that bets, the evidence\nlists every bet with its place, its time and its seed while bets are still taken, and whoever bets after that somebody spoils\nthe choice. Games of one player leave no such room: their seed is sealed first, and the player speaks last.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('How the result follows from the seed; null for external draws and other vendors.')),
  "commitment": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueEvidenceOneCommitmentOneMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueEvidenceOneCommitmentOneRegExp)).check(/*#__PURE__*/ zod.describe('A SHA-256 value, or the 32 bytes of a seed, in lower-case hexadecimal.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The SHA-256 of the seed, as it was shown before the bet; null as above.')),
  "seed": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBetResponseValueEvidenceOneSeedOneMax)).check(/*#__PURE__*/ zod.regex(getBetResponseValueEvidenceOneSeedOneRegExp)).check(/*#__PURE__*/ zod.describe('A SHA-256 value, or the 32 bytes of a seed, in lower-case hexadecimal.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The seed, shown after it; null as above.')),
  "clientSeed": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueEvidenceOneClientSeedMax))).check(/*#__PURE__*/ zod.describe('What the player added to the seed; null but for in-house rounds.'))
}).check(/*#__PURE__*/ zod.describe('What the result can be checked by. A draw\'s `getDrawEvidence` and an in-house round\'s evidence tell the whole of it.\n')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the result can be checked by; null while it is open.')),
  "ledgerEntryIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueLedgerEntryIdsItemMax)).check(/*#__PURE__*/ zod.describe('An entry of the ledger.'))).check(/*#__PURE__*/ zod.maxLength(getBetResponseValueLedgerEntryIdsMax)).check(/*#__PURE__*/ zod.describe('The entries of the ledger that it made.'))
}).check(/*#__PURE__*/ zod.describe('A bet with its lines, rules and result.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getBet`.'))

/**
 * What play has won or cost the member of the session within the range, by day and category, as a series for the chart
 * and as sums, with net deposits and time played. A bet counts on the day on which it settles, in the brand's time zone;
 * a settlement that is corrected later counts, with its sign, on the day of the correction. The range is widened to
 * whole days. With `gameType` bets of that category alone count; deposits, withdrawals and rewards then stay whole.
 * @summary Tell profit and loss
 */
export const getProfitLossQueryFromMax = 30;

export const getProfitLossQueryToMax = 30;



export const GetProfitLossQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getProfitLossQueryFromMax))).check(/*#__PURE__*/ zod.describe('The beginning of the range, included. Without it the range begins 30 days before its end.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getProfitLossQueryToMax))).check(/*#__PURE__*/ zod.describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.')),
  "gameType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE'])).check(/*#__PURE__*/ zod.describe('Bets of this category only.'))
})

export const getProfitLossHeaderMerchantMax = 32;


export const getProfitLossHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getProfitLossHeaderXRequestIdMax = 64;


export const getProfitLossHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetProfitLossHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getProfitLossHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getProfitLossHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const getProfitLossResponseValueCurrencyMax = 5;


export const getProfitLossResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getProfitLossResponseValueDaysItemDateMax = 10;

export const getProfitLossResponseValueDaysItemBetsMin = 0;
export const getProfitLossResponseValueDaysItemBetsMax = 100000000;

export const getProfitLossResponseValueDaysItemStakeMax = 25;


export const getProfitLossResponseValueDaysItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueDaysItemPayoutMax = 25;


export const getProfitLossResponseValueDaysItemPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueDaysItemNetMax = 25;


export const getProfitLossResponseValueDaysItemNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueDaysItemValidTurnoverMax = 25;


export const getProfitLossResponseValueDaysItemValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueDaysItemRewardsMax = 25;


export const getProfitLossResponseValueDaysItemRewardsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueDaysItemCumulativeNetMax = 25;


export const getProfitLossResponseValueDaysItemCumulativeNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueDaysItemMinutesPlayedMin = 0;
export const getProfitLossResponseValueDaysItemMinutesPlayedMax = 1440;

export const getProfitLossResponseValueDaysItemCategoriesItemBetsMin = 0;
export const getProfitLossResponseValueDaysItemCategoriesItemBetsMax = 100000000;

export const getProfitLossResponseValueDaysItemCategoriesItemStakeMax = 25;


export const getProfitLossResponseValueDaysItemCategoriesItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueDaysItemCategoriesItemPayoutMax = 25;


export const getProfitLossResponseValueDaysItemCategoriesItemPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueDaysItemCategoriesItemNetMax = 25;


export const getProfitLossResponseValueDaysItemCategoriesItemNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueDaysItemCategoriesItemValidTurnoverMax = 25;


export const getProfitLossResponseValueDaysItemCategoriesItemValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueDaysItemCategoriesMax = 20;

export const getProfitLossResponseValueDaysMax = 93;

export const getProfitLossResponseValueCategoriesItemBetsMin = 0;
export const getProfitLossResponseValueCategoriesItemBetsMax = 100000000;

export const getProfitLossResponseValueCategoriesItemStakeMax = 25;


export const getProfitLossResponseValueCategoriesItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueCategoriesItemPayoutMax = 25;


export const getProfitLossResponseValueCategoriesItemPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueCategoriesItemNetMax = 25;


export const getProfitLossResponseValueCategoriesItemNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueCategoriesItemValidTurnoverMax = 25;


export const getProfitLossResponseValueCategoriesItemValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueCategoriesMax = 20;

export const getProfitLossResponseValueTotalsBetsMin = 0;
export const getProfitLossResponseValueTotalsBetsMax = 100000000;

export const getProfitLossResponseValueTotalsStakeMax = 25;


export const getProfitLossResponseValueTotalsStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueTotalsPayoutMax = 25;


export const getProfitLossResponseValueTotalsPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueTotalsNetMax = 25;


export const getProfitLossResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueTotalsValidTurnoverMax = 25;


export const getProfitLossResponseValueTotalsValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueTotalsOpenStakeMax = 25;


export const getProfitLossResponseValueTotalsOpenStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueTotalsRewardsMax = 25;


export const getProfitLossResponseValueTotalsRewardsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueTotalsNetPositionMax = 25;


export const getProfitLossResponseValueTotalsNetPositionRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueTotalsDepositsMax = 25;


export const getProfitLossResponseValueTotalsDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueTotalsWithdrawalsMax = 25;


export const getProfitLossResponseValueTotalsWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueTotalsNetDepositsMax = 25;


export const getProfitLossResponseValueTotalsNetDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getProfitLossResponseValueTotalsMinutesPlayedMin = 0;
export const getProfitLossResponseValueTotalsMinutesPlayedMax = 1000000;

export const getProfitLossResponseValueAsOfMax = 30;



export const GetProfitLossResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "days": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "date": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueDaysItemDateMax)).check(/*#__PURE__*/ zod.describe('The day.')),
  "bets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProfitLossResponseValueDaysItemBetsMin)).check(/*#__PURE__*/ zod.lte(getProfitLossResponseValueDaysItemBetsMax)).check(/*#__PURE__*/ zod.describe('Settled bets.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueDaysItemStakeMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueDaysItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('Their stakes.')),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueDaysItemPayoutMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueDaysItemPayoutRegExp)).check(/*#__PURE__*/ zod.describe('Their payouts.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueDaysItemNetMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueDaysItemNetRegExp)).check(/*#__PURE__*/ zod.describe('Payouts less stakes; below zero is a loss.')),
  "validTurnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueDaysItemValidTurnoverMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueDaysItemValidTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Their valid turnover.')),
  "rewards": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueDaysItemRewardsMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueDaysItemRewardsRegExp)).check(/*#__PURE__*/ zod.describe('Rewards, rebates, bonus money that became money, and converted points.')),
  "cumulativeNet": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueDaysItemCumulativeNetMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueDaysItemCumulativeNetRegExp)).check(/*#__PURE__*/ zod.describe('The sum of `net` from the first day of the range to this one.')),
  "minutesPlayed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProfitLossResponseValueDaysItemMinutesPlayedMin)).check(/*#__PURE__*/ zod.lte(getProfitLossResponseValueDaysItemMinutesPlayedMax)).check(/*#__PURE__*/ zod.describe('Minutes in games: after each bet until the next one, at most five.')),
  "categories": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "bets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProfitLossResponseValueDaysItemCategoriesItemBetsMin)).check(/*#__PURE__*/ zod.lte(getProfitLossResponseValueDaysItemCategoriesItemBetsMax)).check(/*#__PURE__*/ zod.describe('Settled bets.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueDaysItemCategoriesItemStakeMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueDaysItemCategoriesItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('Their stakes.')),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueDaysItemCategoriesItemPayoutMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueDaysItemCategoriesItemPayoutRegExp)).check(/*#__PURE__*/ zod.describe('Their payouts.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueDaysItemCategoriesItemNetMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueDaysItemCategoriesItemNetRegExp)).check(/*#__PURE__*/ zod.describe('Payouts less stakes; below zero is a loss.')),
  "validTurnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueDaysItemCategoriesItemValidTurnoverMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueDaysItemCategoriesItemValidTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Their valid turnover.'))
}).check(/*#__PURE__*/ zod.describe('Profit and loss of one category.'))).check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueDaysItemCategoriesMax)).check(/*#__PURE__*/ zod.describe('The day by category, in the order of the menu; those without bets are missing.'))
}).check(/*#__PURE__*/ zod.describe('Profit and loss of one day of the brand\'s time zone; a point of the chart.'))).check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueDaysMax)).check(/*#__PURE__*/ zod.describe('One point for each day, the first one first, days without play included.')),
  "categories": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "gameType": /*#__PURE__*/ zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).check(/*#__PURE__*/ zod.describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.')),
  "bets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProfitLossResponseValueCategoriesItemBetsMin)).check(/*#__PURE__*/ zod.lte(getProfitLossResponseValueCategoriesItemBetsMax)).check(/*#__PURE__*/ zod.describe('Settled bets.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueCategoriesItemStakeMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueCategoriesItemStakeRegExp)).check(/*#__PURE__*/ zod.describe('Their stakes.')),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueCategoriesItemPayoutMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueCategoriesItemPayoutRegExp)).check(/*#__PURE__*/ zod.describe('Their payouts.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueCategoriesItemNetMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueCategoriesItemNetRegExp)).check(/*#__PURE__*/ zod.describe('Payouts less stakes; below zero is a loss.')),
  "validTurnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueCategoriesItemValidTurnoverMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueCategoriesItemValidTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Their valid turnover.'))
}).check(/*#__PURE__*/ zod.describe('Profit and loss of one category.'))).check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueCategoriesMax)).check(/*#__PURE__*/ zod.describe('The range by category, in the order of the menu; those without bets are missing.')),
  "totals": /*#__PURE__*/ zod.object({
  "bets": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProfitLossResponseValueTotalsBetsMin)).check(/*#__PURE__*/ zod.lte(getProfitLossResponseValueTotalsBetsMax)).check(/*#__PURE__*/ zod.describe('Settled bets.')),
  "stake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueTotalsStakeMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueTotalsStakeRegExp)).check(/*#__PURE__*/ zod.describe('Their stakes.')),
  "payout": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueTotalsPayoutMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueTotalsPayoutRegExp)).check(/*#__PURE__*/ zod.describe('Their payouts.')),
  "net": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueTotalsNetMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueTotalsNetRegExp)).check(/*#__PURE__*/ zod.describe('Payouts less stakes; below zero is a loss.')),
  "validTurnover": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueTotalsValidTurnoverMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueTotalsValidTurnoverRegExp)).check(/*#__PURE__*/ zod.describe('Their valid turnover.')),
  "openStake": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueTotalsOpenStakeMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueTotalsOpenStakeRegExp)).check(/*#__PURE__*/ zod.describe('Stakes of bets that were placed in the range and are still open, in no other sum.')),
  "rewards": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueTotalsRewardsMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueTotalsRewardsRegExp)).check(/*#__PURE__*/ zod.describe('Rewards, rebates, bonus money that became money, and converted points.')),
  "netPosition": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueTotalsNetPositionMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueTotalsNetPositionRegExp)).check(/*#__PURE__*/ zod.describe('`net` and `rewards` together: what play has won or cost.')),
  "deposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueTotalsDepositsMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueTotalsDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Deposits that were credited.')),
  "withdrawals": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueTotalsWithdrawalsMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueTotalsWithdrawalsRegExp)).check(/*#__PURE__*/ zod.describe('Withdrawals that were received.')),
  "netDeposits": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueTotalsNetDepositsMax)).check(/*#__PURE__*/ zod.regex(getProfitLossResponseValueTotalsNetDepositsRegExp)).check(/*#__PURE__*/ zod.describe('Deposits less withdrawals.')),
  "minutesPlayed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getProfitLossResponseValueTotalsMinutesPlayedMin)).check(/*#__PURE__*/ zod.lte(getProfitLossResponseValueTotalsMinutesPlayedMax)).check(/*#__PURE__*/ zod.describe('Minutes in games.'))
}).check(/*#__PURE__*/ zod.describe('Profit and loss of the range.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getProfitLossResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the figures hold.'))
}).check(/*#__PURE__*/ zod.describe('Profit and loss of a range.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getProfitLoss`.'))

