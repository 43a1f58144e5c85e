// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const markChatReadResponseUnReadCountMin = 0;

export const markChatReadResponseUnReadCountMax = 100000;

export const MarkChatReadResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "unReadCount": zod.int().min(markChatReadResponseUnReadCountMin).max(markChatReadResponseUnReadCountMax).describe('What is left unread.')
}).describe('The answer of `markChatRead`.')

export const markChatRead = {
  response: MarkChatReadResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'chat_unavailable', 'in_please_information', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
