// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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
  "minutesPlayed": zod.int().min(getProfitLossResponseValueDaysItemMinutesPlayedMin).max(getProfitLossResponseValueDaysItemMinutesPlayedMax).describe('Minutes in games: after each bet until the next one, at most five.'),
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
  "openStake": zod.string().max(getProfitLossResponseValueTotalsOpenStakeMax).regex(getProfitLossResponseValueTotalsOpenStakeRegExp).describe('Stakes of bets that were placed in the range and are still open, in no other sum.'),
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

export const getProfitLoss = {
  response: GetProfitLossResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
