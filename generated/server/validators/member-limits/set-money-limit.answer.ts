// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const setMoneyLimitResponseValueMoneyLimitsItemAmountOneMax = 25;

export const setMoneyLimitResponseValueMoneyLimitsItemAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const setMoneyLimitResponseValueMoneyLimitsItemUsedMax = 25;

export const setMoneyLimitResponseValueMoneyLimitsItemUsedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const setMoneyLimitResponseValueMoneyLimitsItemRemainingOneMax = 25;

export const setMoneyLimitResponseValueMoneyLimitsItemRemainingOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const setMoneyLimitResponseValueMoneyLimitsItemResetsAtMax = 30;

export const setMoneyLimitResponseValueMoneyLimitsItemPendingOneAmountOneMax = 25;

export const setMoneyLimitResponseValueMoneyLimitsItemPendingOneAmountOneRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const setMoneyLimitResponseValueMoneyLimitsItemPendingOneEffectiveAtMax = 30;

export const setMoneyLimitResponseValueMoneyLimitsMax = 6;

export const setMoneyLimitResponseValueSessionLimitsItemMinutesMax = 1440;

export const setMoneyLimitResponseValueSessionLimitsItemUsedMinutesMin = 0;

export const setMoneyLimitResponseValueSessionLimitsItemUsedMinutesMax = 1000000;

export const setMoneyLimitResponseValueSessionLimitsItemRemainingMinutesMin = 0;

export const setMoneyLimitResponseValueSessionLimitsItemRemainingMinutesMax = 1440;

export const setMoneyLimitResponseValueSessionLimitsItemResetsAtMax = 30;

export const setMoneyLimitResponseValueSessionLimitsItemPendingOneMinutesMax = 1440;

export const setMoneyLimitResponseValueSessionLimitsItemPendingOneEffectiveAtMax = 30;

export const setMoneyLimitResponseValueSessionLimitsMax = 2;

export const setMoneyLimitResponseValueRealityCheckMinutesMin = 0;

export const setMoneyLimitResponseValueRealityCheckMinutesMax = 240;

export const setMoneyLimitResponseValueRealityCheckChoicesItemMin = 0;

export const setMoneyLimitResponseValueRealityCheckChoicesItemMax = 240;

export const setMoneyLimitResponseValueRealityCheckChoicesMax = 10;

export const setMoneyLimitResponseValueExclusionPeriodsMax = 7;

export const setMoneyLimitResponseValueCurrencyMax = 5;

export const setMoneyLimitResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const setMoneyLimitResponseValueAsOfMax = 30;

export const SetMoneyLimitResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "moneyLimits": zod.array(zod.strictObject({
  "kind": zod.enum(['deposit', 'loss']).describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of the real-money bets settled in\nthe period, the stakes of all open ones, and what was transferred to vendors with wallets of their own in the period\nand has not come back.\n'),
  "period": zod.enum(['day', 'week', 'month']).describe('A calendar day, week (from Monday) or month in the brand\'s time zone.'),
  "amount": zod.union([zod.string().max(setMoneyLimitResponseValueMoneyLimitsItemAmountOneMax).regex(setMoneyLimitResponseValueMoneyLimitsItemAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The limit, null where there is none.'),
  "used": zod.string().max(setMoneyLimitResponseValueMoneyLimitsItemUsedMax).regex(setMoneyLimitResponseValueMoneyLimitsItemUsedRegExp).describe('What counts so far; a loss below zero counts as zero.'),
  "remaining": zod.union([zod.string().max(setMoneyLimitResponseValueMoneyLimitsItemRemainingOneMax).regex(setMoneyLimitResponseValueMoneyLimitsItemRemainingOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('What is left, null without a limit.'),
  "resetsAt": zod.iso.datetime({"offset":true}).max(setMoneyLimitResponseValueMoneyLimitsItemResetsAtMax).describe('When the next period begins.'),
  "setBy": zod.enum(['member', 'operator']).describe('Who set it. One of the operator cannot be raised by the member.'),
  "pending": zod.union([zod.strictObject({
  "amount": zod.union([zod.string().max(setMoneyLimitResponseValueMoneyLimitsItemPendingOneAmountOneMax).regex(setMoneyLimitResponseValueMoneyLimitsItemPendingOneAmountOneRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),zod.null()]).describe('The amount, null for no limit.'),
  "effectiveAt": zod.iso.datetime({"offset":true}).max(setMoneyLimitResponseValueMoneyLimitsItemPendingOneEffectiveAtMax).describe('From when.')
}).describe('A higher limit, or none, that will hold later.'),zod.null()]).describe('The change that waits, null where none does.')
}).describe('A limit of money.')).max(setMoneyLimitResponseValueMoneyLimitsMax).describe('One entry for each kind and period.'),
  "sessionLimits": zod.array(zod.strictObject({
  "period": zod.enum(['session', 'day']).describe('One session, or a calendar day in the brand\'s time zone over all sessions.'),
  "minutes": zod.int().min(1).max(setMoneyLimitResponseValueSessionLimitsItemMinutesMax).nullable().describe('The limit, null where there is none.'),
  "usedMinutes": zod.int().min(setMoneyLimitResponseValueSessionLimitsItemUsedMinutesMin).max(setMoneyLimitResponseValueSessionLimitsItemUsedMinutesMax).describe('The minutes so far.'),
  "remainingMinutes": zod.int().min(setMoneyLimitResponseValueSessionLimitsItemRemainingMinutesMin).max(setMoneyLimitResponseValueSessionLimitsItemRemainingMinutesMax).nullable().describe('The minutes left, null without a limit.'),
  "resetsAt": zod.iso.datetime({"offset":true}).max(setMoneyLimitResponseValueSessionLimitsItemResetsAtMax).nullable().describe('When the next day begins, null for a session.'),
  "pending": zod.union([zod.strictObject({
  "minutes": zod.int().min(1).max(setMoneyLimitResponseValueSessionLimitsItemPendingOneMinutesMax).nullable().describe('The minutes, null for no limit.'),
  "effectiveAt": zod.iso.datetime({"offset":true}).max(setMoneyLimitResponseValueSessionLimitsItemPendingOneEffectiveAtMax).describe('From when.')
}).describe('A longer time, or none, that will hold later.'),zod.null()]).describe('The change that waits, null where none does.')
}).describe('A limit of the time to play.')).max(setMoneyLimitResponseValueSessionLimitsMax).describe('One entry for each period.'),
  "realityCheckMinutes": zod.int().min(setMoneyLimitResponseValueRealityCheckMinutesMin).max(setMoneyLimitResponseValueRealityCheckMinutesMax).describe('The interval of the reality check, 0 when it is off.'),
  "realityCheckChoices": zod.array(zod.int().min(setMoneyLimitResponseValueRealityCheckChoicesItemMin).max(setMoneyLimitResponseValueRealityCheckChoicesItemMax).describe('An interval in minutes, 0 for off.')).max(setMoneyLimitResponseValueRealityCheckChoicesMax).describe('The intervals to choose from. Where the licence demands a check, 0 is missing.'),
  "exclusionPeriods": zod.array(zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).describe('For how long a member excludes itself.')).max(setMoneyLimitResponseValueExclusionPeriodsMax).describe('The periods of self-exclusion that the brand offers.'),
  "currency": zod.string().max(setMoneyLimitResponseValueCurrencyMax).regex(setMoneyLimitResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "asOf": zod.iso.datetime({"offset":true}).max(setMoneyLimitResponseValueAsOfMax).describe('The moment for which the figures hold.')
}).describe('What the member has set to keep play within bounds.')
}).describe('The answer of `setMoneyLimit`.')

export const setMoneyLimit = {
  response: SetMoneyLimitResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'forbidden', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
