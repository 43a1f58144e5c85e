// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).describe('`open -> won | lost | push | void`. The result of a bet on any game goes by what came back: `won`, more than was staked; `push`, as much;\n`lost`, less, whatever part of the stake that is. `void`: it or its round was cancelled and the stake came back. A corrected\nresult can lead from one end to another.\n'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "vassalage": zod.string().max(listBetsResponseValueContentItemVassalageMax).regex(listBetsResponseValueContentItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "vendorName": zod.string().min(1).max(listBetsResponseValueContentItemVendorNameMax).describe('The vendor\'s name.'),
  "nodeId": zod.union([zod.string().max(listBetsResponseValueContentItemNodeIdOneMax).regex(listBetsResponseValueContentItemNodeIdOneRegExp).describe('The place of a game in the catalogue; unique.'),zod.null()]).describe('The place of the game in the catalogue, null once it has left.'),
  "gameName": zod.string().min(1).max(listBetsResponseValueContentItemGameNameMax).describe('The name of the game.'),
  "summary": zod.string().max(listBetsResponseValueContentItemSummaryMax).describe('What was bet on, in the language of the request; empty where the vendor does not say.'),
  "roundId": zod.string().min(1).max(listBetsResponseValueContentItemRoundIdMax).nullable().describe('The round, null for a draw.'),
  "drawId": zod.union([zod.string().max(listBetsResponseValueContentItemDrawIdOneMax).regex(listBetsResponseValueContentItemDrawIdOneRegExp).describe('The id of a draw: its game, its day in the time zone of its timetable, and where a day has several draws the station\n(`VN_SOUTH-20260105-HCM`) or the number of the day, zero-padded (`SSC_5M-20260103-171`).\n'),zod.null()]).describe('The draw, null for a round.'),
  "stake": zod.string().max(listBetsResponseValueContentItemStakeMax).regex(listBetsResponseValueContentItemStakeRegExp).describe('What was staked.'),
  "odds": zod.union([zod.string().max(listBetsResponseValueContentItemOddsOneMax).regex(listBetsResponseValueContentItemOddsOneRegExp).describe('What comes back for each 1 staked, the stake included, as a decimal string: at odds 99.00 a stake of 1.00 that wins pays 99.00.\n'),zod.null()]).describe('The odds that were fixed when it was placed; null where lines differ or the game has none.'),
  "payout": zod.union([zod.string().max(listBetsResponseValueContentItemPayoutOneMax).regex(listBetsResponseValueContentItemPayoutOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What came back, the stake included; null while it is open.'),
  "net": zod.union([zod.string().max(listBetsResponseValueContentItemNetOneMax).regex(listBetsResponseValueContentItemNetOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('Payout less stake; null while it is open.'),
  "validTurnover": zod.union([zod.string().max(listBetsResponseValueContentItemValidTurnoverOneMax).regex(listBetsResponseValueContentItemValidTurnoverOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What of the stake counts as valid turnover: twice what was won or lost, at most the stake, and nothing of bets that cover opposing outcomes of one draw. Null while it is open.'),
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

export const listBets = {
  response: ListBetsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
