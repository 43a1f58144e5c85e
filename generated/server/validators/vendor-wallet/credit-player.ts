// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const creditPlayerHeaderMerchantMax = 32;

export const creditPlayerHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const creditPlayerHeaderXRequestIdMax = 64;

export const creditPlayerHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const creditPlayerHeaderIdempotencyKeyMax = 64;

export const creditPlayerHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const CreditPlayerHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(creditPlayerHeaderMerchantMax).regex(creditPlayerHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(creditPlayerHeaderXRequestIdMax).regex(creditPlayerHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(creditPlayerHeaderIdempotencyKeyMax).regex(creditPlayerHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const creditPlayerBodyTransactionIdMax = 64;

export const creditPlayerBodyTransactionIdRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const creditPlayerBodyMemberIdMax = 20;

export const creditPlayerBodyMemberIdRegExp = new RegExp('^[0-9]{1,20}$');

export const creditPlayerBodyRoundIdMax = 60;

export const creditPlayerBodyRoundIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,60}$');

export const creditPlayerBodyAmountMax = 24;

export const creditPlayerBodyAmountRegExp = new RegExp('^(0|[1-9][0-9]{0,14})\\.[0-9]{2,8}$');

export const creditPlayerBodyResultMax = 200;

export const CreditPlayerBody = zod.strictObject({
  "transactionId": zod.string().max(creditPlayerBodyTransactionIdMax).regex(creditPlayerBodyTransactionIdRegExp).describe('The vendor\'s id of this movement of money.'),
  "memberId": zod.string().max(creditPlayerBodyMemberIdMax).regex(creditPlayerBodyMemberIdRegExp).describe('The id of a member.'),
  "roundId": zod.string().max(creditPlayerBodyRoundIdMax).regex(creditPlayerBodyRoundIdRegExp).describe('The vendor\'s id of a round, unique for the vendor.'),
  "amount": zod.string().max(creditPlayerBodyAmountMax).regex(creditPlayerBodyAmountRegExp).describe('The payout; 0.00 ends a lost round.'),
  "roundEnded": zod.boolean().describe('Whether the round is over with it. Then its bet is settled.'),
  "kind": zod.enum(['win', 'jackpot', 'free_round', 'refund']).describe('What it is; `refund` gives a stake back, as for a push.'),
  "result": zod.string().min(1).max(creditPlayerBodyResultMax).optional().describe('What came out, for the betting record.')
}).describe('What a round pays.')

export const creditPlayer = {
  header: CreditPlayerHeader,
  params: undefined,
  query: undefined,
  body: CreditPlayerBody,
};
