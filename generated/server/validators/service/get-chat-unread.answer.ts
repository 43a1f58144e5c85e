// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getChatUnreadResponseUnReadCountMin = 0;

export const getChatUnreadResponseUnReadCountMax = 100000;

export const GetChatUnreadResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "unReadCount": zod.int().min(getChatUnreadResponseUnReadCountMin).max(getChatUnreadResponseUnReadCountMax).describe('Messages to the member that the member has not read.')
}).describe('The answer of `getChatUnread`.')

export const getChatUnread = {
  response: GetChatUnreadResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'chat_unavailable', 'in_please_information', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
