// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const setSessionLimitResponseValueMoneyLimitsItemAmountOneMax = 25;

export const setSessionLimitResponseValueMoneyLimitsItemAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const setSessionLimitResponseValueMoneyLimitsItemUsedMax = 25;

export const setSessionLimitResponseValueMoneyLimitsItemUsedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const setSessionLimitResponseValueMoneyLimitsItemRemainingOneMax = 25;

export const setSessionLimitResponseValueMoneyLimitsItemRemainingOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const setSessionLimitResponseValueMoneyLimitsItemResetsAtMax = 30;

export const setSessionLimitResponseValueMoneyLimitsItemPendingOneAmountOneMax = 25;

export const setSessionLimitResponseValueMoneyLimitsItemPendingOneAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const setSessionLimitResponseValueMoneyLimitsItemPendingOneEffectiveAtMax = 30;

export const setSessionLimitResponseValueMoneyLimitsMax = 6;

export const setSessionLimitResponseValueSessionLimitsItemMinutesMax = 1440;

export const setSessionLimitResponseValueSessionLimitsItemUsedMinutesMin = 0;

export const setSessionLimitResponseValueSessionLimitsItemUsedMinutesMax = 1000000;

export const setSessionLimitResponseValueSessionLimitsItemRemainingMinutesMin = 0;

export const setSessionLimitResponseValueSessionLimitsItemRemainingMinutesMax = 1440;

export const setSessionLimitResponseValueSessionLimitsItemResetsAtMax = 30;

export const setSessionLimitResponseValueSessionLimitsItemPendingOneMinutesMax = 1440;

export const setSessionLimitResponseValueSessionLimitsItemPendingOneEffectiveAtMax = 30;

export const setSessionLimitResponseValueSessionLimitsMax = 2;

export const setSessionLimitResponseValueRealityCheckMinutesMin = 0;

export const setSessionLimitResponseValueRealityCheckMinutesMax = 240;

export const setSessionLimitResponseValueRealityCheckChoicesItemMin = 0;

export const setSessionLimitResponseValueRealityCheckChoicesItemMax = 240;

export const setSessionLimitResponseValueRealityCheckChoicesMax = 10;

export const setSessionLimitResponseValueExclusionPeriodsMax = 7;

export const setSessionLimitResponseValueCurrencyMax = 5;

export const setSessionLimitResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const setSessionLimitResponseValueAsOfMax = 30;

export const SetSessionLimitResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "moneyLimits": zod.array(zod.strictObject({
  "kind": zod.enum(['deposit', 'loss']).describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of the real-money bets settled in\nthe period, the stakes of all open ones, and what was transferred to vendors with wallets of their own in the period\nand has not come back.\n'),
  "period": zod.enum(['day', 'week', 'month']).describe('A calendar day, week (from Monday) or month in the brand\'s time zone.'),
  "amount": zod.union([zod.string().max(setSessionLimitResponseValueMoneyLimitsItemAmountOneMax).regex(setSessionLimitResponseValueMoneyLimitsItemAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The limit, null where there is none.'),
  "used": zod.string().max(setSessionLimitResponseValueMoneyLimitsItemUsedMax).regex(setSessionLimitResponseValueMoneyLimitsItemUsedRegExp).describe('What counts so far; a loss below zero counts as zero.'),
  "remaining": zod.union([zod.string().max(setSessionLimitResponseValueMoneyLimitsItemRemainingOneMax).regex(setSessionLimitResponseValueMoneyLimitsItemRemainingOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What is left, null without a limit.'),
  "resetsAt": zod.iso.datetime({"offset":true}).max(setSessionLimitResponseValueMoneyLimitsItemResetsAtMax).describe('When the next period begins.'),
  "setBy": zod.enum(['member', 'operator']).describe('Who set it. One of the operator cannot be raised by the member.'),
  "pending": zod.union([zod.strictObject({
  "amount": zod.union([zod.string().max(setSessionLimitResponseValueMoneyLimitsItemPendingOneAmountOneMax).regex(setSessionLimitResponseValueMoneyLimitsItemPendingOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The amount, null for no limit.'),
  "effectiveAt": zod.iso.datetime({"offset":true}).max(setSessionLimitResponseValueMoneyLimitsItemPendingOneEffectiveAtMax).describe('From when.')
}).describe('A higher limit, or none, that will hold later.'),zod.null()]).describe('The change that waits, null where none does.')
}).describe('A limit of money.')).max(setSessionLimitResponseValueMoneyLimitsMax).describe('One entry for each kind and period.'),
  "sessionLimits": zod.array(zod.strictObject({
  "period": zod.enum(['session', 'day']).describe('One session, or a calendar day in the brand\'s time zone over all sessions.'),
  "minutes": zod.int().min(1).max(setSessionLimitResponseValueSessionLimitsItemMinutesMax).nullable().describe('The limit, null where there is none.'),
  "usedMinutes": zod.int().min(setSessionLimitResponseValueSessionLimitsItemUsedMinutesMin).max(setSessionLimitResponseValueSessionLimitsItemUsedMinutesMax).describe('The minutes so far.'),
  "remainingMinutes": zod.int().min(setSessionLimitResponseValueSessionLimitsItemRemainingMinutesMin).max(setSessionLimitResponseValueSessionLimitsItemRemainingMinutesMax).nullable().describe('The minutes left, null without a limit.'),
  "resetsAt": zod.iso.datetime({"offset":true}).max(setSessionLimitResponseValueSessionLimitsItemResetsAtMax).nullable().describe('When the next day begins, null for a session.'),
  "pending": zod.union([zod.strictObject({
  "minutes": zod.int().min(1).max(setSessionLimitResponseValueSessionLimitsItemPendingOneMinutesMax).nullable().describe('The minutes, null for no limit.'),
  "effectiveAt": zod.iso.datetime({"offset":true}).max(setSessionLimitResponseValueSessionLimitsItemPendingOneEffectiveAtMax).describe('From when.')
}).describe('A longer time, or none, that will hold later.'),zod.null()]).describe('The change that waits, null where none does.')
}).describe('A limit of the time to play.')).max(setSessionLimitResponseValueSessionLimitsMax).describe('One entry for each period.'),
  "realityCheckMinutes": zod.int().min(setSessionLimitResponseValueRealityCheckMinutesMin).max(setSessionLimitResponseValueRealityCheckMinutesMax).describe('The interval of the reality check, 0 when it is off.'),
  "realityCheckChoices": zod.array(zod.int().min(setSessionLimitResponseValueRealityCheckChoicesItemMin).max(setSessionLimitResponseValueRealityCheckChoicesItemMax).describe('An interval in minutes, 0 for off.')).max(setSessionLimitResponseValueRealityCheckChoicesMax).describe('The intervals to choose from. Where the licence demands a check, 0 is missing.'),
  "exclusionPeriods": zod.array(zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).describe('For how long a member excludes itself.')).max(setSessionLimitResponseValueExclusionPeriodsMax).describe('The periods of self-exclusion that the brand offers.'),
  "currency": zod.string().max(setSessionLimitResponseValueCurrencyMax).regex(setSessionLimitResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "asOf": zod.iso.datetime({"offset":true}).max(setSessionLimitResponseValueAsOfMax).describe('The moment for which the figures hold.')
}).describe('What the member has set to keep play within bounds.')
}).describe('The answer of `setSessionLimit`.')

export const setSessionLimit = {
  response: SetSessionLimitResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'forbidden', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
