// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const endSessionResponseValueEndedSessionsMin = 0;

export const endSessionResponseValueEndedSessionsMax = 100000;

export const endSessionResponseValueEndedAtMax = 30;

export const EndSessionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "endedSessions": zod.int().min(endSessionResponseValueEndedSessionsMin).max(endSessionResponseValueEndedSessionsMax).describe('How many have ended.'),
  "endedAt": zod.iso.datetime({"offset":true}).max(endSessionResponseValueEndedAtMax).describe('When.')
}).describe('The end of sessions.')
}).describe('The answer of `endSession`.')

export const endSession = {
  response: EndSessionResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
