// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const startTwoStepLoginHeaderMerchantMax = 32;

export const startTwoStepLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const startTwoStepLoginHeaderXRequestIdMax = 64;

export const startTwoStepLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const StartTwoStepLoginHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(startTwoStepLoginHeaderMerchantMax).regex(startTwoStepLoginHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(startTwoStepLoginHeaderXRequestIdMax).regex(startTwoStepLoginHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const startTwoStepLoginBodyOneLoginPasswordMax = 256;

export const startTwoStepLoginBodyTwoPayloadMin = 20;

export const startTwoStepLoginBodyTwoPayloadMax = 65536;

export const startTwoStepLoginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const StartTwoStepLoginBody = zod.union([zod.strictObject({
  "loginPassword": zod.string().min(1).max(startTwoStepLoginBodyOneLoginPasswordMax).describe('The login password, as proof.')
}).describe('The wish to log in with a second step.'),zod.strictObject({
  "payload": zod.string().min(startTwoStepLoginBodyTwoPayloadMin).max(startTwoStepLoginBodyTwoPayloadMax).regex(startTwoStepLoginBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `startTwoStepLogin`, plain or encrypted.')

export const startTwoStepLogin = {
  header: StartTwoStepLoginHeader,
  params: undefined,
  query: undefined,
  body: StartTwoStepLoginBody.options[0],
};
