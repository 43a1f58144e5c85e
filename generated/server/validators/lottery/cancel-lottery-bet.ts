// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const cancelLotteryBetPathBetIdMax = 40;

export const cancelLotteryBetPathBetIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const CancelLotteryBetParams = zod.object({
  "betId": zod.string().max(cancelLotteryBetPathBetIdMax).regex(cancelLotteryBetPathBetIdRegExp).describe('The bet.')
})

export const cancelLotteryBetHeaderMerchantMax = 32;

export const cancelLotteryBetHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const cancelLotteryBetHeaderXRequestIdMax = 64;

export const cancelLotteryBetHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const cancelLotteryBetHeaderIdempotencyKeyMax = 64;

export const cancelLotteryBetHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const CancelLotteryBetHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(cancelLotteryBetHeaderMerchantMax).regex(cancelLotteryBetHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(cancelLotteryBetHeaderXRequestIdMax).regex(cancelLotteryBetHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(cancelLotteryBetHeaderIdempotencyKeyMax).regex(cancelLotteryBetHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const cancelLotteryBet = {
  header: CancelLotteryBetHeader,
  params: CancelLotteryBetParams,
  query: undefined,
  body: undefined,
};
