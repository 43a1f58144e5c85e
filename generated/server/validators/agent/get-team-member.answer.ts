// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getTeamMemberResponseValueMemberIdMax = 40;

export const getTeamMemberResponseValueMemberAccountMax = 64;

export const getTeamMemberResponseValueMemberNicknameMax = 64;

export const getTeamMemberResponseValueMemberUplineIdMax = 40;

export const getTeamMemberResponseValueMemberUplineAccountMax = 64;

export const getTeamMemberResponseValueMemberLevelMin = 0;

export const getTeamMemberResponseValueMemberLevelMax = 1000;

export const getTeamMemberResponseValueMemberDirectCountMin = 0;

export const getTeamMemberResponseValueMemberDirectCountMax = 100000000;

export const getTeamMemberResponseValueMemberTeamCountMin = 0;

export const getTeamMemberResponseValueMemberTeamCountMax = 100000000;

export const getTeamMemberResponseValueMemberRebateMin = 0;

export const getTeamMemberResponseValueMemberRebateMax = 10000;

export const getTeamMemberResponseValueMemberRegisteredAtMax = 30;

export const getTeamMemberResponseValueMemberLastSeenAtMax = 30;

export const getTeamMemberResponseValuePathItemIdMax = 40;

export const getTeamMemberResponseValuePathItemAccountMax = 64;

export const getTeamMemberResponseValuePathMax = 1000;

export const getTeamMemberResponseValueBalanceMax = 25;

export const getTeamMemberResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueFiguresDepositsMax = 25;

export const getTeamMemberResponseValueFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueFiguresWithdrawalsMax = 25;

export const getTeamMemberResponseValueFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueFiguresTurnoverMax = 25;

export const getTeamMemberResponseValueFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueFiguresValidTurnoverMax = 25;

export const getTeamMemberResponseValueFiguresValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueFiguresPrizesMax = 25;

export const getTeamMemberResponseValueFiguresPrizesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueFiguresRebatesMax = 25;

export const getTeamMemberResponseValueFiguresRebatesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueFiguresPromotionsMax = 25;

export const getTeamMemberResponseValueFiguresPromotionsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueFiguresFeesMax = 25;

export const getTeamMemberResponseValueFiguresFeesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueFiguresResultMax = 25;

export const getTeamMemberResponseValueFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueLineFiguresDepositsMax = 25;

export const getTeamMemberResponseValueLineFiguresDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueLineFiguresWithdrawalsMax = 25;

export const getTeamMemberResponseValueLineFiguresWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueLineFiguresTurnoverMax = 25;

export const getTeamMemberResponseValueLineFiguresTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueLineFiguresValidTurnoverMax = 25;

export const getTeamMemberResponseValueLineFiguresValidTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueLineFiguresPrizesMax = 25;

export const getTeamMemberResponseValueLineFiguresPrizesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueLineFiguresRebatesMax = 25;

export const getTeamMemberResponseValueLineFiguresRebatesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueLineFiguresPromotionsMax = 25;

export const getTeamMemberResponseValueLineFiguresPromotionsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueLineFiguresFeesMax = 25;

export const getTeamMemberResponseValueLineFiguresFeesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueLineFiguresResultMax = 25;

export const getTeamMemberResponseValueLineFiguresResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamMemberResponseValueLineActiveMin = 0;

export const getTeamMemberResponseValueLineActiveMax = 100000000;

export const getTeamMemberResponseValueContractsItemContractIdMax = 40;

export const getTeamMemberResponseValueContractsItemRateMin = 0;

export const getTeamMemberResponseValueContractsItemRateMax = 10000;

export const getTeamMemberResponseValueContractsMax = 100;

export const getTeamMemberResponseValueContractKindsMax = 4;

export const GetTeamMemberResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "member": zod.strictObject({
  "id": zod.string().min(1).max(getTeamMemberResponseValueMemberIdMax).describe('The id of the account.'),
  "account": zod.string().min(1).max(getTeamMemberResponseValueMemberAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(getTeamMemberResponseValueMemberNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "uplineId": zod.string().min(1).max(getTeamMemberResponseValueMemberUplineIdMax).nullable().describe('Who stands directly above, null for the agent of the session.'),
  "uplineAccount": zod.string().min(1).max(getTeamMemberResponseValueMemberUplineAccountMax).nullable().describe('The account name of the upline, null for the agent of the session.'),
  "level": zod.int().min(getTeamMemberResponseValueMemberLevelMin).max(getTeamMemberResponseValueMemberLevelMax).describe('Steps below the agent of the session, who is 0.'),
  "directCount": zod.int().min(getTeamMemberResponseValueMemberDirectCountMin).max(getTeamMemberResponseValueMemberDirectCountMax).describe('People directly below.'),
  "teamCount": zod.int().min(getTeamMemberResponseValueMemberTeamCountMin).max(getTeamMemberResponseValueMemberTeamCountMax).describe('People in this line, this one included.'),
  "rebate": zod.int().min(getTeamMemberResponseValueMemberRebateMin).max(getTeamMemberResponseValueMemberRebateMax).describe('A rebate on turnover in basis points.'),
  "state": zod.enum(['active', 'locked', 'disabled']).describe('Whether the account can log in.'),
  "registeredAt": zod.iso.datetime({"offset":true}).max(getTeamMemberResponseValueMemberRegisteredAtMax).describe('When the account was made.'),
  "lastSeenAt": zod.iso.datetime({"offset":true}).max(getTeamMemberResponseValueMemberLastSeenAtMax).nullable().describe('Its last call that a person caused, null before the first.')
}).describe('Somebody of the team, the agent of the session included.'),
  "path": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(getTeamMemberResponseValuePathItemIdMax).describe('The member.'),
  "account": zod.string().min(1).max(getTeamMemberResponseValuePathItemAccountMax).describe('The account name.')
}).describe('A step of the way from the agent of the session down to somebody.')).min(1).max(getTeamMemberResponseValuePathMax).describe('From the agent of the session, first, to the member itself, last.'),
  "balance": zod.string().max(getTeamMemberResponseValueBalanceMax).regex(getTeamMemberResponseValueBalanceRegExp).describe('The main wallet now.'),
  "figures": zod.strictObject({
  "deposits": zod.string().max(getTeamMemberResponseValueFiguresDepositsMax).regex(getTeamMemberResponseValueFiguresDepositsRegExp).describe('Deposits credited.'),
  "withdrawals": zod.string().max(getTeamMemberResponseValueFiguresWithdrawalsMax).regex(getTeamMemberResponseValueFiguresWithdrawalsRegExp).describe('Withdrawals requested and neither rejected nor returned.'),
  "turnover": zod.string().max(getTeamMemberResponseValueFiguresTurnoverMax).regex(getTeamMemberResponseValueFiguresTurnoverRegExp).describe('Stakes of settled bets, without void, push and cancelled ones.'),
  "validTurnover": zod.string().max(getTeamMemberResponseValueFiguresValidTurnoverMax).regex(getTeamMemberResponseValueFiguresValidTurnoverRegExp).describe('Turnover by what was at risk: twice what a bet won or lost, at most its stake, without bets that cover opposing outcomes of one draw.'),
  "prizes": zod.string().max(getTeamMemberResponseValueFiguresPrizesMax).regex(getTeamMemberResponseValueFiguresPrizesRegExp).describe('Paid for won bets.'),
  "rebates": zod.string().max(getTeamMemberResponseValueFiguresRebatesMax).regex(getTeamMemberResponseValueFiguresRebatesRegExp).describe('Rebates paid.'),
  "promotions": zod.string().max(getTeamMemberResponseValueFiguresPromotionsMax).regex(getTeamMemberResponseValueFiguresPromotionsRegExp).describe('Promotions paid.'),
  "fees": zod.string().max(getTeamMemberResponseValueFiguresFeesMax).regex(getTeamMemberResponseValueFiguresFeesRegExp).describe('Payment fees that the site bore.'),
  "result": zod.string().max(getTeamMemberResponseValueFiguresResultMax).regex(getTeamMemberResponseValueFiguresResultRegExp).describe('Negative when the people lost.')
}).describe('The account\'s own figures of the range.'),
  "lineFigures": zod.strictObject({
  "deposits": zod.string().max(getTeamMemberResponseValueLineFiguresDepositsMax).regex(getTeamMemberResponseValueLineFiguresDepositsRegExp).describe('Deposits credited.'),
  "withdrawals": zod.string().max(getTeamMemberResponseValueLineFiguresWithdrawalsMax).regex(getTeamMemberResponseValueLineFiguresWithdrawalsRegExp).describe('Withdrawals requested and neither rejected nor returned.'),
  "turnover": zod.string().max(getTeamMemberResponseValueLineFiguresTurnoverMax).regex(getTeamMemberResponseValueLineFiguresTurnoverRegExp).describe('Stakes of settled bets, without void, push and cancelled ones.'),
  "validTurnover": zod.string().max(getTeamMemberResponseValueLineFiguresValidTurnoverMax).regex(getTeamMemberResponseValueLineFiguresValidTurnoverRegExp).describe('Turnover by what was at risk: twice what a bet won or lost, at most its stake, without bets that cover opposing outcomes of one draw.'),
  "prizes": zod.string().max(getTeamMemberResponseValueLineFiguresPrizesMax).regex(getTeamMemberResponseValueLineFiguresPrizesRegExp).describe('Paid for won bets.'),
  "rebates": zod.string().max(getTeamMemberResponseValueLineFiguresRebatesMax).regex(getTeamMemberResponseValueLineFiguresRebatesRegExp).describe('Rebates paid.'),
  "promotions": zod.string().max(getTeamMemberResponseValueLineFiguresPromotionsMax).regex(getTeamMemberResponseValueLineFiguresPromotionsRegExp).describe('Promotions paid.'),
  "fees": zod.string().max(getTeamMemberResponseValueLineFiguresFeesMax).regex(getTeamMemberResponseValueLineFiguresFeesRegExp).describe('Payment fees that the site bore.'),
  "result": zod.string().max(getTeamMemberResponseValueLineFiguresResultMax).regex(getTeamMemberResponseValueLineFiguresResultRegExp).describe('Negative when the people lost.')
}).describe('The figures of the range with everybody below.'),
  "lineActive": zod.int().min(getTeamMemberResponseValueLineActiveMin).max(getTeamMemberResponseValueLineActiveMax).describe('People of the line with a settled bet in the range.'),
  "contracts": zod.array(zod.strictObject({
  "contractId": zod.string().min(1).max(getTeamMemberResponseValueContractsItemContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "rate": zod.int().min(getTeamMemberResponseValueContractsItemRateMin).max(getTeamMemberResponseValueContractsItemRateMax).describe('The rate of its highest tier in basis points.')
}).describe('A contract in short.')).max(getTeamMemberResponseValueContractsMax).describe('The contracts between the agent of the session and this member, the newest first, ended ones last.'),
  "canTransfer": zod.boolean().describe('Whether the agent of the session may transfer money to this account.'),
  "contractKinds": zod.array(zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n')).max(getTeamMemberResponseValueContractKindsMax).describe('The kinds of contract that the agent of the session may propose to this member now.')
}).describe('Somebody of the team, with all that an agent may know and do.')
}).describe('The answer of `getTeamMember`.')

export const getTeamMember = {
  response: GetTeamMemberResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
