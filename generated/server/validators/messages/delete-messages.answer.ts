// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const deleteMessagesResponseValueUnReadCountMin = 0;

export const deleteMessagesResponseValueUnReadCountMax = 1000000;

export const DeleteMessagesResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "unReadCount": zod.int().min(deleteMessagesResponseValueUnReadCountMin).max(deleteMessagesResponseValueUnReadCountMax).describe('Unread messages left.')
}).describe('The inbox after a change.')
}).describe('The answer of `deleteMessages`.')

export const deleteMessages = {
  response: DeleteMessagesResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
