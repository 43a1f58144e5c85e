// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const listSessionsResponseValueItemSessionIdMax = 64;

export const listSessionsResponseValueItemSessionIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const listSessionsResponseValueItemStartedAtMax = 30;

export const listSessionsResponseValueItemLastUsedAtMax = 30;

export const listSessionsResponseValueItemExpiresAtMax = 30;

export const listSessionsResponseValueItemIpMax = 45;

export const listSessionsResponseValueItemCountryMax = 2;

export const listSessionsResponseValueItemCountryRegExp = new RegExp('^[A-Z]{2}$');

export const listSessionsResponseValueItemDeviceMax = 120;

export const listSessionsResponseValueMax = 200;

export const ListSessionsResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.array(zod.strictObject({
  "sessionId": zod.string().max(listSessionsResponseValueItemSessionIdMax).regex(listSessionsResponseValueItemSessionIdRegExp).describe('The id of a session. It opens nothing.'),
  "current": zod.boolean().describe('Whether it is the session of this call.'),
  "startedAt": zod.iso.datetime({"offset":true}).max(listSessionsResponseValueItemStartedAtMax).describe('When it began.'),
  "lastUsedAt": zod.iso.datetime({"offset":true}).max(listSessionsResponseValueItemLastUsedAtMax).describe('The last call that a person caused.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(listSessionsResponseValueItemExpiresAtMax).describe('When it ends at the latest.'),
  "ip": zod.string().max(listSessionsResponseValueItemIpMax).describe('From which address it began.'),
  "country": zod.string().max(listSessionsResponseValueItemCountryMax).regex(listSessionsResponseValueItemCountryRegExp).nullable().describe('From which country, null when it is not known.'),
  "device": zod.string().max(listSessionsResponseValueItemDeviceMax).describe('With what.')
}).describe('A session that is open.')).max(listSessionsResponseValueMax).describe('The sessions, the one used last first.')
}).describe('The answer of `listSessions`.')

export const listSessions = {
  response: ListSessionsResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
