// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const lockVaultResponseValueLockLockIdMax = 40;

export const lockVaultResponseValueLockAmountMax = 25;

export const lockVaultResponseValueLockAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const lockVaultResponseValueLockHoursMax = 8760;

export const lockVaultResponseValueLockLockedAtMax = 30;

export const lockVaultResponseValueLockEndsAtMax = 30;

export const lockVaultResponseValueLockReturnedAtMax = 30;

export const lockVaultResponseValueAvailableMax = 25;

export const lockVaultResponseValueAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const lockVaultResponseValueBalanceMax = 25;

export const lockVaultResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const LockVaultResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "lock": zod.strictObject({
  "lockId": zod.string().min(1).max(lockVaultResponseValueLockLockIdMax).describe('The id of a lock of the vault.'),
  "amount": zod.string().max(lockVaultResponseValueLockAmountMax).regex(lockVaultResponseValueLockAmountRegExp).describe('The amount.'),
  "hours": zod.int().min(1).max(lockVaultResponseValueLockHoursMax).describe('How long money is locked, in hours.'),
  "state": zod.enum(['locked', 'returned']).describe('`locked -> returned`. At `endsAt` the money goes back to the main wallet by itself, and never before.'),
  "lockedAt": zod.iso.datetime({"offset":true}).max(lockVaultResponseValueLockLockedAtMax).describe('When it was locked.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(lockVaultResponseValueLockEndsAtMax).describe('When it goes back to the main wallet.'),
  "returnedAt": zod.iso.datetime({"offset":true}).max(lockVaultResponseValueLockReturnedAtMax).nullable().describe('When it went back; null until then.')
}).describe('Money that the member has put out of reach until a chosen time.'),
  "available": zod.string().max(lockVaultResponseValueAvailableMax).regex(lockVaultResponseValueAvailableRegExp).describe('The main wallet after it.'),
  "balance": zod.string().max(lockVaultResponseValueBalanceMax).regex(lockVaultResponseValueBalanceRegExp).describe('The vault after it.')
}).describe('A new lock and the balances after it.')
}).describe('The answer of `lockVault`.')

export const lockVault = {
  response: LockVaultResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'insufficient_balance', 'amount_out_of_range', 'vault_full', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
