// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const checkAffiliateCodeQueryCodeMax = 64;

export const checkAffiliateCodeQueryCodeRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');

export const checkAffiliateCodeQueryDomainMax = 255;

export const checkAffiliateCodeQueryDomainRegExp = new RegExp('^[A-Za-z0-9.:\\[\\]_-]+$');

export const CheckAffiliateCodeQueryParams = zod.object({
  "code": zod.string().max(checkAffiliateCodeQueryCodeMax).regex(checkAffiliateCodeQueryCodeRegExp).describe('The affiliate code, from the address or the form.'),
  "domain": zod.string().min(1).max(checkAffiliateCodeQueryDomainMax).regex(checkAffiliateCodeQueryDomainRegExp).optional().describe('The host of the page that asks, with its port if it has one.')
})

export const checkAffiliateCodeHeaderMerchantMax = 32;

export const checkAffiliateCodeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const checkAffiliateCodeHeaderXRequestIdMax = 64;

export const checkAffiliateCodeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const CheckAffiliateCodeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(checkAffiliateCodeHeaderMerchantMax).regex(checkAffiliateCodeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(checkAffiliateCodeHeaderXRequestIdMax).regex(checkAffiliateCodeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const checkAffiliateCode = {
  header: CheckAffiliateCodeHeader,
  params: undefined,
  query: CheckAffiliateCodeQueryParams,
  body: undefined,
};
