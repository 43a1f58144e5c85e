// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const removeRegistrationLinkResponseValueLinkIdMax = 40;

export const removeRegistrationLinkResponseValueRemovedAtMax = 30;

export const RemoveRegistrationLinkResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "linkId": zod.string().min(1).max(removeRegistrationLinkResponseValueLinkIdMax).describe('Its id.'),
  "removedAt": zod.iso.datetime({"offset":true}).max(removeRegistrationLinkResponseValueRemovedAtMax).describe('When it was removed.')
}).describe('A link that is no more.')
}).describe('The answer of `removeRegistrationLink`.')

export const removeRegistrationLink = {
  response: RemoveRegistrationLinkResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
