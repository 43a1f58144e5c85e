// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const claimRafflePrizeHeaderMerchantMax = 32;

export const claimRafflePrizeHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const claimRafflePrizeHeaderXRequestIdMax = 64;

export const claimRafflePrizeHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const claimRafflePrizeHeaderIdempotencyKeyMax = 64;

export const claimRafflePrizeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const ClaimRafflePrizeHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(claimRafflePrizeHeaderMerchantMax).regex(claimRafflePrizeHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(claimRafflePrizeHeaderXRequestIdMax).regex(claimRafflePrizeHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(claimRafflePrizeHeaderIdempotencyKeyMax).regex(claimRafflePrizeHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const claimRafflePrizeBodyPromotionIdMax = 40;

export const claimRafflePrizeBodyTicketIdMax = 40;

export const ClaimRafflePrizeBody = zod.strictObject({
  "promotionId": zod.string().min(1).max(claimRafflePrizeBodyPromotionIdMax).describe('The raffle.'),
  "ticketId": zod.string().min(1).max(claimRafflePrizeBodyTicketIdMax).describe('The ticket.')
}).describe('The ticket that is drawn.')

export const claimRafflePrize = {
  header: ClaimRafflePrizeHeader,
  params: undefined,
  query: undefined,
  body: ClaimRafflePrizeBody,
};
