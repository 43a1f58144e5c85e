// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listTeamProfitResponseValueContentItemMemberIdMax = 40;

export const listTeamProfitResponseValueContentItemMemberAccountMax = 64;

export const listTeamProfitResponseValueContentItemMemberNicknameMax = 64;

export const listTeamProfitResponseValueContentItemMemberUplineIdMax = 40;

export const listTeamProfitResponseValueContentItemMemberUplineAccountMax = 64;

export const listTeamProfitResponseValueContentItemMemberLevelMin = 0;

export const listTeamProfitResponseValueContentItemMemberLevelMax = 1000;

export const listTeamProfitResponseValueContentItemMemberDirectCountMin = 0;

export const listTeamProfitResponseValueContentItemMemberDirectCountMax = 100000000;

export const listTeamProfitResponseValueContentItemMemberTeamCountMin = 0;

export const listTeamProfitResponseValueContentItemMemberTeamCountMax = 100000000;

export const listTeamProfitResponseValueContentItemMemberRebateMin = 0;

export const listTeamProfitResponseValueContentItemMemberRebateMax = 10000;

export const listTeamProfitResponseValueContentItemMemberRegisteredAtMax = 30;

export const listTeamProfitResponseValueContentItemMemberLastSeenAtMax = 30;

export const listTeamProfitResponseValueContentItemFiguresDepositsMax = 25;

export const listTeamProfitResponseValueContentItemFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueContentItemFiguresWithdrawalsMax = 25;

export const listTeamProfitResponseValueContentItemFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueContentItemFiguresTurnoverMax = 25;

export const listTeamProfitResponseValueContentItemFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueContentItemFiguresValidTurnoverMax = 25;

export const listTeamProfitResponseValueContentItemFiguresValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueContentItemFiguresPrizesMax = 25;

export const listTeamProfitResponseValueContentItemFiguresPrizesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueContentItemFiguresRebatesMax = 25;

export const listTeamProfitResponseValueContentItemFiguresRebatesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueContentItemFiguresPromotionsMax = 25;

export const listTeamProfitResponseValueContentItemFiguresPromotionsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueContentItemFiguresFeesMax = 25;

export const listTeamProfitResponseValueContentItemFiguresFeesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueContentItemFiguresResultMax = 25;

export const listTeamProfitResponseValueContentItemFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueContentMax = 100;

export const listTeamProfitResponseValueTotalPagesMin = 0;

export const listTeamProfitResponseValueTotalPagesMax = 1000000;

export const listTeamProfitResponseValueTotalElementsMin = 0;

export const listTeamProfitResponseValueTotalElementsMax = 100000000;

export const listTeamProfitResponseValueTotalsDepositsMax = 25;

export const listTeamProfitResponseValueTotalsDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueTotalsWithdrawalsMax = 25;

export const listTeamProfitResponseValueTotalsWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueTotalsTurnoverMax = 25;

export const listTeamProfitResponseValueTotalsTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueTotalsValidTurnoverMax = 25;

export const listTeamProfitResponseValueTotalsValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueTotalsPrizesMax = 25;

export const listTeamProfitResponseValueTotalsPrizesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueTotalsRebatesMax = 25;

export const listTeamProfitResponseValueTotalsRebatesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueTotalsPromotionsMax = 25;

export const listTeamProfitResponseValueTotalsPromotionsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueTotalsFeesMax = 25;

export const listTeamProfitResponseValueTotalsFeesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamProfitResponseValueTotalsResultMax = 25;

export const listTeamProfitResponseValueTotalsResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListTeamProfitResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "member": zod.strictObject({
  "id": zod.string().min(1).max(listTeamProfitResponseValueContentItemMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listTeamProfitResponseValueContentItemMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listTeamProfitResponseValueContentItemMemberNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "uplineId": zod.string().min(1).max(listTeamProfitResponseValueContentItemMemberUplineIdMax).nullable().describe('Who stands directly above, null for the agent of the session.'),
  "uplineAccount": zod.string().min(1).max(listTeamProfitResponseValueContentItemMemberUplineAccountMax).nullable().describe('The account name of the upline, null for the agent of the session.'),
  "level": zod.int().min(listTeamProfitResponseValueContentItemMemberLevelMin).max(listTeamProfitResponseValueContentItemMemberLevelMax).describe('Steps below the agent of the session, who is 0.'),
  "directCount": zod.int().min(listTeamProfitResponseValueContentItemMemberDirectCountMin).max(listTeamProfitResponseValueContentItemMemberDirectCountMax).describe('People directly below.'),
  "teamCount": zod.int().min(listTeamProfitResponseValueContentItemMemberTeamCountMin).max(listTeamProfitResponseValueContentItemMemberTeamCountMax).describe('People in this line, this one included.'),
  "rebate": zod.int().min(listTeamProfitResponseValueContentItemMemberRebateMin).max(listTeamProfitResponseValueContentItemMemberRebateMax).describe('A rebate on turnover in basis points.'),
  "state": zod.enum(['active', 'locked', 'disabled']).describe('Whether the account can log in.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(listTeamProfitResponseValueContentItemMemberRegisteredAtMax).describe('When the account was made.'),
  "lastSeenAt": zod.iso.datetime({"offset":true}).max(listTeamProfitResponseValueContentItemMemberLastSeenAtMax).nullable().describe('Its last call that a person caused, null before the first.')
}).describe('Somebody of the team, the agent of the session included.'),
  "scope": zod.enum(['self', 'line']).describe('Whether the figures are the account\'s own (`self`) or those of its whole line (`line`).'),
  "figures": zod.strictObject({
  "deposits": zod.string().max(listTeamProfitResponseValueContentItemFiguresDepositsMax).regex(listTeamProfitResponseValueContentItemFiguresDepositsRegExp).describe('Deposits credited.'),
  "withdrawals": zod.string().max(listTeamProfitResponseValueContentItemFiguresWithdrawalsMax).regex(listTeamProfitResponseValueContentItemFiguresWithdrawalsRegExp).describe('Withdrawals requested and neither rejected nor returned.'),
  "turnover": zod.string().max(listTeamProfitResponseValueContentItemFiguresTurnoverMax).regex(listTeamProfitResponseValueContentItemFiguresTurnoverRegExp).describe('Stakes of settled bets, without void, push and cancelled ones.'),
  "validTurnover": zod.string().max(listTeamProfitResponseValueContentItemFiguresValidTurnoverMax).regex(listTeamProfitResponseValueContentItemFiguresValidTurnoverRegExp).describe('Turnover by what was at risk: twice what a bet won or lost, at most its stake, without bets that cover opposing outcomes of one draw.'),
  "prizes": zod.string().max(listTeamProfitResponseValueContentItemFiguresPrizesMax).regex(listTeamProfitResponseValueContentItemFiguresPrizesRegExp).describe('Paid for won bets.'),
  "rebates": zod.string().max(listTeamProfitResponseValueContentItemFiguresRebatesMax).regex(listTeamProfitResponseValueContentItemFiguresRebatesRegExp).describe('Rebates paid.'),
  "promotions": zod.string().max(listTeamProfitResponseValueContentItemFiguresPromotionsMax).regex(listTeamProfitResponseValueContentItemFiguresPromotionsRegExp).describe('Promotions paid.'),
  "fees": zod.string().max(listTeamProfitResponseValueContentItemFiguresFeesMax).regex(listTeamProfitResponseValueContentItemFiguresFeesRegExp).describe('Payment fees that the site bore.'),
  "result": zod.string().max(listTeamProfitResponseValueContentItemFiguresResultMax).regex(listTeamProfitResponseValueContentItemFiguresResultRegExp).describe('Negative when the people lost.')
}).describe('What happened in a range, by time of settlement. `result` is always prizes + rebates + promotions + fees - turnover.\n')
}).describe('A row of the profit and loss of the team.')).max(listTeamProfitResponseValueContentMax).describe('The rows of the page.'),
  "totalPages": zod.int().min(listTeamProfitResponseValueTotalPagesMin).max(listTeamProfitResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listTeamProfitResponseValueTotalElementsMin).max(listTeamProfitResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "deposits": zod.string().max(listTeamProfitResponseValueTotalsDepositsMax).regex(listTeamProfitResponseValueTotalsDepositsRegExp).describe('Deposits credited.'),
  "withdrawals": zod.string().max(listTeamProfitResponseValueTotalsWithdrawalsMax).regex(listTeamProfitResponseValueTotalsWithdrawalsRegExp).describe('Withdrawals requested and neither rejected nor returned.'),
  "turnover": zod.string().max(listTeamProfitResponseValueTotalsTurnoverMax).regex(listTeamProfitResponseValueTotalsTurnoverRegExp).describe('Stakes of settled bets, without void, push and cancelled ones.'),
  "validTurnover": zod.string().max(listTeamProfitResponseValueTotalsValidTurnoverMax).regex(listTeamProfitResponseValueTotalsValidTurnoverRegExp).describe('Turnover by what was at risk: twice what a bet won or lost, at most its stake, without bets that cover opposing outcomes of one draw.'),
  "prizes": zod.string().max(listTeamProfitResponseValueTotalsPrizesMax).regex(listTeamProfitResponseValueTotalsPrizesRegExp).describe('Paid for won bets.'),
  "rebates": zod.string().max(listTeamProfitResponseValueTotalsRebatesMax).regex(listTeamProfitResponseValueTotalsRebatesRegExp).describe('Rebates paid.'),
  "promotions": zod.string().max(listTeamProfitResponseValueTotalsPromotionsMax).regex(listTeamProfitResponseValueTotalsPromotionsRegExp).describe('Promotions paid.'),
  "fees": zod.string().max(listTeamProfitResponseValueTotalsFeesMax).regex(listTeamProfitResponseValueTotalsFeesRegExp).describe('Payment fees that the site bore.'),
  "result": zod.string().max(listTeamProfitResponseValueTotalsResultMax).regex(listTeamProfitResponseValueTotalsResultRegExp).describe('Negative when the people lost.')
}).describe('What happened in a range, by time of settlement. `result` is always prizes + rebates + promotions + fees - turnover.\n')
}).describe('A page of profit and loss.')
}).describe('The answer of `listTeamProfit`.')

export const listTeamProfit = {
  response: ListTeamProfitResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
