// Generated from openapi/ by `npm run generate`. Do not edit.

import * as zod from 'zod';

export const enterDrawResultPathDrawIdMax = 50;

export const enterDrawResultPathDrawIdRegExp = new RegExp('^[A-Z0-9_]{2,30}-[0-9]{8}(-[A-Z0-9]{1,8})?$');

export const EnterDrawResultParams = zod.object({
  "drawId": zod.string().max(enterDrawResultPathDrawIdMax).regex(enterDrawResultPathDrawIdRegExp).describe('The draw.')
})

export const enterDrawResultHeaderMerchantMax = 32;

export const enterDrawResultHeaderMerchantRegExp = new RegExp('^[a-z][a-z0-9_-]{1,31}$');

export const enterDrawResultHeaderXRequestIdMax = 64;

export const enterDrawResultHeaderXRequestIdRegExp = new RegExp('^[A-Za-z0-9_-]{8,64}$');

export const enterDrawResultHeaderIdempotencyKeyMax = 64;

export const enterDrawResultHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]{16,64}$');

export const EnterDrawResultHeader = zod.object({
  "Language": zod.enum(['EN', 'VI']).optional().describe('The language of messages and content in the answer. Without it the site\'s default language holds.'),
  "Merchant": zod.string().max(enterDrawResultHeaderMerchantMax).regex(enterDrawResultHeaderMerchantRegExp).optional().describe('The merchant code of the brand. A code that this backend does not serve is refused with 403 `merchant_unknown`.'),
  "X-Request-Id": zod.string().max(enterDrawResultHeaderXRequestIdMax).regex(enterDrawResultHeaderXRequestIdRegExp).optional().describe('An id for this exchange, chosen by the caller; repeated in the answer and in the server\'s log.'),
  "Idempotency-Key": zod.string().max(enterDrawResultHeaderIdempotencyKeyMax).regex(enterDrawResultHeaderIdempotencyKeyRegExp).describe('A key that the caller makes once for each thing it means to do. The same key with the same body is answered as the\nfirst time and does nothing again; with another body it is 409 `idempotency_conflict`. Kept for at least 24 hours.\n')
})

export const enterDrawResultBodyPrizesItemNumbersItemMax = 6;

export const enterDrawResultBodyPrizesItemNumbersItemRegExp = new RegExp('^[0-9]{1,6}$');

export const enterDrawResultBodyPrizesItemNumbersMax = 20;

export const enterDrawResultBodyPrizesMax = 10;

export const EnterDrawResultBody = zod.strictObject({
  "prizes": zod.array(zod.strictObject({
  "prize": zod.enum(['NUMBERS', 'SPECIAL', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']).describe('A row of a result. `NUMBERS` is the only row of a draw without a prize table, in the order of drawing.'),
  "numbers": zod.array(zod.string().max(enterDrawResultBodyPrizesItemNumbersItemMax).regex(enterDrawResultBodyPrizesItemNumbersItemRegExp).describe('A drawn number, zero-padded, never a number of JSON.')).min(1).max(enterDrawResultBodyPrizesItemNumbersMax).describe('Its numbers in the order of drawing.')
}).describe('The numbers of one prize.')).min(1).max(enterDrawResultBodyPrizesMax).describe('Every row of the prize table in its order, every number with its digits.')
}).describe('The result of a draw.')

export const enterDrawResult = {
  header: EnterDrawResultHeader,
  params: EnterDrawResultParams,
  query: undefined,
  body: EnterDrawResultBody,
};
