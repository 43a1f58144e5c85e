// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createSessionTicketResponseValueTicketMax = 128;

export const createSessionTicketResponseValueTicketRegExp = new RegExp('^[A-Za-z0-9_-]{20,128}$');

export const createSessionTicketResponseValueExpiresAtMax = 30;

export const CreateSessionTicketResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "ticket": zod.string().max(createSessionTicketResponseValueTicketMax).regex(createSessionTicketResponseValueTicketRegExp).describe('A login ticket, good once and for 60 seconds. It is no session token.'),
  "expiresAt": zod.iso.datetime({"offset":true}).max(createSessionTicketResponseValueExpiresAtMax).describe('Until when it can be exchanged.')
}).describe('A login ticket and its end.')
}).describe('The answer of `createSessionTicket`.')

export const createSessionTicket = {
  response: CreateSessionTicketResponse,
  errors: ['validation_failed', 'unauthenticated', 'account_disabled', 'self_excluded', 'error_not_member', 'error_not_agent', 'merchant_unknown', 'not_found', 'payload_too_large', 'unsupported_media_type', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
