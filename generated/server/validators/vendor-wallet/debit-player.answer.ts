// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const debitPlayerResponseValueTransactionIdMax = 64;

export const debitPlayerResponseValueTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const debitPlayerResponseValueRoundIdMax = 60;

export const debitPlayerResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,60}$');

export const debitPlayerResponseValueBetIdOneMax = 40;

export const debitPlayerResponseValueBetIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const debitPlayerResponseValueAmountMax = 25;

export const debitPlayerResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const debitPlayerResponseValueCurrencyMax = 5;

export const debitPlayerResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const debitPlayerResponseValueBalanceMax = 25;

export const debitPlayerResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const debitPlayerResponseValueAtMax = 30;

export const DebitPlayerResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "transactionId": zod.string().max(debitPlayerResponseValueTransactionIdMax).regex(debitPlayerResponseValueTransactionIdRegExp).describe('The vendor\'s id of one movement of money; unique for the vendor, for ever.'),
  "kind": zod.enum(['debit', 'credit', 'rollback']).describe('What it was.'),
  "state": zod.enum(['applied', 'recorded']).describe('`recorded`: a rollback whose debit has never come; no money moved, and the debit will be refused.'),
  "duplicate": zod.boolean().describe('Whether the transaction had been handled before; then nothing was done by this call.'),
  "roundId": zod.string().max(debitPlayerResponseValueRoundIdMax).regex(debitPlayerResponseValueRoundIdRegExp).describe('The vendor\'s id of a round, unique for the vendor.'),
  "betId": zod.union([zod.string().max(debitPlayerResponseValueBetIdOneMax).regex(debitPlayerResponseValueBetIdOneRegExp).describe('The id of a bet.'),zod.null()]).describe('The bet of the round, null for a rollback without a debit.'),
  "amount": zod.string().max(debitPlayerResponseValueAmountMax).regex(debitPlayerResponseValueAmountRegExp).describe('What it moved: below zero for a debit.'),
  "currency": zod.string().max(debitPlayerResponseValueCurrencyMax).regex(debitPlayerResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "balance": zod.string().max(debitPlayerResponseValueBalanceMax).regex(debitPlayerResponseValueBalanceRegExp).describe('What the member can stake now.'),
  "at": zod.iso.datetime({"offset":true}).max(debitPlayerResponseValueAtMax).describe('When it was entered.')
}).describe('A movement of money of a vendor, and the balance after it.')
}).describe('The answer of `debitPlayer`.')

export const debitPlayer = {
  response: DebitPlayerResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'ip_restricted', 'forbidden', 'self_excluded', 'not_found', 'idempotency_conflict', 'transaction_rolled_back', 'conflict', 'payload_too_large', 'unsupported_media_type', 'insufficient_balance', 'play_token_expired', 'play_limit_reached', 'rate_limited', 'system_error', 'maintenance', 'unavailable', 'game_maintenance'],
};
