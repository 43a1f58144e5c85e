// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const approveWithdrawalPathWithdrawalIdMax = 40;

export const approveWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const ApproveWithdrawalParams = zod.object({
  "withdrawalId": zod.string().max(approveWithdrawalPathWithdrawalIdMax).regex(approveWithdrawalPathWithdrawalIdRegExp).describe('The withdrawal.')
})

export const approveWithdrawalHeaderMerchantMax = 32;

export const approveWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const approveWithdrawalHeaderXRequestIdMax = 64;

export const approveWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const approveWithdrawalHeaderIdempotencyKeyMax = 64;

export const approveWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const ApproveWithdrawalHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(approveWithdrawalHeaderMerchantMax).regex(approveWithdrawalHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(approveWithdrawalHeaderXRequestIdMax).regex(approveWithdrawalHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(approveWithdrawalHeaderIdempotencyKeyMax).regex(approveWithdrawalHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const approveWithdrawalBodyNoteMax = 500;

export const ApproveWithdrawalBody = zod.strictObject({
  "note": zod.string().max(approveWithdrawalBodyNoteMax).optional().describe('For other operators.')
}).describe('A note of an operator.')

export const approveWithdrawal = {
  header: ApproveWithdrawalHeader,
  params: ApproveWithdrawalParams,
  query: undefined,
  body: ApproveWithdrawalBody,
};
