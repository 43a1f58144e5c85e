// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const answerSupportThreadResponseValueMessageIdMax = 40;

export const answerSupportThreadResponseValueAuthorNameMax = 64;

export const answerSupportThreadResponseValueContentMax = 2000;

export const answerSupportThreadResponseValueHelpItemIdMax = 40;

export const answerSupportThreadResponseValueHelpItemIdRegExp = new RegExp('^[a-z][a-z0-9-]{0,39}$');

export const answerSupportThreadResponseValueSentAtMax = 30;

export const answerSupportThreadResponseValueReadAtMax = 30;

export const AnswerSupportThreadResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "messageId": zod.string().min(1).max(answerSupportThreadResponseValueMessageIdMax).describe('Its id.'),
  "author": zod.enum(['member', 'operator', 'help']).describe('Who wrote: the member, an operator, or the help content that answers until an operator writes.'),
  "authorName": zod.string().min(1).max(answerSupportThreadResponseValueAuthorNameMax).describe('The name that the member reads.'),
  "content": zod.string().min(1).max(answerSupportThreadResponseValueContentMax).describe('What was written, plain text.'),
  "helpItemId": zod.string().max(answerSupportThreadResponseValueHelpItemIdMax).regex(answerSupportThreadResponseValueHelpItemIdRegExp).nullable().describe('The article of the help centre that an automatic answer comes from, null where there is none.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(answerSupportThreadResponseValueSentAtMax).describe('When.'),
  "readAt": zod.iso.datetime({"offset":true}).max(answerSupportThreadResponseValueReadAtMax).nullable().describe('When the other side read it, null while it has not.')
}).describe('A message of a conversation.')
}).describe('The answer of `answerSupportThread`.')
