// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const setRealityCheckResponseValueIntervalMinutesMin = 0;

export const setRealityCheckResponseValueIntervalMinutesMax = 240;

export const setRealityCheckResponseValueNextAtMax = 30;

export const setRealityCheckResponseValueSinceMax = 30;

export const setRealityCheckResponseValuePlayedMinutesMin = 0;

export const setRealityCheckResponseValuePlayedMinutesMax = 1000000;

export const setRealityCheckResponseValueStakedMax = 25;

export const setRealityCheckResponseValueStakedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const setRealityCheckResponseValuePaidMax = 25;

export const setRealityCheckResponseValuePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const setRealityCheckResponseValueNetPositionMax = 25;

export const setRealityCheckResponseValueNetPositionRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const setRealityCheckResponseValueOpenStakesMax = 25;

export const setRealityCheckResponseValueOpenStakesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const SetRealityCheckResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "intervalMinutes": zod.int().min(setRealityCheckResponseValueIntervalMinutesMin).max(setRealityCheckResponseValueIntervalMinutesMax).describe('The interval, 0 when the check is off.'),
  "due": zod.boolean().describe('Whether the check has to be shown now.'),
  "nextAt": zod.iso.datetime({"offset":true}).max(setRealityCheckResponseValueNextAtMax).nullable().describe('When it is next due, null when it is off.'),
  "since": zod.iso.datetime({"offset":true}).max(setRealityCheckResponseValueSinceMax).describe('Since when time and money are counted: the login of this session.'),
  "playedMinutes": zod.int().min(setRealityCheckResponseValuePlayedMinutesMin).max(setRealityCheckResponseValuePlayedMinutesMax).describe('Minutes since then.'),
  "staked": zod.string().max(setRealityCheckResponseValueStakedMax).regex(setRealityCheckResponseValueStakedRegExp).describe('Real-money stakes since then.'),
  "paid": zod.string().max(setRealityCheckResponseValuePaidMax).regex(setRealityCheckResponseValuePaidRegExp).describe('Payouts since then.'),
  "netPosition": zod.string().max(setRealityCheckResponseValueNetPositionMax).regex(setRealityCheckResponseValueNetPositionRegExp).describe('Payouts less stakes of settled bets; below zero is a loss.'),
  "openStakes": zod.string().max(setRealityCheckResponseValueOpenStakesMax).regex(setRealityCheckResponseValueOpenStakesRegExp).describe('Stakes of all bets that are not settled, also of those of earlier logins.')
}).describe('How long and with what result the member has played since it logged in.')
}).describe('The answer of `setRealityCheck`.')

export const setRealityCheck = {
  response: SetRealityCheckResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
