// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const acknowledgeRealityCheckResponseValueIntervalMinutesMin = 0;

export const acknowledgeRealityCheckResponseValueIntervalMinutesMax = 240;

export const acknowledgeRealityCheckResponseValueNextAtMax = 30;

export const acknowledgeRealityCheckResponseValueSinceMax = 30;

export const acknowledgeRealityCheckResponseValuePlayedMinutesMin = 0;

export const acknowledgeRealityCheckResponseValuePlayedMinutesMax = 1000000;

export const acknowledgeRealityCheckResponseValueStakedMax = 25;

export const acknowledgeRealityCheckResponseValueStakedRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const acknowledgeRealityCheckResponseValuePaidMax = 25;

export const acknowledgeRealityCheckResponseValuePaidRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const acknowledgeRealityCheckResponseValueNetPositionMax = 25;

export const acknowledgeRealityCheckResponseValueNetPositionRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const acknowledgeRealityCheckResponseValueOpenStakesMax = 25;

export const acknowledgeRealityCheckResponseValueOpenStakesRegExp = new RegExp('^-?(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const AcknowledgeRealityCheckResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "intervalMinutes": zod.int().min(acknowledgeRealityCheckResponseValueIntervalMinutesMin).max(acknowledgeRealityCheckResponseValueIntervalMinutesMax).describe('The interval, 0 when the check is off.'),
  "due": zod.boolean().describe('Whether the check has to be shown now.'),
  "nextAt": zod.iso.datetime({"offset":true}).max(acknowledgeRealityCheckResponseValueNextAtMax).nullable().describe('When it is next due, null when it is off.'),
  "since": zod.iso.datetime({"offset":true}).max(acknowledgeRealityCheckResponseValueSinceMax).describe('Since when time and money are counted: the login of this session.'),
  "playedMinutes": zod.int().min(acknowledgeRealityCheckResponseValuePlayedMinutesMin).max(acknowledgeRealityCheckResponseValuePlayedMinutesMax).describe('Minutes since then.'),
  "staked": zod.string().max(acknowledgeRealityCheckResponseValueStakedMax).regex(acknowledgeRealityCheckResponseValueStakedRegExp).describe('Real-money stakes since then.'),
  "paid": zod.string().max(acknowledgeRealityCheckResponseValuePaidMax).regex(acknowledgeRealityCheckResponseValuePaidRegExp).describe('Payouts since then.'),
  "netPosition": zod.string().max(acknowledgeRealityCheckResponseValueNetPositionMax).regex(acknowledgeRealityCheckResponseValueNetPositionRegExp).describe('Payouts less stakes of settled bets; below zero is a loss.'),
  "openStakes": zod.string().max(acknowledgeRealityCheckResponseValueOpenStakesMax).regex(acknowledgeRealityCheckResponseValueOpenStakesRegExp).describe('Stakes of all bets that are not settled, also of those of earlier logins.')
}).describe('How long and with what result the member has played since it logged in.')
}).describe('The answer of `acknowledgeRealityCheck`.')

export const acknowledgeRealityCheck = {
  response: AcknowledgeRealityCheckResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
