// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const markChatReadResponseUnReadCountMin = 0;

export const markChatReadResponseUnReadCountMax = 100000;

export const MarkChatReadResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "unReadCount": zod.int().min(markChatReadResponseUnReadCountMin).max(markChatReadResponseUnReadCountMax).describe('What is left unread.')
}).describe('The answer of `markChatRead`.')
