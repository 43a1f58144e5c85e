/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * The sum that the member of the session can play with, in the brand's currency. A trial account has play credit.
 * @summary Tell the balance
 */
export const getBalanceHeaderMerchantMax = 32;


export const getBalanceHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');
export const getBalanceHeaderXRequestIdMax = 64;


export const getBalanceHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');


export const GetBalanceHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(getBalanceHeaderMerchantMax).regex(getBalanceHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(getBalanceHeaderXRequestIdMax).regex(getBalanceHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "X-Background": zod.enum(['1']).optional().describe('`1` marks a call that no person caused (a refresh on a timer); it does not prolong the session.')
})

export const getBalanceResponseValueSumBalanceMax = 25;


export const getBalanceResponseValueSumBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');
export const getBalanceResponseValueCurrencyMax = 5;


export const getBalanceResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');
export const getBalanceResponseValueAsOfMax = 30;



export const GetBalanceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "sumBalance": zod.string().max(getBalanceResponseValueSumBalanceMax).regex(getBalanceResponseValueSumBalanceRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),
  "currency": zod.string().max(getBalanceResponseValueCurrencyMax).regex(getBalanceResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getBalanceResponseValueAsOfMax).describe('The moment for which the amount holds.')
}).describe('What the member can play with.')
}).describe('The answer of `getBalance`.')

