// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const disputeWithdrawalPathWithdrawalIdMax = 40;

export const disputeWithdrawalPathWithdrawalIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const DisputeWithdrawalParams = zod.object({
  "withdrawalId": zod.string().max(disputeWithdrawalPathWithdrawalIdMax).regex(disputeWithdrawalPathWithdrawalIdRegExp).describe('The id of a withdrawal.')
})

export const disputeWithdrawalHeaderMerchantMax = 32;

export const disputeWithdrawalHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const disputeWithdrawalHeaderXRequestIdMax = 64;

export const disputeWithdrawalHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const disputeWithdrawalHeaderIdempotencyKeyMax = 64;

export const disputeWithdrawalHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const DisputeWithdrawalHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(disputeWithdrawalHeaderMerchantMax).regex(disputeWithdrawalHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(disputeWithdrawalHeaderXRequestIdMax).regex(disputeWithdrawalHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(disputeWithdrawalHeaderIdempotencyKeyMax).regex(disputeWithdrawalHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const disputeWithdrawalBodyTextMax = 300;

export const disputeWithdrawalBodyTextRegExp = new RegExp('^[\\s\\S]*[^\\t-\\r \\xa0  - \u2028\u2029  　﻿][\\s\\S]*$');

export const DisputeWithdrawalBody = zod.strictObject({
  "reason": zod.enum(['not_arrived', 'wrong_amount', 'wrong_account']).describe('What is wrong with a withdrawal that is said to be paid.'),
  "text": zod.string().min(1).max(disputeWithdrawalBodyTextMax).regex(disputeWithdrawalBodyTextRegExp).optional().describe('In own words.')
}).describe('What is wrong.')

export const disputeWithdrawal = {
  header: DisputeWithdrawalHeader,
  params: DisputeWithdrawalParams,
  query: undefined,
  body: DisputeWithdrawalBody,
};
