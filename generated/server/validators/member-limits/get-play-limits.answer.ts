// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getPlayLimitsResponseValueMoneyLimitsItemAmountOneMax = 25;

export const getPlayLimitsResponseValueMoneyLimitsItemAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getPlayLimitsResponseValueMoneyLimitsItemUsedMax = 25;

export const getPlayLimitsResponseValueMoneyLimitsItemUsedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getPlayLimitsResponseValueMoneyLimitsItemRemainingOneMax = 25;

export const getPlayLimitsResponseValueMoneyLimitsItemRemainingOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getPlayLimitsResponseValueMoneyLimitsItemResetsAtMax = 30;

export const getPlayLimitsResponseValueMoneyLimitsItemPendingOneAmountOneMax = 25;

export const getPlayLimitsResponseValueMoneyLimitsItemPendingOneAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getPlayLimitsResponseValueMoneyLimitsItemPendingOneEffectiveAtMax = 30;

export const getPlayLimitsResponseValueMoneyLimitsMax = 6;

export const getPlayLimitsResponseValueSessionLimitsItemMinutesMax = 1440;

export const getPlayLimitsResponseValueSessionLimitsItemUsedMinutesMin = 0;

export const getPlayLimitsResponseValueSessionLimitsItemUsedMinutesMax = 1000000;

export const getPlayLimitsResponseValueSessionLimitsItemRemainingMinutesMin = 0;

export const getPlayLimitsResponseValueSessionLimitsItemRemainingMinutesMax = 1440;

export const getPlayLimitsResponseValueSessionLimitsItemResetsAtMax = 30;

export const getPlayLimitsResponseValueSessionLimitsItemPendingOneMinutesMax = 1440;

export const getPlayLimitsResponseValueSessionLimitsItemPendingOneEffectiveAtMax = 30;

export const getPlayLimitsResponseValueSessionLimitsMax = 2;

export const getPlayLimitsResponseValueRealityCheckMinutesMin = 0;

export const getPlayLimitsResponseValueRealityCheckMinutesMax = 240;

export const getPlayLimitsResponseValueRealityCheckChoicesItemMin = 0;

export const getPlayLimitsResponseValueRealityCheckChoicesItemMax = 240;

export const getPlayLimitsResponseValueRealityCheckChoicesMax = 10;

export const getPlayLimitsResponseValueExclusionPeriodsMax = 7;

export const getPlayLimitsResponseValueCurrencyMax = 5;

export const getPlayLimitsResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const getPlayLimitsResponseValueAsOfMax = 30;

export const GetPlayLimitsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "moneyLimits": zod.array(zod.strictObject({
  "kind": zod.enum(['deposit', 'loss']).describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of the real-money bets settled in\nthe period, the stakes of all open ones, and what was transferred to vendors with wallets of their own in the period\nand has not come back.\n'),
  "period": zod.enum(['day', 'week', 'month']).describe('A calendar day, week (from Monday) or month in the brand\'s time zone.'),
  "amount": zod.union([zod.string().max(getPlayLimitsResponseValueMoneyLimitsItemAmountOneMax).regex(getPlayLimitsResponseValueMoneyLimitsItemAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The limit, null where there is none.'),
  "used": zod.string().max(getPlayLimitsResponseValueMoneyLimitsItemUsedMax).regex(getPlayLimitsResponseValueMoneyLimitsItemUsedRegExp).describe('What counts so far; a loss below zero counts as zero.'),
  "remaining": zod.union([zod.string().max(getPlayLimitsResponseValueMoneyLimitsItemRemainingOneMax).regex(getPlayLimitsResponseValueMoneyLimitsItemRemainingOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What is left, null without a limit.'),
  "resetsAt": zod.iso.datetime({"offset":true}).max(getPlayLimitsResponseValueMoneyLimitsItemResetsAtMax).describe('When the next period begins.'),
  "setBy": zod.enum(['member', 'operator']).describe('Who set it. One of the operator cannot be raised by the member.'),
  "pending": zod.union([zod.strictObject({
  "amount": zod.union([zod.string().max(getPlayLimitsResponseValueMoneyLimitsItemPendingOneAmountOneMax).regex(getPlayLimitsResponseValueMoneyLimitsItemPendingOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The amount, null for no limit.'),
  "effectiveAt": zod.iso.datetime({"offset":true}).max(getPlayLimitsResponseValueMoneyLimitsItemPendingOneEffectiveAtMax).describe('From when.')
}).describe('A higher limit, or none, that will hold later.'),zod.null()]).describe('The change that waits, null where none does.')
}).describe('A limit of money.')).max(getPlayLimitsResponseValueMoneyLimitsMax).describe('One entry for each kind and period.'),
  "sessionLimits": zod.array(zod.strictObject({
  "period": zod.enum(['session', 'day']).describe('One session, or a calendar day in the brand\'s time zone over all sessions.'),
  "minutes": zod.int().min(1).max(getPlayLimitsResponseValueSessionLimitsItemMinutesMax).nullable().describe('The limit, null where there is none.'),
  "usedMinutes": zod.int().min(getPlayLimitsResponseValueSessionLimitsItemUsedMinutesMin).max(getPlayLimitsResponseValueSessionLimitsItemUsedMinutesMax).describe('The minutes so far.'),
  "remainingMinutes": zod.int().min(getPlayLimitsResponseValueSessionLimitsItemRemainingMinutesMin).max(getPlayLimitsResponseValueSessionLimitsItemRemainingMinutesMax).nullable().describe('The minutes left, null without a limit.'),
  "resetsAt": zod.iso.datetime({"offset":true}).max(getPlayLimitsResponseValueSessionLimitsItemResetsAtMax).nullable().describe('When the next day begins, null for a session.'),
  "pending": zod.union([zod.strictObject({
  "minutes": zod.int().min(1).max(getPlayLimitsResponseValueSessionLimitsItemPendingOneMinutesMax).nullable().describe('The minutes, null for no limit.'),
  "effectiveAt": zod.iso.datetime({"offset":true}).max(getPlayLimitsResponseValueSessionLimitsItemPendingOneEffectiveAtMax).describe('From when.')
}).describe('A longer time, or none, that will hold later.'),zod.null()]).describe('The change that waits, null where none does.')
}).describe('A limit of the time to play.')).max(getPlayLimitsResponseValueSessionLimitsMax).describe('One entry for each period.'),
  "realityCheckMinutes": zod.int().min(getPlayLimitsResponseValueRealityCheckMinutesMin).max(getPlayLimitsResponseValueRealityCheckMinutesMax).describe('The interval of the reality check, 0 when it is off.'),
  "realityCheckChoices": zod.array(zod.int().min(getPlayLimitsResponseValueRealityCheckChoicesItemMin).max(getPlayLimitsResponseValueRealityCheckChoicesItemMax).describe('An interval in minutes, 0 for off.')).max(getPlayLimitsResponseValueRealityCheckChoicesMax).describe('The intervals to choose from. Where the licence demands a check, 0 is missing.'),
  "exclusionPeriods": zod.array(zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).describe('For how long a member excludes itself.')).max(getPlayLimitsResponseValueExclusionPeriodsMax).describe('The periods of self-exclusion that the brand offers.'),
  "currency": zod.string().max(getPlayLimitsResponseValueCurrencyMax).regex(getPlayLimitsResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getPlayLimitsResponseValueAsOfMax).describe('The moment for which the figures hold.')
}).describe('What the member has set to keep play within bounds.')
}).describe('The answer of `getPlayLimits`.')

export const getPlayLimits = {
  response: GetPlayLimitsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
