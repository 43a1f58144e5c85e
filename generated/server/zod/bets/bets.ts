/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


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



export const ListBetsQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(listBetsQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(listBetsQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('Bets of this category only.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).optional().describe('Bets in this state only.'),
  "vassalage": zod.string().max(listBetsQueryVassalageMax).regex(listBetsQueryVassalageRegExp).optional().describe('Bets with this vendor only.'),
  "search": zod.string().min(1).max(listBetsQuerySearchMax).optional().describe('Words of the name of the game, or the id of a bet, round or draw.'),
  "pageNo": zod.int().min(1).max(listBetsQueryPageNoMax).default(listBetsQueryPageNoDefault).describe('The page, from 1.'),
  "pageSize": zod.int().min(1).max(listBetsQueryPageSizeMax).default(listBetsQueryPageSizeDefault).describe('Entries on a page.')
})

export const listBetsHeaderMerchantMax = 32;


export const listBetsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const listBetsHeaderXRequestIdMax = 64;


export const listBetsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const ListBetsHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(listBetsHeaderMerchantMax).regex(listBetsHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(listBetsHeaderXRequestIdMax).regex(listBetsHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
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



export const ListBetsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "betId": zod.string().max(listBetsResponseValueContentItemBetIdMax).regex(listBetsResponseValueContentItemBetIdRegExp).describe('The id of a bet.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).describe('`open -> won | lost | push | void`. `push`: the stake came back by the rules of the game; `void`: by cancelling it\nor the round. A corrected result can lead from one end to another.\n'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "vassalage": zod.string().max(listBetsResponseValueContentItemVassalageMax).regex(listBetsResponseValueContentItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(listBetsResponseValueContentItemVendorNameMax).describe('The vendor\'s name.'),
  "nodeId": zod.union([zod.string().max(listBetsResponseValueContentItemNodeIdOneMax).regex(listBetsResponseValueContentItemNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The place of the game in the catalogue, null once it has left.'),
  "gameName": zod.string().min(1).max(listBetsResponseValueContentItemGameNameMax).describe('The name of the game.'),
  "summary": zod.string().max(listBetsResponseValueContentItemSummaryMax).describe('What was bet on, in the language of the request; empty where the vendor does not say.'),
  "roundId": zod.string().min(1).max(listBetsResponseValueContentItemRoundIdMax).nullable().describe('The round, null for a draw.'),
  "drawId": zod.union([zod.string().max(listBetsResponseValueContentItemDrawIdOneMax).regex(listBetsResponseValueContentItemDrawIdOneRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),zod.null()]).describe('The draw, null for a round.'),
  "stake": zod.string().max(listBetsResponseValueContentItemStakeMax).regex(listBetsResponseValueContentItemStakeRegExp).describe('What was staked.'),
  "odds": zod.union([zod.string().max(listBetsResponseValueContentItemOddsOneMax).regex(listBetsResponseValueContentItemOddsOneRegExp).describe('What comes back for each 1 staked, the stake included, as a decimal string: at odds 99.00 a stake of 1.00 that wins pays 99.00.\n'),zod.null()]).describe('The odds that were fixed when it was placed; null where lines differ or the game has none.'),
  "payout": zod.union([zod.string().max(listBetsResponseValueContentItemPayoutOneMax).regex(listBetsResponseValueContentItemPayoutOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What came back, the stake included; null while it is open.'),
  "net": zod.union([zod.string().max(listBetsResponseValueContentItemNetOneMax).regex(listBetsResponseValueContentItemNetOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('Payout less stake; null while it is open.'),
  "validTurnover": zod.union([zod.string().max(listBetsResponseValueContentItemValidTurnoverOneMax).regex(listBetsResponseValueContentItemValidTurnoverOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What of the stake counts as valid turnover; null while it is open.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(listBetsResponseValueContentItemPlacedAtMax).describe('When it was placed.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(listBetsResponseValueContentItemSettledAtMax).nullable().describe('When it was settled last, null while it is open.')
}).describe('A bet of any game: a round of a slot, a hand, a ticket of a draw.')).max(listBetsResponseValueContentMax).describe('The bets of the page, the one placed last first.'),
  "totalPages": zod.int().min(listBetsResponseValueTotalPagesMin).max(listBetsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listBetsResponseValueTotalElementsMin).max(listBetsResponseValueTotalElementsMax).describe('Bets in all.'),
  "totals": zod.strictObject({
  "count": zod.int().min(listBetsResponseValueTotalsCountMin).max(listBetsResponseValueTotalsCountMax).describe('Bets.'),
  "openCount": zod.int().min(listBetsResponseValueTotalsOpenCountMin).max(listBetsResponseValueTotalsOpenCountMax).describe('Those of them that are open.'),
  "stake": zod.string().max(listBetsResponseValueTotalsStakeMax).regex(listBetsResponseValueTotalsStakeRegExp).describe('Stakes, open bets included.'),
  "openStake": zod.string().max(listBetsResponseValueTotalsOpenStakeMax).regex(listBetsResponseValueTotalsOpenStakeRegExp).describe('Stakes of open bets.'),
  "payout": zod.string().max(listBetsResponseValueTotalsPayoutMax).regex(listBetsResponseValueTotalsPayoutRegExp).describe('Payouts of settled bets.'),
  "net": zod.string().max(listBetsResponseValueTotalsNetMax).regex(listBetsResponseValueTotalsNetRegExp).describe('Payouts less stakes of settled bets; below zero is a loss.'),
  "validTurnover": zod.string().max(listBetsResponseValueTotalsValidTurnoverMax).regex(listBetsResponseValueTotalsValidTurnoverRegExp).describe('Valid turnover of settled bets.'),
  "categories": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "count": zod.int().min(listBetsResponseValueTotalsCategoriesItemCountMin).max(listBetsResponseValueTotalsCategoriesItemCountMax).describe('Bets.'),
  "stake": zod.string().max(listBetsResponseValueTotalsCategoriesItemStakeMax).regex(listBetsResponseValueTotalsCategoriesItemStakeRegExp).describe('Stakes.'),
  "payout": zod.string().max(listBetsResponseValueTotalsCategoriesItemPayoutMax).regex(listBetsResponseValueTotalsCategoriesItemPayoutRegExp).describe('Payouts of settled bets.'),
  "net": zod.string().max(listBetsResponseValueTotalsCategoriesItemNetMax).regex(listBetsResponseValueTotalsCategoriesItemNetRegExp).describe('Payouts less stakes of settled bets.')
}).describe('The sums of one category.')).max(listBetsResponseValueTotalsCategoriesMax).describe('The same by category, in the order of the menu; those without bets are missing.')
}).describe('The sums over all pages.')
}).describe('A page of the betting record.')
}).describe('The answer of `listBets`.')

/**
 * A bet of the member of the session with its lines, the rules and odds that it was placed under, its result and what
 * that can be checked by: for a draw the numbers and, if this server drew them, commitment and seed. A corrected result
 * shows the version that holds now; the ledger has every step.
 * @summary Tell a bet
 */
export const getBetPathBetIdMax = 40;


export const getBetPathBetIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');


export const GetBetParams = zod.object({
  "betId": zod.string().max(getBetPathBetIdMax).regex(getBetPathBetIdRegExp).describe('The id of a bet.')
})

export const getBetHeaderMerchantMax = 32;


export const getBetHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getBetHeaderXRequestIdMax = 64;


export const getBetHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetBetHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getBetHeaderMerchantMax).regex(getBetHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getBetHeaderXRequestIdMax).regex(getBetHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const GetBetResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "bet": zod.strictObject({
  "betId": zod.string().max(getBetResponseValueBetBetIdMax).regex(getBetResponseValueBetBetIdRegExp).describe('The id of a bet.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).describe('`open -> won | lost | push | void`. `push`: the stake came back by the rules of the game; `void`: by cancelling it\nor the round. A corrected result can lead from one end to another.\n'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "vassalage": zod.string().max(getBetResponseValueBetVassalageMax).regex(getBetResponseValueBetVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(getBetResponseValueBetVendorNameMax).describe('The vendor\'s name.'),
  "nodeId": zod.union([zod.string().max(getBetResponseValueBetNodeIdOneMax).regex(getBetResponseValueBetNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The place of the game in the catalogue, null once it has left.'),
  "gameName": zod.string().min(1).max(getBetResponseValueBetGameNameMax).describe('The name of the game.'),
  "summary": zod.string().max(getBetResponseValueBetSummaryMax).describe('What was bet on, in the language of the request; empty where the vendor does not say.'),
  "roundId": zod.string().min(1).max(getBetResponseValueBetRoundIdMax).nullable().describe('The round, null for a draw.'),
  "drawId": zod.union([zod.string().max(getBetResponseValueBetDrawIdOneMax).regex(getBetResponseValueBetDrawIdOneRegExp).describe('The id of a draw: its game, its day on the brand\'s clock, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),zod.null()]).describe('The draw, null for a round.'),
  "stake": zod.string().max(getBetResponseValueBetStakeMax).regex(getBetResponseValueBetStakeRegExp).describe('What was staked.'),
  "odds": zod.union([zod.string().max(getBetResponseValueBetOddsOneMax).regex(getBetResponseValueBetOddsOneRegExp).describe('What comes back for each 1 staked, the stake included, as a decimal string: at odds 99.00 a stake of 1.00 that wins pays 99.00.\n'),zod.null()]).describe('The odds that were fixed when it was placed; null where lines differ or the game has none.'),
  "payout": zod.union([zod.string().max(getBetResponseValueBetPayoutOneMax).regex(getBetResponseValueBetPayoutOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What came back, the stake included; null while it is open.'),
  "net": zod.union([zod.string().max(getBetResponseValueBetNetOneMax).regex(getBetResponseValueBetNetOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('Payout less stake; null while it is open.'),
  "validTurnover": zod.union([zod.string().max(getBetResponseValueBetValidTurnoverOneMax).regex(getBetResponseValueBetValidTurnoverOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What of the stake counts as valid turnover; null while it is open.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(getBetResponseValueBetPlacedAtMax).describe('When it was placed.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(getBetResponseValueBetSettledAtMax).nullable().describe('When it was settled last, null while it is open.')
}).describe('A bet of any game: a round of a slot, a hand, a ticket of a draw.'),
  "lines": zod.array(zod.strictObject({
  "playType": zod.union([zod.string().max(getBetResponseValueLinesItemPlayTypeOneMax).regex(getBetResponseValueLinesItemPlayTypeOneRegExp).describe('A way to bet. Which of them a game has, and at what odds, is told by `listPlayTypes`; what wins by its `rule`. The codes:\n\n| games | codes |\n|---|---|\n| Vietnamese | `LO_2 LO_3 LO_4` endings of all prizes; `DE` the last two of the special prize, `DE_G7` of prize seven (South and Central: `DE_G8`); `CANG_3 CANG_4`; `DAU DUOI`; `XIEN_2 XIEN_3 XIEN_4`; `TRUOT_4 TRUOT_8 TRUOT_10` |\n| SSC | `S5_STRAIGHT S3F_STRAIGHT S3M_STRAIGHT S3L_STRAIGHT S2F_STRAIGHT S2L_STRAIGHT` digits in place; `S5_G120 S5_G60 S5_G30`; `S3F_G3 S3F_G6 S3M_G3 S3M_G6 S3L_G3 S3L_G6`; `S3F_SUM S3L_SUM`; `POS_1`; `SUM_BS SUM_OE` big or small and odd or even of the sum of five |\n| 11x5 | `ANY_1` to `ANY_8`; `TOP1_STRAIGHT TOP2_STRAIGHT TOP3_STRAIGHT`; `SUM_BS SUM_OE`; `POS_BS POS_OE` |\n| K3 | `SUM`; `SUM_BS SUM_OE`; `TRIPLE TRIPLE_ANY PAIR TWO_DIFFERENT THREE_DIFFERENT` |\n| PK10 | `POS_1`; `TOP2_SUM`; `TOP2_STRAIGHT TOP3_STRAIGHT`; `POS_BS POS_OE` |\n| PC28 | `SUM`; `SUM_BS SUM_OE`; `SUM_EXTREME` |\n'),zod.null()]).describe('The play type of a lottery, else null.'),
  "selection": zod.string().min(1).max(getBetResponseValueLinesItemSelectionMax).describe('What was picked, in words.'),
  "lines": zod.int().min(1).max(getBetResponseValueLinesItemLinesMax).describe('Lines that it plays.'),
  "unit": zod.string().max(getBetResponseValueLinesItemUnitMax).regex(getBetResponseValueLinesItemUnitRegExp).describe('What a line costs, the multiple included.'),
  "stake": zod.string().max(getBetResponseValueLinesItemStakeMax).regex(getBetResponseValueLinesItemStakeRegExp).describe('lines x unit.'),
  "odds": zod.union([zod.string().max(getBetResponseValueLinesItemOddsOneMax).regex(getBetResponseValueLinesItemOddsOneRegExp).describe('What comes back for each 1 staked, the stake included, as a decimal string: at odds 99.00 a stake of 1.00 that wins pays 99.00.\n'),zod.null()]).describe('Its odds, null where the game has none.'),
  "hits": zod.int().min(getBetResponseValueLinesItemHitsMin).max(getBetResponseValueLinesItemHitsMax).nullable().describe('Lines that hit, null while it is open or where the vendor does not say.'),
  "payout": zod.union([zod.string().max(getBetResponseValueLinesItemPayoutOneMax).regex(getBetResponseValueLinesItemPayoutOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What it paid, null while it is open.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).describe('`open -> won | lost | push | void`. `push`: the stake came back by the rules of the game; `void`: by cancelling it\nor the round. A corrected result can lead from one end to another.\n')
}).describe('A part of a bet with a price of its own.')).max(getBetResponseValueLinesMax).describe('Its lines; at least one.'),
  "rules": zod.strictObject({
  "text": zod.string().min(1).max(getBetResponseValueRulesTextMax).describe('What wins, in the language of the request.'),
  "returnToPlayer": zod.int().min(getBetResponseValueRulesReturnToPlayerMin).max(getBetResponseValueRulesReturnToPlayerMax).nullable().describe('The return to player in basis points, null where the vendor names none.'),
  "helpPath": zod.string().min(1).max(getBetResponseValueRulesHelpPathMax).describe('The full rules within the portal.')
}).describe('The rules that the bet stands under.'),
  "result": zod.string().min(1).max(getBetResponseValueResultMax).nullable().describe('The result in the language of the request, null while it is open.'),
  "evidence": zod.union([zod.strictObject({
  "source": zod.enum(['built_in', 'external', 'inhouse', 'vendor']).describe('A draw of this server, a draw of a station, a round of an in-house game, a round of another vendor.'),
  "drawnAt": zod.iso.datetime({"offset":true}).max(getBetResponseValueEvidenceOneDrawnAtMax).describe('When it was drawn or revealed.'),
  "drawName": zod.string().min(1).max(getBetResponseValueEvidenceOneDrawNameMax).nullable().describe('What the draw is called, null for a round.'),
  "resultVersion": zod.int().min(1).max(getBetResponseValueEvidenceOneResultVersionMax).nullable().describe('The version of the result that the bet is settled by, null for a round.'),
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(getBetResponseValueEvidenceOnePrizesItemNumbersItemMax).regex(getBetResponseValueEvidenceOnePrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(getBetResponseValueEvidenceOnePrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).max(getBetResponseValueEvidenceOnePrizesMax).describe('The rows of the prize table in their order; empty for a round.'),
  "algorithm": zod.union([zod.enum(['portico-hmac-sha256-1']).describe('How an outcome follows from a seed; anybody can repeat it.\n\n**Commitment.** Before anybody can bet, the server draws a seed of 32 bytes from the system\'s generator and shows\n`sha256(seed)`. The seed itself is shown after the outcome, and only then.\n\n**Numbers.** Block i = 0, 1, 2 ... is `HMAC-SHA-256(key = seed, message = label + ":" + i)`, i in decimal, the message in\nUTF-8. Each block gives eight unsigned 32-bit numbers, the most significant byte first. `below(n)` takes the next number x;\nwhile x >= floor(2^32 / n) * n it takes the next one; its value is x mod n. So no outcome is favoured.\n\n**Shuffle.** `shuffle(list, k)`: for i = 0 ... k - 1 swap place i with place i + below(length - i); the first k are drawn.\n\n**Draws of a lottery.** The label is the draw\'s id. Five digits (SSC) and the three of PC28: each below(10), from left to\nright. 11x5: shuffle(01 ... 11, 5). K3: 1 + below(6), three times. PK10: shuffle(01 ... 10, 10). A Vietnamese table: each\ndigit below(10), special prize first, then G1, G2 and so on, each number from left to right.\n\n**In-house rounds.** The label is `roundId + ":" + clientSeed`.\n`dice`: below(10000) / 100. `lumo-lamp`: below(100): 0-49 TEAL, 50-74 AMBER, 75-84 ROSE, 85-86 WHITE, 87-99 DARK.\n`mines`: shuffle(0 ... 24, mines). `keno`: shuffle(1 ... 40, 10). `plinko`: below(2) for each row, 1 is to the right.\n`moonshot`: n = below(1000000); it ends at floor(99000000 / (1000000 - n)) / 100, at least 1.00.\n'),zod.null()]).describe('How the result follows from the seed; null for external draws and other vendors.'),
  "commitment": zod.union([zod.string().max(getBetResponseValueEvidenceOneCommitmentOneMax).regex(getBetResponseValueEvidenceOneCommitmentOneRegExp).describe('A SHA-256 value, or the 32 bytes of a seed, in lower-case hexadecimal.'),zod.null()]).describe('The SHA-256 of the seed, as it was shown before the bet; null as above.'),
  "seed": zod.union([zod.string().max(getBetResponseValueEvidenceOneSeedOneMax).regex(getBetResponseValueEvidenceOneSeedOneRegExp).describe('A SHA-256 value, or the 32 bytes of a seed, in lower-case hexadecimal.'),zod.null()]).describe('The seed, shown after it; null as above.'),
  "clientSeed": zod.string().min(1).max(getBetResponseValueEvidenceOneClientSeedMax).nullable().describe('What the player added to the seed; null but for in-house rounds.')
}).describe('What the result can be checked by. A draw\'s `getDrawEvidence` and an in-house round\'s evidence tell the whole of it.\n'),zod.null()]).describe('What the result can be checked by; null while it is open.'),
  "ledgerEntryIds": zod.array(zod.string().min(1).max(getBetResponseValueLedgerEntryIdsItemMax).describe('An entry of the ledger.')).max(getBetResponseValueLedgerEntryIdsMax).describe('The entries of the ledger that it made.')
}).describe('A bet with its lines, rules and result.')
}).describe('The answer of `getBet`.')

/**
 * What play has won or cost the member of the session within the range, by day and category, as a series for the chart
 * and as sums, with net deposits and time played. A bet counts on the day on which it settles, in the brand's time zone;
 * a settlement that is corrected later counts, with its sign, on the day of the correction. The range is widened to
 * whole days. With `gameType` bets of that category alone count; deposits, withdrawals and rewards then stay whole.
 * @summary Tell profit and loss
 */
export const getProfitLossQueryFromMax = 30;

export const getProfitLossQueryToMax = 30;



export const GetProfitLossQueryParams = zod.object({
  "from": zod.iso.datetime({"offset":true}).max(getProfitLossQueryFromMax).optional().describe('The beginning of the range, included. Without it the range begins 30 days ago.'),
  "to": zod.iso.datetime({"offset":true}).max(getProfitLossQueryToMax).optional().describe('The end of the range, not included. Without it the range goes on until now. A range has at most 92 days.'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).optional().describe('Bets of this category only.')
})

export const getProfitLossHeaderMerchantMax = 32;


export const getProfitLossHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getProfitLossHeaderXRequestIdMax = 64;


export const getProfitLossHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetProfitLossHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getProfitLossHeaderMerchantMax).regex(getProfitLossHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getProfitLossHeaderXRequestIdMax).regex(getProfitLossHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
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



export const GetProfitLossResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "currency": zod.string().max(getProfitLossResponseValueCurrencyMax).regex(getProfitLossResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "days": zod.array(zod.strictObject({
  "date": zod.iso.date().max(getProfitLossResponseValueDaysItemDateMax).describe('The day.'),
  "bets": zod.int().min(getProfitLossResponseValueDaysItemBetsMin).max(getProfitLossResponseValueDaysItemBetsMax).describe('Settled bets.'),
  "stake": zod.string().max(getProfitLossResponseValueDaysItemStakeMax).regex(getProfitLossResponseValueDaysItemStakeRegExp).describe('Their stakes.'),
  "payout": zod.string().max(getProfitLossResponseValueDaysItemPayoutMax).regex(getProfitLossResponseValueDaysItemPayoutRegExp).describe('Their payouts.'),
  "net": zod.string().max(getProfitLossResponseValueDaysItemNetMax).regex(getProfitLossResponseValueDaysItemNetRegExp).describe('Payouts less stakes; below zero is a loss.'),
  "validTurnover": zod.string().max(getProfitLossResponseValueDaysItemValidTurnoverMax).regex(getProfitLossResponseValueDaysItemValidTurnoverRegExp).describe('Their valid turnover.'),
  "rewards": zod.string().max(getProfitLossResponseValueDaysItemRewardsMax).regex(getProfitLossResponseValueDaysItemRewardsRegExp).describe('Rewards, rebates, bonus money that became money, and converted points.'),
  "cumulativeNet": zod.string().max(getProfitLossResponseValueDaysItemCumulativeNetMax).regex(getProfitLossResponseValueDaysItemCumulativeNetRegExp).describe('The sum of `net` from the first day of the range to this one.'),
  "minutesPlayed": zod.int().min(getProfitLossResponseValueDaysItemMinutesPlayedMin).max(getProfitLossResponseValueDaysItemMinutesPlayedMax).describe('Minutes in games.'),
  "categories": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "bets": zod.int().min(getProfitLossResponseValueDaysItemCategoriesItemBetsMin).max(getProfitLossResponseValueDaysItemCategoriesItemBetsMax).describe('Settled bets.'),
  "stake": zod.string().max(getProfitLossResponseValueDaysItemCategoriesItemStakeMax).regex(getProfitLossResponseValueDaysItemCategoriesItemStakeRegExp).describe('Their stakes.'),
  "payout": zod.string().max(getProfitLossResponseValueDaysItemCategoriesItemPayoutMax).regex(getProfitLossResponseValueDaysItemCategoriesItemPayoutRegExp).describe('Their payouts.'),
  "net": zod.string().max(getProfitLossResponseValueDaysItemCategoriesItemNetMax).regex(getProfitLossResponseValueDaysItemCategoriesItemNetRegExp).describe('Payouts less stakes; below zero is a loss.'),
  "validTurnover": zod.string().max(getProfitLossResponseValueDaysItemCategoriesItemValidTurnoverMax).regex(getProfitLossResponseValueDaysItemCategoriesItemValidTurnoverRegExp).describe('Their valid turnover.')
}).describe('Profit and loss of one category.')).max(getProfitLossResponseValueDaysItemCategoriesMax).describe('The day by category, in the order of the menu; those without bets are missing.')
}).describe('Profit and loss of one day of the brand\'s time zone; a point of the chart.')).max(getProfitLossResponseValueDaysMax).describe('One point for each day, the first one first, days without play included.'),
  "categories": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "bets": zod.int().min(getProfitLossResponseValueCategoriesItemBetsMin).max(getProfitLossResponseValueCategoriesItemBetsMax).describe('Settled bets.'),
  "stake": zod.string().max(getProfitLossResponseValueCategoriesItemStakeMax).regex(getProfitLossResponseValueCategoriesItemStakeRegExp).describe('Their stakes.'),
  "payout": zod.string().max(getProfitLossResponseValueCategoriesItemPayoutMax).regex(getProfitLossResponseValueCategoriesItemPayoutRegExp).describe('Their payouts.'),
  "net": zod.string().max(getProfitLossResponseValueCategoriesItemNetMax).regex(getProfitLossResponseValueCategoriesItemNetRegExp).describe('Payouts less stakes; below zero is a loss.'),
  "validTurnover": zod.string().max(getProfitLossResponseValueCategoriesItemValidTurnoverMax).regex(getProfitLossResponseValueCategoriesItemValidTurnoverRegExp).describe('Their valid turnover.')
}).describe('Profit and loss of one category.')).max(getProfitLossResponseValueCategoriesMax).describe('The range by category, in the order of the menu; those without bets are missing.'),
  "totals": zod.strictObject({
  "bets": zod.int().min(getProfitLossResponseValueTotalsBetsMin).max(getProfitLossResponseValueTotalsBetsMax).describe('Settled bets.'),
  "stake": zod.string().max(getProfitLossResponseValueTotalsStakeMax).regex(getProfitLossResponseValueTotalsStakeRegExp).describe('Their stakes.'),
  "payout": zod.string().max(getProfitLossResponseValueTotalsPayoutMax).regex(getProfitLossResponseValueTotalsPayoutRegExp).describe('Their payouts.'),
  "net": zod.string().max(getProfitLossResponseValueTotalsNetMax).regex(getProfitLossResponseValueTotalsNetRegExp).describe('Payouts less stakes; below zero is a loss.'),
  "validTurnover": zod.string().max(getProfitLossResponseValueTotalsValidTurnoverMax).regex(getProfitLossResponseValueTotalsValidTurnoverRegExp).describe('Their valid turnover.'),
  "openStake": zod.string().max(getProfitLossResponseValueTotalsOpenStakeMax).regex(getProfitLossResponseValueTotalsOpenStakeRegExp).describe('Stakes of bets that are still open, in no other sum.'),
  "rewards": zod.string().max(getProfitLossResponseValueTotalsRewardsMax).regex(getProfitLossResponseValueTotalsRewardsRegExp).describe('Rewards, rebates, bonus money that became money, and converted points.'),
  "netPosition": zod.string().max(getProfitLossResponseValueTotalsNetPositionMax).regex(getProfitLossResponseValueTotalsNetPositionRegExp).describe('`net` and `rewards` together: what play has won or cost.'),
  "deposits": zod.string().max(getProfitLossResponseValueTotalsDepositsMax).regex(getProfitLossResponseValueTotalsDepositsRegExp).describe('Deposits that were credited.'),
  "withdrawals": zod.string().max(getProfitLossResponseValueTotalsWithdrawalsMax).regex(getProfitLossResponseValueTotalsWithdrawalsRegExp).describe('Withdrawals that were received.'),
  "netDeposits": zod.string().max(getProfitLossResponseValueTotalsNetDepositsMax).regex(getProfitLossResponseValueTotalsNetDepositsRegExp).describe('Deposits less withdrawals.'),
  "minutesPlayed": zod.int().min(getProfitLossResponseValueTotalsMinutesPlayedMin).max(getProfitLossResponseValueTotalsMinutesPlayedMax).describe('Minutes in games.')
}).describe('Profit and loss of the range.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getProfitLossResponseValueAsOfMax).describe('The moment for which the figures hold.')
}).describe('Profit and loss of a range.')
}).describe('The answer of `getProfitLoss`.')

