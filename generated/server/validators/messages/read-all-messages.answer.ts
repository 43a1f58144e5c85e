// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const readAllMessagesResponseValueUnReadCountMin = 0;

export const readAllMessagesResponseValueUnReadCountMax = 1000000;

export const ReadAllMessagesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "unReadCount": zod.int().min(readAllMessagesResponseValueUnReadCountMin).max(readAllMessagesResponseValueUnReadCountMax).describe('Unread messages left.')
}).describe('The inbox after a change.')
}).describe('The answer of `readAllMessages`.')

export const readAllMessages = {
  response: ReadAllMessagesResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
