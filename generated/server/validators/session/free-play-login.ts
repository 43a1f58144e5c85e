// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const freePlayLoginHeaderMerchantMax = 32;

export const freePlayLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const freePlayLoginHeaderXRequestIdMax = 64;

export const freePlayLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const FreePlayLoginHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(freePlayLoginHeaderMerchantMax).regex(freePlayLoginHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(freePlayLoginHeaderXRequestIdMax).regex(freePlayLoginHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const freePlayLoginBodyOsMax = 40;

export const freePlayLoginBodyRandomStringMin = 20;

export const freePlayLoginBodyRandomStringMax = 2048;

export const freePlayLoginBodyRandomStringRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const FreePlayLoginBody = zod.strictObject({
  "os": zod.string().min(1).max(freePlayLoginBodyOsMax).describe('The visitor\'s operating system.'),
  "platform": zod.literal("W").describe('The platform, always the web.'),
  "randomString": zod.string().min(freePlayLoginBodyRandomStringMin).max(freePlayLoginBodyRandomStringMax).regex(freePlayLoginBodyRandomStringRegExp).describe('A compact JWE, made as in `EncryptedPayload`, of `{"nonce": "<22 or more characters of base64url>", "at": <ms since 1970>}`. A nonce is good once, the\ntime may be 2 minutes off.\n'),
  "version": zod.literal(3).describe('The gateway version.')
}).describe('The wish for a trial account.')

export const freePlayLogin = {
  header: FreePlayLoginHeader,
  params: undefined,
  query: undefined,
  body: FreePlayLoginBody,
};
