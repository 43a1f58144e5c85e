// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const disableTwoStepLoginHeaderMerchantMax = 32;

export const disableTwoStepLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const disableTwoStepLoginHeaderXRequestIdMax = 64;

export const disableTwoStepLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const DisableTwoStepLoginHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(disableTwoStepLoginHeaderMerchantMax).regex(disableTwoStepLoginHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(disableTwoStepLoginHeaderXRequestIdMax).regex(disableTwoStepLoginHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const disableTwoStepLoginBodyOneLoginPasswordMax = 256;

export const disableTwoStepLoginBodyOneCodeMin = 6;

export const disableTwoStepLoginBodyOneCodeMax = 9;

export const disableTwoStepLoginBodyOneCodeRegExp = new RegExp('^([0-9]{6}|[A-Z2-9]{4}-[A-Z2-9]{4})$');

export const disableTwoStepLoginBodyTwoPayloadMin = 20;

export const disableTwoStepLoginBodyTwoPayloadMax = 65536;

export const disableTwoStepLoginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const DisableTwoStepLoginBody = zod.union([zod.strictObject({
  "loginPassword": zod.string().min(1).max(disableTwoStepLoginBodyOneLoginPasswordMax).describe('The login password.'),
  "code": zod.string().min(disableTwoStepLoginBodyOneCodeMin).max(disableTwoStepLoginBodyOneCodeMax).regex(disableTwoStepLoginBodyOneCodeRegExp).describe('A code of the app, or a recovery code.')
}).describe('The proof that the member itself takes the second step away.'),zod.strictObject({
  "payload": zod.string().min(disableTwoStepLoginBodyTwoPayloadMin).max(disableTwoStepLoginBodyTwoPayloadMax).regex(disableTwoStepLoginBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `disableTwoStepLogin`, plain or encrypted.')

export const disableTwoStepLogin = {
  header: DisableTwoStepLoginHeader,
  params: undefined,
  query: undefined,
  body: DisableTwoStepLoginBody.options[0],
};
