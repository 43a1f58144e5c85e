// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const debitPlayerHeaderMerchantMax = 32;

export const debitPlayerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const debitPlayerHeaderXRequestIdMax = 64;

export const debitPlayerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const debitPlayerHeaderIdempotencyKeyMax = 64;

export const debitPlayerHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const DebitPlayerHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(debitPlayerHeaderMerchantMax).regex(debitPlayerHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(debitPlayerHeaderXRequestIdMax).regex(debitPlayerHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(debitPlayerHeaderIdempotencyKeyMax).regex(debitPlayerHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const debitPlayerBodyTransactionIdMax = 64;

export const debitPlayerBodyTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const debitPlayerBodyPlayTokenMax = 128;

export const debitPlayerBodyPlayTokenRegExp = new RegExp('^[A-Za-z0-9_-]{20,128}$');

export const debitPlayerBodyMemberIdMax = 20;

export const debitPlayerBodyMemberIdRegExp = new RegExp('^[0-9]{1,20}$');

export const debitPlayerBodyNodeIdMax = 12;

export const debitPlayerBodyNodeIdRegExp = new RegExp('^[0-9]{1,12}$');

export const debitPlayerBodyRoundIdMax = 60;

export const debitPlayerBodyRoundIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,60}$');

export const debitPlayerBodyAmountMax = 24;

export const debitPlayerBodyAmountRegExp = new RegExp('^(0\\.((0[1-9]|[1-9][0-9])[0-9]{0,6}|00[0-9]{0,5}[1-9])|[1-9][0-9]{0,14}\\.[0-9]{2,8})$');

export const debitPlayerBodyDetailMax = 200;

export const DebitPlayerBody = zod.strictObject({
  "transactionId": zod.string().max(debitPlayerBodyTransactionIdMax).regex(debitPlayerBodyTransactionIdRegExp).describe('The vendor\'s id of one movement of money; unique for the vendor, for ever.'),
  "playToken": zod.string().max(debitPlayerBodyPlayTokenMax).regex(debitPlayerBodyPlayTokenRegExp).describe('The token of a game session, good for this vendor and member only. It opens nothing but `debit`.'),
  "memberId": zod.string().max(debitPlayerBodyMemberIdMax).regex(debitPlayerBodyMemberIdRegExp).describe('The id of a member.'),
  "nodeId": zod.string().max(debitPlayerBodyNodeIdMax).regex(debitPlayerBodyNodeIdRegExp).describe('The place of a game in the catalogue; unique.'),
  "roundId": zod.string().max(debitPlayerBodyRoundIdMax).regex(debitPlayerBodyRoundIdRegExp).describe('The vendor\'s id of a round, unique for the vendor.'),
  "amount": zod.string().max(debitPlayerBodyAmountMax).regex(debitPlayerBodyAmountRegExp).describe('The stake.'),
  "detail": zod.string().min(1).max(debitPlayerBodyDetailMax).optional().describe('What was bet on, for the betting record.')
}).describe('A stake to take.')

export const debitPlayer = {
  header: DebitPlayerHeader,
  params: undefined,
  query: undefined,
  body: DebitPlayerBody,
};
