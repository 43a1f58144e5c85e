// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const cashOutMoonshotPathRoundIdMax = 40;

export const cashOutMoonshotPathRoundIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const CashOutMoonshotParams = zod.object({
  "roundId": zod.string().max(cashOutMoonshotPathRoundIdMax).regex(cashOutMoonshotPathRoundIdRegExp).describe('The own bet\'s round.')
})

export const cashOutMoonshotHeaderMerchantMax = 32;

export const cashOutMoonshotHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const cashOutMoonshotHeaderXRequestIdMax = 64;

export const cashOutMoonshotHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const cashOutMoonshotHeaderIdempotencyKeyMax = 64;

export const cashOutMoonshotHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const CashOutMoonshotHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(cashOutMoonshotHeaderMerchantMax).regex(cashOutMoonshotHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(cashOutMoonshotHeaderXRequestIdMax).regex(cashOutMoonshotHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(cashOutMoonshotHeaderIdempotencyKeyMax).regex(cashOutMoonshotHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const cashOutMoonshot = {
  header: CashOutMoonshotHeader,
  params: CashOutMoonshotParams,
  query: undefined,
  body: undefined,
};
