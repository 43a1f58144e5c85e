// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const liftContractHoldPathMemberIdMax = 40;

export const LiftContractHoldParams = zod.object({
  "memberId": zod.string().min(1).max(liftContractHoldPathMemberIdMax).describe('The agent.')
})

export const liftContractHoldHeaderMerchantMax = 32;

export const liftContractHoldHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const liftContractHoldHeaderXRequestIdMax = 64;

export const liftContractHoldHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const liftContractHoldHeaderIdempotencyKeyMax = 64;

export const liftContractHoldHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const LiftContractHoldHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(liftContractHoldHeaderMerchantMax).regex(liftContractHoldHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(liftContractHoldHeaderXRequestIdMax).regex(liftContractHoldHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(liftContractHoldHeaderIdempotencyKeyMax).regex(liftContractHoldHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const liftContractHoldBodyNoteMax = 500;

export const LiftContractHoldBody = zod.strictObject({
  "payPending": zod.boolean().describe('Whether they are paid now; else each waits for a decision of its own.'),
  "note": zod.string().max(liftContractHoldBodyNoteMax).optional().describe('For other operators.')
}).describe('What becomes of the bills that wait.')

export const liftContractHold = {
  header: LiftContractHoldHeader,
  params: LiftContractHoldParams,
  query: undefined,
  body: LiftContractHoldBody,
};
