// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const exchangeSessionTicketHeaderMerchantMax = 32;

export const exchangeSessionTicketHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const exchangeSessionTicketHeaderXRequestIdMax = 64;

export const exchangeSessionTicketHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ExchangeSessionTicketHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(exchangeSessionTicketHeaderMerchantMax).regex(exchangeSessionTicketHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(exchangeSessionTicketHeaderXRequestIdMax).regex(exchangeSessionTicketHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const exchangeSessionTicketBodyOneTicketMax = 128;

export const exchangeSessionTicketBodyOneTicketRegExp = new RegExp('^[A-Za-z0-9_-]{20,128}$');

export const exchangeSessionTicketBodyTwoVerificationTicketMax = 128;

export const exchangeSessionTicketBodyTwoTwoStepCodeMin = 6;

export const exchangeSessionTicketBodyTwoTwoStepCodeMax = 9;

export const exchangeSessionTicketBodyTwoTwoStepCodeRegExp = new RegExp('^([0-9]{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$');

export const ExchangeSessionTicketBody = zod.union([zod.strictObject({
  "ticket": zod.string().max(exchangeSessionTicketBodyOneTicketMax).regex(exchangeSessionTicketBodyOneTicketRegExp).describe('A login ticket, good once and for 60 seconds. It is no session token.')
}).describe('The exchange of a login ticket.'),zod.strictObject({
  "verificationTicket": zod.string().min(1).max(exchangeSessionTicketBodyTwoVerificationTicketMax).describe('The ticket that came with `two_step_required`.'),
  "twoStepCode": zod.string().min(exchangeSessionTicketBodyTwoTwoStepCodeMin).max(exchangeSessionTicketBodyTwoTwoStepCodeMax).regex(exchangeSessionTicketBodyTwoTwoStepCodeRegExp).describe('The second step of a login: a code of the authenticator app, or a recovery code.')
}).describe('The second step of a login whose first step cannot be repeated; the ticket stands for it.')]).describe('The body of `exchangeSessionTicket`, by the way that was taken.')

export const exchangeSessionTicket = {
  header: ExchangeSessionTicketHeader,
  params: undefined,
  query: undefined,
  body: ExchangeSessionTicketBody,
};
