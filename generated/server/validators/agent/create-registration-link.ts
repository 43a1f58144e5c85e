// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createRegistrationLinkHeaderMerchantMax = 32;

export const createRegistrationLinkHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const createRegistrationLinkHeaderXRequestIdMax = 64;

export const createRegistrationLinkHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const CreateRegistrationLinkHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createRegistrationLinkHeaderMerchantMax).regex(createRegistrationLinkHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createRegistrationLinkHeaderXRequestIdMax).regex(createRegistrationLinkHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const createRegistrationLinkBodyRebateMin = 0;

export const createRegistrationLinkBodyRebateMax = 10000;

export const createRegistrationLinkBodyNoteMax = 80;

export const CreateRegistrationLinkBody = zod.strictObject({
  "type": zod.enum({
  Member: 0,
  GeneralAgent: 1,
  Agent: 2,
  Trial: 4,
  Promoter: 41,
  SubPromoter: 42,
}).describe('0 member, 1 general agent, 2 agent, 4 trial account, 41 promoter with a member account, 42 sub-promoter.'),
  "rebate": zod.int().min(createRegistrationLinkBodyRebateMin).max(createRegistrationLinkBodyRebateMax).describe('A rebate on turnover in basis points.'),
  "note": zod.string().max(createRegistrationLinkBodyNoteMax).optional().describe('The agent\'s own words about it.')
}).describe('A link to make.')

export const createRegistrationLink = {
  header: CreateRegistrationLinkHeader,
  params: undefined,
  query: undefined,
  body: CreateRegistrationLinkBody,
};
