// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const authorisePlayerHeaderMerchantMax = 32;

export const authorisePlayerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const authorisePlayerHeaderXRequestIdMax = 64;

export const authorisePlayerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const AuthorisePlayerHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(authorisePlayerHeaderMerchantMax).regex(authorisePlayerHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(authorisePlayerHeaderXRequestIdMax).regex(authorisePlayerHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const authorisePlayerBodyLaunchTokenMin = 20;

export const authorisePlayerBodyLaunchTokenMax = 128;

export const AuthorisePlayerBody = zod.strictObject({
  "launchToken": zod.string().min(authorisePlayerBodyLaunchTokenMin).max(authorisePlayerBodyLaunchTokenMax).describe('The token from the address of the game.')
}).describe('The launch token that the game was opened with.')

export const authorisePlayer = {
  header: AuthorisePlayerHeader,
  params: undefined,
  query: undefined,
  body: AuthorisePlayerBody,
};
