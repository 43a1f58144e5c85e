// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const changeRegistrationLinkPathLinkIdMax = 40;

export const ChangeRegistrationLinkParams = zod.object({
  "linkId": zod.string().min(1).max(changeRegistrationLinkPathLinkIdMax).describe('The link.')
})

export const changeRegistrationLinkHeaderMerchantMax = 32;

export const changeRegistrationLinkHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const changeRegistrationLinkHeaderXRequestIdMax = 64;

export const changeRegistrationLinkHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ChangeRegistrationLinkHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(changeRegistrationLinkHeaderMerchantMax).regex(changeRegistrationLinkHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(changeRegistrationLinkHeaderXRequestIdMax).regex(changeRegistrationLinkHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const changeRegistrationLinkBodyRebateMin = 0;

export const changeRegistrationLinkBodyRebateMax = 10000;

export const changeRegistrationLinkBodyNoteMax = 80;

export const ChangeRegistrationLinkBody = zod.strictObject({
  "rebate": zod.int().min(changeRegistrationLinkBodyRebateMin).max(changeRegistrationLinkBodyRebateMax).describe('A rebate on turnover in basis points.'),
  "note": zod.string().max(changeRegistrationLinkBodyNoteMax).optional().describe('The agent\'s own words about it; without it there are none.'),
  "enabled": zod.boolean().describe('Whether its code is accepted.')
}).describe('What the link is from now on. Type and code never change.')

export const changeRegistrationLink = {
  header: ChangeRegistrationLinkHeader,
  params: ChangeRegistrationLinkParams,
  query: undefined,
  body: ChangeRegistrationLinkBody,
};
