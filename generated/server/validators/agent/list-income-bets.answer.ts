// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listIncomeBetsResponseValueContentItemBetBetIdMax = 40;

export const listIncomeBetsResponseValueContentItemBetMemberIdMax = 40;

export const listIncomeBetsResponseValueContentItemBetAccountMax = 64;

export const listIncomeBetsResponseValueContentItemBetVassalageMax = 20;

export const listIncomeBetsResponseValueContentItemBetVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listIncomeBetsResponseValueContentItemBetGameNameMax = 120;

export const listIncomeBetsResponseValueContentItemBetSummaryMax = 200;

export const listIncomeBetsResponseValueContentItemBetRoundIdMax = 60;

export const listIncomeBetsResponseValueContentItemBetDrawIdMax = 60;

export const listIncomeBetsResponseValueContentItemBetStakeMax = 25;

export const listIncomeBetsResponseValueContentItemBetStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeBetsResponseValueContentItemBetTurnoverOneMax = 25;

export const listIncomeBetsResponseValueContentItemBetTurnoverOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeBetsResponseValueContentItemBetValidTurnoverOneMax = 25;

export const listIncomeBetsResponseValueContentItemBetValidTurnoverOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeBetsResponseValueContentItemBetPayoutOneMax = 25;

export const listIncomeBetsResponseValueContentItemBetPayoutOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeBetsResponseValueContentItemBetNetOneMax = 25;

export const listIncomeBetsResponseValueContentItemBetNetOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeBetsResponseValueContentItemBetPlacedAtMax = 30;

export const listIncomeBetsResponseValueContentItemBetSettledAtMax = 30;

export const listIncomeBetsResponseValueContentItemRateMin = 0;

export const listIncomeBetsResponseValueContentItemRateMax = 10000;

export const listIncomeBetsResponseValueContentItemDownlineRateMin = 0;

export const listIncomeBetsResponseValueContentItemDownlineRateMax = 10000;

export const listIncomeBetsResponseValueContentItemContributionMax = 25;

export const listIncomeBetsResponseValueContentItemContributionRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeBetsResponseValueContentMax = 100;

export const listIncomeBetsResponseValueTotalPagesMin = 0;

export const listIncomeBetsResponseValueTotalPagesMax = 1000000;

export const listIncomeBetsResponseValueTotalElementsMin = 0;

export const listIncomeBetsResponseValueTotalElementsMax = 100000000;

export const listIncomeBetsResponseValueTotalsCountMin = 0;

export const listIncomeBetsResponseValueTotalsCountMax = 100000000;

export const listIncomeBetsResponseValueTotalsTurnoverMax = 25;

export const listIncomeBetsResponseValueTotalsTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listIncomeBetsResponseValueTotalsContributionMax = 25;

export const listIncomeBetsResponseValueTotalsContributionRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListIncomeBetsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "bet": zod.strictObject({
  "betId": zod.string().min(1).max(listIncomeBetsResponseValueContentItemBetBetIdMax).describe('Its id.'),
  "memberId": zod.string().min(1).max(listIncomeBetsResponseValueContentItemBetMemberIdMax).describe('Whose it is.'),
  "account": zod.string().min(1).max(listIncomeBetsResponseValueContentItemBetAccountMax).describe('Whose it is.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).describe('`open -> won | lost | push | void`. The result of a bet on any game goes by what came back: `won`, more than was staked; `push`, as much;\n`lost`, less, whatever part of the stake that is. `void`: it or its round was cancelled and the stake came back. A corrected\nresult can lead from one end to another.\n'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "vassalage": zod.string().max(listIncomeBetsResponseValueContentItemBetVassalageMax).regex(listIncomeBetsResponseValueContentItemBetVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "gameName": zod.string().min(1).max(listIncomeBetsResponseValueContentItemBetGameNameMax).describe('The game.'),
  "summary": zod.string().max(listIncomeBetsResponseValueContentItemBetSummaryMax).describe('What was bet on, in the language of the request; empty where the vendor does not say.'),
  "roundId": zod.string().min(1).max(listIncomeBetsResponseValueContentItemBetRoundIdMax).nullable().describe('The round, null for a draw.'),
  "drawId": zod.string().min(1).max(listIncomeBetsResponseValueContentItemBetDrawIdMax).nullable().describe('The draw, null for a round.'),
  "stake": zod.string().max(listIncomeBetsResponseValueContentItemBetStakeMax).regex(listIncomeBetsResponseValueContentItemBetStakeRegExp).describe('What was staked.'),
  "turnover": zod.union([zod.string().max(listIncomeBetsResponseValueContentItemBetTurnoverOneMax).regex(listIncomeBetsResponseValueContentItemBetTurnoverOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What of the stake counts as turnover, 0.00 for a push or void; null while it is open.'),
  "validTurnover": zod.union([zod.string().max(listIncomeBetsResponseValueContentItemBetValidTurnoverOneMax).regex(listIncomeBetsResponseValueContentItemBetValidTurnoverOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What of the stake counts as valid turnover; null while it is open.'),
  "payout": zod.union([zod.string().max(listIncomeBetsResponseValueContentItemBetPayoutOneMax).regex(listIncomeBetsResponseValueContentItemBetPayoutOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What came back, the stake included; null while it is open.'),
  "net": zod.union([zod.string().max(listIncomeBetsResponseValueContentItemBetNetOneMax).regex(listIncomeBetsResponseValueContentItemBetNetOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('Payout less stake, from the player\'s side; null while it is open.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(listIncomeBetsResponseValueContentItemBetPlacedAtMax).describe('When it was placed.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(listIncomeBetsResponseValueContentItemBetSettledAtMax).nullable().describe('When it was settled last, null while it is open.')
}).describe('A bet of somebody of the team.'),
  "rate": zod.int().min(listIncomeBetsResponseValueContentItemRateMin).max(listIncomeBetsResponseValueContentItemRateMax).describe('The agent\'s own rate in basis points.'),
  "downlineRate": zod.int().min(listIncomeBetsResponseValueContentItemDownlineRateMin).max(listIncomeBetsResponseValueContentItemDownlineRateMax).describe('The rate of the direct downline in whose line the bet was placed, 0 where it has no contract.'),
  "contribution": zod.string().max(listIncomeBetsResponseValueContentItemContributionMax).regex(listIncomeBetsResponseValueContentItemContributionRegExp).describe('What the bet added to the net income before a lower bound and rounding: its turnover, or for a dividend its share of the loss, times the difference of the rates.'),
  "adjustment": zod.boolean().describe('Whether it changes a window before this one.')
}).describe('A bet behind an income, with what it added.')).max(listIncomeBetsResponseValueContentMax).describe('The bets of the page.'),
  "totalPages": zod.int().min(listIncomeBetsResponseValueTotalPagesMin).max(listIncomeBetsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listIncomeBetsResponseValueTotalElementsMin).max(listIncomeBetsResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "count": zod.int().min(listIncomeBetsResponseValueTotalsCountMin).max(listIncomeBetsResponseValueTotalsCountMax).describe('Bets.'),
  "turnover": zod.string().max(listIncomeBetsResponseValueTotalsTurnoverMax).regex(listIncomeBetsResponseValueTotalsTurnoverRegExp).describe('Their turnover; without a search that of the income.'),
  "contribution": zod.string().max(listIncomeBetsResponseValueTotalsContributionMax).regex(listIncomeBetsResponseValueTotalsContributionRegExp).describe('What they added; `listIncomeInputs` has what else is in the net.')
}).describe('The totals of all pages.')
}).describe('A page of the bets behind an income.')
}).describe('The answer of `listIncomeBets`.')

export const listIncomeBets = {
  response: ListIncomeBetsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
