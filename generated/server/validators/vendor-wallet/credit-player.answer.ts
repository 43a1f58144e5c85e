// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const creditPlayerResponseValueTransactionIdMax = 64;

export const creditPlayerResponseValueTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const creditPlayerResponseValueRoundIdMax = 60;

export const creditPlayerResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,60}$');

export const creditPlayerResponseValueBetIdOneMax = 40;

export const creditPlayerResponseValueBetIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const creditPlayerResponseValueAmountMax = 25;

export const creditPlayerResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const creditPlayerResponseValueCurrencyMax = 5;

export const creditPlayerResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const creditPlayerResponseValueBalanceMax = 25;

export const creditPlayerResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const creditPlayerResponseValueAtMax = 30;

export const CreditPlayerResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "transactionId": zod.string().max(creditPlayerResponseValueTransactionIdMax).regex(creditPlayerResponseValueTransactionIdRegExp).describe('The vendor\'s id of one movement of money; unique for the vendor, for ever.'),
  "kind": zod.enum(['debit', 'credit', 'rollback']).describe('What it was.'),
  "state": zod.enum(['applied', 'recorded']).describe('`recorded`: a rollback whose debit has never come; no money moved, and the debit will be refused.'),
  "duplicate": zod.boolean().describe('Whether the transaction had been handled before; then nothing was done by this call.'),
  "roundId": zod.string().max(creditPlayerResponseValueRoundIdMax).regex(creditPlayerResponseValueRoundIdRegExp).describe('The vendor\'s id of a round, unique for the vendor.'),
  "betId": zod.union([zod.string().max(creditPlayerResponseValueBetIdOneMax).regex(creditPlayerResponseValueBetIdOneRegExp).describe('The id of a bet.'),zod.null()]).describe('The bet of the round, null for a rollback without a debit.'),
  "amount": zod.string().max(creditPlayerResponseValueAmountMax).regex(creditPlayerResponseValueAmountRegExp).describe('What it moved: below zero for a debit.'),
  "currency": zod.string().max(creditPlayerResponseValueCurrencyMax).regex(creditPlayerResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "balance": zod.string().max(creditPlayerResponseValueBalanceMax).regex(creditPlayerResponseValueBalanceRegExp).describe('What the member can stake now.'),
  "at": zod.iso.datetime({"offset":true}).max(creditPlayerResponseValueAtMax).describe('When it was entered.')
}).describe('A movement of money of a vendor, and the balance after it.')
}).describe('The answer of `creditPlayer`.')

export const creditPlayer = {
  response: CreditPlayerResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'ip_restricted', 'forbidden', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
