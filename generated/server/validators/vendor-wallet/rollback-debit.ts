// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const rollbackDebitHeaderMerchantMax = 32;

export const rollbackDebitHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const rollbackDebitHeaderXRequestIdMax = 64;

export const rollbackDebitHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const rollbackDebitHeaderIdempotencyKeyMax = 64;

export const rollbackDebitHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const RollbackDebitHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(rollbackDebitHeaderMerchantMax).regex(rollbackDebitHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(rollbackDebitHeaderXRequestIdMax).regex(rollbackDebitHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(rollbackDebitHeaderIdempotencyKeyMax).regex(rollbackDebitHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const rollbackDebitBodyTransactionIdMax = 64;

export const rollbackDebitBodyTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const rollbackDebitBodyOriginalTransactionIdMax = 64;

export const rollbackDebitBodyOriginalTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const rollbackDebitBodyMemberIdMax = 20;

export const rollbackDebitBodyMemberIdRegExp = new RegExp('^[0-9]{1,20}$');

export const rollbackDebitBodyRoundIdMax = 60;

export const rollbackDebitBodyRoundIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,60}$');

export const RollbackDebitBody = zod.strictObject({
  "transactionId": zod.string().max(rollbackDebitBodyTransactionIdMax).regex(rollbackDebitBodyTransactionIdRegExp).describe('The vendor\'s id of this rollback.'),
  "originalTransactionId": zod.string().max(rollbackDebitBodyOriginalTransactionIdMax).regex(rollbackDebitBodyOriginalTransactionIdRegExp).describe('The id of the debit.'),
  "memberId": zod.string().max(rollbackDebitBodyMemberIdMax).regex(rollbackDebitBodyMemberIdRegExp).describe('The id of a member.'),
  "roundId": zod.string().max(rollbackDebitBodyRoundIdMax).regex(rollbackDebitBodyRoundIdRegExp).describe('The round of the debit.'),
  "reason": zod.enum(['timeout', 'error', 'cancelled']).describe('Why: no answer to the debit, an error of the vendor, a round that was called off.')
}).describe('A debit to take back.')

export const rollbackDebit = {
  header: RollbackDebitHeader,
  params: undefined,
  query: undefined,
  body: RollbackDebitBody,
};
