// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const resetPasswordHeaderMerchantMax = 32;

export const resetPasswordHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const resetPasswordHeaderXRequestIdMax = 64;

export const resetPasswordHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ResetPasswordHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(resetPasswordHeaderMerchantMax).regex(resetPasswordHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(resetPasswordHeaderXRequestIdMax).regex(resetPasswordHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const resetPasswordBodyOneTicketMax = 128;

export const resetPasswordBodyOneTicketRegExp = new RegExp('^[A-Za-z0-9_-]{20,128}$');

export const resetPasswordBodyOneNewPasswordMax = 256;

export const resetPasswordBodyOneConfirmNewPasswordMax = 256;

export const resetPasswordBodyTwoPayloadMin = 20;

export const resetPasswordBodyTwoPayloadMax = 65536;

export const resetPasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const ResetPasswordBody = zod.union([zod.strictObject({
  "ticket": zod.string().max(resetPasswordBodyOneTicketMax).regex(resetPasswordBodyOneTicketRegExp).describe('The ticket, from the address of the link.'),
  "newPassword": zod.string().min(1).max(resetPasswordBodyOneNewPasswordMax).describe('The new password, as typed. The site\'s password rule holds.'),
  "confirmNewPassword": zod.string().min(1).max(resetPasswordBodyOneConfirmNewPasswordMax).describe('The new password, as typed. The site\'s password rule holds.')
}).describe('A new password with a reset ticket.'),zod.strictObject({
  "payload": zod.string().min(resetPasswordBodyTwoPayloadMin).max(resetPasswordBodyTwoPayloadMax).regex(resetPasswordBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `resetPassword`, plain or encrypted.')

export const resetPassword = {
  header: ResetPasswordHeader,
  params: undefined,
  query: undefined,
  body: ResetPasswordBody.options[0],
};
