// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const changePasswordHeaderMerchantMax = 32;

export const changePasswordHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const changePasswordHeaderXRequestIdMax = 64;

export const changePasswordHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ChangePasswordHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(changePasswordHeaderMerchantMax).regex(changePasswordHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(changePasswordHeaderXRequestIdMax).regex(changePasswordHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const changePasswordBodyOneOldPasswordMax = 256;

export const changePasswordBodyOneNewPasswordMax = 256;

export const changePasswordBodyOneConfirmNewPasswordMax = 256;

export const changePasswordBodyTwoPayloadMin = 20;

export const changePasswordBodyTwoPayloadMax = 65536;

export const changePasswordBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const ChangePasswordBody = zod.union([zod.strictObject({
  "oldPassword": zod.string().min(1).max(changePasswordBodyOneOldPasswordMax).optional().describe('The password until now; missing only where there is none yet.'),
  "newPassword": zod.string().min(1).max(changePasswordBodyOneNewPasswordMax).describe('The new password, as typed. The site\'s password rule holds.'),
  "confirmNewPassword": zod.string().min(1).max(changePasswordBodyOneConfirmNewPasswordMax).describe('The new password, as typed. The site\'s password rule holds.')
}).describe('A change of the password.'),zod.strictObject({
  "payload": zod.string().min(changePasswordBodyTwoPayloadMin).max(changePasswordBodyTwoPayloadMax).regex(changePasswordBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `changePassword`, plain or encrypted.')

export const changePassword = {
  header: ChangePasswordHeader,
  params: undefined,
  query: undefined,
  body: ChangePasswordBody.options[0],
};
