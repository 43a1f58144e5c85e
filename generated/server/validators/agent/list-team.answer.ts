// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listTeamResponseValueContentItemMemberIdMax = 40;

export const listTeamResponseValueContentItemMemberAccountMax = 64;

export const listTeamResponseValueContentItemMemberNicknameMax = 64;

export const listTeamResponseValueContentItemMemberUplineIdMax = 40;

export const listTeamResponseValueContentItemMemberUplineAccountMax = 64;

export const listTeamResponseValueContentItemMemberLevelMin = 0;

export const listTeamResponseValueContentItemMemberLevelMax = 1000;

export const listTeamResponseValueContentItemMemberDirectCountMin = 0;

export const listTeamResponseValueContentItemMemberDirectCountMax = 100000000;

export const listTeamResponseValueContentItemMemberTeamCountMin = 0;

export const listTeamResponseValueContentItemMemberTeamCountMax = 100000000;

export const listTeamResponseValueContentItemMemberRebateMin = 0;

export const listTeamResponseValueContentItemMemberRebateMax = 10000;

export const listTeamResponseValueContentItemMemberRegisteredAtMax = 30;

export const listTeamResponseValueContentItemMemberLastSeenAtMax = 30;

export const listTeamResponseValueContentItemBalanceMax = 25;

export const listTeamResponseValueContentItemBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueContentItemFiguresDepositsMax = 25;

export const listTeamResponseValueContentItemFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueContentItemFiguresWithdrawalsMax = 25;

export const listTeamResponseValueContentItemFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueContentItemFiguresTurnoverMax = 25;

export const listTeamResponseValueContentItemFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueContentItemFiguresValidTurnoverMax = 25;

export const listTeamResponseValueContentItemFiguresValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueContentItemFiguresPrizesMax = 25;

export const listTeamResponseValueContentItemFiguresPrizesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueContentItemFiguresRebatesMax = 25;

export const listTeamResponseValueContentItemFiguresRebatesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueContentItemFiguresPromotionsMax = 25;

export const listTeamResponseValueContentItemFiguresPromotionsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueContentItemFiguresFeesMax = 25;

export const listTeamResponseValueContentItemFiguresFeesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueContentItemFiguresResultMax = 25;

export const listTeamResponseValueContentItemFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueContentItemContractsItemContractIdMax = 40;

export const listTeamResponseValueContentItemContractsItemRateMin = 0;

export const listTeamResponseValueContentItemContractsItemRateMax = 10000;

export const listTeamResponseValueContentItemContractsMax = 8;

export const listTeamResponseValueContentItemContractKindsMax = 4;

export const listTeamResponseValueContentMax = 100;

export const listTeamResponseValueTotalPagesMin = 0;

export const listTeamResponseValueTotalPagesMax = 1000000;

export const listTeamResponseValueTotalElementsMin = 0;

export const listTeamResponseValueTotalElementsMax = 100000000;

export const listTeamResponseValueTotalsBalanceMax = 25;

export const listTeamResponseValueTotalsBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueTotalsFiguresDepositsMax = 25;

export const listTeamResponseValueTotalsFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueTotalsFiguresWithdrawalsMax = 25;

export const listTeamResponseValueTotalsFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueTotalsFiguresTurnoverMax = 25;

export const listTeamResponseValueTotalsFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueTotalsFiguresValidTurnoverMax = 25;

export const listTeamResponseValueTotalsFiguresValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueTotalsFiguresPrizesMax = 25;

export const listTeamResponseValueTotalsFiguresPrizesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueTotalsFiguresRebatesMax = 25;

export const listTeamResponseValueTotalsFiguresRebatesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueTotalsFiguresPromotionsMax = 25;

export const listTeamResponseValueTotalsFiguresPromotionsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueTotalsFiguresFeesMax = 25;

export const listTeamResponseValueTotalsFiguresFeesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listTeamResponseValueTotalsFiguresResultMax = 25;

export const listTeamResponseValueTotalsFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListTeamResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "member": zod.strictObject({
  "id": zod.string().min(1).max(listTeamResponseValueContentItemMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(listTeamResponseValueContentItemMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(listTeamResponseValueContentItemMemberNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "uplineId": zod.string().min(1).max(listTeamResponseValueContentItemMemberUplineIdMax).nullable().describe('Who stands directly above, null for the agent of the session.'),
  "uplineAccount": zod.string().min(1).max(listTeamResponseValueContentItemMemberUplineAccountMax).nullable().describe('The account name of the upline, null for the agent of the session.'),
  "level": zod.int().min(listTeamResponseValueContentItemMemberLevelMin).max(listTeamResponseValueContentItemMemberLevelMax).describe('Steps below the agent of the session, who is 0.'),
  "directCount": zod.int().min(listTeamResponseValueContentItemMemberDirectCountMin).max(listTeamResponseValueContentItemMemberDirectCountMax).describe('People directly below.'),
  "teamCount": zod.int().min(listTeamResponseValueContentItemMemberTeamCountMin).max(listTeamResponseValueContentItemMemberTeamCountMax).describe('People in this line, this one included.'),
  "rebate": zod.int().min(listTeamResponseValueContentItemMemberRebateMin).max(listTeamResponseValueContentItemMemberRebateMax).describe('A rebate on turnover in basis points.'),
  "state": zod.enum(['active', 'locked', 'disabled']).describe('Whether the account can log in.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(listTeamResponseValueContentItemMemberRegisteredAtMax).describe('When the account was made.'),
  "lastSeenAt": zod.iso.datetime({"offset":true}).max(listTeamResponseValueContentItemMemberLastSeenAtMax).nullable().describe('Its last call that a person caused, null before the first.')
}).describe('Somebody of the team, the agent of the session included.'),
  "balance": zod.string().max(listTeamResponseValueContentItemBalanceMax).regex(listTeamResponseValueContentItemBalanceRegExp).describe('The main wallet now.'),
  "figures": zod.strictObject({
  "deposits": zod.string().max(listTeamResponseValueContentItemFiguresDepositsMax).regex(listTeamResponseValueContentItemFiguresDepositsRegExp).describe('Deposits credited.'),
  "withdrawals": zod.string().max(listTeamResponseValueContentItemFiguresWithdrawalsMax).regex(listTeamResponseValueContentItemFiguresWithdrawalsRegExp).describe('Withdrawals requested and neither rejected nor returned.'),
  "turnover": zod.string().max(listTeamResponseValueContentItemFiguresTurnoverMax).regex(listTeamResponseValueContentItemFiguresTurnoverRegExp).describe('Stakes of settled bets, without void, push and cancelled ones.'),
  "validTurnover": zod.string().max(listTeamResponseValueContentItemFiguresValidTurnoverMax).regex(listTeamResponseValueContentItemFiguresValidTurnoverRegExp).describe('Turnover by what was at risk: twice what a bet won or lost, at most its stake, without bets that cover opposing outcomes of one draw.'),
  "prizes": zod.string().max(listTeamResponseValueContentItemFiguresPrizesMax).regex(listTeamResponseValueContentItemFiguresPrizesRegExp).describe('Paid for won bets.'),
  "rebates": zod.string().max(listTeamResponseValueContentItemFiguresRebatesMax).regex(listTeamResponseValueContentItemFiguresRebatesRegExp).describe('Rebates paid.'),
  "promotions": zod.string().max(listTeamResponseValueContentItemFiguresPromotionsMax).regex(listTeamResponseValueContentItemFiguresPromotionsRegExp).describe('Promotions paid.'),
  "fees": zod.string().max(listTeamResponseValueContentItemFiguresFeesMax).regex(listTeamResponseValueContentItemFiguresFeesRegExp).describe('Payment fees that the site bore.'),
  "result": zod.string().max(listTeamResponseValueContentItemFiguresResultMax).regex(listTeamResponseValueContentItemFiguresResultRegExp).describe('Negative when the people lost.')
}).describe('What happened in a range, by time of settlement. `result` is always prizes + rebates + promotions + fees - turnover.\n'),
  "contracts": zod.array(zod.strictObject({
  "contractId": zod.string().min(1).max(listTeamResponseValueContentItemContractsItemContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "rate": zod.int().min(listTeamResponseValueContentItemContractsItemRateMin).max(listTeamResponseValueContentItemContractsItemRateMax).describe('The rate of its highest tier in basis points.')
}).describe('A contract in short.')).max(listTeamResponseValueContentItemContractsMax).describe('What the agent of the session grants to this member, in force or waiting for a signature, the highest rate in force first.'),
  "canTransfer": zod.boolean().describe('Whether the agent of the session may transfer money to this account.'),
  "contractKinds": zod.array(zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')).max(listTeamResponseValueContentItemContractKindsMax).describe('The kinds of contract that the agent of the session may propose to this member now.')
}).describe('Somebody of the team with the account\'s own figures of the range, those below not included.')).max(listTeamResponseValueContentMax).describe('The people of the page.'),
  "totalPages": zod.int().min(listTeamResponseValueTotalPagesMin).max(listTeamResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listTeamResponseValueTotalElementsMin).max(listTeamResponseValueTotalElementsMax).describe('Rows in all.'),
  "totals": zod.strictObject({
  "balance": zod.string().max(listTeamResponseValueTotalsBalanceMax).regex(listTeamResponseValueTotalsBalanceRegExp).describe('The main wallets now.'),
  "figures": zod.strictObject({
  "deposits": zod.string().max(listTeamResponseValueTotalsFiguresDepositsMax).regex(listTeamResponseValueTotalsFiguresDepositsRegExp).describe('Deposits credited.'),
  "withdrawals": zod.string().max(listTeamResponseValueTotalsFiguresWithdrawalsMax).regex(listTeamResponseValueTotalsFiguresWithdrawalsRegExp).describe('Withdrawals requested and neither rejected nor returned.'),
  "turnover": zod.string().max(listTeamResponseValueTotalsFiguresTurnoverMax).regex(listTeamResponseValueTotalsFiguresTurnoverRegExp).describe('Stakes of settled bets, without void, push and cancelled ones.'),
  "validTurnover": zod.string().max(listTeamResponseValueTotalsFiguresValidTurnoverMax).regex(listTeamResponseValueTotalsFiguresValidTurnoverRegExp).describe('Turnover by what was at risk: twice what a bet won or lost, at most its stake, without bets that cover opposing outcomes of one draw.'),
  "prizes": zod.string().max(listTeamResponseValueTotalsFiguresPrizesMax).regex(listTeamResponseValueTotalsFiguresPrizesRegExp).describe('Paid for won bets.'),
  "rebates": zod.string().max(listTeamResponseValueTotalsFiguresRebatesMax).regex(listTeamResponseValueTotalsFiguresRebatesRegExp).describe('Rebates paid.'),
  "promotions": zod.string().max(listTeamResponseValueTotalsFiguresPromotionsMax).regex(listTeamResponseValueTotalsFiguresPromotionsRegExp).describe('Promotions paid.'),
  "fees": zod.string().max(listTeamResponseValueTotalsFiguresFeesMax).regex(listTeamResponseValueTotalsFiguresFeesRegExp).describe('Payment fees that the site bore.'),
  "result": zod.string().max(listTeamResponseValueTotalsFiguresResultMax).regex(listTeamResponseValueTotalsFiguresResultRegExp).describe('Negative when the people lost.')
}).describe('What happened in a range, by time of settlement. `result` is always prizes + rebates + promotions + fees - turnover.\n')
}).describe('The totals of all pages.')
}).describe('A page of the team.')
}).describe('The answer of `listTeam`.')

export const listTeam = {
  response: ListTeamResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
