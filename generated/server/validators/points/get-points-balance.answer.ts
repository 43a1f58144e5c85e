// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getPointsBalanceResponseValueBalanceMin = 0;

export const getPointsBalanceResponseValueBalanceMax = 1000000000000;

export const getPointsBalanceResponseValueEarnedMin = 0;

export const getPointsBalanceResponseValueEarnedMax = 1000000000000;

export const getPointsBalanceResponseValueSpentMin = 0;

export const getPointsBalanceResponseValueSpentMax = 1000000000000;

export const getPointsBalanceResponseValueAsOfMax = 30;

export const GetPointsBalanceResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "balance": zod.int().min(getPointsBalanceResponseValueBalanceMin).max(getPointsBalanceResponseValueBalanceMax).describe('Points to spend.'),
  "earned": zod.int().min(getPointsBalanceResponseValueEarnedMin).max(getPointsBalanceResponseValueEarnedMax).describe('Points earned in all.'),
  "spent": zod.int().min(getPointsBalanceResponseValueSpentMin).max(getPointsBalanceResponseValueSpentMax).describe('Points redeemed and converted in all, less those that were returned.'),
  "asOf": zod.iso.datetime({"offset":true}).max(getPointsBalanceResponseValueAsOfMax).describe('The moment for which they hold.')
}).describe('The points of a member. They never expire: `balance` is always `earned` less `spent`.')
}).describe('The answer of `getPointsBalance`.')

export const getPointsBalance = {
  response: GetPointsBalanceResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
