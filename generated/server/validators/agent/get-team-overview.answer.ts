// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getTeamOverviewResponseValueFromMax = 30;

export const getTeamOverviewResponseValueToMax = 30;

export const getTeamOverviewResponseValueAsOfMax = 30;

export const getTeamOverviewResponseValueTeamCountMin = 0;

export const getTeamOverviewResponseValueTeamCountMax = 100000000;

export const getTeamOverviewResponseValueActiveIn30DaysMin = 0;

export const getTeamOverviewResponseValueActiveIn30DaysMax = 100000000;

export const getTeamOverviewResponseValueRegistrationsValueMin = 0;

export const getTeamOverviewResponseValueRegistrationsValueMax = 100000000;

export const getTeamOverviewResponseValueRegistrationsPreviousMin = 0;

export const getTeamOverviewResponseValueRegistrationsPreviousMax = 100000000;

export const getTeamOverviewResponseValueActiveValueMin = 0;

export const getTeamOverviewResponseValueActiveValueMax = 100000000;

export const getTeamOverviewResponseValueActivePreviousMin = 0;

export const getTeamOverviewResponseValueActivePreviousMax = 100000000;

export const getTeamOverviewResponseValueDepositsValueMax = 25;

export const getTeamOverviewResponseValueDepositsValueRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueDepositsPreviousMax = 25;

export const getTeamOverviewResponseValueDepositsPreviousRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueWithdrawalsValueMax = 25;

export const getTeamOverviewResponseValueWithdrawalsValueRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueWithdrawalsPreviousMax = 25;

export const getTeamOverviewResponseValueWithdrawalsPreviousRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueTurnoverValueMax = 25;

export const getTeamOverviewResponseValueTurnoverValueRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueTurnoverPreviousMax = 25;

export const getTeamOverviewResponseValueTurnoverPreviousRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueResultValueMax = 25;

export const getTeamOverviewResponseValueResultValueRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueResultPreviousMax = 25;

export const getTeamOverviewResponseValueResultPreviousRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueIncomeValueMax = 25;

export const getTeamOverviewResponseValueIncomeValueRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueIncomePreviousMax = 25;

export const getTeamOverviewResponseValueIncomePreviousRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueChartItemAtMax = 30;

export const getTeamOverviewResponseValueChartItemRegistrationsMin = 0;

export const getTeamOverviewResponseValueChartItemRegistrationsMax = 100000000;

export const getTeamOverviewResponseValueChartItemActiveMin = 0;

export const getTeamOverviewResponseValueChartItemActiveMax = 100000000;

export const getTeamOverviewResponseValueChartItemDepositsMax = 25;

export const getTeamOverviewResponseValueChartItemDepositsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueChartItemWithdrawalsMax = 25;

export const getTeamOverviewResponseValueChartItemWithdrawalsRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueChartItemTurnoverMax = 25;

export const getTeamOverviewResponseValueChartItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueChartItemPrizesMax = 25;

export const getTeamOverviewResponseValueChartItemPrizesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueChartItemResultMax = 25;

export const getTeamOverviewResponseValueChartItemResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueChartMax = 31;

export const getTeamOverviewResponseValueTopDownlinesItemIdMax = 40;

export const getTeamOverviewResponseValueTopDownlinesItemAccountMax = 64;

export const getTeamOverviewResponseValueTopDownlinesItemNicknameMax = 64;

export const getTeamOverviewResponseValueTopDownlinesItemTeamCountMin = 0;

export const getTeamOverviewResponseValueTopDownlinesItemTeamCountMax = 100000000;

export const getTeamOverviewResponseValueTopDownlinesItemActiveMin = 0;

export const getTeamOverviewResponseValueTopDownlinesItemActiveMax = 100000000;

export const getTeamOverviewResponseValueTopDownlinesItemTurnoverMax = 25;

export const getTeamOverviewResponseValueTopDownlinesItemTurnoverRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueTopDownlinesItemResultMax = 25;

export const getTeamOverviewResponseValueTopDownlinesItemResultRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getTeamOverviewResponseValueTopDownlinesItemContractsItemContractIdMax = 40;

export const getTeamOverviewResponseValueTopDownlinesItemContractsItemRateMin = 0;

export const getTeamOverviewResponseValueTopDownlinesItemContractsItemRateMax = 10000;

export const getTeamOverviewResponseValueTopDownlinesItemContractsMax = 8;

export const getTeamOverviewResponseValueTopDownlinesMax = 10;

export const GetTeamOverviewResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "period": zod.enum(['today', 'yesterday', 'last7', 'last14', 'last30', 'month']).describe('Days of the brand\'s time zone, half open: `today` until now, `yesterday` whole, `last7`, `last14` and `last30` so many\ndays that end now, today included, `month` from the first of the month until now. The period before is as long and\nbegins so many days earlier; that of `month` begins on the first of the month before and ends with it at the latest.\n'),
  "from": zod.iso.datetime({"offset":true}).max(getTeamOverviewResponseValueFromMax).describe('The beginning of the period, included.'),
  "to": zod.iso.datetime({"offset":true}).max(getTeamOverviewResponseValueToMax).describe('Its end, not included.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getTeamOverviewResponseValueAsOfMax).describe('The moment for which the figures hold.'),
  "teamCount": zod.int().min(getTeamOverviewResponseValueTeamCountMin).max(getTeamOverviewResponseValueTeamCountMax).describe('People in the team now, the agent included.'),
  "activeIn30Days": zod.int().min(getTeamOverviewResponseValueActiveIn30DaysMin).max(getTeamOverviewResponseValueActiveIn30DaysMax).describe('Of them with a settled bet in the last 30 days.'),
  "registrations": zod.strictObject({
  "value": zod.int().min(getTeamOverviewResponseValueRegistrationsValueMin).max(getTeamOverviewResponseValueRegistrationsValueMax).describe('In the period.'),
  "previous": zod.int().min(getTeamOverviewResponseValueRegistrationsPreviousMin).max(getTeamOverviewResponseValueRegistrationsPreviousMax).describe('In the period before it.')
}).describe('A number, and the same number of the period before.'),
  "active": zod.strictObject({
  "value": zod.int().min(getTeamOverviewResponseValueActiveValueMin).max(getTeamOverviewResponseValueActiveValueMax).describe('In the period.'),
  "previous": zod.int().min(getTeamOverviewResponseValueActivePreviousMin).max(getTeamOverviewResponseValueActivePreviousMax).describe('In the period before it.')
}).describe('A number, and the same number of the period before.'),
  "deposits": zod.strictObject({
  "value": zod.string().max(getTeamOverviewResponseValueDepositsValueMax).regex(getTeamOverviewResponseValueDepositsValueRegExp).describe('In the period.'),
  "previous": zod.string().max(getTeamOverviewResponseValueDepositsPreviousMax).regex(getTeamOverviewResponseValueDepositsPreviousRegExp).describe('In the period before it.')
}).describe('An amount, and the same amount of the period before.'),
  "withdrawals": zod.strictObject({
  "value": zod.string().max(getTeamOverviewResponseValueWithdrawalsValueMax).regex(getTeamOverviewResponseValueWithdrawalsValueRegExp).describe('In the period.'),
  "previous": zod.string().max(getTeamOverviewResponseValueWithdrawalsPreviousMax).regex(getTeamOverviewResponseValueWithdrawalsPreviousRegExp).describe('In the period before it.')
}).describe('An amount, and the same amount of the period before.'),
  "turnover": zod.strictObject({
  "value": zod.string().max(getTeamOverviewResponseValueTurnoverValueMax).regex(getTeamOverviewResponseValueTurnoverValueRegExp).describe('In the period.'),
  "previous": zod.string().max(getTeamOverviewResponseValueTurnoverPreviousMax).regex(getTeamOverviewResponseValueTurnoverPreviousRegExp).describe('In the period before it.')
}).describe('An amount, and the same amount of the period before.'),
  "result": zod.strictObject({
  "value": zod.string().max(getTeamOverviewResponseValueResultValueMax).regex(getTeamOverviewResponseValueResultValueRegExp).describe('In the period.'),
  "previous": zod.string().max(getTeamOverviewResponseValueResultPreviousMax).regex(getTeamOverviewResponseValueResultPreviousRegExp).describe('In the period before it.')
}).describe('An amount, and the same amount of the period before.'),
  "income": zod.strictObject({
  "value": zod.string().max(getTeamOverviewResponseValueIncomeValueMax).regex(getTeamOverviewResponseValueIncomeValueRegExp).describe('In the period.'),
  "previous": zod.string().max(getTeamOverviewResponseValueIncomePreviousMax).regex(getTeamOverviewResponseValueIncomePreviousRegExp).describe('In the period before it.')
}).describe('An amount, and the same amount of the period before.'),
  "bucket": zod.enum(['hour', 'day']).describe('How wide a point of the chart is: hours for `today` and `yesterday`, else days.'),
  "chart": zod.array(zod.strictObject({
  "at": zod.iso.datetime({"offset":true}).max(getTeamOverviewResponseValueChartItemAtMax).describe('The beginning of its hour or day.'),
  "registrations": zod.int().min(getTeamOverviewResponseValueChartItemRegistrationsMin).max(getTeamOverviewResponseValueChartItemRegistrationsMax).describe('Accounts made.'),
  "active": zod.int().min(getTeamOverviewResponseValueChartItemActiveMin).max(getTeamOverviewResponseValueChartItemActiveMax).describe('People with a settled bet.'),
  "deposits": zod.string().max(getTeamOverviewResponseValueChartItemDepositsMax).regex(getTeamOverviewResponseValueChartItemDepositsRegExp).describe('Deposits credited.'),
  "withdrawals": zod.string().max(getTeamOverviewResponseValueChartItemWithdrawalsMax).regex(getTeamOverviewResponseValueChartItemWithdrawalsRegExp).describe('Withdrawals requested and neither rejected nor returned.'),
  "turnover": zod.string().max(getTeamOverviewResponseValueChartItemTurnoverMax).regex(getTeamOverviewResponseValueChartItemTurnoverRegExp).describe('Stakes of settled bets, without void, push and cancelled ones.'),
  "prizes": zod.string().max(getTeamOverviewResponseValueChartItemPrizesMax).regex(getTeamOverviewResponseValueChartItemPrizesRegExp).describe('What these bets paid.'),
  "result": zod.string().max(getTeamOverviewResponseValueChartItemResultMax).regex(getTeamOverviewResponseValueChartItemResultRegExp).describe('Prizes, rebates, promotions and fees less turnover; negative when the team lost.')
}).describe('A point of the chart.')).max(getTeamOverviewResponseValueChartMax).describe('Every hour or day of the period in order, those without figures as zeros.'),
  "topDownlines": zod.array(zod.strictObject({
  "id": zod.string().min(1).max(getTeamOverviewResponseValueTopDownlinesItemIdMax).describe('The member.'),
  "account": zod.string().min(1).max(getTeamOverviewResponseValueTopDownlinesItemAccountMax).describe('The account name.'),
  "nickname": zod.string().min(1).max(getTeamOverviewResponseValueTopDownlinesItemNicknameMax).describe('The nickname.'),
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "teamCount": zod.int().min(getTeamOverviewResponseValueTopDownlinesItemTeamCountMin).max(getTeamOverviewResponseValueTopDownlinesItemTeamCountMax).describe('People in its line, itself included.'),
  "active": zod.int().min(getTeamOverviewResponseValueTopDownlinesItemActiveMin).max(getTeamOverviewResponseValueTopDownlinesItemActiveMax).describe('Of them with a settled bet in the period.'),
  "turnover": zod.string().max(getTeamOverviewResponseValueTopDownlinesItemTurnoverMax).regex(getTeamOverviewResponseValueTopDownlinesItemTurnoverRegExp).describe('The line\'s turnover.'),
  "result": zod.string().max(getTeamOverviewResponseValueTopDownlinesItemResultMax).regex(getTeamOverviewResponseValueTopDownlinesItemResultRegExp).describe('The line\'s result.'),
  "contracts": zod.array(zod.strictObject({
  "contractId": zod.string().min(1).max(getTeamOverviewResponseValueTopDownlinesItemContractsItemContractIdMax).describe('Its id.'),
  "kind": zod.enum(['dividend', 'daily', 'hourly', 'realtime']).describe('`dividend`: a share of the team\'s loss, on the 1st and the 16th. `daily`, `hourly`, `realtime`: a salary on the team\'s\nvalid turnover, at 02:00 for yesterday, every hour, every 5 minutes.\n'),
  "state": zod.enum(['requested', 'valid', 'rejected', 'withdrawn', 'terminating', 'terminated', 'superseded']).describe('`requested -> valid | rejected | withdrawn`; `valid -> terminating -> terminated`; `valid -> superseded`. No other\nstep exists. A `terminating` contract pays until it is `terminated`.\n'),
  "rate": zod.int().min(getTeamOverviewResponseValueTopDownlinesItemContractsItemRateMin).max(getTeamOverviewResponseValueTopDownlinesItemContractsItemRateMax).describe('The rate of its highest tier in basis points.')
}).describe('A contract in short.')).max(getTeamOverviewResponseValueTopDownlinesItemContractsMax).describe('What the agent of the session grants to this member, in force or waiting for a signature, the highest rate in force first.')
}).describe('A direct downline with its whole line.')).max(getTeamOverviewResponseValueTopDownlinesMax).describe('The direct downlines whose lines had the highest turnover in the period, at most ten, the highest first.')
}).describe('The team at a glance. A team is the agent and everybody below. Amounts count in the period in which they were settled,\na late or re-settled bet as a signed change in the period in which it is settled.\n')
}).describe('The answer of `getTeamOverview`.')

export const getTeamOverview = {
  response: GetTeamOverviewResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
