// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const cancelBonusPathBonusIdMax = 40;

export const cancelBonusPathBonusIdRegExp = new RegExp('^[A-Za-z0-9_-]{1,40}$');

export const CancelBonusParams = zod.object({
  "bonusId": zod.string().max(cancelBonusPathBonusIdMax).regex(cancelBonusPathBonusIdRegExp).describe('The bonus.')
})

export const cancelBonusHeaderMerchantMax = 32;

export const cancelBonusHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const cancelBonusHeaderXRequestIdMax = 64;

export const cancelBonusHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const cancelBonusHeaderIdempotencyKeyMax = 64;

export const cancelBonusHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const CancelBonusHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(cancelBonusHeaderMerchantMax).regex(cancelBonusHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(cancelBonusHeaderXRequestIdMax).regex(cancelBonusHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(cancelBonusHeaderIdempotencyKeyMax).regex(cancelBonusHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const cancelBonus = {
  header: CancelBonusHeader,
  params: CancelBonusParams,
  query: undefined,
  body: undefined,
};
