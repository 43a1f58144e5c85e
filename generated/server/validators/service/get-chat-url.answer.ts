// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getChatUrlResponseChatUrlMax = 2048;

export const GetChatUrlResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "chatUrl": zod.url().min(1).max(getChatUrlResponseChatUrlMax).describe('The address of the chat page.')
}).describe('The answer of `getChatUrl`.')
