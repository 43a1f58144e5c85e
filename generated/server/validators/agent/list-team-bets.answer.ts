// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listTeamBetsResponseValueContentItemBetIdMax = 40;

export const listTeamBetsResponseValueContentItemMemberIdMax = 40;

export const listTeamBetsResponseValueContentItemAccountMax = 64;

export const listTeamBetsResponseValueContentItemVassalageMax = 20;

export const listTeamBetsResponseValueContentItemVassalageRegExp = new RegExp('^[A-Z0-9_]{2,20}$');

export const listTeamBetsResponseValueContentItemGameNameMax = 120;

export const listTeamBetsResponseValueContentItemSummaryMax = 200;

export const listTeamBetsResponseValueContentItemRoundIdMax = 60;

export const listTeamBetsResponseValueContentItemDrawIdMax = 60;

export const listTeamBetsResponseValueContentItemStakeMax = 25;

export const listTeamBetsResponseValueContentItemStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamBetsResponseValueContentItemTurnoverOneMax = 25;

export const listTeamBetsResponseValueContentItemTurnoverOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamBetsResponseValueContentItemValidTurnoverOneMax = 25;

export const listTeamBetsResponseValueContentItemValidTurnoverOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamBetsResponseValueContentItemPayoutOneMax = 25;

export const listTeamBetsResponseValueContentItemPayoutOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamBetsResponseValueContentItemNetOneMax = 25;

export const listTeamBetsResponseValueContentItemNetOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamBetsResponseValueContentItemPlacedAtMax = 30;

export const listTeamBetsResponseValueContentItemSettledAtMax = 30;

export const listTeamBetsResponseValueContentMax = 100;

export const listTeamBetsResponseValueTotalPagesMin = 0;

export const listTeamBetsResponseValueTotalPagesMax = 1000000;

export const listTeamBetsResponseValueTotalElementsMin = 0;

export const listTeamBetsResponseValueTotalElementsMax = 100000000;

export const listTeamBetsResponseValueTotalsCountMin = 0;

export const listTeamBetsResponseValueTotalsCountMax = 100000000;

export const listTeamBetsResponseValueTotalsStakeMax = 25;

export const listTeamBetsResponseValueTotalsStakeRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamBetsResponseValueTotalsTurnoverMax = 25;

export const listTeamBetsResponseValueTotalsTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamBetsResponseValueTotalsValidTurnoverMax = 25;

export const listTeamBetsResponseValueTotalsValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamBetsResponseValueTotalsPayoutMax = 25;

export const listTeamBetsResponseValueTotalsPayoutRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamBetsResponseValueTotalsNetMax = 25;

export const listTeamBetsResponseValueTotalsNetRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListTeamBetsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "betId": zod.string().min(1).max(listTeamBetsResponseValueContentItemBetIdMax).describe('Its id.'),
  "memberId": zod.string().min(1).max(listTeamBetsResponseValueContentItemMemberIdMax).describe('Whose it is.'),
  "account": zod.string().min(1).max(listTeamBetsResponseValueContentItemAccountMax).describe('Whose it is.'),
  "state": zod.enum(['open', 'won', 'lost', 'push', 'void']).describe('`open -> won | lost | push | void`. The result of a bet on any game goes by what came back: `won`, more than was staked; `push`, as much;\n`lost`, less, whatever part of the stake that is. `void`: it or its round was cancelled and the stake came back. A corrected\nresult can lead from one end to another.\n'),
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "vassalage": zod.string().max(listTeamBetsResponseValueContentItemVassalageMax).regex(listTeamBetsResponseValueContentItemVassalageRegExp).describe('The code of a game vendor, on the wire also called `vassalage`.'),
  "gameName": zod.string().min(1).max(listTeamBetsResponseValueContentItemGameNameMax).describe('The game.'),
  "summary": zod.string().max(listTeamBetsResponseValueContentItemSummaryMax).describe('What was bet on, in the language of the request; empty where the vendor does not say.'),
  "roundId": zod.string().min(1).max(listTeamBetsResponseValueContentItemRoundIdMax).nullable().describe('The round, null for a draw.'),
  "drawId": zod.string().min(1).max(listTeamBetsResponseValueContentItemDrawIdMax).nullable().describe('The draw, null for a round.'),
  "stake": zod.string().max(listTeamBetsResponseValueContentItemStakeMax).regex(listTeamBetsResponseValueContentItemStakeRegExp).describe('What was staked.'),
  "turnover": zod.union([zod.string().max(listTeamBetsResponseValueContentItemTurnoverOneMax).regex(listTeamBetsResponseValueContentItemTurnoverOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What of the stake counts as turnover, 0.00 for a push or void; null while it is open.'),
  "validTurnover": zod.union([zod.string().max(listTeamBetsResponseValueContentItemValidTurnoverOneMax).regex(listTeamBetsResponseValueContentItemValidTurnoverOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What of the stake counts as valid turnover; null while it is open.'),
  "payout": zod.union([zod.string().max(listTeamBetsResponseValueContentItemPayoutOneMax).regex(listTeamBetsResponseValueContentItemPayoutOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What came back, the stake included; null while it is open.'),
  "net": zod.union([zod.string().max(listTeamBetsResponseValueContentItemNetOneMax).regex(listTeamBetsResponseValueContentItemNetOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('Payout less stake, from the player\'s side; null while it is open.'),
  "placedAt": zod.iso.datetime({"offset":true}).max(listTeamBetsResponseValueContentItemPlacedAtMax).describe('When it was placed.'),
  "settledAt": zod.iso.datetime({"offset":true}).max(listTeamBetsResponseValueContentItemSettledAtMax).nullable().describe('When it was settled last, null while it is open.')
}).describe('A bet of somebody of the team.')).max(listTeamBetsResponseValueContentMax).describe('The bets of the page.'),
  "totalPages": zod.int().min(listTeamBetsResponseValueTotalPagesMin).max(listTeamBetsResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listTeamBetsResponseValueTotalElementsMin).max(listTeamBetsResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "count": zod.int().min(listTeamBetsResponseValueTotalsCountMin).max(listTeamBetsResponseValueTotalsCountMax).describe('Bets.'),
  "stake": zod.string().max(listTeamBetsResponseValueTotalsStakeMax).regex(listTeamBetsResponseValueTotalsStakeRegExp).describe('Stakes.'),
  "turnover": zod.string().max(listTeamBetsResponseValueTotalsTurnoverMax).regex(listTeamBetsResponseValueTotalsTurnoverRegExp).describe('Turnover.'),
  "validTurnover": zod.string().max(listTeamBetsResponseValueTotalsValidTurnoverMax).regex(listTeamBetsResponseValueTotalsValidTurnoverRegExp).describe('Valid turnover.'),
  "payout": zod.string().max(listTeamBetsResponseValueTotalsPayoutMax).regex(listTeamBetsResponseValueTotalsPayoutRegExp).describe('What came back.'),
  "net": zod.string().max(listTeamBetsResponseValueTotalsNetMax).regex(listTeamBetsResponseValueTotalsNetRegExp).describe('Payouts less stakes of settled bets.')
}).describe('The totals of all pages.')
}).describe('A page of bets.')
}).describe('The answer of `listTeamBets`.')

export const listTeamBets = {
  response: ListTeamBetsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
