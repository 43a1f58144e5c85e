// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getChatUnreadResponseUnReadCountMin = 0;

export const getChatUnreadResponseUnReadCountMax = 100000;

export const GetChatUnreadResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "unReadCount": zod.int().min(getChatUnreadResponseUnReadCountMin).max(getChatUnreadResponseUnReadCountMax).describe('Messages to the member that the member has not read.')
}).describe('The answer of `getChatUnread`.')
