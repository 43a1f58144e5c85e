// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const denyContractBillPathBillIdMax = 40;

export const DenyContractBillParams = zod.object({
  "billId": zod.string().min(1).max(denyContractBillPathBillIdMax).describe('The bill.')
})

export const denyContractBillHeaderMerchantMax = 32;

export const denyContractBillHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const denyContractBillHeaderXRequestIdMax = 64;

export const denyContractBillHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const denyContractBillHeaderIdempotencyKeyMax = 64;

export const denyContractBillHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const DenyContractBillHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(denyContractBillHeaderMerchantMax).regex(denyContractBillHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(denyContractBillHeaderXRequestIdMax).regex(denyContractBillHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(denyContractBillHeaderIdempotencyKeyMax).regex(denyContractBillHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const denyContractBillBodyReasonMax = 300;

export const denyContractBillBodyReasonRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const denyContractBillBodyNoteMax = 500;

export const DenyContractBillBody = zod.strictObject({
  "reason": zod.string().min(1).max(denyContractBillBodyReasonMax).regex(denyContractBillBodyReasonRegExp).describe('The reason, which the member reads, in the member\'s language.'),
  "note": zod.string().max(denyContractBillBodyNoteMax).optional().describe('A note for other operators.')
}).describe('Why an operator refuses something.')

export const denyContractBill = {
  header: DenyContractBillHeader,
  params: DenyContractBillParams,
  query: undefined,
  body: DenyContractBillBody,
};
