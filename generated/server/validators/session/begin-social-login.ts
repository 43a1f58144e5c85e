// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const BeginSocialLoginParams = zod.object({
  "provider": zod.enum(['google', 'facebook']).describe('Who signs in.')
})

export const beginSocialLoginHeaderMerchantMax = 32;

export const beginSocialLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const beginSocialLoginHeaderXRequestIdMax = 64;

export const beginSocialLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const BeginSocialLoginHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(beginSocialLoginHeaderMerchantMax).regex(beginSocialLoginHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(beginSocialLoginHeaderXRequestIdMax).regex(beginSocialLoginHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const beginSocialLoginBodyReturnUrlMax = 2048;

export const beginSocialLoginBodyBrowserKeyHashMax = 43;

export const beginSocialLoginBodyBrowserKeyHashRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');

export const BeginSocialLoginBody = zod.strictObject({
  "returnUrl": zod.url().min(1).max(beginSocialLoginBodyReturnUrlMax).describe('The page of the portal to which the provider returns, without query and hash.'),
  "browserKeyHash": zod.string().max(beginSocialLoginBodyBrowserKeyHashMax).regex(beginSocialLoginBodyBrowserKeyHashRegExp).describe('The SHA-256 of the browser\'s key, in base64url.')
}).describe('The beginning of a sign-in through a provider.')

export const beginSocialLogin = {
  header: BeginSocialLoginHeader,
  params: BeginSocialLoginParams,
  query: undefined,
  body: BeginSocialLoginBody,
};
