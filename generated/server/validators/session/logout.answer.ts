// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const logoutResponseValueEndedAtMax = 30;

export const LogoutResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "endedAt": zod.iso.datetime({"offset":true}).max(logoutResponseValueEndedAtMax).describe('When it ended.')
}).describe('The end of a session.')
}).describe('The answer of `logout`.')

export const logout = {
  response: LogoutResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
