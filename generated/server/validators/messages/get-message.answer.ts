// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const getMessageResponseValueMessageIdMax = 40;

export const getMessageResponseValueSenderMax = 60;

export const getMessageResponseValueTitleMax = 160;

export const getMessageResponseValueContentMax = 20000;

export const getMessageResponseValueLinkageMax = 2048;

export const getMessageResponseValueSentAtMax = 30;

export const getMessageResponseValueReadAtMax = 30;

export const GetMessageResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "messageId": zod.string().min(1).max(getMessageResponseValueMessageIdMax).describe('Its id.'),
  "category": zod.enum(['account', 'money', 'promotion', 'reward', 'game', 'service', 'team']).describe('What a message is about.'),
  "sender": zod.string().min(1).max(getMessageResponseValueSenderMax).optional().describe('The account of the agent above the member that wrote it; only with the category `team`.'),
  "title": zod.string().min(1).max(getMessageResponseValueTitleMax).describe('Its title.'),
  "content": zod.string().max(getMessageResponseValueContentMax).describe('HTML, cleaned by the server when it is stored and by the portal again before it is shown.'),
  "linkageType": zod.union([zod.enum(['PROMOTION', 'GAME', 'ROUTE', 'URL']).describe('A promotion by id, a game to start, a path inside the portal, an address in a new tab.'),zod.null()]).describe('What its button opens, as with a banner; null, and it has none.'),
  "linkage": zod.string().max(getMessageResponseValueLinkageMax).nullable().describe('The target of the button; null where it has none.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(getMessageResponseValueSentAtMax).describe('When it was sent.'),
  "readAt": zod.iso.datetime({"offset":true}).max(getMessageResponseValueReadAtMax).nullable().describe('When the member read it, null while it is unread.')
}).describe('A message to a member, in the language that the member had chosen when it was sent.')
}).describe('The answer of `getMessage`.')

export const getMessage = {
  response: GetMessageResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'not_found', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
