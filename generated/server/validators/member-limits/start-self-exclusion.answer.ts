// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const startSelfExclusionResponseValueStartsAtMax = 30;

export const startSelfExclusionResponseValueEndsAtMax = 30;

export const startSelfExclusionResponseValueSessionsEndedMax = 1000;

export const startSelfExclusionResponseValueHelpLineMax = 80;

export const StartSelfExclusionResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "period": zod.enum(['day_1', 'day_7', 'day_30', 'month_6', 'year_1', 'year_5', 'permanent']).describe('For how long a member excludes itself.'),
  "startsAt": zod.iso.datetime({"offset":true}).max(startSelfExclusionResponseValueStartsAtMax).describe('From when, always at once.'),
  "endsAt": zod.iso.datetime({"offset":true}).max(startSelfExclusionResponseValueEndsAtMax).nullable().describe('Until when, null for ever.'),
  "sessionsEnded": zod.int().min(1).max(startSelfExclusionResponseValueSessionsEndedMax).describe('How many sessions ended with it, the one of this call included.'),
  "helpLine": zod.string().min(1).max(startSelfExclusionResponseValueHelpLineMax).nullable().describe('Where help is found, null where the brand names none.')
}).describe('A self-exclusion. It cannot be taken back or shortened.')
}).describe('The answer of `startSelfExclusion`.')

export const startSelfExclusion = {
  response: StartSelfExclusionResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
