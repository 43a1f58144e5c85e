// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getRealityCheckResponseValueIntervalMinutesMin = 0;

export const getRealityCheckResponseValueIntervalMinutesMax = 240;

export const getRealityCheckResponseValueNextAtMax = 30;

export const getRealityCheckResponseValueSinceMax = 30;

export const getRealityCheckResponseValuePlayedMinutesMin = 0;

export const getRealityCheckResponseValuePlayedMinutesMax = 1000000;

export const getRealityCheckResponseValueStakedMax = 25;

export const getRealityCheckResponseValueStakedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getRealityCheckResponseValuePaidMax = 25;

export const getRealityCheckResponseValuePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getRealityCheckResponseValueNetPositionMax = 25;

export const getRealityCheckResponseValueNetPositionRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const getRealityCheckResponseValueOpenStakesMax = 25;

export const getRealityCheckResponseValueOpenStakesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const GetRealityCheckResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "intervalMinutes": zod.int().min(getRealityCheckResponseValueIntervalMinutesMin).max(getRealityCheckResponseValueIntervalMinutesMax).describe('The interval, 0 when the check is off.'),
  "due": zod.boolean().describe('Whether the check has to be shown now.'),
  "nextAt": zod.iso.datetime({"offset":true}).max(getRealityCheckResponseValueNextAtMax).nullable().describe('When it is next due, null when it is off.'),
  "since": zod.iso.datetime({"offset":true}).max(getRealityCheckResponseValueSinceMax).describe('Since when time and money are counted: the login of this session.'),
  "playedMinutes": zod.int().min(getRealityCheckResponseValuePlayedMinutesMin).max(getRealityCheckResponseValuePlayedMinutesMax).describe('Minutes since then.'),
  "staked": zod.string().max(getRealityCheckResponseValueStakedMax).regex(getRealityCheckResponseValueStakedRegExp).describe('Real-money stakes since then.'),
  "paid": zod.string().max(getRealityCheckResponseValuePaidMax).regex(getRealityCheckResponseValuePaidRegExp).describe('Payouts since then.'),
  "netPosition": zod.string().max(getRealityCheckResponseValueNetPositionMax).regex(getRealityCheckResponseValueNetPositionRegExp).describe('Payouts less stakes of settled bets; below zero is a loss.'),
  "openStakes": zod.string().max(getRealityCheckResponseValueOpenStakesMax).regex(getRealityCheckResponseValueOpenStakesRegExp).describe('Stakes of all bets that are not settled, also of those of earlier logins.')
}).describe('How long and with what result the member has played since it logged in.')
}).describe('The answer of `getRealityCheck`.')

export const getRealityCheck = {
  response: GetRealityCheckResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
