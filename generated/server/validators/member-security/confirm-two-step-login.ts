// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const confirmTwoStepLoginHeaderMerchantMax = 32;

export const confirmTwoStepLoginHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const confirmTwoStepLoginHeaderXRequestIdMax = 64;

export const confirmTwoStepLoginHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const ConfirmTwoStepLoginHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(confirmTwoStepLoginHeaderMerchantMax).regex(confirmTwoStepLoginHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(confirmTwoStepLoginHeaderXRequestIdMax).regex(confirmTwoStepLoginHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.')
})

export const confirmTwoStepLoginBodyOneEnrolmentIdMax = 40;

export const confirmTwoStepLoginBodyOneTotpCodeMin = 6;

export const confirmTwoStepLoginBodyOneTotpCodeMax = 6;

export const confirmTwoStepLoginBodyOneTotpCodeRegExp = new RegExp('^[0-9]{6}$');

export const confirmTwoStepLoginBodyTwoPayloadMin = 20;

export const confirmTwoStepLoginBodyTwoPayloadMax = 65536;

export const confirmTwoStepLoginBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const ConfirmTwoStepLoginBody = zod.union([zod.strictObject({
  "enrolmentId": zod.string().min(1).max(confirmTwoStepLoginBodyOneEnrolmentIdMax).describe('The id of the enrolment.'),
  "totpCode": zod.string().min(confirmTwoStepLoginBodyOneTotpCodeMin).max(confirmTwoStepLoginBodyOneTotpCodeMax).regex(confirmTwoStepLoginBodyOneTotpCodeRegExp).describe('The code that the app shows.')
}).describe('The first code of the authenticator app.'),zod.strictObject({
  "payload": zod.string().min(confirmTwoStepLoginBodyTwoPayloadMin).max(confirmTwoStepLoginBodyTwoPayloadMax).regex(confirmTwoStepLoginBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `confirmTwoStepLogin`, plain or encrypted.')

export const confirmTwoStepLogin = {
  header: ConfirmTwoStepLoginHeader,
  params: undefined,
  query: undefined,
  body: ConfirmTwoStepLoginBody.options[0],
};
