// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createWithdrawalHeaderMerchantMax = 32;

export const createWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const createWithdrawalHeaderXRequestIdMax = 64;

export const createWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const createWithdrawalHeaderIdempotencyKeyMax = 64;

export const createWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const CreateWithdrawalHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createWithdrawalHeaderMerchantMax).regex(createWithdrawalHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createWithdrawalHeaderXRequestIdMax).regex(createWithdrawalHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(createWithdrawalHeaderIdempotencyKeyMax).regex(createWithdrawalHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const createWithdrawalBodyOneAmountMax = 24;

export const createWithdrawalBodyOneAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const createWithdrawalBodyOneAccountIdMax = 40;

export const createWithdrawalBodyOneAccountIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const createWithdrawalBodyOnePaymentPasswordMin = 6;

export const createWithdrawalBodyOnePaymentPasswordMax = 64;

export const createWithdrawalBodyTwoPayloadMin = 20;

export const createWithdrawalBodyTwoPayloadMax = 65536;

export const createWithdrawalBodyTwoPayloadRegExp = new RegExp('^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');

export const CreateWithdrawalBody = zod.union([zod.strictObject({
  "amount": zod.string().max(createWithdrawalBodyOneAmountMax).regex(createWithdrawalBodyOneAmountRegExp).describe('The amount to take from the main wallet; the fee comes off it.'),
  "accountId": zod.string().max(createWithdrawalBodyOneAccountIdMax).regex(createWithdrawalBodyOneAccountIdRegExp).describe('The id of a bound account.'),
  "paymentPassword": zod.string().min(createWithdrawalBodyOnePaymentPasswordMin).max(createWithdrawalBodyOnePaymentPasswordMax).describe('The payment password.')
}).describe('A withdrawal to ask for.'),zod.strictObject({
  "payload": zod.string().min(createWithdrawalBodyTwoPayloadMin).max(createWithdrawalBodyTwoPayloadMax).regex(createWithdrawalBodyTwoPayloadRegExp).describe('The compact JWE.')
}).describe('The body of an (E) operation, encrypted: a compact JWE (`ECDH-ES+A256KW`, `A256GCM`) of the plain JSON body for the\ncurrent key of `GET /wps/system/jwks`, its `kid` in the protected header. It is not compressed: one with `zip` in its\nheader is 400 `encryption_invalid`.\n')]).describe('The body of `createWithdrawal`, plain or encrypted.')

export const createWithdrawal = {
  header: CreateWithdrawalHeader,
  params: undefined,
  query: undefined,
  body: CreateWithdrawalBody.options[0],
};
