// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getBalanceResponseValueSumBalanceMax = 25;

export const getBalanceResponseValueSumBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBalanceResponseValuePlayableItemAmountMax = 25;

export const getBalanceResponseValuePlayableItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getBalanceResponseValuePlayableMax = 20;

export const getBalanceResponseValueCurrencyMax = 5;

export const getBalanceResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const getBalanceResponseValueAsOfMax = 30;

export const GetBalanceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "sumBalance": zod.string().max(getBalanceResponseValueSumBalanceMax).regex(getBalanceResponseValueSumBalanceRegExp).describe('An amount as a decimal string in the brand\'s one currency, with at least that currency\'s decimals. Never a float.'),
  "playable": zod.array(zod.strictObject({
  "gameType": zod.enum(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'INHOUSE']).describe('E-lottery, lottery, live casino, sports, fishing, slots, player against player, e-sports, in-house games.'),
  "amount": zod.string().max(getBalanceResponseValuePlayableItemAmountMax).regex(getBalanceResponseValuePlayableItemAmountRegExp).describe('The main wallet, and the bonus money whose wagering counts these games.')
}).describe('What the member can stake on the games of a category.')).max(getBalanceResponseValuePlayableMax).describe('What of the sum can be staked here and there, each category once. A stake above it is refused with `insufficient_balance`: bonus money is\nstaked only on games that its wagering counts.\n'),
  "currency": zod.string().max(getBalanceResponseValueCurrencyMax).regex(getBalanceResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getBalanceResponseValueAsOfMax).describe('The moment for which the amount holds.')
}).describe('What the member can play with.')
}).describe('The answer of `getBalance`.')

export const getBalance = {
  response: GetBalanceResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
