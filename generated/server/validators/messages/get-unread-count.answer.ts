// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getUnreadCountResponseUnReadCountMin = 0;

export const getUnreadCountResponseUnReadCountMax = 1000000;

export const GetUnreadCountResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "unReadCount": zod.int().min(getUnreadCountResponseUnReadCountMin).max(getUnreadCountResponseUnReadCountMax).describe('Unread messages in the inbox.')
}).describe('The answer of `getUnreadCount`.')

export const getUnreadCount = {
  response: GetUnreadCountResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
