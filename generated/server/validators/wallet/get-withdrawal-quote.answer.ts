// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getWithdrawalQuoteResponseValueCurrencyMax = 5;

export const getWithdrawalQuoteResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const getWithdrawalQuoteResponseValueAvailableMax = 25;

export const getWithdrawalQuoteResponseValueAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalQuoteResponseValueHeldBalanceMax = 25;

export const getWithdrawalQuoteResponseValueHeldBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalQuoteResponseValueBonusBalanceMax = 25;

export const getWithdrawalQuoteResponseValueBonusBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalQuoteResponseValueWageringLeftMax = 25;

export const getWithdrawalQuoteResponseValueWageringLeftRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalQuoteResponseValueMinAmountMax = 25;

export const getWithdrawalQuoteResponseValueMinAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalQuoteResponseValueMaxAmountMax = 25;

export const getWithdrawalQuoteResponseValueMaxAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalQuoteResponseValueDailyCountMin = 0;

export const getWithdrawalQuoteResponseValueDailyCountMax = 1000;

export const getWithdrawalQuoteResponseValueDailyCountUsedMin = 0;

export const getWithdrawalQuoteResponseValueDailyCountUsedMax = 1000;

export const getWithdrawalQuoteResponseValueDailyAmountOneMax = 25;

export const getWithdrawalQuoteResponseValueDailyAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalQuoteResponseValueDailyAmountUsedMax = 25;

export const getWithdrawalQuoteResponseValueDailyAmountUsedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalQuoteResponseValueResetsAtMax = 30;

export const getWithdrawalQuoteResponseValueFeeRateMin = 0;

export const getWithdrawalQuoteResponseValueFeeRateMax = 10000;

export const getWithdrawalQuoteResponseValueFeeFixedMax = 25;

export const getWithdrawalQuoteResponseValueFeeFixedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalQuoteResponseValueAmountOneMax = 25;

export const getWithdrawalQuoteResponseValueAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalQuoteResponseValueFeeOneMax = 25;

export const getWithdrawalQuoteResponseValueFeeOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalQuoteResponseValueReceivesOneMax = 25;

export const getWithdrawalQuoteResponseValueReceivesOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalQuoteResponseValueBalanceAfterOneMax = 25;

export const getWithdrawalQuoteResponseValueBalanceAfterOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getWithdrawalQuoteResponseValueArrivesMinutesMinMin = 0;

export const getWithdrawalQuoteResponseValueArrivesMinutesMinMax = 10080;

export const getWithdrawalQuoteResponseValueArrivesMinutesMaxMin = 0;

export const getWithdrawalQuoteResponseValueArrivesMinutesMaxMax = 10080;

export const getWithdrawalQuoteResponseValueAutoReceivedMinutesMax = 10080;

export const getWithdrawalQuoteResponseValueMissingMax = 3;

export const GetWithdrawalQuoteResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "currency": zod.string().max(getWithdrawalQuoteResponseValueCurrencyMax).regex(getWithdrawalQuoteResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "available": zod.string().max(getWithdrawalQuoteResponseValueAvailableMax).regex(getWithdrawalQuoteResponseValueAvailableRegExp).describe('What of the main wallet can be withdrawn now.'),
  "heldBalance": zod.string().max(getWithdrawalQuoteResponseValueHeldBalanceMax).regex(getWithdrawalQuoteResponseValueHeldBalanceRegExp).describe('What withdrawals under way hold.'),
  "bonusBalance": zod.string().max(getWithdrawalQuoteResponseValueBonusBalanceMax).regex(getWithdrawalQuoteResponseValueBonusBalanceRegExp).describe('Bonus money, which cannot be withdrawn.'),
  "wageringLeft": zod.string().max(getWithdrawalQuoteResponseValueWageringLeftMax).regex(getWithdrawalQuoteResponseValueWageringLeftRegExp).describe('What must still be staked before it becomes money. It holds back the bonus money alone.'),
  "minAmount": zod.string().max(getWithdrawalQuoteResponseValueMinAmountMax).regex(getWithdrawalQuoteResponseValueMinAmountRegExp).describe('The least at a time.'),
  "maxAmount": zod.string().max(getWithdrawalQuoteResponseValueMaxAmountMax).regex(getWithdrawalQuoteResponseValueMaxAmountRegExp).describe('The most at a time, now: the lowest of the limit, what is left of the day and what is available.'),
  "dailyCount": zod.int().min(getWithdrawalQuoteResponseValueDailyCountMin).max(getWithdrawalQuoteResponseValueDailyCountMax).nullable().describe('How many the rank allows a day, null for no cap.'),
  "dailyCountUsed": zod.int().min(getWithdrawalQuoteResponseValueDailyCountUsedMin).max(getWithdrawalQuoteResponseValueDailyCountUsedMax).describe('How many were asked for today; rejected and returned ones do not count.'),
  "dailyAmount": zod.union([zod.string().max(getWithdrawalQuoteResponseValueDailyAmountOneMax).regex(getWithdrawalQuoteResponseValueDailyAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('How much the rank allows a day, null for no cap.'),
  "dailyAmountUsed": zod.string().max(getWithdrawalQuoteResponseValueDailyAmountUsedMax).regex(getWithdrawalQuoteResponseValueDailyAmountUsedRegExp).describe('How much was asked for today.'),
  "resetsAt": zod.iso.datetime({"offset":true}).max(getWithdrawalQuoteResponseValueResetsAtMax).describe('When the next day begins in the brand\'s time zone.'),
  "feeRate": zod.int().min(getWithdrawalQuoteResponseValueFeeRateMin).max(getWithdrawalQuoteResponseValueFeeRateMax).describe('The fee in basis points of the amount.'),
  "feeFixed": zod.string().max(getWithdrawalQuoteResponseValueFeeFixedMax).regex(getWithdrawalQuoteResponseValueFeeFixedRegExp).describe('The fixed part of the fee.'),
  "amount": zod.union([zod.string().max(getWithdrawalQuoteResponseValueAmountOneMax).regex(getWithdrawalQuoteResponseValueAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The amount that was asked about, null where none was.'),
  "fee": zod.union([zod.string().max(getWithdrawalQuoteResponseValueFeeOneMax).regex(getWithdrawalQuoteResponseValueFeeOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('Its fee, null without an amount.'),
  "receives": zod.union([zod.string().max(getWithdrawalQuoteResponseValueReceivesOneMax).regex(getWithdrawalQuoteResponseValueReceivesOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What arrives: the amount less the fee; null without an amount.'),
  "balanceAfter": zod.union([zod.string().max(getWithdrawalQuoteResponseValueBalanceAfterOneMax).regex(getWithdrawalQuoteResponseValueBalanceAfterOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The main wallet after it; null without an amount.'),
  "arrivesMinutesMin": zod.int().min(getWithdrawalQuoteResponseValueArrivesMinutesMinMin).max(getWithdrawalQuoteResponseValueArrivesMinutesMinMax).describe('After how many minutes it usually arrives, at best.'),
  "arrivesMinutesMax": zod.int().min(getWithdrawalQuoteResponseValueArrivesMinutesMaxMin).max(getWithdrawalQuoteResponseValueArrivesMinutesMaxMax).describe('After how many minutes it usually arrives, at worst.'),
  "autoReceivedMinutes": zod.int().min(1).max(getWithdrawalQuoteResponseValueAutoReceivedMinutesMax).describe('After how many minutes from `paid` it counts as received.'),
  "missing": zod.array(zod.enum(['payee_name', 'payment_password', 'bound_account']).describe('What the account still lacks before a withdrawal.')).max(getWithdrawalQuoteResponseValueMissingMax).describe('What the account still lacks; empty when one may withdraw.')
}).describe('What can be withdrawn, and what it costs.')
}).describe('The answer of `getWithdrawalQuote`.')

export const getWithdrawalQuote = {
  response: GetWithdrawalQuoteResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
