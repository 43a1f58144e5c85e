// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getVaultResponseValueCurrencyMax = 5;

export const getVaultResponseValueCurrencyRegExp = new RegExp('^[A-Z]{3,5}$');

export const getVaultResponseValueAvailableMax = 25;

export const getVaultResponseValueAvailableRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getVaultResponseValueBalanceMax = 25;

export const getVaultResponseValueBalanceRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getVaultResponseValueMinAmountMax = 25;

export const getVaultResponseValueMinAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getVaultResponseValueMaxAmountMax = 25;

export const getVaultResponseValueMaxAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getVaultResponseValueMaxLocksMax = 100;

export const getVaultResponseValueHoursItemMax = 8760;

export const getVaultResponseValueHoursMax = 12;

export const getVaultResponseValueLocksItemLockIdMax = 40;

export const getVaultResponseValueLocksItemAmountMax = 25;

export const getVaultResponseValueLocksItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getVaultResponseValueLocksItemHoursMax = 8760;

export const getVaultResponseValueLocksItemLockedAtMax = 30;

export const getVaultResponseValueLocksItemEndsAtMax = 30;

export const getVaultResponseValueLocksItemReturnedAtMax = 30;

export const getVaultResponseValueLocksMax = 100;

export const getVaultResponseValueAsOfMax = 30;

export const GetVaultResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "currency": zod.string().max(getVaultResponseValueCurrencyMax).regex(getVaultResponseValueCurrencyRegExp).describe('The code of a currency, ISO 4217 where it has one.'),
  "available": zod.string().max(getVaultResponseValueAvailableMax).regex(getVaultResponseValueAvailableRegExp).describe('What can be locked now.'),
  "balance": zod.string().max(getVaultResponseValueBalanceMax).regex(getVaultResponseValueBalanceRegExp).describe('What is locked.'),
  "minAmount": zod.string().max(getVaultResponseValueMinAmountMax).regex(getVaultResponseValueMinAmountRegExp).describe('The least at a time.'),
  "maxAmount": zod.string().max(getVaultResponseValueMaxAmountMax).regex(getVaultResponseValueMaxAmountRegExp).describe('The most at a time.'),
  "maxLocks": zod.int().min(1).max(getVaultResponseValueMaxLocksMax).describe('How many locks can be open at a time.'),
  "hours": zod.array(zod.int().min(1).max(getVaultResponseValueHoursItemMax).describe('How long money is locked, in hours.')).min(1).max(getVaultResponseValueHoursMax).describe('The times to choose from, the shortest first.'),
  "locks": zod.array(zod.strictObject({
  "lockId": zod.string().min(1).max(getVaultResponseValueLocksItemLockIdMax).describe('The id of a lock of the vault.'),
  "amount": zod.string().max(getVaultResponseValueLocksItemAmountMax).regex(getVaultResponseValueLocksItemAmountRegExp).describe('The amount.'),
  "hours": zod.int().min(1).max(getVaultResponseValueLocksItemHoursMax).describe('How long money is locked, in hours.'),
  "state": zod.enum(['locked', 'returned']).describe('`locked -> returned`. At `endsAt` the money goes back to the main wallet by itself, and never before.'),
  "lockedAt": zod.iso.datetime({"offset":true}).max(getVaultResponseValueLocksItemLockedAtMax).describe('When it was locked.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(getVaultResponseValueLocksItemEndsAtMax).describe('When it goes back to the main wallet.'),
  "returnedAt": zod.iso.datetime({"offset":true}).max(getVaultResponseValueLocksItemReturnedAtMax).nullable().describe('When it went back; null until then.')
}).describe('Money that the member has put out of reach until a chosen time.')).max(getVaultResponseValueLocksMax).describe('The open locks, the one that ends first before the others.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getVaultResponseValueAsOfMax).describe('The moment for which all this holds.')
}).describe('The vault of the member and its terms.')
}).describe('The answer of `getVault`.')

export const getVault = {
  response: GetVaultResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
