// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const forgotPasswordByEmailHeaderMerchantMax = 32;

export const forgotPasswordByEmailHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const forgotPasswordByEmailHeaderXRequestIdMax = 64;

export const forgotPasswordByEmailHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ForgotPasswordByEmailHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(forgotPasswordByEmailHeaderMerchantMax).regex(forgotPasswordByEmailHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(forgotPasswordByEmailHeaderXRequestIdMax).regex(forgotPasswordByEmailHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const forgotPasswordByEmailBodyUsernameMax = 64;

export const forgotPasswordByEmailBodyEmailMin = 3;

export const forgotPasswordByEmailBodyEmailMax = 254;

export const ForgotPasswordByEmailBody = zod.strictObject({
  "username": zod.string().min(1).max(forgotPasswordByEmailBodyUsernameMax).describe('The account name.'),
  "email": zod.email().min(forgotPasswordByEmailBodyEmailMin).max(forgotPasswordByEmailBodyEmailMax).describe('The account\'s e-mail address.')
}).describe('The wish for a reset link.')

export const forgotPasswordByEmail = {
  header: ForgotPasswordByEmailHeader,
  params: undefined,
  query: undefined,
  body: ForgotPasswordByEmailBody,
};
