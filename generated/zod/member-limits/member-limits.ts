/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The limits that the member of the session has set, with what is used of each, and what can be set. The lowest of all
 * limits that overlap holds, the operator's among them; a deposit, bet or transfer to a vendor that would pass it is
 * refused inside the transaction.
 * @summary Tell the limits
 */
export const getPlayLimitsHeaderMerchantMax = 32;


export const getPlayLimitsHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getPlayLimitsHeaderXRequestIdMax = 64;


export const getPlayLimitsHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetPlayLimitsHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayLimitsHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getPlayLimitsHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayLimitsHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getPlayLimitsHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

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



export const GetPlayLimitsResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "moneyLimits": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'loss']).check(/*#__PURE__*/ zod.describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of the real-money bets settled in\nthe period, the stakes of all open ones, and what was transferred to vendors with wallets of their own in the period\nand has not come back.\n')),
  "period": /*#__PURE__*/ zod.enum(['day', 'week', 'month']).check(/*#__PURE__*/ zod.describe('A calendar day, week (from Monday) or month in the brand\'s time zone.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueMoneyLimitsItemAmountOneMax)).check(/*#__PURE__*/ zod.regex(getPlayLimitsResponseValueMoneyLimitsItemAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The limit, null where there is none.')),
  "used": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueMoneyLimitsItemUsedMax)).check(/*#__PURE__*/ zod.regex(getPlayLimitsResponseValueMoneyLimitsItemUsedRegExp)).check(/*#__PURE__*/ zod.describe('What counts so far; a loss below zero counts as zero.')),
  "remaining": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueMoneyLimitsItemRemainingOneMax)).check(/*#__PURE__*/ zod.regex(getPlayLimitsResponseValueMoneyLimitsItemRemainingOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What is left, null without a limit.')),
  "resetsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueMoneyLimitsItemResetsAtMax)).check(/*#__PURE__*/ zod.describe('When the next period begins.')),
  "setBy": /*#__PURE__*/ zod.enum(['member', 'operator']).check(/*#__PURE__*/ zod.describe('Who set it. One of the operator cannot be raised by the member.')),
  "pending": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueMoneyLimitsItemPendingOneAmountOneMax)).check(/*#__PURE__*/ zod.regex(getPlayLimitsResponseValueMoneyLimitsItemPendingOneAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The amount, null for no limit.')),
  "effectiveAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueMoneyLimitsItemPendingOneEffectiveAtMax)).check(/*#__PURE__*/ zod.describe('From when.'))
}).check(/*#__PURE__*/ zod.describe('A higher limit, or none, that will hold later.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The change that waits, null where none does.'))
}).check(/*#__PURE__*/ zod.describe('A limit of money.'))).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueMoneyLimitsMax)).check(/*#__PURE__*/ zod.describe('One entry for each kind and period.')),
  "sessionLimits": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod.enum(['session', 'day']).check(/*#__PURE__*/ zod.describe('One session, or a calendar day in the brand\'s time zone over all sessions.')),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPlayLimitsResponseValueSessionLimitsItemMinutesMax))).check(/*#__PURE__*/ zod.describe('The limit, null where there is none.')),
  "usedMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayLimitsResponseValueSessionLimitsItemUsedMinutesMin)).check(/*#__PURE__*/ zod.lte(getPlayLimitsResponseValueSessionLimitsItemUsedMinutesMax)).check(/*#__PURE__*/ zod.describe('The minutes so far.')),
  "remainingMinutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayLimitsResponseValueSessionLimitsItemRemainingMinutesMin)).check(/*#__PURE__*/ zod.lte(getPlayLimitsResponseValueSessionLimitsItemRemainingMinutesMax))).check(/*#__PURE__*/ zod.describe('The minutes left, null without a limit.')),
  "resetsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueSessionLimitsItemResetsAtMax))).check(/*#__PURE__*/ zod.describe('When the next day begins, null for a session.')),
  "pending": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPlayLimitsResponseValueSessionLimitsItemPendingOneMinutesMax))).check(/*#__PURE__*/ zod.describe('The minutes, null for no limit.')),
  "effectiveAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueSessionLimitsItemPendingOneEffectiveAtMax)).check(/*#__PURE__*/ zod.describe('From when.'))
}).check(/*#__PURE__*/ zod.describe('A longer time, or none, that will hold later.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The change that waits, null where none does.'))
}).check(/*#__PURE__*/ zod.describe('A limit of the time to play.'))).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueSessionLimitsMax)).check(/*#__PURE__*/ zod.describe('One entry for each period.')),
  "realityCheckMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayLimitsResponseValueRealityCheckMinutesMin)).check(/*#__PURE__*/ zod.lte(getPlayLimitsResponseValueRealityCheckMinutesMax)).check(/*#__PURE__*/ zod.describe('The interval of the reality check, 0 when it is off.')),
  "realityCheckChoices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getPlayLimitsResponseValueRealityCheckChoicesItemMin)).check(/*#__PURE__*/ zod.lte(getPlayLimitsResponseValueRealityCheckChoicesItemMax)).check(/*#__PURE__*/ zod.describe('An interval in minutes, 0 for off.'))).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueRealityCheckChoicesMax)).check(/*#__PURE__*/ zod.describe('The intervals to choose from. Where the licence demands a check, 0 is missing.')),
  "exclusionPeriods": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).check(/*#__PURE__*/ zod.describe('For how long a member excludes itself.'))).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueExclusionPeriodsMax)).check(/*#__PURE__*/ zod.describe('The periods of self-exclusion that the brand offers.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(getPlayLimitsResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getPlayLimitsResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the figures hold.'))
}).check(/*#__PURE__*/ zod.describe('What the member has set to keep play within bounds.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getPlayLimits`.'))

/**
 * A lower limit, or a first one, holds at once and takes a waiting change away. A higher one, or none, waits 24 hours as
 * `pending` and then holds without another word; sending the present limit again takes the waiting change away. A limit
 * of the operator cannot be raised: 403 `forbidden`. Each change goes to the audit log. Answers all limits. The lowest
 * of all limits that overlap holds, the operator's among them; a deposit, bet or transfer to a vendor that would pass it
 * is refused inside the transaction.
 * @summary Set a limit of money
 */
export const setMoneyLimitHeaderMerchantMax = 32;


export const setMoneyLimitHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const setMoneyLimitHeaderXRequestIdMax = 64;


export const setMoneyLimitHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SetMoneyLimitHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const setMoneyLimitBodyAmountOneMax = 24;


export const setMoneyLimitBodyAmountOneRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');


export const SetMoneyLimitBody = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'loss']).check(/*#__PURE__*/ zod.describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of the real-money bets settled in\nthe period, the stakes of all open ones, and what was transferred to vendors with wallets of their own in the period\nand has not come back.\n')),
  "period": /*#__PURE__*/ zod.enum(['day', 'week', 'month']).check(/*#__PURE__*/ zod.describe('A calendar day, week (from Monday) or month in the brand\'s time zone.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitBodyAmountOneMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitBodyAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount above zero, written as `Money`. It has no more decimals than the currency.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The limit, null for none.'))
}).check(/*#__PURE__*/ zod.describe('A limit of money to set.'))

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



export const SetMoneyLimitResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "moneyLimits": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'loss']).check(/*#__PURE__*/ zod.describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of the real-money bets settled in\nthe period, the stakes of all open ones, and what was transferred to vendors with wallets of their own in the period\nand has not come back.\n')),
  "period": /*#__PURE__*/ zod.enum(['day', 'week', 'month']).check(/*#__PURE__*/ zod.describe('A calendar day, week (from Monday) or month in the brand\'s time zone.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueMoneyLimitsItemAmountOneMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitResponseValueMoneyLimitsItemAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The limit, null where there is none.')),
  "used": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueMoneyLimitsItemUsedMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitResponseValueMoneyLimitsItemUsedRegExp)).check(/*#__PURE__*/ zod.describe('What counts so far; a loss below zero counts as zero.')),
  "remaining": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueMoneyLimitsItemRemainingOneMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitResponseValueMoneyLimitsItemRemainingOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What is left, null without a limit.')),
  "resetsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueMoneyLimitsItemResetsAtMax)).check(/*#__PURE__*/ zod.describe('When the next period begins.')),
  "setBy": /*#__PURE__*/ zod.enum(['member', 'operator']).check(/*#__PURE__*/ zod.describe('Who set it. One of the operator cannot be raised by the member.')),
  "pending": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueMoneyLimitsItemPendingOneAmountOneMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitResponseValueMoneyLimitsItemPendingOneAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The amount, null for no limit.')),
  "effectiveAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueMoneyLimitsItemPendingOneEffectiveAtMax)).check(/*#__PURE__*/ zod.describe('From when.'))
}).check(/*#__PURE__*/ zod.describe('A higher limit, or none, that will hold later.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The change that waits, null where none does.'))
}).check(/*#__PURE__*/ zod.describe('A limit of money.'))).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueMoneyLimitsMax)).check(/*#__PURE__*/ zod.describe('One entry for each kind and period.')),
  "sessionLimits": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod.enum(['session', 'day']).check(/*#__PURE__*/ zod.describe('One session, or a calendar day in the brand\'s time zone over all sessions.')),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setMoneyLimitResponseValueSessionLimitsItemMinutesMax))).check(/*#__PURE__*/ zod.describe('The limit, null where there is none.')),
  "usedMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setMoneyLimitResponseValueSessionLimitsItemUsedMinutesMin)).check(/*#__PURE__*/ zod.lte(setMoneyLimitResponseValueSessionLimitsItemUsedMinutesMax)).check(/*#__PURE__*/ zod.describe('The minutes so far.')),
  "remainingMinutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setMoneyLimitResponseValueSessionLimitsItemRemainingMinutesMin)).check(/*#__PURE__*/ zod.lte(setMoneyLimitResponseValueSessionLimitsItemRemainingMinutesMax))).check(/*#__PURE__*/ zod.describe('The minutes left, null without a limit.')),
  "resetsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueSessionLimitsItemResetsAtMax))).check(/*#__PURE__*/ zod.describe('When the next day begins, null for a session.')),
  "pending": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setMoneyLimitResponseValueSessionLimitsItemPendingOneMinutesMax))).check(/*#__PURE__*/ zod.describe('The minutes, null for no limit.')),
  "effectiveAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueSessionLimitsItemPendingOneEffectiveAtMax)).check(/*#__PURE__*/ zod.describe('From when.'))
}).check(/*#__PURE__*/ zod.describe('A longer time, or none, that will hold later.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The change that waits, null where none does.'))
}).check(/*#__PURE__*/ zod.describe('A limit of the time to play.'))).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueSessionLimitsMax)).check(/*#__PURE__*/ zod.describe('One entry for each period.')),
  "realityCheckMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setMoneyLimitResponseValueRealityCheckMinutesMin)).check(/*#__PURE__*/ zod.lte(setMoneyLimitResponseValueRealityCheckMinutesMax)).check(/*#__PURE__*/ zod.describe('The interval of the reality check, 0 when it is off.')),
  "realityCheckChoices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setMoneyLimitResponseValueRealityCheckChoicesItemMin)).check(/*#__PURE__*/ zod.lte(setMoneyLimitResponseValueRealityCheckChoicesItemMax)).check(/*#__PURE__*/ zod.describe('An interval in minutes, 0 for off.'))).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueRealityCheckChoicesMax)).check(/*#__PURE__*/ zod.describe('The intervals to choose from. Where the licence demands a check, 0 is missing.')),
  "exclusionPeriods": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).check(/*#__PURE__*/ zod.describe('For how long a member excludes itself.'))).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueExclusionPeriodsMax)).check(/*#__PURE__*/ zod.describe('The periods of self-exclusion that the brand offers.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(setMoneyLimitResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setMoneyLimitResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the figures hold.'))
}).check(/*#__PURE__*/ zod.describe('What the member has set to keep play within bounds.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `setMoneyLimit`.'))

/**
 * A lower limit, or a first one, holds at once and takes a waiting change away. A higher one, or none, waits 24 hours as
 * `pending` and then holds without another word; sending the present limit again takes the waiting change away. A limit
 * of the operator cannot be raised: 403 `forbidden`. Each change goes to the audit log. Answers all limits. When the
 * time is up no bet is taken (`play_limit_reached`); open rounds are finished.
 * @summary Set a limit of the time to play
 */
export const setSessionLimitHeaderMerchantMax = 32;


export const setSessionLimitHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const setSessionLimitHeaderXRequestIdMax = 64;


export const setSessionLimitHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SetSessionLimitHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setSessionLimitHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(setSessionLimitHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setSessionLimitHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(setSessionLimitHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const setSessionLimitBodyMinutesMin = 15;
export const setSessionLimitBodyMinutesMax = 1440;



export const SetSessionLimitBody = /*#__PURE__*/ zod.strictObject({
  "period": /*#__PURE__*/ zod.enum(['session', 'day']).check(/*#__PURE__*/ zod.describe('One session, or a calendar day in the brand\'s time zone over all sessions.')),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setSessionLimitBodyMinutesMin)).check(/*#__PURE__*/ zod.lte(setSessionLimitBodyMinutesMax))).check(/*#__PURE__*/ zod.describe('The limit, null for none.'))
}).check(/*#__PURE__*/ zod.describe('A limit of time to set.'))

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



export const SetSessionLimitResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "moneyLimits": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['deposit', 'loss']).check(/*#__PURE__*/ zod.describe('What a limit of money is about: deposits, or the loss, which is stakes less payouts of the real-money bets settled in\nthe period, the stakes of all open ones, and what was transferred to vendors with wallets of their own in the period\nand has not come back.\n')),
  "period": /*#__PURE__*/ zod.enum(['day', 'week', 'month']).check(/*#__PURE__*/ zod.describe('A calendar day, week (from Monday) or month in the brand\'s time zone.')),
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueMoneyLimitsItemAmountOneMax)).check(/*#__PURE__*/ zod.regex(setSessionLimitResponseValueMoneyLimitsItemAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The limit, null where there is none.')),
  "used": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueMoneyLimitsItemUsedMax)).check(/*#__PURE__*/ zod.regex(setSessionLimitResponseValueMoneyLimitsItemUsedRegExp)).check(/*#__PURE__*/ zod.describe('What counts so far; a loss below zero counts as zero.')),
  "remaining": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueMoneyLimitsItemRemainingOneMax)).check(/*#__PURE__*/ zod.regex(setSessionLimitResponseValueMoneyLimitsItemRemainingOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What is left, null without a limit.')),
  "resetsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueMoneyLimitsItemResetsAtMax)).check(/*#__PURE__*/ zod.describe('When the next period begins.')),
  "setBy": /*#__PURE__*/ zod.enum(['member', 'operator']).check(/*#__PURE__*/ zod.describe('Who set it. One of the operator cannot be raised by the member.')),
  "pending": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "amount": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueMoneyLimitsItemPendingOneAmountOneMax)).check(/*#__PURE__*/ zod.regex(setSessionLimitResponseValueMoneyLimitsItemPendingOneAmountOneRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The amount, null for no limit.')),
  "effectiveAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueMoneyLimitsItemPendingOneEffectiveAtMax)).check(/*#__PURE__*/ zod.describe('From when.'))
}).check(/*#__PURE__*/ zod.describe('A higher limit, or none, that will hold later.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The change that waits, null where none does.'))
}).check(/*#__PURE__*/ zod.describe('A limit of money.'))).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueMoneyLimitsMax)).check(/*#__PURE__*/ zod.describe('One entry for each kind and period.')),
  "sessionLimits": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod.enum(['session', 'day']).check(/*#__PURE__*/ zod.describe('One session, or a calendar day in the brand\'s time zone over all sessions.')),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setSessionLimitResponseValueSessionLimitsItemMinutesMax))).check(/*#__PURE__*/ zod.describe('The limit, null where there is none.')),
  "usedMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setSessionLimitResponseValueSessionLimitsItemUsedMinutesMin)).check(/*#__PURE__*/ zod.lte(setSessionLimitResponseValueSessionLimitsItemUsedMinutesMax)).check(/*#__PURE__*/ zod.describe('The minutes so far.')),
  "remainingMinutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setSessionLimitResponseValueSessionLimitsItemRemainingMinutesMin)).check(/*#__PURE__*/ zod.lte(setSessionLimitResponseValueSessionLimitsItemRemainingMinutesMax))).check(/*#__PURE__*/ zod.describe('The minutes left, null without a limit.')),
  "resetsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueSessionLimitsItemResetsAtMax))).check(/*#__PURE__*/ zod.describe('When the next day begins, null for a session.')),
  "pending": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.object({
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(setSessionLimitResponseValueSessionLimitsItemPendingOneMinutesMax))).check(/*#__PURE__*/ zod.describe('The minutes, null for no limit.')),
  "effectiveAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueSessionLimitsItemPendingOneEffectiveAtMax)).check(/*#__PURE__*/ zod.describe('From when.'))
}).check(/*#__PURE__*/ zod.describe('A longer time, or none, that will hold later.')),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The change that waits, null where none does.'))
}).check(/*#__PURE__*/ zod.describe('A limit of the time to play.'))).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueSessionLimitsMax)).check(/*#__PURE__*/ zod.describe('One entry for each period.')),
  "realityCheckMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setSessionLimitResponseValueRealityCheckMinutesMin)).check(/*#__PURE__*/ zod.lte(setSessionLimitResponseValueRealityCheckMinutesMax)).check(/*#__PURE__*/ zod.describe('The interval of the reality check, 0 when it is off.')),
  "realityCheckChoices": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setSessionLimitResponseValueRealityCheckChoicesItemMin)).check(/*#__PURE__*/ zod.lte(setSessionLimitResponseValueRealityCheckChoicesItemMax)).check(/*#__PURE__*/ zod.describe('An interval in minutes, 0 for off.'))).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueRealityCheckChoicesMax)).check(/*#__PURE__*/ zod.describe('The intervals to choose from. Where the licence demands a check, 0 is missing.')),
  "exclusionPeriods": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).check(/*#__PURE__*/ zod.describe('For how long a member excludes itself.'))).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueExclusionPeriodsMax)).check(/*#__PURE__*/ zod.describe('The periods of self-exclusion that the brand offers.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(setSessionLimitResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setSessionLimitResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the figures hold.'))
}).check(/*#__PURE__*/ zod.describe('What the member has set to keep play within bounds.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `setSessionLimit`.'))

/**
 * Excludes the member for the period, at once: login, bets, deposits and marketing are refused with `self_excluded`,
 * and every session of the account ends, the one of this call after its answer. Open bets still settle and withdrawals
 * under way go on; the rest of the balance is paid out by customer service. A new registration with the same mobile
 * number, e-mail address or identity number is refused. It cannot be taken back or shortened. A period that the brand
 * does not offer is 400. The audit log keeps it.
 * @summary Exclude oneself from play
 */
export const startSelfExclusionHeaderMerchantMax = 32;


export const startSelfExclusionHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const startSelfExclusionHeaderXRequestIdMax = 64;


export const startSelfExclusionHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const StartSelfExclusionHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startSelfExclusionHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(startSelfExclusionHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(startSelfExclusionHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(startSelfExclusionHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const StartSelfExclusionBody = /*#__PURE__*/ zod.strictObject({
  "period": /*#__PURE__*/ zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).check(/*#__PURE__*/ zod.describe('For how long a member excludes itself.'))
}).check(/*#__PURE__*/ zod.describe('The wish not to play for a while. No reason is asked for.'))

export const startSelfExclusionResponseValueStartsAtMax = 30;

export const startSelfExclusionResponseValueEndsAtMax = 30;

export const startSelfExclusionResponseValueSessionsEndedMax = 1000;

export const startSelfExclusionResponseValueHelpLineMax = 80;



export const StartSelfExclusionResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).check(/*#__PURE__*/ zod.describe('For how long a member excludes itself.')),
  "startsAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startSelfExclusionResponseValueStartsAtMax)).check(/*#__PURE__*/ zod.describe('From when, always at once.')),
  "endsAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(startSelfExclusionResponseValueEndsAtMax))).check(/*#__PURE__*/ zod.describe('Until when, null for ever.')),
  "sessionsEnded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(startSelfExclusionResponseValueSessionsEndedMax)).check(/*#__PURE__*/ zod.describe('How many sessions ended with it, the one of this call included.')),
  "helpLine": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(startSelfExclusionResponseValueHelpLineMax))).check(/*#__PURE__*/ zod.describe('Where help is found, null where the brand names none.'))
}).check(/*#__PURE__*/ zod.describe('A self-exclusion. It cannot be taken back or shortened.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `startSelfExclusion`.'))

/**
 * Time and money since the login of this session, and when the next reality check is due. The portal polls it in the
 * background; a check that is due is shown over any game and never breaks an open round. While it is due for more than
 * five minutes the server takes no new bet: `play_limit_reached`.
 * @summary Tell how long and with what result one has played
 */
export const getRealityCheckHeaderMerchantMax = 32;


export const getRealityCheckHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getRealityCheckHeaderXRequestIdMax = 64;


export const getRealityCheckHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetRealityCheckHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRealityCheckHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getRealityCheckHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRealityCheckHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getRealityCheckHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getRealityCheckResponseValueIntervalMinutesMin = 0;
export const getRealityCheckResponseValueIntervalMinutesMax = 240;

export const getRealityCheckResponseValueNextAtMax = 30;

export const getRealityCheckResponseValueSinceMax = 30;

export const getRealityCheckResponseValuePlayedMinutesMin = 0;
export const getRealityCheckResponseValuePlayedMinutesMax = 1000000;

export const getRealityCheckResponseValueStakedMax = 25;


export const getRealityCheckResponseValueStakedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getRealityCheckResponseValuePaidMax = 25;


export const getRealityCheckResponseValuePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getRealityCheckResponseValueNetPositionMax = 25;


export const getRealityCheckResponseValueNetPositionRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getRealityCheckResponseValueOpenStakesMax = 25;


export const getRealityCheckResponseValueOpenStakesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const GetRealityCheckResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "intervalMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRealityCheckResponseValueIntervalMinutesMin)).check(/*#__PURE__*/ zod.lte(getRealityCheckResponseValueIntervalMinutesMax)).check(/*#__PURE__*/ zod.describe('The interval, 0 when the check is off.')),
  "due": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the check has to be shown now.')),
  "nextAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getRealityCheckResponseValueNextAtMax))).check(/*#__PURE__*/ zod.describe('When it is next due, null when it is off.')),
  "since": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getRealityCheckResponseValueSinceMax)).check(/*#__PURE__*/ zod.describe('Since when time and money are counted: the login of this session.')),
  "playedMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(getRealityCheckResponseValuePlayedMinutesMin)).check(/*#__PURE__*/ zod.lte(getRealityCheckResponseValuePlayedMinutesMax)).check(/*#__PURE__*/ zod.describe('Minutes since then.')),
  "staked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRealityCheckResponseValueStakedMax)).check(/*#__PURE__*/ zod.regex(getRealityCheckResponseValueStakedRegExp)).check(/*#__PURE__*/ zod.describe('Real-money stakes since then.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRealityCheckResponseValuePaidMax)).check(/*#__PURE__*/ zod.regex(getRealityCheckResponseValuePaidRegExp)).check(/*#__PURE__*/ zod.describe('Payouts since then.')),
  "netPosition": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRealityCheckResponseValueNetPositionMax)).check(/*#__PURE__*/ zod.regex(getRealityCheckResponseValueNetPositionRegExp)).check(/*#__PURE__*/ zod.describe('Payouts less stakes of settled bets; below zero is a loss.')),
  "openStakes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getRealityCheckResponseValueOpenStakesMax)).check(/*#__PURE__*/ zod.regex(getRealityCheckResponseValueOpenStakesRegExp)).check(/*#__PURE__*/ zod.describe('Stakes of all bets that are not settled, also of those of earlier logins.'))
}).check(/*#__PURE__*/ zod.describe('How long and with what result the member has played since it logged in.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getRealityCheck`.'))

/**
 * Sets the interval, at once. A value that is not among `realityCheckChoices` of the limits is 400. The interval
 * counts from the login or the last acknowledgement; a check that is due already stays due.
 * @summary Set the interval of the reality check
 */
export const setRealityCheckHeaderMerchantMax = 32;


export const setRealityCheckHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const setRealityCheckHeaderXRequestIdMax = 64;


export const setRealityCheckHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const SetRealityCheckHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setRealityCheckHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(setRealityCheckHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setRealityCheckHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(setRealityCheckHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const setRealityCheckBodyIntervalMinutesMin = 0;
export const setRealityCheckBodyIntervalMinutesMax = 240;



export const SetRealityCheckBody = /*#__PURE__*/ zod.strictObject({
  "intervalMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setRealityCheckBodyIntervalMinutesMin)).check(/*#__PURE__*/ zod.lte(setRealityCheckBodyIntervalMinutesMax)).check(/*#__PURE__*/ zod.describe('Minutes, one of `realityCheckChoices`.'))
}).check(/*#__PURE__*/ zod.describe('The interval of the reality check.'))

export const setRealityCheckResponseValueIntervalMinutesMin = 0;
export const setRealityCheckResponseValueIntervalMinutesMax = 240;

export const setRealityCheckResponseValueNextAtMax = 30;

export const setRealityCheckResponseValueSinceMax = 30;

export const setRealityCheckResponseValuePlayedMinutesMin = 0;
export const setRealityCheckResponseValuePlayedMinutesMax = 1000000;

export const setRealityCheckResponseValueStakedMax = 25;


export const setRealityCheckResponseValueStakedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const setRealityCheckResponseValuePaidMax = 25;


export const setRealityCheckResponseValuePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const setRealityCheckResponseValueNetPositionMax = 25;


export const setRealityCheckResponseValueNetPositionRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const setRealityCheckResponseValueOpenStakesMax = 25;


export const setRealityCheckResponseValueOpenStakesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const SetRealityCheckResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "intervalMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setRealityCheckResponseValueIntervalMinutesMin)).check(/*#__PURE__*/ zod.lte(setRealityCheckResponseValueIntervalMinutesMax)).check(/*#__PURE__*/ zod.describe('The interval, 0 when the check is off.')),
  "due": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the check has to be shown now.')),
  "nextAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setRealityCheckResponseValueNextAtMax))).check(/*#__PURE__*/ zod.describe('When it is next due, null when it is off.')),
  "since": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(setRealityCheckResponseValueSinceMax)).check(/*#__PURE__*/ zod.describe('Since when time and money are counted: the login of this session.')),
  "playedMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(setRealityCheckResponseValuePlayedMinutesMin)).check(/*#__PURE__*/ zod.lte(setRealityCheckResponseValuePlayedMinutesMax)).check(/*#__PURE__*/ zod.describe('Minutes since then.')),
  "staked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setRealityCheckResponseValueStakedMax)).check(/*#__PURE__*/ zod.regex(setRealityCheckResponseValueStakedRegExp)).check(/*#__PURE__*/ zod.describe('Real-money stakes since then.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setRealityCheckResponseValuePaidMax)).check(/*#__PURE__*/ zod.regex(setRealityCheckResponseValuePaidRegExp)).check(/*#__PURE__*/ zod.describe('Payouts since then.')),
  "netPosition": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setRealityCheckResponseValueNetPositionMax)).check(/*#__PURE__*/ zod.regex(setRealityCheckResponseValueNetPositionRegExp)).check(/*#__PURE__*/ zod.describe('Payouts less stakes of settled bets; below zero is a loss.')),
  "openStakes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setRealityCheckResponseValueOpenStakesMax)).check(/*#__PURE__*/ zod.regex(setRealityCheckResponseValueOpenStakesRegExp)).check(/*#__PURE__*/ zod.describe('Stakes of all bets that are not settled, also of those of earlier logins.'))
}).check(/*#__PURE__*/ zod.describe('How long and with what result the member has played since it logged in.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `setRealityCheck`.'))

/**
 * The member has seen its figures and goes on. The next check is due one interval later, in every tab. Where none is due
 * nothing changes.
 * @summary Acknowledge the reality check
 */
export const acknowledgeRealityCheckHeaderMerchantMax = 32;


export const acknowledgeRealityCheckHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const acknowledgeRealityCheckHeaderXRequestIdMax = 64;


export const acknowledgeRealityCheckHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const AcknowledgeRealityCheckHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(acknowledgeRealityCheckHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(acknowledgeRealityCheckHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'))
})

export const acknowledgeRealityCheckResponseValueIntervalMinutesMin = 0;
export const acknowledgeRealityCheckResponseValueIntervalMinutesMax = 240;

export const acknowledgeRealityCheckResponseValueNextAtMax = 30;

export const acknowledgeRealityCheckResponseValueSinceMax = 30;

export const acknowledgeRealityCheckResponseValuePlayedMinutesMin = 0;
export const acknowledgeRealityCheckResponseValuePlayedMinutesMax = 1000000;

export const acknowledgeRealityCheckResponseValueStakedMax = 25;


export const acknowledgeRealityCheckResponseValueStakedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const acknowledgeRealityCheckResponseValuePaidMax = 25;


export const acknowledgeRealityCheckResponseValuePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const acknowledgeRealityCheckResponseValueNetPositionMax = 25;


export const acknowledgeRealityCheckResponseValueNetPositionRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const acknowledgeRealityCheckResponseValueOpenStakesMax = 25;


export const acknowledgeRealityCheckResponseValueOpenStakesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');


export const AcknowledgeRealityCheckResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "intervalMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(acknowledgeRealityCheckResponseValueIntervalMinutesMin)).check(/*#__PURE__*/ zod.lte(acknowledgeRealityCheckResponseValueIntervalMinutesMax)).check(/*#__PURE__*/ zod.describe('The interval, 0 when the check is off.')),
  "due": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the check has to be shown now.')),
  "nextAt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckResponseValueNextAtMax))).check(/*#__PURE__*/ zod.describe('When it is next due, null when it is off.')),
  "since": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckResponseValueSinceMax)).check(/*#__PURE__*/ zod.describe('Since when time and money are counted: the login of this session.')),
  "playedMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(acknowledgeRealityCheckResponseValuePlayedMinutesMin)).check(/*#__PURE__*/ zod.lte(acknowledgeRealityCheckResponseValuePlayedMinutesMax)).check(/*#__PURE__*/ zod.describe('Minutes since then.')),
  "staked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckResponseValueStakedMax)).check(/*#__PURE__*/ zod.regex(acknowledgeRealityCheckResponseValueStakedRegExp)).check(/*#__PURE__*/ zod.describe('Real-money stakes since then.')),
  "paid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckResponseValuePaidMax)).check(/*#__PURE__*/ zod.regex(acknowledgeRealityCheckResponseValuePaidRegExp)).check(/*#__PURE__*/ zod.describe('Payouts since then.')),
  "netPosition": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckResponseValueNetPositionMax)).check(/*#__PURE__*/ zod.regex(acknowledgeRealityCheckResponseValueNetPositionRegExp)).check(/*#__PURE__*/ zod.describe('Payouts less stakes of settled bets; below zero is a loss.')),
  "openStakes": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acknowledgeRealityCheckResponseValueOpenStakesMax)).check(/*#__PURE__*/ zod.regex(acknowledgeRealityCheckResponseValueOpenStakesRegExp)).check(/*#__PURE__*/ zod.describe('Stakes of all bets that are not settled, also of those of earlier logins.'))
}).check(/*#__PURE__*/ zod.describe('How long and with what result the member has played since it logged in.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `acknowledgeRealityCheck`.'))

