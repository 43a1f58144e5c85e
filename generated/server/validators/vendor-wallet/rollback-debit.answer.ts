// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const rollbackDebitResponseValueTransactionIdMax = 64;

export const rollbackDebitResponseValueTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const rollbackDebitResponseValueRoundIdMax = 60;

export const rollbackDebitResponseValueRoundIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,60}$');

export const rollbackDebitResponseValueBetIdOneMax = 40;

export const rollbackDebitResponseValueBetIdOneRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const rollbackDebitResponseValueAmountMax = 25;

export const rollbackDebitResponseValueAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const rollbackDebitResponseValueCurrencyMax = 5;

export const rollbackDebitResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const rollbackDebitResponseValueBalanceMax = 25;

export const rollbackDebitResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const rollbackDebitResponseValueAtMax = 30;

export const RollbackDebitResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "transactionId": zod.string().max(rollbackDebitResponseValueTransactionIdMax).regex(rollbackDebitResponseValueTransactionIdRegExp).describe('The vendor\'s id of one movement of money; unique for the vendor, for ever.'),
  "kind": zod.enum(['debit', 'credit', 'rollback']).describe('What it was.'),
  "state": zod.enum(['applied', 'recorded']).describe('`recorded`: a rollback whose debit has never come; no money moved, and the debit will be refused.'),
  "duplicate": zod.boolean().describe('Whether the transaction had been handled before; then nothing was done by this call.'),
  "roundId": zod.string().max(rollbackDebitResponseValueRoundIdMax).regex(rollbackDebitResponseValueRoundIdRegExp).describe('The vendor\'s id of a round, unique for the vendor.'),
  "betId": zod.union([zod.string().max(rollbackDebitResponseValueBetIdOneMax).regex(rollbackDebitResponseValueBetIdOneRegExp).describe('The id of a bet.'),zod.null()]).describe('The bet of the round, null for a rollback without a debit.'),
  "amount": zod.string().max(rollbackDebitResponseValueAmountMax).regex(rollbackDebitResponseValueAmountRegExp).describe('What it moved: below zero for a debit.'),
  "currency": zod.string().max(rollbackDebitResponseValueCurrencyMax).regex(rollbackDebitResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "balance": zod.string().max(rollbackDebitResponseValueBalanceMax).regex(rollbackDebitResponseValueBalanceRegExp).describe('What the member can stake now.'),
  "at": zod.iso.datetime({"offset":true}).max(rollbackDebitResponseValueAtMax).describe('When it was entered.')
}).describe('A movement of money of a vendor, and the balance after it.')
}).describe('The answer of `rollbackDebit`.')

export const rollbackDebit = {
  response: RollbackDebitResponse,
  errors: ['validation_failed', 'unauthenticated', 'merchant_unknown', 'ip_restricted', 'forbidden', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'rollback_not_possible', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
