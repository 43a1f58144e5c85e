// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getChatUrlResponseChatUrlMax = 2048;

export const GetChatUrlResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "chatUrl": zod.url().min(1).max(getChatUrlResponseChatUrlMax).describe('The address of the chat page.')
}).describe('The answer of `getChatUrl`.')

export const getChatUrl = {
  response: GetChatUrlResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'chat_unavailable', 'in_please_information', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
