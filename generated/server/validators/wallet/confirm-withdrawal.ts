// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const confirmWithdrawalPathWithdrawalIdMax = 40;

export const confirmWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const ConfirmWithdrawalParams = zod.object({
  "withdrawalId": zod.string().max(confirmWithdrawalPathWithdrawalIdMax).regex(confirmWithdrawalPathWithdrawalIdRegExp).describe('The id of a withdrawal.')
})

export const confirmWithdrawalHeaderMerchantMax = 32;

export const confirmWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const confirmWithdrawalHeaderXRequestIdMax = 64;

export const confirmWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const confirmWithdrawalHeaderIdempotencyKeyMax = 64;

export const confirmWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const ConfirmWithdrawalHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(confirmWithdrawalHeaderMerchantMax).regex(confirmWithdrawalHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(confirmWithdrawalHeaderXRequestIdMax).regex(confirmWithdrawalHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(confirmWithdrawalHeaderIdempotencyKeyMax).regex(confirmWithdrawalHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const confirmWithdrawal = {
  header: ConfirmWithdrawalHeader,
  params: ConfirmWithdrawalParams,
  query: undefined,
  body: undefined,
};
