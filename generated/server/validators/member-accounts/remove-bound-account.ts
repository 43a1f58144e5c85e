// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const removeBoundAccountPathAccountIdMax = 40;

export const removeBoundAccountPathAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const RemoveBoundAccountParams = zod.object({
  "accountId": zod.string().max(removeBoundAccountPathAccountIdMax).regex(removeBoundAccountPathAccountIdRegExp).describe('The id of a bound account.')
})

export const removeBoundAccountHeaderMerchantMax = 32;

export const removeBoundAccountHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const removeBoundAccountHeaderXRequestIdMax = 64;

export const removeBoundAccountHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const RemoveBoundAccountHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(removeBoundAccountHeaderMerchantMax).regex(removeBoundAccountHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(removeBoundAccountHeaderXRequestIdMax).regex(removeBoundAccountHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const removeBoundAccountBodyOnePaymentPasswordMin = 6;

export const removeBoundAccountBodyOnePaymentPasswordMax = 64;

export const removeBoundAccountBodyTwoPayloadMin = 20;

export const removeBoundAccountBodyTwoPayloadMax = 65536;

export const removeBoundAccountBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const RemoveBoundAccountBody = zod.union([zod.strictObject({
  "paymentPassword": zod.string().min(removeBoundAccountBodyOnePaymentPasswordMin).max(removeBoundAccountBodyOnePaymentPasswordMax).describe('The payment password.')
}).describe('The proof that the member itself removes the account.'),zod.strictObject({
  "payload": zod.string().min(removeBoundAccountBodyTwoPayloadMin).max(removeBoundAccountBodyTwoPayloadMax).regex(removeBoundAccountBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `removeBoundAccount`, plain or encrypted.')

export const removeBoundAccount = {
  header: RemoveBoundAccountHeader,
  params: RemoveBoundAccountParams,
  query: undefined,
  body: RemoveBoundAccountBody.options[0],
};
