// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const stopChasePathChaseIdMax = 40;

export const stopChasePathChaseIdRegExp = new RegExp('^[A-Za-z0-9-]{1,40}$');

export const StopChaseParams = zod.object({
  "chaseId": zod.string().max(stopChasePathChaseIdMax).regex(stopChasePathChaseIdRegExp).describe('The chase.')
})

export const stopChaseHeaderMerchantMax = 32;

export const stopChaseHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const stopChaseHeaderXRequestIdMax = 64;

export const stopChaseHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const stopChaseHeaderIdempotencyKeyMax = 64;

export const stopChaseHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const StopChaseHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(stopChaseHeaderMerchantMax).regex(stopChaseHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(stopChaseHeaderXRequestIdMax).regex(stopChaseHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(stopChaseHeaderIdempotencyKeyMax).regex(stopChaseHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const stopChase = {
  header: StopChaseHeader,
  params: StopChaseParams,
  query: undefined,
  body: undefined,
};
