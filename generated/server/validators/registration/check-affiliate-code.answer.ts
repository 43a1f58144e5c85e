// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const checkAffiliateCodeResponseValueCodeMax = 64;

export const checkAffiliateCodeResponseValueCodeRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');

export const checkAffiliateCodeResponseValueDomainOneMax = 255;

export const checkAffiliateCodeResponseValueDomainOneRegExp = new RegExp('^[A-Za-z0-9.:\\[\\]_-]+$');

export const CheckAffiliateCodeResponse = zod.strictObject({
  "success": zod.literal(true).describe('Always true.'),
  "value": zod.strictObject({
  "code": zod.string().max(checkAffiliateCodeResponseValueCodeMax).regex(checkAffiliateCodeResponseValueCodeRegExp).describe('The code of an agent, below whom a new account stands.'),
  "domain": zod.union([zod.string().min(1).max(checkAffiliateCodeResponseValueDomainOneMax).regex(checkAffiliateCodeResponseValueDomainOneRegExp).describe('The host of the portal\'s page, with its port if it has one.'),zod.null()]).describe('The host that was asked about, null where none was.')
}).describe('An affiliate code that a registration may name.')
}).describe('The answer of `checkAffiliateCode`.')

export const checkAffiliateCode = {
  response: CheckAffiliateCodeResponse,
  errors: ['validation_failed', 'merchant_unknown', 'ip_restricted', 'region_restricted', 'in_need_true_account', 'invitation_code_error', 'rate_limited', 'system_error', 'maintenance', 'unavailable'],
};
