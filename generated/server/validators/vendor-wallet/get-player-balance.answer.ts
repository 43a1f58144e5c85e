// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getPlayerBalanceResponseValueMemberIdMax = 20;

export const getPlayerBalanceResponseValueMemberIdRegExp = new RegExp('^[0-9]{1,20}$');

export const getPlayerBalanceResponseValueCurrencyMax = 5;

export const getPlayerBalanceResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const getPlayerBalanceResponseValueBalanceMax = 25;

export const getPlayerBalanceResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getPlayerBalanceResponseValueAsOfMax = 30;

export const GetPlayerBalanceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "memberId": zod.string().max(getPlayerBalanceResponseValueMemberIdMax).regex(getPlayerBalanceResponseValueMemberIdRegExp).describe('The id of a member.'),
  "currency": zod.string().max(getPlayerBalanceResponseValueCurrencyMax).regex(getPlayerBalanceResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "balance": zod.string().max(getPlayerBalanceResponseValueBalanceMax).regex(getPlayerBalanceResponseValueBalanceRegExp).describe('Main wallet and bonus money that counts for these games.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getPlayerBalanceResponseValueAsOfMax).describe('The moment for which it holds.')
}).describe('What a member can stake with the games of a vendor.')
}).describe('The answer of `getPlayerBalance`.')

export const getPlayerBalance = {
  response: GetPlayerBalanceResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'ip_restricted', 'forbidden', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
