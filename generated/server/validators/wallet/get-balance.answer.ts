// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

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

export const getBalance = {
  response: GetBalanceResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
