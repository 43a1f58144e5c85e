// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listVaultLocksResponseValueContentItemLockIdMax = 40;

export const listVaultLocksResponseValueContentItemAmountMax = 25;

export const listVaultLocksResponseValueContentItemAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listVaultLocksResponseValueContentItemHoursMax = 8760;

export const listVaultLocksResponseValueContentItemLockedAtMax = 30;

export const listVaultLocksResponseValueContentItemEndsAtMax = 30;

export const listVaultLocksResponseValueContentItemReturnedAtMax = 30;

export const listVaultLocksResponseValueContentMax = 100;

export const listVaultLocksResponseValueTotalPagesMin = 0;

export const listVaultLocksResponseValueTotalPagesMax = 1000000;

export const listVaultLocksResponseValueTotalElementsMin = 0;

export const listVaultLocksResponseValueTotalElementsMax = 100000000;

export const listVaultLocksResponseValueTotalsAmountMax = 25;

export const listVaultLocksResponseValueTotalsAmountRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const listVaultLocksResponseValueTotalsLockedMax = 25;

export const listVaultLocksResponseValueTotalsLockedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const ListVaultLocksResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "content": zod.array(zod.strictObject({
  "lockId": zod.string().min(1).max(listVaultLocksResponseValueContentItemLockIdMax).describe('The id of a lock of the vault.'),
  "amount": zod.string().max(listVaultLocksResponseValueContentItemAmountMax).regex(listVaultLocksResponseValueContentItemAmountRegExp).describe('The amount.'),
  "hours": zod.int().min(1).max(listVaultLocksResponseValueContentItemHoursMax).describe('How long money is locked, in hours.'),
  "state": zod.enum(['locked', 'returned']).describe('`locked -> returned`. At `endsAt` the money goes back to the main wallet by itself, and never before.'),
  "lockedAt": zod.iso.datetime({"offset":true}).max(listVaultLocksResponseValueContentItemLockedAtMax).describe('When it was locked.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(listVaultLocksResponseValueContentItemEndsAtMax).describe('When it goes back to the main wallet.'),
  "returnedAt": zod.iso.datetime({"offset":true}).max(listVaultLocksResponseValueContentItemReturnedAtMax).nullable().describe('When it went back; null until then.')
}).describe('Money that the member has put out of reach until a chosen time.')).max(listVaultLocksResponseValueContentMax).describe('The locks of the page, the newest first.'),
  "totalPages": zod.int().min(listVaultLocksResponseValueTotalPagesMin).max(listVaultLocksResponseValueTotalPagesMax).describe('Pages in all.'),
  "totalElements": zod.int().min(listVaultLocksResponseValueTotalElementsMin).max(listVaultLocksResponseValueTotalElementsMax).describe('Locks in all.'),
  "totals": zod.strictObject({
  "amount": zod.string().max(listVaultLocksResponseValueTotalsAmountMax).regex(listVaultLocksResponseValueTotalsAmountRegExp).describe('What was locked.'),
  "locked": zod.string().max(listVaultLocksResponseValueTotalsLockedMax).regex(listVaultLocksResponseValueTotalsLockedRegExp).describe('What of it is locked still.')
}).describe('The sums over all pages.')
}).describe('A page of locks.')
}).describe('The answer of `listVaultLocks`.')

export const listVaultLocks = {
  response: ListVaultLocksResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
