// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const createDepositHeaderMerchantMax = 32;

export const createDepositHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const createDepositHeaderXRequestIdMax = 64;

export const createDepositHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const createDepositHeaderIdempotencyKeyMax = 64;

export const createDepositHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const CreateDepositHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(createDepositHeaderMerchantMax).regex(createDepositHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(createDepositHeaderXRequestIdMax).regex(createDepositHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(createDepositHeaderIdempotencyKeyMax).regex(createDepositHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const createDepositBodyMethodIdMax = 40;

export const createDepositBodyMethodIdRegExp = new RegExp('^[a-z0-9-]{1,40}$');

export const createDepositBodyAmountMax = 24;

export const createDepositBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const createDepositBodyPromotionIdMax = 40;

export const createDepositBodyPromotionIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateDepositBody = zod.strictObject({
  "methodId": zod.string().max(createDepositBodyMethodIdMax).regex(createDepositBodyMethodIdRegExp).describe('The id of a way to deposit.'),
  "amount": zod.string().max(createDepositBodyAmountMax).regex(createDepositBodyAmountRegExp).describe('The amount that the member pays; the fee is taken from it.'),
  "promotionId": zod.string().min(1).max(createDepositBodyPromotionIdMax).regex(createDepositBodyPromotionIdRegExp).optional().describe('A promotion to join with it.')
}).describe('A deposit to make.')

export const createDeposit = {
  header: CreateDepositHeader,
  params: undefined,
  query: undefined,
  body: CreateDepositBody,
};
