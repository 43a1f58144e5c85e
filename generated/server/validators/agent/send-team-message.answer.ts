// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const sendTeamMessageResponseValueMessageIdMax = 40;

export const sendTeamMessageResponseValueAccountMax = 60;

export const sendTeamMessageResponseValueSentAtMax = 30;

export const sendTeamMessageResponseValueLeftMin = 0;

export const sendTeamMessageResponseValueLeftMax = 10000;

export const SendTeamMessageResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "messageId": zod.string().min(1).max(sendTeamMessageResponseValueMessageIdMax).describe('Its id.'),
  "account": zod.string().min(1).max(sendTeamMessageResponseValueAccountMax).describe('The account that got it.'),
  "sentAt": zod.iso.datetime({"offset":true}).max(sendTeamMessageResponseValueSentAtMax).describe('When it was sent.'),
  "left": zod.int().min(sendTeamMessageResponseValueLeftMin).max(sendTeamMessageResponseValueLeftMax).describe('How many messages the agent may still send on this day of the site.')
}).describe('A message that was sent to somebody of the team.')
}).describe('The answer of `sendTeamMessage`.')

export const sendTeamMessage = {
  response: SendTeamMessageResponse,
  errors: ['validation_failed', 'unauthenticated', 'session_expired', 'error_not_agent', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'not_found', 'idempotency_conflict', 'payload_too_large', 'unsupported_media_type', 'team_messages_used_up', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
