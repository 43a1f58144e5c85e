// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createSessionTicketHeaderMerchantMax = 32;

export const createSessionTicketHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const createSessionTicketHeaderXRequestIdMax = 64;

export const createSessionTicketHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const CreateSessionTicketHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createSessionTicketHeaderMerchantMax).regex(createSessionTicketHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createSessionTicketHeaderXRequestIdMax).regex(createSessionTicketHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const createSessionTicketBodyAccountMax = 64;

export const CreateSessionTicketBody = zod.strictObject({
  "account": zod.string().min(1).max(createSessionTicketBodyAccountMax).describe('The account name.')
}).describe('The wish for a login ticket.')

export const createSessionTicket = {
  header: CreateSessionTicketHeader,
  params: undefined,
  query: undefined,
  body: CreateSessionTicketBody,
};
