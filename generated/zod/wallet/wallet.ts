/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * The sum that the member of the session can play with, in the brand's currency. A trial account has play credit.
 * @summary Tell the balance
 */
export const getBalanceHeaderMerchantMax = 32;


export const getBalanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getBalanceHeaderXRequestIdMax = 64;


export const getBalanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetBalanceHeader = /*#__PURE__*/ zod.object({
  "Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['EN', 'VI'])).check(/*#__PURE__*/ zod.describe('The language of messages and content in the answer. Without it the site\'s default language holds.')),
  "Merchant": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBalanceHeaderMerchantMax)).check(/*#__PURE__*/ zod.regex(getBalanceHeaderMerchantRegExp))).check(/*#__PURE__*/ zod.describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.')),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBalanceHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getBalanceHeaderXRequestIdRegExp))).check(/*#__PURE__*/ zod.describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')),
  "X-Background": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['1'])).check(/*#__PURE__*/ zod.describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.'))
})

export const getBalanceResponseValueSumBalanceMax = 25;


export const getBalanceResponseValueSumBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBalanceResponseValueCurrencyMax = 5;


export const getBalanceResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getBalanceResponseValueAsOfMax = 30;



export const GetBalanceResponse = /*#__PURE__*/ zod.object({
  "success": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('Always true.')),
  "value": /*#__PURE__*/ zod.object({
  "sumBalance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBalanceResponseValueSumBalanceMax)).check(/*#__PURE__*/ zod.regex(getBalanceResponseValueSumBalanceRegExp)).check(/*#__PURE__*/ zod.describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.')),
  "currency": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getBalanceResponseValueCurrencyMax)).check(/*#__PURE__*/ zod.regex(getBalanceResponseValueCurrencyRegExp)).check(/*#__PURE__*/ zod.describe('The code of a currency, ISO 4217 where it has one.')),
  "asOf": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(getBalanceResponseValueAsOfMax)).check(/*#__PURE__*/ zod.describe('The moment for which the amount holds.'))
}).check(/*#__PURE__*/ zod.describe('What the member can play with.'))
}).check(/*#__PURE__*/ zod.describe('The answer of `getBalance`.'))

