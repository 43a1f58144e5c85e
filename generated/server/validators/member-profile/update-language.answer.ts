// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const UpdateLanguageResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "language": zod.enum(['EN', 'VI']).describe('A bundled language of the portal, English or Vietnamese.')
}).describe('The language of the account.')
}).describe('The answer of `updateLanguage`.')

export const updateLanguage = {
  response: UpdateLanguageResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
