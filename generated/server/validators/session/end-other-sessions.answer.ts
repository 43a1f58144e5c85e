// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const endOtherSessionsResponseValueEndedSessionsMin = 0;

export const endOtherSessionsResponseValueEndedSessionsMax = 100000;

export const endOtherSessionsResponseValueEndedAtMax = 30;

export const EndOtherSessionsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "endedSessions": zod.int().min(endOtherSessionsResponseValueEndedSessionsMin).max(endOtherSessionsResponseValueEndedSessionsMax).describe('How many have ended.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(endOtherSessionsResponseValueEndedAtMax).describe('When.')
}).describe('The end of sessions.')
}).describe('The answer of `endOtherSessions`.')

export const endOtherSessions = {
  response: EndOtherSessionsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
