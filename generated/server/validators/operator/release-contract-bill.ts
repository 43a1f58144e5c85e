// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const releaseContractBillPathBillIdMax = 40;

export const ReleaseContractBillParams = zod.object({
  "billId": zod.string().min(1).max(releaseContractBillPathBillIdMax).describe('The bill.')
})

export const releaseContractBillHeaderMerchantMax = 32;

export const releaseContractBillHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const releaseContractBillHeaderXRequestIdMax = 64;

export const releaseContractBillHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const releaseContractBillHeaderIdempotencyKeyMax = 64;

export const releaseContractBillHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const ReleaseContractBillHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(releaseContractBillHeaderMerchantMax).regex(releaseContractBillHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(releaseContractBillHeaderXRequestIdMax).regex(releaseContractBillHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(releaseContractBillHeaderIdempotencyKeyMax).regex(releaseContractBillHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const releaseContractBillBodyNoteMax = 500;

export const ReleaseContractBillBody = zod.strictObject({
  "note": zod.string().max(releaseContractBillBodyNoteMax).optional().describe('For other operators.')
}).describe('A note of an operator.')

export const releaseContractBill = {
  header: ReleaseContractBillHeader,
  params: ReleaseContractBillParams,
  query: undefined,
  body: ReleaseContractBillBody,
};
